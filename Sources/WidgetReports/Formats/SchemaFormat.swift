extension ReportFormat {
  /// The JSON Schema of the JSON that answers the same question. Keys may be added, and the version remains.
  public static let schema = ReportFormat("schema") { report, _, output in
    var json = JSONText()
    json.append(.object(report.schema))
    output.write(json.takeLine())
  }
}

extension Report {
  fileprivate var schema: [Value.Part] {
    let lists = records.compactMap { list in
      list.key.map { ($0, ValueSchema.list(of: .object(list.members))) }
    }
    let members = facts.members() + lists
    let frame: [Value.Part] = [
      .init("schemaVersion", .object([.init("const", Value(Report.schemaVersion))])),
      .init("dataVersion", ValueSchema.text.json(isNullable: false)),
      .init("notes", ValueSchema.list(of: .text).json()),
    ]
    let properties = frame + members.map { .init($0.0, $0.1.json()) }
    return [
      .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      .init("type", .text("object")),
      .init("required", .texts(properties.map(\.key))),
      .init("properties", .object(properties)),
    ]
  }
}
