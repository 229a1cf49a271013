internal import WidgetSizing

/// Records of a report: objects in an array of JSON, or rows of CSV.
///
/// They are made when they are written, so that a report of any length takes no memory.
package struct Records {
  /// The key of the array in JSON; nil if the records are rows alone.
  let key: String?
  /// What tells the records from those of other lists where all stand in one: `missing`.
  let kind: String?
  /// The columns of the rows; none if the records are objects alone.
  let columns: [String]
  /// The keys of the objects, and what they have.
  let members: [(key: String, schema: ValueSchema)]
  /// The columns of each field that rows have.
  private let columnsOfFields: [[String]]
  /// Writes the records with those of the fields that have one of some columns, or for objects with all, and
  /// hands on what was written, piece by piece.
  private let write: (RecordSink, _ columns: Set<String>, _ handOn: (RecordSink) -> Void) -> Void

  /// The records of elements, which `forEach` calls a function with.
  package init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>],
    forEach: @escaping ((Element) -> Void) -> Void
  ) {
    self.init(key, kind: kind, fields) { sink, columns, handOn in
      let list = FieldList(fields.written(in: sink.form, columns))
      var sink = sink
      forEach { element in
        sink.append(record: element, of: nil, list)
        if sink.isLong {
          handOn(sink)
          sink.removeAll()
        }
      }
      handOn(sink)
    }
  }

  /// The records of elements.
  package init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>], _ elements: [Element]
  ) {
    self.init(key, kind: kind, fields) { elements.forEach($0) }
  }

  /// The records of blocks of cells. `forEach` calls a function with each record of a block.
  init<Element, Blocks: Sequence>(
    _ key: String?, _ fields: [Field<Element>], blocks: Blocks,
    line: @escaping (Element) -> Cell?,
    forEach: @escaping (Blocks.Element, (Element) -> Void) -> Void
  ) {
    self.init(key, kind: nil, fields) { sink, columns, handOn in
      let list = FieldList(fields.written(in: sink.form, columns))
      var sink = sink
      for block in blocks {
        sink.removeAll()
        forEach(block) { sink.append(record: $0, of: line($0), list) }
        handOn(sink)
      }
    }
  }

  private init<Element>(
    _ key: String?, kind: String?, _ fields: [Field<Element>],
    write: @escaping (RecordSink, Set<String>, (RecordSink) -> Void) -> Void
  ) {
    self.key = key
    self.kind = kind
    columnsOfFields = fields.map(\.columns).filter { !$0.isEmpty }
    columns = columnsOfFields.flatMap(\.self)
    members = fields.members()
    self.write = write
  }

  /// Writes the records as elements of a list of JSON, and hands them on, piece by piece.
  func writeObjects(_ handOn: (JSONText) -> Void) {
    write(RecordSink(.object), []) { handOn($0.json) }
  }

  /// Writes each record as a row with these columns, of which those that the records do not have are empty.
  func writeRows(
    _ notation: RecordRows.Notation, showing columns: [String], _ handOn: (RecordRows) -> Void
  ) {
    let written = columnsOfFields.filter { !Set(columns).isDisjoint(with: $0) }.flatMap(\.self)
    let shown = columns.map { name in
      written.firstIndex(of: name).map { .cells($0..<$0 + 1) }
        ?? RecordRows.Shown.text(name == "record" ? kind ?? "" : "")
    }
    write(RecordSink(notation, showing: shown), Set(columns)) { handOn($0.rows) }
  }
}

extension Array {
  /// The fields that are written in a form, of rows those with one of some columns.
  fileprivate func written<Subject>(
    in form: RecordSink.Form, _ columns: Set<String>
  ) -> [Field<Subject>] where Element == Field<Subject> {
    form == .object ? self : filter { !columns.isDisjoint(with: $0.columns) }
  }
}
