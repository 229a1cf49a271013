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
  /// Those of the columns that rows have only if they are asked for by name.
  var columnsOnRequest: [String] = []
  /// The columns of each field that rows have.
  private let columnsOfFields: [[String]]
  /// Writes each record, and calls a function behind each.
  private let write: (inout RecordSink, Scope, (inout RecordSink) -> Void) -> Void

  /// What is written of each record.
  private struct Scope {
    /// The columns that rows show.
    var columns: Set<String> = []
    /// What an object has before its fields.
    var frame: [Value.Part] = []
  }

  /// The records of elements, which `forEach` calls a function with.
  package init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>],
    forEach: @escaping ((Element) -> Void) -> Void
  ) {
    self.key = key
    self.kind = kind
    columnsOfFields = fields.map(\.columns).filter { !$0.isEmpty }
    columns = columnsOfFields.flatMap(\.self)
    members = fields.members()
    write = { sink, scope, end in
      let list = FieldList(
        sink.form == .object
          ? fields : fields.filter { !scope.columns.isDisjoint(with: $0.columns) })
      forEach { element in
        sink.append(element, list, in: scope.frame)
        end(&sink)
      }
    }
  }

  /// The records of elements.
  init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>], _ elements: [Element]
  ) {
    self.init(key, kind: kind, fields) { elements.forEach($0) }
  }

  /// Writes each record as an object of JSON, whose fields stand behind `frame`, and calls a function behind each.
  func writeObjects(
    to sink: inout RecordSink, in frame: [Value.Part] = [], _ end: (inout RecordSink) -> Void
  ) {
    write(&sink, Scope(frame: frame), end)
  }

  /// Calls a function with each record as a row, whose cells are those of ``columns(showing:)``.
  func forEachRow(showing shown: Set<String>, _ body: (RecordRow) -> Void) {
    var sink = RecordSink(.row)
    write(&sink, Scope(columns: shown)) { sink in
      sink.row.append(text: kind ?? "")
      sink.row.append(plain: "")
      body(sink.row)
      sink.row.removeAll()
    }
  }

  /// The columns of the fields of which at least one is shown, as no other field is written; then the kind,
  /// and an empty cell for what other lists have.
  func columns(showing shown: Set<String>) -> [String] {
    columnsOfFields.filter { !shown.isDisjoint(with: $0) }.flatMap(\.self) + ["kind", ""]
  }
}
