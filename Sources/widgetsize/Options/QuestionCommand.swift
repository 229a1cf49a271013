internal import ArgumentParser
internal import WidgetReports
internal import WidgetSizing

/// What questions are answered from.
typealias ReadTables = (engine: Engine, version: String)

/// A command that asks the tables one question.
protocol QuestionCommand: ParsableCommand {
  /// What the answer has beside what every answer has.
  static var content: ReportFormat.Content { get }
  var format: FormatOptions { get }
  var data: DataOptions { get }

  /// Answers the question.
  ///
  /// - Parameters:
  ///   - format: The form in which the answer will be written.
  ///   - read: Reads the tables. What is wrong without them is refused first.
  /// - Returns: The answer, also if it is that nothing is known.
  /// - Throws: What is wrong with the command line or the tables.
  func answer(in format: ReportFormat, from read: () throws -> ReadTables) throws -> QuestionAnswer
}

/// An answer, and what the exit code says of it.
struct QuestionAnswer {
  let report: Report
  /// Whether a number is known, and no check failed.
  let succeeds: Bool
}

extension QuestionCommand {
  static var content: ReportFormat.Content { .answer }

  func run() throws {
    let format = try format.resolved(of: Self.content)
    let answer = try answer(in: format, from: data.read)
    try answer.report.print(as: format)
    if !answer.succeeds { throw Failure(.unknown) }
  }
}
