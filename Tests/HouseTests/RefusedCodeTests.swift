import Testing

/// What the sources of the program do not have, each with its reason.
@Suite struct RefusedCodeTests {
  @Test(arguments: [
    // What replaces a sign finds it whatever combines with it.
    (".replacing(\"", "replaces characters; use replacing(scalars:with:)"),
    (".replacing(#\"", "replaces characters; use replacing(scalars:with:)"),
    // Both compile the path of the file, or its length, into the program.
    ("withoutActuallyEscaping(", "makes the program depend on the folder in which it is built"),
    ("#filePath", "makes the program depend on the folder in which it is built"),
  ])
  func noSourceHas(code: String, reason: String) throws {
    let files = try House.files(below: "Sources")
    for file in files {
      for (number, line) in zip(
        1..., file.text.split(separator: "\n", omittingEmptySubsequences: false))
      where line.contains(code) {
        Issue.record("\(file.path):\(number): \(reason)")
      }
    }
    #expect(files.contains { $0.text.contains(".replacing(scalars: \"") })
  }
}
