/// A value of JSON in a document that is not made of records: the data of a page.
package enum Value: Sendable {
  /// Nothing is known, or there is nothing: `null`.
  case none
  case text(String)
  /// A number in decimal digits.
  case number(String)
  case texts([String])
  case values([Value])
  case object([Part])
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

  /// An array of objects with the fields of elements.
  package static func list<Element>(_ elements: [Element], _ fields: [Field<Element>]) -> Value {
    var sink = RecordSink(.object)
    sink.append(elements, FieldList(fields))
    return .written(sink.json)
  }
}
