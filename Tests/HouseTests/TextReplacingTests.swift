import Testing

/// What replaces a sign finds it whatever combines with it.
@Suite struct TextReplacingTests {
  @Test func noSourceReplacesCharacters() throws {
    let files = try House.files(below: "Sources")
    for file in files {
      for (number, line) in zip(
        1..., file.text.split(separator: "\n", omittingEmptySubsequences: false))
      where line.contains(".replacing(\"") || line.contains(".replacing(#\"") {
        Issue.record("\(file.path):\(number): replaces characters; use replacing(scalars:with:)")
      }
    }
    #expect(files.contains { $0.text.contains(".replacing(scalars: \"") })
  }
}
