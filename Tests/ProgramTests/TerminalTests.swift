import Foundation
import TestSupport
import Testing

/// What the program does for a person at a terminal.
@Suite("At a terminal") struct TerminalTests {
  private let question = [
    "compare", "iPhone 15", "iPhone 16 Pro", "--family", "small",
  ]

  private func output(
    _ arguments: [String], columns: Int = 80, _ environment: [String: String] = [:]
  ) throws -> [String] {
    let path = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1"]
    return try outputOnTerminal(
      of: Programs.built("widgetsize"), arguments,
      environment: path.merging(environment) { _, given in given }, size: (50, columns)
    ).lines
  }

  /// A query with little output, as `outputOnTerminal` needs it, and with all marks.
  private let small = [
    "query", "--device", "iPhone 7", "--portrait", "--text-size", "xxl",
    "--entry-point", "today-view,notification-center",
  ]
  private let program = Programs.built("widgetsize")

  @Test("colours output on a terminal")
  func terminal() throws {
    let plain = try widgetsize(small).output
    let shown = try outputOnTerminal(
      of: program, small, environment: ["TERM": "xterm"])
    #expect(shown.contains("\u{1B}[33m135!\u{1B}[0m"), "\(shown)")
    #expect(shown.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    "does not colour with NO_COLOR, or on a terminal without colours",
    arguments: [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"], [:]])
  func noColor(_ environment: [String: String]) throws {
    let plain = try widgetsize(small).output
    #expect(!plain.contains("\u{1B}"))
    #expect(
      try outputOnTerminal(of: program, small, environment: environment) == plain)
  }

  @Test("does not colour a file, whatever TERM says", arguments: ["query", "list"])
  func colorInFile(_ command: String) throws {
    let arguments = command == "list" ? ["list", "text-sizes"] : small
    let result = try widgetsize(arguments, environment: ["TERM": "xterm-256color"])
    result.expectAnswer()
    #expect(!result.output.contains("\u{1B}"), "\(result)")
  }

  @Test("a message is broken between words where it is longer than a line of the terminal")
  func messages() throws {
    let lines = try output(
      ["check", "nowhere", "--format", "json", "--format", "junit"], columns: 50)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 50 }, "\(lines)")
    #expect(lines.first?.hasPrefix("error: ") == true && lines.last?.hasPrefix("  ") == true)
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    let whole = try widgetsize("check", "nowhere", "--format", "json", "--format", "junit").errors
    #expect(words + "\n" == whole)
  }

  @Test("lines are at most as long as the terminal is wide, or as COLUMNS says")
  func width() throws {
    let wide = try output(question, columns: 120)
    #expect(wide.contains { $0.count > 80 })
    let narrow = try output(question, columns: 60)
    #expect(narrow.allSatisfy { $0.count <= 60 } && narrow.count > wide.count)
    #expect(try output(question, columns: 120, ["COLUMNS": "60"]) == narrow)
  }

  @Test("report says what it is doing, and then what it wrote") func progress() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(component: "site").path(percentEncoded: false)
      let text = try output(["report", "--output", path]).joined(separator: "\n")
      #expect(text.contains("writing the site…\r\u{1B}[K"), "\(text)")
      #expect(
        text.contains(#/: [0-9]+ pages of [0-9]+ files, [0-9]+ MB; open index\.html/#), "\(text)")
    }
  }
}
