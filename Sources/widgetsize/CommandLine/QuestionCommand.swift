internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing

/// A command that answers one question from the tables.
protocol QuestionCommand: ParsableCommand {
  /// The extra content that the answer has for some formats.
  static var content: ReportFormat.Content { get }
  var format: FormatOptions { get }
  var data: DataOptions { get }
  /// The words of the question, wherever they stand.
  var words: [String] { get }
  /// What the answer has of what words ask for beside sizes.
  static var answers: Set<Wish> { get }

  /// Answers the question.
  ///
  /// - Parameters:
  ///   - format: The output format.
  ///   - read: Reads the tables. Called after the checks that need no tables.
  /// - Returns: The answer, even if nothing is known.
  /// - Throws: An error in the command line or the tables.
  func answer(in format: ReportFormat, from read: () throws -> Engine) throws -> Report
}

extension QuestionCommand {
  static var content: ReportFormat.Content { .answer }

  func run() throws {
    let format = try format.resolved(of: Self.content)
    let answer = try answer(in: format, from: data.read)
    try answer.print(as: format)
    if !answer.succeeds { throw Failure(.unknown) }
  }
}
