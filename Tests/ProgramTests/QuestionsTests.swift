import Testing

/// The answers in docs/questions.md are those of the program.
@Suite("Questions")
struct QuestionsTests {
  /// A question: its heading, the command, the answer and, if it is not 0, the exit code.
  struct Question: Sendable, CustomTestStringConvertible {
    var words: String
    var sample: DocumentSample
    var status: Int32

    var testDescription: String { "\(words) (\(sample.testDescription))" }
  }

  static let lines = (try? DocumentSample.lines(of: "docs/questions.md")) ?? []
  static let headings = lines.indices.filter { lines[$0].hasPrefix("### ") }

  /// The questions that are complete. An exit code stands in the paragraph below the answer.
  static let questions = headings.compactMap { heading -> Question? in
    let section = lines[heading...].prefix { $0 == lines[heading] || !$0.hasPrefix("#") }
    guard let fence = section.firstIndex(of: "```"),
      let sample = DocumentSample(lines, above: fence, fence: fence), sample.end <= section.endIndex
    else { return nil }
    let code = "Exit code "
    let below = lines[sample.end..<section.endIndex].first { $0.hasPrefix(code) }
    let digits = below?.dropFirst(code.count).prefix(while: \.isNumber)
    return Question(
      words: String(lines[heading].dropFirst(4)), sample: sample,
      status: digits.flatMap { Int32($0) } ?? 0)
  }

  @Test("has an answer to each of at least 60 questions, one for each fenced block")
  func complete() {
    #expect(Self.headings.count >= 60)
    #expect(Self.questions.count == Self.headings.count)
    let fences = Self.lines.count { $0 == "```" }
    #expect(fences == 2 * Self.questions.count)
    #expect(Set(Self.questions.map(\.words)).count == Self.questions.count)
  }

  @Test(
    "has answers that are the real output", .disabled(if: DocumentSample.isRecording),
    arguments: questions)
  func answer(question: Question) throws {
    #expect(question.sample.commands.contains("widgetsize"))
    try question.sample.expectOutput(status: question.status)
  }

  @Test(
    "has answers that are recorded on request",
    .enabled(if: DocumentSample.isRecording, "it records"))
  func record() throws {
    let samples = Self.questions.map { (sample: $0.sample, status: $0.status) }
    try DocumentSample.record(samples, in: "docs/questions.md")
  }
}
