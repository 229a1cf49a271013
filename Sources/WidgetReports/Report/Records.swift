/// Records of a report: objects in an array of JSON, or rows of CSV.
///
/// They are made when they are written, so that a report of any length takes no memory.
struct Records {
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
  /// Calls a function with each record.
  private let call: (RecordForm, ([Value.Part]) -> Void) -> Void

  /// The records of elements, which `forEach` calls a function with.
  init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>],
    forEach: @escaping ((Element) -> Void) -> Void
  ) {
    self.key = key
    self.kind = kind
    columns = fields.flatMap(\.columns)
    members = fields.members()
    call = { form, body in
      forEach { body(fields.parts(of: $0, in: form)) }
    }
  }

  /// The records of elements.
  init<Element>(
    _ key: String?, kind: String? = nil, _ fields: [Field<Element>], _ elements: [Element]
  ) {
    self.init(key, kind: kind, fields) { elements.forEach($0) }
  }

  /// Calls a function with each record in a form.
  func forEach(in form: RecordForm, _ body: ([Value.Part]) -> Void) { call(form, body) }
}
