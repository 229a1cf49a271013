import Foundation
import TestSupport
import Testing

/// README.md and the pages of docs/ show what the program prints.
@Suite("Documents")
struct DocumentTests {
  static let begin = "<!-- sample -->", failing = "<!-- failing sample -->"
  static let end = "<!-- /sample -->"

  /// README.md, then the pages of docs/ by name. The samples of questions.md have another form.
  static let paths: [String] =
    ["README.md"]
    + ((try? FileManager.default.contentsOfDirectory(atPath: Project.url(of: "docs").path))
    ?? [])
    .filter { $0.hasSuffix(".md") && $0 != "questions.md" }.sorted().map { "docs/\($0)" }

  /// The samples of a document, each with the exit code that its commands must end with.
  ///
  /// A sample is a fenced block between two comments. It shows all that the commands in the indented
  /// block above it print. They must succeed, or end in a failed check.
  private func samples(of path: String) throws -> [(sample: DocumentSample, status: Int32)] {
    let lines = try DocumentSample.lines(of: path)
    let begins = lines.indices.filter { [Self.begin, Self.failing].contains(lines[$0]) }
    let ends = lines.indices.filter { lines[$0] == Self.end }
    try #require(begins.count == ends.count, "\(path): each sample has a begin and an end")
    return try zip(begins, ends).map { begin, end in
      let sample = try #require(
        DocumentSample(lines, above: begin, fence: begin + 1), "\(path), line \(begin + 1)")
      try #require(sample.commands.contains("widgetsize"), "\(path), line \(begin + 1)")
      try #require(sample.end == end, "\(path), line \(end + 1)")
      return (sample, lines[begin] == Self.failing ? 1 : 0)
    }
  }

  @Test("have samples that are the real output", arguments: paths)
  func samplesAreOutput(path: String) throws {
    let samples = try samples(of: path)
    if DocumentSample.isRecording {
      return try DocumentSample.record(samples, in: path)
    }
    for (sample, status) in samples { try sample.expectOutput(status: status) }
  }

  @Test("have samples where a reader looks for them")
  func documentsWithSamples() throws {
    for path in ["README.md", "docs/widgetkit.md", "docs/today-extensions.md", "docs/checking.md"] {
      #expect(Self.paths.contains(path))
      #expect(!(try samples(of: path)).isEmpty, "\(path)")
    }
  }

  @Test("have the picture that the program draws", arguments: ["widgets.svg", "widgets-dark.svg"])
  func picture(name: String) throws {
    let bash = try #require(Programs.installed("bash"))
    let script = Project.url(of: "Scripts/picture.sh").path
    let program = Programs.built("widgetsize").path(percentEncoded: false)
    try withTemporaryFolder { folder in
      let result = try run(bash, [script, program, folder.path])
      #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
      let drawn = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(drawn.contains(">Medium<") && drawn.contains("349.67 × 164.33"))
      let target = Project.url(of: "docs/\(name)")
      if DocumentSample.isRecording {
        try drawn.write(to: target, atomically: true, encoding: .utf8)
        Issue.record("recorded '\(name)'; look at it, then test again")
      } else {
        #expect(try String(contentsOf: target, encoding: .utf8) == drawn)
      }
    }
  }
}
