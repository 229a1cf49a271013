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
      return ["type": "array", "items": element.json(isNullable: false)]
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
