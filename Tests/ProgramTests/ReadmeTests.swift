import Testing

/// What the README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
  static let begin = "<!-- sample -->", failing = "<!-- failing sample -->"
  static let end = "<!-- /sample -->"

  static let lines = (try? DocumentSample.lines(of: "README.md")) ?? []

  /// A sample is a fenced block between two comments: all that the commands print in the indented
  /// block above it, and that they succeed, or that the check fails that they end in.
  @Test("has samples that are the real output", .enabled(if: lines.contains(end)))
  func samples() throws {
    let lines = Self.lines
    let begins = lines.indices.filter { [Self.begin, Self.failing].contains(lines[$0]) }
    let ends = lines.indices.filter { lines[$0] == Self.end }
    #expect(!begins.isEmpty)
    try #require(begins.count == ends.count, "each sample has a begin and an end")
    for (begin, end) in zip(begins, ends) {
      let sample = try #require(
        DocumentSample(lines, above: begin, fence: begin + 1), "line \(begin + 1)")
      try #require(sample.commands.contains("widgetsize "), "line \(begin + 1)")
      #expect(sample.end == end, "line \(end + 1)")
      try sample.expectOutput(status: lines[begin] == Self.failing ? 1 : 0)
    }
  }
}
