extension Question {
  /// The key of the rows, and what each has.
  fileprivate var rowsSchema: (key: String, schema: ValueSchema)? {
    key.map { ($0, .list(of: .object(fields.members()))) }
  }
}

extension Report {
  /// The JSON Schema of the report as JSON, in one line. Keys may be added, and the version remains.
  public var jsonSchema: String {
    var json = JSONText()
    json.append(.object(schema))
    return String(decoding: json.takeLine(), as: UTF8.self)
  }

  private var schema: [Value.Part] {
    let members = question.facts.members() + [question.rowsSchema].compactMap(\.self)
    let frame: [Value.Part] = [
      .init("schemaVersion", ["const": Value(Report.schemaVersion)]),
      .init("dataVersion", ValueSchema.text.json(isNullable: false)),
      .init("notes", ValueSchema.list(of: .text).json()),
    ]
    let properties = frame + members.map { .init($0.0, $0.1.json()) }
    return [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("type", "object"),
      .init("required", .texts(properties.map(\.key))),
      .init("properties", .object(properties)),
    ]
  }
}
