import Testing

/// A Swift file that outgrows 300 lines is usually data, or two concepts. Files of other languages are not counted.
@Suite struct FileLengthTests {
  private static let limit = 300

  private func isTooLong(_ text: String) -> Bool {
    text.count { $0 == "\n" } > Self.limit
  }

  @Test(arguments: ["Sources", "Tests"]) func noFileIsTooLong(folder: String) throws {
    for file in try House.files(below: folder) {
      #expect(!isTooLong(file.text), "\(file.path) has more than \(Self.limit) lines")
    }
  }

  @Test func oneLineMoreIsTooLong() {
    let lines = String(repeating: "//\n", count: Self.limit)
    #expect(!isTooLong(lines))
    #expect(isTooLong(lines + "//\n"))
  }
}
