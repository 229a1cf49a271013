/// Which values of JSON a field has. A value that is not known is null.
package indirect enum ValueSchema: Sendable {
  /// Fields do not say which.
  case any
  case text
  case number
  /// A number, or a text where there is none: a version of an unknown form.
  case numberOrText
  case boolean
  case list(of: ValueSchema)
  /// An object in which all keys are present.
  case object([(key: String, schema: ValueSchema)])

  /// What a value is. Of a list, what its objects have in common.
  init(of value: Value) {
    switch value {
    case .none: self = .any
    case .text: self = .text
    case .number: self = .number
    case .boolean: self = .boolean
    case .texts: self = .list(of: .text)
    case .values(let values): self = .list(of: values.first.map(ValueSchema.init) ?? .any)
    case .object(let parts): self = .init(of: parts)
    case .objects(let objects):
      let schemas = objects.map { ValueSchema(of: $0) }
      self = .list(of: schemas.dropFirst().reduce(schemas.first ?? .any) { $0.merged(with: $1) })
    case .written(_, let schema): self = schema
    }
  }

  /// What the parts of an object are.
  init(of parts: [Value.Part]) {
    self = .object(parts.map { ($0.key, ValueSchema(of: $0.value)) })
  }

  /// The schema that knows more: of two objects, the one that has more of their keys.
  private func merged(with other: ValueSchema) -> ValueSchema {
    switch (self, other) {
    case (.any, _): other
    case (.list(let own), .list(let others)): .list(of: own.merged(with: others))
    case (.object(let own), .object(let others)):
      .object(
        own.map { member in
          let same = others.first { $0.key == member.key }
          return (member.key, same.map { member.schema.merged(with: $0.schema) } ?? member.schema)
        })
    default: self
    }
  }

  /// The schema as JSON Schema. Lists are never null, and neither are their elements.
  func json(isNullable: Bool = true) -> Value {
    var type: [String] = []
    var rest: [Value.Part] = []
    switch self {
    case .any: return .object([])
    case .text: type = ["string"]
    case .number: type = ["number"]
    case .numberOrText: type = ["number", "string"]
    case .boolean: type = ["boolean"]
    case .list(let element):
      return .object([
        .init("type", .text("array")), .init("items", element.json(isNullable: false)),
      ])
    case .object(let members):
      type = ["object"]
      rest = Self.parts(of: members)
    }
    return .object([.init("type", .texts(type + (isNullable ? ["null"] : [])))] + rest)
  }

  /// The keys of an object, which are all present, and what they have.
  private static func parts(of members: [(key: String, schema: ValueSchema)]) -> [Value.Part] {
    [
      .init("required", .texts(members.map(\.key))),
      .init("properties", .object(members.map { .init($0.key, $0.schema.json()) })),
    ]
  }
}
