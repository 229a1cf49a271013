internal import DataTables
internal import WidgetSizing
internal import Wording

/// What a record becomes.
enum RecordForm {
  /// An object of JSON.
  case object
  /// A row of CSV.
  case row
}

/// One field of records: its key in JSON, its columns in CSV, its heading for people, and where its
/// value comes from.
struct Field<Element> {
  /// The value of a record, for a form.
  private let make: (Element, RecordForm) -> Value
  /// The key in JSON; nil if JSON does not have the field.
  var key: String?
  /// The columns in CSV; none if rows do not have the field.
  var columns: [String]
  /// The heading of its column in a table for people.
  var heading: String
  /// Whether people see it as a number, set flush right.
  var isNumeric = false
  /// Which values the field has in JSON.
  private(set) var schema: ValueSchema

  private init(
    key: String?, columns: [String], heading: String, schema: ValueSchema,
    _ make: @escaping (Element, RecordForm) -> Value
  ) {
    self.key = key
    self.columns = columns
    self.heading = heading
    self.schema = schema
    self.make = make
  }

  /// A field with one column. The column has the key's name in lower case with underscores, and the
  /// heading is the column's name, unless they are given.
  init(
    _ key: String, column: String? = nil, _ heading: String? = nil, schema: ValueSchema = .any,
    _ value: @escaping (Element) -> Value
  ) {
    let column = column ?? Self.snakeCase(key)
    self.init(key: key, columns: [column], heading: heading ?? column, schema: schema) {
      element, _ in value(element)
    }
  }

  /// The fields of a part, as an object of JSON and as columns whose names begin with a prefix.
  init<Inner>(
    _ key: String, prefix: String = "", _ fields: [Field<Inner>],
    _ inner: @escaping (Element) -> Inner?
  ) {
    self.init(
      key: key, columns: fields.flatMap(\.columns).map { prefix + $0 }, heading: key,
      schema: .object(fields.members())
    ) { element, form in
      inner(element).map { .object(fields.parts(of: $0, in: form)) } ?? .none
    }
  }

  /// A list of parts, as an array of objects; in a row one cell with a text, or none without one.
  init<Inner>(
    _ key: String, _ fields: [Field<Inner>], text: ((Element) -> String)? = nil,
    _ items: @escaping (Element) -> [Inner]
  ) {
    self.init(
      key: key, columns: text == nil ? [] : [Self.snakeCase(key)], heading: key,
      schema: .list(of: .object(fields.members()))
    ) { element, form in
      switch form {
      case .object: .objects(items(element).map { fields.parts(of: $0, in: form) })
      case .row: .text(text?(element) ?? "")
      }
    }
  }

  static func text(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> String?
  ) -> Field {
    Field(key, column: column, heading, schema: .text) { Value(value($0)) }
  }

  /// The path of a file.
  static func path(_ key: String, _ value: @escaping (Element) -> String) -> Field {
    Field(key, schema: .text) { .path(value($0)) }
  }

  /// A number that is at hand as text: a version, a diagonal. What is no number stays a text.
  static func number(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> String?
  ) -> Field {
    var field = Field(key, column: column, heading, schema: .numberOrText) {
      value($0).map { DecimalNumber($0) == nil ? .text($0) : .number($0) } ?? .none
    }
    field.isNumeric = true
    return field
  }

  static func count(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Int?
  ) -> Field {
    var field = number(key, column: column, heading) { value($0).map(String.init) }
    field.schema = .number
    return field
  }

  static func points(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Points?
  ) -> Field {
    var field = Field(key, column: column ?? snakeCase(key) + "_pt", heading, schema: .number) {
      Value(value($0))
    }
    field.isNumeric = true
    return field
  }

  static func boolean(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Bool?
  ) -> Field {
    Field(key, column: column, heading, schema: .boolean) { Value(value($0)) }
  }

  static func texts(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> [String]
  ) -> Field {
    Field(key, column: column, heading, schema: .list(of: .text)) { .texts(value($0)) }
  }

  /// A list of names: an array in JSON, and one text in rows, with commas between the names unless `text`
  /// makes it.
  static func list(
    _ key: String, _ heading: String? = nil, text: ((Element) -> String)? = nil,
    _ value: @escaping (Element) -> [String]
  ) -> Field {
    Field(
      key: key, columns: [snakeCase(key)], heading: heading ?? snakeCase(key),
      schema: .list(of: .text)
    ) { element, form in
      switch form {
      case .object: .texts(value(element))
      case .row: .text(text?(element) ?? value(element).joined(by: ", "))
      }
    }
  }

  /// The field in JSON alone.
  var onlyInJSON: Field {
    var field = self
    field.columns = []
    return field
  }

  /// The field in rows alone.
  var onlyInRows: Field {
    var field = self
    field.key = nil
    return field
  }

  /// The field of a part of other elements, beside their own.
  func of<Outer>(_ inner: @escaping (Outer) -> Element) -> Field<Outer> {
    var field = Field<Outer>(key: key, columns: columns, heading: heading, schema: schema) {
      outer, form in make(inner(outer), form)
    }
    field.isNumeric = isNumeric
    return field
  }

  /// The value of an element in a cell of a table for people; nil where nothing is known.
  func text(of element: Element) -> String? {
    let text = make(element, .row).readableText
    return text.isEmpty ? nil : text
  }

  /// The value of an element, as a part of its record; nil if the form does not have the field.
  fileprivate func part(of element: Element, in form: RecordForm) -> Value.Part? {
    guard form == .row ? !columns.isEmpty : key != nil else { return nil }
    return Value.Part(key: key, value: make(element, form), cells: columns.count)
  }

  /// The name of a column for a key: `screen_class` for `screenClass`.
  private static func snakeCase(_ key: String) -> String { key.camelCaseWords.joined(by: "_") }
}

extension Array {
  /// The values of an element, as the record of a form.
  func parts<Subject>(of subject: Subject, in form: RecordForm) -> [Value.Part]
  where Element == Field<Subject> {
    compactMap { $0.part(of: subject, in: form) }
  }

  /// The keys of JSON objects with these fields, and what they have.
  func members<Subject>() -> [(key: String, schema: ValueSchema)] where Element == Field<Subject> {
    compactMap { field in field.key.map { ($0, field.schema) } }
  }
}
