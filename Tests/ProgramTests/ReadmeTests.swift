import Foundation
import TestSupport
import Testing

/// What the README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
  static let begin = "<!-- sample -->", end = "<!-- /sample -->"

  static var text: String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// A sample is a fenced block between two comments. Its first line is the command after `$ `;
  /// the lines below are all that it prints.
  @Test("has samples that are the real output", .enabled(if: text.contains(begin)))
  func samples() throws {
    let parts = Self.text.split(separator: Self.begin, omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      let rest = try #require(part.range(of: Self.end), "no '\(Self.end)' after:\n\(part)")
      let lines = String(part[..<rest.lowerBound]).lines
      let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
      try #require(fences.count == 2, "one fenced block expected in:\n\(part)")
      let block = lines[(fences[0] + 1)..<fences[1]]
      let command = try #require(block.first)
      try #require(command.hasPrefix("$ widgetsize "), "'\(command)' is no command")
      let shell = try #require(Programs.installed("sh"))
      let result = try run(
        shell,
        [
          "-c", "\"$0\" \(command.dropFirst("$ widgetsize ".count))",
          Programs.built("widgetsize").path(percentEncoded: false),
        ])
      result.expectAnswer()
      #expect(result.lines == Array(block.dropFirst()), "\(command)")
    }
  }

  @Test("has every sample marked at both ends", .enabled(if: !text.isEmpty))
  func markers() {
    #expect(
      Self.text.ranges(of: Self.begin).count == Self.text.ranges(of: Self.end).count)
  }
}
