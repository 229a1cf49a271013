/// The answer to a question, which every format can write.
///
/// Programs read the rows of the question, people its sheet, which is made once.
public struct Report {
  /// The version of the JSON that reports are written as; it grows when a key changes its meaning.
  package static let schemaVersion = 3

  let question: any Question
  /// What tables and rows show of the answer, and in which order.
  var shape = ReportShape()
  /// What was checked of each file, for CI systems.
  var checks: [CheckList]
  /// The answer for people.
  let sheet: () -> Sheet

  package init(_ question: some Question) {
    self.question = question
    checks = question.checks
    // What names the columns that there are is shown too: it is made once.
    let once = Once { question.sheet }
    sheet = { once.value }
  }

  /// The version of the data, `YYYY.MM.N`.
  var dataVersion: String { question.dataVersion }
  /// Notes on how the question was understood.
  public var notes: [String] { question.remarks }
  /// What must be said beside a table: how the question was understood, then of the answer.
  public var notesBesideTable: [String] { notes + sheet().notes }
  /// The same beside rows and source code, which hold none.
  public var notesBesideRows: [String] {
    notes + (question.hasNotesBesideRows ? question.notesOnAnswer.prefix(3) : [])
  }
  /// Whether a number is known and no check failed; asked after the report is written.
  public var succeeds: Bool { question.succeeds }
}

/// A value that is made when it is first asked for, and kept.
final class Once<Value> {
  private let make: () -> Value
  private(set) lazy var value = {
    isMade = true
    return make()
  }()
  /// Whether it was asked for.
  private(set) var isMade = false

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}
