/// The fields of a record, sorted out once for all records.
struct FieldList<Element> {
  /// Neighbours that records share under the same condition.
  struct Run {
    /// Which records share the fields with the others of their line.
    let sharing: Field<Element>.Sharing
    /// What writes each of them, in an object below its key.
    var writers: [(Element, inout RecordSink) -> Void] = []
    /// How many columns they have in a row.
    var columnCount = 0
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
    switch (runs.last?.sharing, field.sharing) {
    case (.never, .never), (.always, .always): break
    default: runs.append(Run(sharing: field.sharing))
    }
    runs[runs.count - 1].writers.append(write)
    runs[runs.count - 1].columnCount += field.columns.count
  }
}
