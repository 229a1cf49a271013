/// The fields of a record, sorted out once for all records.
struct FieldList<Element> {
  /// Neighbours that depend on the same.
  struct Run {
    /// Whether the fields are the same in all records of a line.
    let isOfLine: Bool
    /// What writes each of them, in an object below its key.
    var writers: [(Element, inout RecordSink) -> Void] = []
  }

  private(set) var ofObjects: [Run] = []
  private(set) var ofRows: [Run] = []

  init(_ fields: [Field<Element>]) {
    for field in fields {
      if let key = field.key {
        let key = JSONText.Key(key)
        Self.append(field, to: &ofObjects) {
          $1.json.append(key)
          field.write($0, &$1)
        }
      }
      if !field.columns.isEmpty { Self.append(field, to: &ofRows, field.write) }
    }
  }

  private static func append(
    _ field: Field<Element>, to runs: inout [Run],
    _ write: @escaping (Element, inout RecordSink) -> Void
  ) {
    if runs.last?.isOfLine != field.isOfLine { runs.append(Run(isOfLine: field.isOfLine)) }
    runs[runs.count - 1].writers.append(write)
  }
}
