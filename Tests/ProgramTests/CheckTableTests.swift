import TestSupport
import Testing

/// What `check --table` refuses.
@Suite("check --table") struct CheckTableTests {
  private static let outdated = "widget 390x844 small 158x158\n"

  @Test(
    "refuses options that leave no widget to compare with",
    arguments: [["--os", "13"], ["--device", "iPhone 6", "--os", "14+"]])
  func nothingToCompareWith(_ options: [String]) throws {
    try withTemporaryFolder { folder in
      try folder.write("widgets.txt", Self.outdated)
      let result = try widgetsize(["check", "--table", "widgets.txt"] + options, in: folder)
      #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    }
  }

  @Test("refuses standard input named twice")
  func standardInputTwice() throws {
    let result = try runInShell("echo 'widget' | widgetsize check --table - -")
    #expect(result.status == 64 && result.errors.contains("named twice"), "\(result)")
  }
}
