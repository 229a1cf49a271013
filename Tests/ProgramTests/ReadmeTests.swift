import Foundation
import TestSupport
import Testing

/// What the README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
  static let begin = "<!-- sample -->", end = "<!-- /sample -->"

  static let text: String = {
    let project = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: project.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  /// A sample is a fenced block between two comments: all that a command prints. The command is
  /// the last line `widgetsize …` above it.
  @Test("has samples that are the real output", .enabled(if: text.contains(end)))
  func samples() throws {
    let shell = try #require(Programs.installed("sh"))
    let program = Programs.built("widgetsize").path(percentEncoded: false)
    let lines = Self.text.lines
    let begins = lines.indices.filter { lines[$0] == Self.begin }
    let ends = lines.indices.filter { lines[$0] == Self.end }
    #expect(!begins.isEmpty)
    try #require(begins.count == ends.count, "each sample has a begin and an end")
    for (begin, end) in zip(begins, ends) {
      let command = try #require(
        lines[..<begin].map { $0.drop { $0 == " " } }.last { $0.hasPrefix("widgetsize ") })
      let block = lines[(begin + 1)..<end]
      try #require(block.first == "```" && block.last == "```", "line \(begin + 2)")
      let result = try run(
        shell, ["-c", "\"$0\" \(command.dropFirst("widgetsize ".count))", program])
      result.expectAnswer()
      #expect(result.lines == Array(block.dropFirst().dropLast()), "\(command)")
    }
  }
}
