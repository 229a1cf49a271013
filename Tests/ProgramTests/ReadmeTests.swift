import Foundation
import TestSupport
import Testing

/// What the README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
  static let begin = "<!-- sample -->", failing = "<!-- failing sample -->"
  static let end = "<!-- /sample -->"

  static let text: String = {
    let project = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: project.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  /// A sample is a fenced block between two comments: all that the commands print in the indented
  /// block above it, and that they succeed, or that the check fails that they end in.
  @Test("has samples that are the real output", .enabled(if: text.contains(end)))
  func samples() throws {
    let lines = Self.text.lines
    let begins = lines.indices.filter { [Self.begin, Self.failing].contains(lines[$0]) }
    let ends = lines.indices.filter { lines[$0] == Self.end }
    #expect(!begins.isEmpty)
    try #require(begins.count == ends.count, "each sample has a begin and an end")
    for (begin, end) in zip(begins, ends) {
      let above = lines[..<begin].reversed().drop { $0.isEmpty }.prefix { $0.hasPrefix("    ") }
      let commands = above.reversed().map { $0.dropFirst(4) }.joined(separator: "\n")
      try #require(commands.contains("widgetsize "), "line \(begin + 1)")
      let block = lines[(begin + 1)..<end]
      try #require(block.first == "```" && block.last == "```", "line \(begin + 2)")
      let result = try runInShell(commands)
      #expect(result.status == (lines[begin] == Self.failing ? 1 : 0), "\(commands): \(result)")
      #expect(result.errors.isEmpty, "\(commands): \(result)")
      #expect(result.lines == Array(block.dropFirst().dropLast()), "\(commands)")
    }
  }
}
