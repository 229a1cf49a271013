import Foundation
import TestSupport
import Testing

/// Regression tests on the size tables, as users write them: lock files that `query` printed, read by a
/// person, and compared by `check`. A new row of the tables breaks none of them.
@Suite("Pinned sizes") struct PinnedSizesTests {
  /// A lock file below `PinnedSizes`, and the question that it answers.
  struct Lock: Sendable, CustomTestStringConvertible {
    var name: String
    var question: [String]

    var testDescription: String { name }
    var path: String { "Tests/ProgramTests/PinnedSizes/\(name).sizes.lock.csv" }
  }

  static let locks = [
    // The cells for which the project was founded.
    Lock(
      name: "today-ios10",
      question: ["--kind", "today", "--os", "10", "--device", "320x568@2,375x667@2,414x736@3"]),
    Lock(name: "widgetkit", question: ["--kind", "widgetkit", "--os", "8+"]),
    Lock(name: "widgetkit-zoomed", question: ["--kind", "widgetkit", "--os", "8+", "--zoomed"]),
    Lock(
      name: "widgetkit-more-space",
      question: ["--kind", "widgetkit", "--os", "8+", "--zoom", "more-space"]),
    Lock(name: "activity", question: ["--kind", "activity", "--os", "8+"]),
  ]

  /// The ends of a range besides its usual value.
  static let columns =
    "id,width_pt,width_smallest_pt,width_largest_pt,height_pt,height_smallest_pt,height_largest_pt"

  @Test("are unchanged", .disabled(if: DocumentSample.isRecording), arguments: locks)
  func unchanged(lock: Lock) throws {
    let path = Project.url(of: lock.path).path(percentEncoded: false)
    let result = try widgetsize("check", path)
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains(" as pinned"), "\(result)")
  }

  @Test(
    "are recorded on request", .enabled(if: DocumentSample.isRecording, "it records"),
    arguments: locks)
  func record(lock: Lock) throws {
    let result = try widgetsize(
      ["query"] + lock.question + ["--format", "csv", "--columns", Self.columns])
    try #require(result.status == 0, "\(result)")
    // Rows without a number pin nothing.
    let pinned = result.lines.filter { !$0.hasSuffix(",,,,,,") }
    try (pinned.joined(separator: "\n") + "\n").write(
      to: Project.url(of: lock.path), atomically: true, encoding: .utf8)
    Issue.record("recorded '\(lock.path)'; read what changed, then test again")
  }
}
