import Foundation
import TestSupport
import Testing

/// Text of lock files and tables controls neither a terminal, a spreadsheet nor the log of a CI
/// system, in any format.
@Suite("Hostile text") struct HostileTextTests {
  private static let ids = [
    "##[error]x", "::error::y", " ::error file=a::y", "a\n::error::z", "##vso[task.complete]",
    "\u{1B}]0;title\u{7}", "\u{1B}[31mred", "\u{9B}31m", "\u{202E}abc", "\u{2066}abc", "\u{61C}",
    "\u{200B}::error::w", "a\tb", "\r##[group]a", "=1+1\u{1B}",
  ]

  /// Checks that no line is a command of GitHub or Azure, and that no character controls a terminal.
  private func expectHarmless(_ output: String, _ name: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(name): \(line)")
      #expect(line.firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(name): \(line)")
    }
    let unseen = output.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\t"
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    #expect(unseen == nil, "\(name)")
  }

  private func json(_ text: String) throws -> String {
    try #require(String(bytes: JSONEncoder().encode(text), encoding: .utf8))
  }

  private func writeLocks(in folder: URL) throws {
    let cells = try Self.ids.map { "{\"id\": \(try json($0)), \"height\": {\"value\": 1}}" }
    try folder.write("lock.json", "{\"cells\": [\(cells.joined(separator: ", "))]}")
    try folder.write(
      "other.json", "[{\"id\": \"\(CheckCommandTests.id)\", \"height\": {\"value\": 352}}]")
  }

  @Test(
    "in ids of a lock file is harmless in every format",
    arguments: ["table", "csv", "tsv", "json", "ndjson", "markdown"])
  func idsOfLocks(format: String) throws {
    try withTemporaryFolder { folder in
      try writeLocks(in: folder)
      for arguments in [["check", "lock.json"], ["diff", "lock.json", "other.json"]] {
        let result = try widgetsize(arguments + ["--format", format], in: folder)
        #expect(result.status == (arguments[0] == "check" ? 1 : 0), "\(result)")
        #expect(result.output.contains("error"), "\(result)")
        expectHarmless(result.output, "\(arguments) \(format)")
        expectHarmless(result.errors, "\(arguments) \(format)")
      }
    }
  }

  @Test("in ids of a lock file adds no annotation")
  func annotations() throws {
    try withTemporaryFolder { folder in
      try writeLocks(in: folder)
      let result = try widgetsize("check", "lock.json", "--github", in: folder)
      #expect(result.status == 1)
      let commands = result.output.lines.filter { $0.hasPrefix("::") }
      #expect(commands.count == Self.ids.count, "\(result)")
      #expect(commands.allSatisfy { $0.hasPrefix("::error file=lock.json") }, "\(result)")
      expectHarmless(
        result.output.lines.filter { !$0.hasPrefix("::") }.joined(separator: "\n"), "check")
    }
  }

  @Test("in names of tables is harmless in every format", arguments: ["table", "csv"])
  func names(format: String) throws {
    // Long enough for each part to begin a line where text is wrapped.
    let parts = ["::error::a", "##[error]b", "a", "::error::name-that-is-as-long-as-half-a-line"]
    let name = parts.joined(separator: " ")
    let changes = [
      (file: "devices.csv", old: "iphone-7,iPhone 7,", new: "iphone-7,::error::a ##[error]b,"),
      (file: "screen_classes.csv", old: "736,3,phone,5.5-inch,", new: "736,3,phone,\(name),"),
    ]
    try withDataCopy(changes) { folder in
      try folder.write(
        "a.csv", "id,height_pt\n\(CheckCommandTests.id),1\ntoday.\(name),1\n")
      for arguments in [
        ["list", "devices"], ["list", "screens"], ["query", "-d", "414x736"], ["check", "a.csv"],
        ["safe", "-d", "414x736", "--os", "10"],
      ] {
        let result = try widgetsize(
          arguments + ["--data", "Data/tables", "--format", format], in: folder)
        #expect(result.status < 2 && !result.output.isEmpty, "\(result)")
        expectHarmless(result.output, "\(arguments) \(format)")
        expectHarmless(result.errors, "\(arguments) \(format)")
      }
    }
  }
}
