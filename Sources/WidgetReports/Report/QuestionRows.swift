// The rows of a question for programs: objects in an array of JSON, or rows of CSV. They are made when they are written,
// so that an answer of any length takes no memory.
extension Question {
  /// The columns that its rows have.
  var columns: [String] { fields.flatMap(\.columns) }

  /// Writes the rows as elements of a list of JSON, and hands them on, piece by piece.
  func writeObjects(_ handOn: (JSONText) -> Void) {
    write(rows, fields, to: RecordSink(.object)) { handOn($0.json) }
  }

  /// Writes the rows with some of their columns, in the order of one column or as they come, and hands them on, piece by
  /// piece.
  func writeRows(
    showing columns: [String], sortedBy column: String?, isDescending: Bool,
    _ handOn: (RecordRows) -> Void
  ) {
    let (fields, sink) = sink(showing: columns)
    guard let column else { return write(rows, fields, to: sink) { handOn($0.rows) } }
    let (sorted, empty) = self.sink(showing: [column])
    let list = FieldList(sorted)
    let rows = rows.sorted(isDescending: isDescending) { row in
      var sink = empty
      sink.append(record: row, of: nil, list)
      // Neither the quotes of a cell nor the end of the line count.
      let text = String(
        decoding: sink.rows.bytes.filter { $0 != 0x22 }.dropLast(), as: UTF8.self)
      return text.isEmpty ? nil : text
    }
    write(rows, fields, to: sink) { handOn($0.rows) }
  }

  /// The fields of some columns, and a sink that shows these.
  private func sink(showing columns: [String]) -> ([Field<Row>], RecordSink) {
    let shown = Set(columns)
    let fields = fields.filter { !shown.isDisjoint(with: $0.columns) }
    let written = fields.flatMap(\.columns)
    return (fields, RecordSink(showing: columns.compactMap(written.firstIndex)))
  }

  private func write(
    _ rows: some Sequence<Row>, _ fields: [Field<Row>], to sink: RecordSink,
    _ handOn: (RecordSink) -> Void
  ) {
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
