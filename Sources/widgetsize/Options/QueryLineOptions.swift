internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The options of a query in a document: those that select sizes, not those for output.
struct QueryLineOptions: ParsableArguments {
  @OptionGroup var question: WordArgument
  @OptionGroup var axes: AxisOptions

  /// Answers a query of a document.
  static func answer(_ line: QueryLine, _ engine: Engine) throws
    -> QueryResult
  {
    var arguments = try TypedLine(line.arguments, commands: WidgetSize.commands).arguments
    if let command = arguments.first, !command.hasPrefix("-") {
      guard command == QueryCommand._commandName else { throw refusal("'widgetsize \(command)'") }
      arguments.removeFirst()
    }
    let names = arguments.map { String($0.prefix { $0 != "=" }) }
    if let name = names.first(where: Self.refused.contains) {
      throw refusal(quoted(name))
    }
    try ArgumentValues.check(arguments)
    let options = try parse(arguments)
    do {
      let understood = try options.axes.question(engine, words: options.question.words)
        .understood(answering: [.quantity])
      let choices = understood.choices
      guard choices.notUnderstood.isEmpty else {
        throw Failure.usage(WordReading.text(ofNotUnderstood: choices.notUnderstood))
      }
      if let subject = choices.subject { throw refusal("a question for '\(subject.rawValue)'") }
      let others = choices.requests.subtracting([.points, .whether])
      if let request = others.map(\.rawValue).min() { throw refusal("a question for '\(request)'") }
      var result = QueryResult(
        engine: engine, asked: understood.asked, remarks: understood.remarks)
      result.quantities = choices.quantities
      return result
    } catch let failure as Failure where failure.code == .unknown {
      // "Nothing is known" is an answer, which the document shows.
      return QueryResult(
        engine: engine, asked: Asked([]), remarks: failure.lines)
    }
  }

  private static func refusal(_ what: String) -> Failure {
    .usage("\(what) has no place in a document; \(accepted)")
  }

  /// The error of a query, in one line.
  static func message(of error: any Error) -> String {
    switch error {
    case let failure as Failure: failure.inLines.joined(separator: "; ")
    case let fault as QueryLine.Fault: fault.description
    case let fault as QueryBlocks.Fault: fault.description
    // Options such as --help, which exit successfully on a command line.
    case _ where exitCode(for: error) == .success: accepted
    default: Message.sentence(message(for: error))
    }
  }

  /// The options of `query` for output and tables.
  private static let refused = ["--format", "-f", "--json", "-j", "--data"]

  private static let accepted = "a block takes the options of query that say which sizes, no other"
}
