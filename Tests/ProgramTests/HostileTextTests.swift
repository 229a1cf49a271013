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

  @Test("in the names of files begins no line with a command")
  func files() throws {
    let name = "aaaaaaaaa ::error file=x::b aaaaaaaa ::warning::c"
    try withTemporaryFolder { folder in
      for name in [name, ":", "::error::x", " ::error::x"] {
        try folder.write(name, "id,height_pt\n\(CheckCommandTests.id),1\ntoday.x,1\n")
        try folder.write(name + ".md", "```widgetsize\n--nothing\n```\n")
      }
      for name in try folder.names() {
        let command = name.hasSuffix(".md") ? "render" : "check"
        for columns in ["20", "30", "40"] {
          let result = try widgetsize(command, name, environment: ["COLUMNS": columns], in: folder)
          #expect(result.status != 0, "\(result)")
          expectHarmless(result.output, "\(name) in \(columns) columns")
          expectHarmless(result.errors, "\(name) in \(columns) columns")
        }
      }
    }
  }

  @Test("in a Markdown file begins no line of a page with a command", arguments: ["html", "man"])
  func lines(format: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "a.md", "::error::a\nb\n::error::c  \n::error::d\n\n    ::error::e\n\n&nbsp;::error::f\n")
      let result = try widgetsize("render", "a.md", "--format", format, in: folder)
      #expect(result.status == 0 && result.output.contains("error"), "\(result)")
      expectHarmless(result.output, format)
    }
  }

  @Test("is no formula to a program that splits lines at any sign", arguments: ["csv", "tsv"])
  func formulas(format: String) throws {
    let names = [
      "a;=b", "a; +b", "a|@b", "a,-b", "a, =b", "=a", "\"=a\"", "a;\"=b\"", "a;=b;c", "a;\u{FF1D}b",
      "a|\u{FF0B}b", "\u{FF20}a", "\u{A0}=a", "a\u{3000};\u{3000}=b", "-1;=-2", "a;-1",
    ]
    try withTemporaryFolder { folder in
      let cells = names.map { "\"\($0.replacing("\"", with: "\"\""))\"" }
      try folder.write("a.csv", "id,height_pt\n" + cells.map { "\($0),1\n" }.joined())
      let result = try widgetsize("check", "a.csv", "--format", format, in: folder)
      #expect(result.status == 1, "\(result)")
      for part in result.output.split(whereSeparator: { ",;|\t\n".contains($0) }) {
        let text = part.drop { $0.isWhitespace || $0 == "\"" }
        let begins = text.first.map { "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".contains($0) } ?? false
        #expect(!begins || Double(text) != nil, "\(part)")
      }
      #expect(result.output.contains("a;-1"))
    }
  }
}
