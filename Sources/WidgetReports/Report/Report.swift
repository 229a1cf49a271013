internal import Documents

/// The answer to a question, which every format can write.
///
/// People read its sheet, programs its facts and records. Each is made when a format asks for it.
public struct Report {
  /// The version of the JSON that reports are written as; it grows when a key changes its meaning.
  package static let schemaVersion = 3

  /// The version of the data, `YYYY.MM.N`.
  let dataVersion: String
  /// Notes on how the question was understood.
  public let notes: [String]
  /// What tables and rows show of the answer, and in which order.
  var shape = ReportShape()
  /// What must be said of the answer as a whole, for JSON.
  var notesOnAnswer: () -> [String] = { [] }
  /// The answer for people.
  let sheet: () -> Sheet
  /// What JSON says of the answer as a whole.
  package var facts: [Field<Void>] = []
  /// The answer in detail, for programs.
  let records: [Records]
  /// The sizes, for formats that hold nothing else.
  var sizes: SizeList?
  /// The answer as a drawing.
  var drawing: (() -> Drawing)?
  /// What was checked of each file, for CI systems.
  var checks: [CheckList] = []
  /// Whether the sources of the sheet are always listed with their addresses.
  var citesAddresses = false
  /// Whether a number is known and no check failed; asked after the report is written.
  public var succeeds: () -> Bool = { true }
  /// What must be said beside a table: how the question was understood, then of the answer.
  public var notesBesideTable: [String] { notes + sheet().notes }

  package init(
    dataVersion: String, notes: [String], records: [Records], sheet: @escaping () -> Sheet
  ) {
    self.dataVersion = dataVersion
    self.notes = notes
    self.records = records
    // What names the columns that there are is shown too: it is made once.
    let once = Once(sheet)
    self.sheet = { once.value }
  }
}
