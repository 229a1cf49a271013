internal import DataTables
package import WidgetSizing
internal import Wording

/// One field of records: its key in JSON, its columns in CSV, its heading for people, and where its
/// value comes from.
package struct Field<Element> {
  /// Writes the value of a record.
  let write: (Element, inout RecordSink) -> Void
  /// The key in JSON; nil if JSON does not have the field.
  var key: String?
  /// The columns in CSV; none if rows do not have the field.
  var columns: [String]
  /// The heading of its column in a table for people.
  var heading: String
  /// Whether people see it as a number, set flush right.
  var isNumeric = false
  /// The column that people see; nil if they do not see the field.
  private(set) var seen: Seen?
  /// The table of its parts that people see; nil if they see none.
  private(set) var details: Details?
  /// Which records have the same value as the others of their line.
  private(set) var sharing = Sharing.never

  private init(
    key: String?, columns: [String], heading: String,
    _ write: @escaping (Element, inout RecordSink) -> Void
  ) {
    self.key = key
    self.columns = columns
    self.heading = heading
    self.write = write
  }

  /// A field with one column. The column has the key's name in lower case with underscores, and the
  /// heading is the column's name, unless they are given.
  init(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    isNumeric: Bool = false, writing write: @escaping (Element, inout RecordSink) -> Void
  ) {
    let column = column ?? Self.snakeCase(key)
    self.init(key: key, columns: [column], heading: heading ?? column, write)
    self.isNumeric = isNumeric
  }

  /// The fields of a part, as an object of JSON and as columns whose names begin with a prefix.
  package init<Inner>(
    _ key: String, prefix: String = "", _ fields: [Field<Inner>],
    _ inner: @escaping (Element) -> Inner?
  ) {
    let columns = fields.flatMap(\.columns).map { prefix + $0 }
    let fields = FieldList(fields)
    self.init(key: key, columns: columns, heading: key) { element, sink in
      guard let part = inner(element) else { return sink.appendNothing(cells: columns.count) }
      sink.append(part, fields)
    }
  }

  /// A list of parts, as an array of objects; in a row one cell with a text, or none without one.
  ///
  /// - Parameters:
  ///   - key: The key in JSON.
  ///   - fields: The fields of a part. Those that people see are columns of a table of all parts.
  ///   - title: The title of that table.
  ///   - text: The text of the list in a row.
  ///   - items: The parts.
  package init<Inner>(
    _ key: String, _ fields: [Field<Inner>], title: String = "", text: ((Element) -> String)? = nil,
    _ items: @escaping (Element) -> [Inner]
  ) {
    let seen = fields.compactMap(\.seen)
    let fields = FieldList(fields)
    self.init(
      key: key, columns: text == nil ? [] : [Self.snakeCase(key)], heading: key
    ) { element, sink in
      switch sink.form {
      case .object: sink.append(items(element), fields)
      case .row, .reading: sink.append(text: text?(element) ?? "")
      }
    }
    guard !seen.isEmpty else { return }
    details = Details(title: title, columns: seen.map(\.column)) { element in
      items(element).map { item in seen.map { $0.cell(item) } }
    }
  }

  package static func text(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> String?
  ) -> Field {
    Field(key, column: column, heading) { $1.append(text: value($0)) }
  }

  /// The path of a file.
  static func path(_ key: String, _ value: @escaping (Element) -> String) -> Field {
    Field(key) { $1.append(path: value($0)) }
  }

  /// A number that is at hand as text: a version, a diagonal. What is no number stays a text.
  package static func number(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> String?
  ) -> Field {
    Field(key, column: column, heading, isNumeric: true) { element, sink in
      let value = value(element)
      if let value, DecimalNumber(value) == nil {
        sink.append(text: value)
      } else {
        sink.append(number: value)
      }
    }
  }

  package static func count(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Int?
  ) -> Field {
    Field(key, column: column, heading, isNumeric: true) {
      $1.append(number: value($0).map(String.init))
    }
  }

  package static func points(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Points?
  ) -> Field {
    let column = column ?? snakeCase(key) + "_pt"
    return Field(key, column: column, heading, isNumeric: true) {
      $1.append(points: value($0))
    }
  }

  package static func boolean(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> Bool?
  ) -> Field {
    Field(key, column: column, heading) { $1.append(boolean: value($0)) }
  }

  package static func texts(
    _ key: String, column: String? = nil, _ heading: String? = nil,
    _ value: @escaping (Element) -> [String]
  ) -> Field {
    Field(key, column: column, heading) { $1.append(texts: value($0)) }
  }

  /// A list of names: an array in JSON, and one text in rows, with commas between the names.
  package static func list(
    _ key: String, _ heading: String? = nil, _ value: @escaping (Element) -> [String]
  ) -> Field {
    Field(key, column: nil, heading) { element, sink in
      switch sink.form {
      case .object: sink.append(texts: value(element))
      case .row, .reading: sink.append(text: value(element).joined(by: ", "))
      }
    }
  }

  /// A column that only people see.
  static func column(
    _ column: Sheet.Table.Column, _ cell: @escaping (Element) -> Sheet.Table.Cell
  ) -> Field {
    var field = Field(key: nil, columns: [], heading: column.heading) { _, _ in }
    field.seen = Seen(column: column, cell: cell)
    return field
  }

  /// The field as a column that people see too, with its own text unless `cell` makes one.
  func seen(
    _ column: Sheet.Table.Column, _ cell: ((Element) -> Sheet.Table.Cell)? = nil
  ) -> Field {
    var field = self, column = column
    column.isNumeric = column.isNumeric || isNumeric
    field.seen = Seen(column: column, cell: cell ?? { .init(text(of: $0)) })
    return field
  }

  /// The field as a column that tells the rows of a table apart.
  package var seenAsLabel: Field { seen(.label(heading)) }

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
  package func of<Outer>(_ inner: @escaping (Outer) -> Element) -> Field<Outer> {
    var field = Field<Outer>(key: key, columns: columns, heading: heading) {
      [write] in write(inner($0), &$1)
    }
    field.isNumeric = isNumeric
    field.seen = seen.map { seen in .init(column: seen.column) { seen.cell(inner($0)) } }
    switch sharing {
    case .never: break
    case .always: field.sharing = .always
    case .when(let isShared): field.sharing = .when { isShared(inner($0)) }
    }
    return field
  }

  /// The field of a part that not all elements have, or else another with the same columns.
  func of<Outer, Other>(
    _ inner: @escaping (Outer) -> Element?, or other: Field<Other>?,
    _ otherPart: @escaping (Outer) -> Other?
  ) -> Field<Outer> {
    Field<Outer>(key: key, columns: columns, heading: heading) {
      [write, columns] element, sink in
      if let part = inner(element) {
        write(part, &sink)
      } else if let other, let part = otherPart(element) {
        other.write(part, &sink)
      } else {
        sink.appendNothing(cells: columns.count)
      }
    }
  }

  /// A column of a table for people.
  struct Seen {
    let column: Sheet.Table.Column
    let cell: (Element) -> Sheet.Table.Cell
  }

  /// A table for people of the parts of records.
  struct Details {
    let title: String
    let columns: [Sheet.Table.Column]
    /// The rows of one record.
    let rows: (Element) -> [[Sheet.Table.Cell]]
  }

  /// Which records have the same value as the others of their line, so that it is written once a line.
  enum Sharing {
    case never
    case always
    case when((Element) -> Bool)

    func holds(for element: Element) -> Bool {
      switch self {
      case .never: false
      case .always: true
      case .when(let isShared): isShared(element)
      }
    }
  }

  /// The same field, of which all records of a line have one value.
  var ofLine: Field { shared(.always) }

  /// The same field, which records share with the others of their line under a condition.
  func shared(_ sharing: Sharing) -> Field {
    var field = self
    field.sharing = sharing
    return field
  }

  /// The value of an element in a cell of a table for people; nil where nothing is known.
  func text(of element: Element) -> String? {
    var sink = RecordSink(.reading)
    write(element, &sink)
    return sink.text.isEmpty ? nil : sink.text
  }

  /// The name of a column for a key: `screen_class` for `screenClass`.
  private static func snakeCase(_ key: String) -> String { key.camelCaseWords.joined(by: "_") }
}
