import Foundation
import ProgramSupport
import WidgetReports

@testable import widgetsize

/// A cache of answers to queries. Parsing the options takes a thousand times as long as the rest, each
/// document is written six times, and most inputs repeat the queries of others.
enum QueryAnswers {
  /// Guards ``answers``: tests read inputs in parallel.
  private static let lock = NSLock()
  private nonisolated(unsafe) static var answers: [[String]: Result<QueryResult, Failure>] = [:]

  /// The answer to a query, or what is wrong with it.
  static func answer(_ line: QueryLine) throws -> QueryResult {
    if let answer = lock.withLock({ unsafe answers[line.arguments] }) { return try answer.get() }
    let answer = Result { try QueryLineOptions.answer(line, SoundTables.engine) }
      .mapError { Failure.usage(QueryLineOptions.message(of: $0)) }
    lock.withLock {
      if unsafe answers.count >= 10_000 { unsafe answers.removeAll() }
      unsafe answers[line.arguments] = answer
    }
    return try answer.get()
  }
}
