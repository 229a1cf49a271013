internal import WidgetSizing
internal import Wording

/// A value of JSON in a document that is not made of records: a log of findings, a schema.
package enum Value: Sendable {
  /// Nothing is known, or there is nothing: `null`.
  case none
  case text(String)
  /// A number in decimal digits.
  case number(String)
  case boolean(Bool)
  case texts([String])
  case values([Value])
  case object([Part])
  /// An array of objects.
  case objects([[Part]])
  /// A value that is written as JSON already.
  case written(JSONText)

  /// One part of an object.
  package struct Part: Sendable {
    let key: String
    let value: Value

    /// A part with its key.
    package init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// A text, or nothing.
  package init(_ text: String?) { self = text.map(Value.text) ?? .none }

  /// A count, or nothing.
  package init(_ count: Int?) { self = count.map { .number("\($0)") } ?? .none }

  /// A length, or nothing.
  init(_ points: Points?) { self = points.map { .number($0.preciseDecimal) } ?? .none }

  /// A condition, or nothing.
  package init(_ condition: Bool?) { self = condition.map(Value.boolean) ?? .none }

  /// An array of objects with the fields of elements.
  package static func list<Element>(_ elements: [Element], _ fields: [Field<Element>]) -> Value {
    var sink = RecordSink(.object)
    sink.append(elements, FieldList(fields))
    return .written(sink.json)
  }
}

// Values as literals: objects keep the order of their keys.
extension Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral values: Value...) { self = .values(values) }
  package init(dictionaryLiteral parts: (String, Value)...) {
    self = .object(parts.map { Part($0, $1) })
  }
}
