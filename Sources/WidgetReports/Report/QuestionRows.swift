// The rows of a question for programs: objects in an array of JSON, or rows of CSV. They are made when they are written,
// so that an answer of any length takes no memory.
extension Question {
  /// The columns that its rows have.
  var columns: [String] { fields.flatMap(\.columns) }

  /// Writes the rows as elements of a list of JSON, and hands them on, piece by piece.
  func writeObjects(_ handOn: (JSONText) -> Void) {
    write(fields, to: RecordSink(.object)) { handOn($0.json) }
  }

  /// Writes the rows with some of their columns, and hands them on, piece by piece.
  func writeRows(showing columns: [String], _ handOn: (RecordRows) -> Void) {
    let shown = Set(columns)
    let fields = fields.filter { !shown.isDisjoint(with: $0.columns) }
    let written = fields.flatMap(\.columns)
    write(fields, to: RecordSink(showing: columns.compactMap(written.firstIndex))) {
      handOn($0.rows)
    }
  }

  private func write(_ fields: [Field<Row>], to sink: RecordSink, _ handOn: (RecordSink) -> Void) {
    let list = FieldList(fields)
    var sink = sink
    for row in rows {
      sink.append(record: row, of: line(of: row), list)
      if sink.isLong {
        handOn(sink)
        sink.removeAll()
      }
    }
    handOn(sink)
  }
}
