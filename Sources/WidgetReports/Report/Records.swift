package import WidgetSizing

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
  ///
  /// - Parameters:
  ///   - key: The key of the array in JSON; nil if the records are rows alone.
  ///   - kind: What tells the records from those of other lists.
  ///   - fields: What each record has.
  ///   - line: The line of cells of an element: neighbours of one line share what depends on nothing else.
  ///   - forEach: Calls a function with each element.
  package init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>],
    line: @escaping (Element) -> Cell? = { _ in nil },
    forEach: @escaping ((Element) -> Void) -> Void
  ) {
    self.key = key
    self.kind = kind
    columnsOfFields = fields.map(\.columns).filter { !$0.isEmpty }
    columns = columnsOfFields.flatMap(\.self)
    members = fields.members()
    write = { sink, columns, handOn in
      let list = FieldList(
        sink.form == .object ? fields : fields.filter { !columns.isDisjoint(with: $0.columns) })
      var sink = sink
      forEach { element in
        sink.append(record: element, of: line(element), list)
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

  /// Writes the records as elements of a list of JSON, and hands them on, piece by piece.
  func writeObjects(_ handOn: (JSONText) -> Void) {
    write(RecordSink(.object), []) { handOn($0.json) }
  }

  /// Writes each record as a row with these columns, of which those that the records do not have are empty.
  func writeRows(showing columns: [String], _ handOn: (RecordRows) -> Void) {
    let written = columnsOfFields.filter { !Set(columns).isDisjoint(with: $0) }.flatMap(\.self)
    let shown = columns.map { name in
      written.firstIndex(of: name).map { .cells($0..<$0 + 1) }
        ?? RecordRows.Shown.text(name == "record" ? kind ?? "" : "")
    }
    write(RecordSink(showing: shown), Set(columns)) { handOn($0.rows) }
  }
}
