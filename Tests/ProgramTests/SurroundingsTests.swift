import Foundation
import TestSupport
import Testing

/// How the program behaves on terminals, and with variables of the environment. `Tests/faults` has pipes
/// and full disks.
@Suite("Surroundings")
struct SurroundingsTests {
  static let program = Programs.built("widgetsize")
  /// A query with little output, as `outputOnTerminal` needs it, and with all marks.
  static let small = ["query", "--device", "iPhone 7", "--portrait", "--text-size", "xxl"]

  @Test("colours output on a terminal")
  func terminal() throws {
    let plain = try widgetsize(Self.small).output
    let shown = try outputOnTerminal(
      of: Self.program, Self.small, environment: ["TERM": "xterm"])
    #expect(shown.contains("\u{1B}[33m135!\u{1B}[0m"), "\(shown)")
    #expect(shown.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    "does not colour with NO_COLOR, or on a terminal without colours",
    arguments: [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"], [:]])
  func noColor(_ environment: [String: String]) throws {
    let plain = try widgetsize(Self.small).output
    #expect(!plain.contains("\u{1B}"))
    #expect(
      try outputOnTerminal(of: Self.program, Self.small, environment: environment) == plain)
  }

  @Test("does not colour a file, whatever TERM says", arguments: ["query", "list"])
  func colorInFile(_ command: String) throws {
    let arguments = command == "list" ? ["list", "text-sizes"] : Self.small
    let result = try widgetsize(arguments, environment: ["TERM": "xterm-256color"])
    result.expectAnswer()
    #expect(!result.output.contains("\u{1B}"), "\(result)")
  }

  @Test(
    "prints the same bytes in every locale, home folder and time zone",
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"],
      ["LC_ALL": "de_DE.UTF-8"], ["LANG": "ar_EG.UTF-8"], ["HOME": "/nowhere"],
      ["TZ": "Asia/Tokyo"],
    ])
  func locale(_ environment: [String: String]) throws {
    // The names have an I, which Turkish has two of, and the numbers have decimals.
    for arguments in [
      ["query", "--device", "IPAD PRO (12.9-INCH)", "--text-size", "ax5"],
      ["explain", "--device", "IPHONE 7 PLUS"], ["list", "screens"], ["query", "--help"],
    ] {
      let plain = try widgetsize(arguments)
      plain.expectAnswer()
      #expect(try widgetsize(arguments, environment: environment) == plain)
    }
  }

  @Test("needs no variable of the environment")
  func emptyEnvironment() throws {
    let env = try #require(Programs.installed("env"))
    let program = Self.program.path(percentEncoded: false)
    for arguments in [Self.small, ["--help"], ["list", "os"], ["query", "--device", "nothing"]] {
      #expect(try run(env, ["-i", program] + arguments) == widgetsize(arguments))
    }
  }

  @Test("an empty WIDGETSIZE_DATA is none")
  func emptyVariable() throws {
    let result = try widgetsize(Self.small, environment: ["WIDGETSIZE_DATA": ""])
    #expect(result == (try widgetsize(Self.small)))
  }

  @Test("the working folder is left as it was")
  func workingFolder() throws {
    try withTemporaryFolder { folder in
      for arguments in [Self.small, ["list", "screens"], ["explain", "-d", "plus"]] {
        try widgetsize(arguments, in: folder).expectAnswer()
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(files.isEmpty)
    }
  }

  @Test("a program that was moved answers all the same")
  func moved() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "a program")
      try FileManager.default.copyItem(at: Self.program, to: copy)
      let result = try run(copy, Self.small)
      let expected = try widgetsize(Self.small)
      #expect(result == expected)
    }
  }
}
