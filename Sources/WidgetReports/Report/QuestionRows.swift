// The rows of a question for programs: objects in an array of JSON, or rows of CSV. They are made when they are written,
// so that an answer of any length takes no memory.
extension Question {
  /// The columns that its rows have.
  var columns: [String] { fields.flatMap(\.columns) }

  package func writeObjects(_ handOn: ([UInt8]) -> Void) {
    write(fields, to: RecordSink(.object)) { handOn($0.json.bytes) }
  }

  package func writeRows(
    showing columns: [String], sortedBy column: String?, isDescending: Bool,
    _ handOn: ([UInt8]) -> Void
  ) {
    let (fields, sink) = sink(showing: columns)
    guard let column else { return write(fields, to: sink) { handOn($0.rows.bytes) } }
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
    write(fields, to: sink, rows) { handOn($0.rows.bytes) }
  }

  /// The fields of some columns, and a sink that shows these.
  private func sink(showing columns: [String]) -> ([Field<Row>], RecordSink) {
    let shown = Set(columns)
    let fields = fields.filter { !shown.isDisjoint(with: $0.columns) }
    let written = fields.flatMap(\.columns)
    return (fields, RecordSink(showing: columns.compactMap(written.firstIndex)))
  }

  /// Writes some rows, or all rows as they are computed.
  private func write(
    _ fields: [Field<Row>], to sink: RecordSink, _ rows: [Row]? = nil,
    _ handOn: (RecordSink) -> Void
  ) {
    let list = FieldList(fields)
    var sink = sink
    let forEach: ((Row) -> Void) -> Void = rows.map { rows in { rows.forEach($0) } } ?? forEachRow
    // Not a local function, whose accesses to what it captures are checked as the program runs.
    forEach { row in
      sink.append(record: row, of: line(of: row), list)
      guard sink.isLong else { return }
      handOn(sink)
      sink.removeAll()
    }
    handOn(sink)
  }
}
