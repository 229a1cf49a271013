internal import WidgetSizing
internal import Wording

/// What the fields of a record are written into, straight from the answer.
///
/// A field makes one call for its value. What the value becomes is decided here, and nowhere else.
struct RecordSink {
  /// What a record becomes.
  enum Form {
    /// An object of JSON.
    case object
    /// The cells of a row for programs.
    case row
    /// The text of a cell for people, who read lengths with at most two decimals.
    case reading
  }

  let form: Form
  /// The JSON written so far.
  var json = JSONText()
  /// The cells of the row that is being written.
  var row = RecordRow()
  /// The text that people read.
  private(set) var text = ""

  /// Nothing written yet.
  init(_ form: Form) { self.form = form }

  /// Nothing is known, or there is nothing: `null`, and as many empty cells as a row has for it.
  mutating func appendNothing(cells: Int = 1) {
    switch form {
    case .object: json.append(raw: "null")
    case .row: for _ in 0..<cells { row.append(plain: "") }
    case .reading: break
    }
  }

  /// A text, or nothing.
  mutating func append(text: String?) {
    guard let text else { return appendNothing() }
    switch form {
    case .object: json.append(string: text)
    case .row: row.append(text: text)
    case .reading: self.text += text
    }
  }

  /// The path of a file, which rows have as it is.
  mutating func append(path: String) {
    switch form {
    case .object: json.append(string: path)
    case .row: row.append(path: path)
    case .reading: text += fileName(path)
    }
  }

  /// A number in decimal digits, or nothing.
  mutating func append(number: String?) {
    guard let number else { return appendNothing() }
    switch form {
    case .object: json.append(raw: number)
    case .row: row.append(plain: number)
    case .reading: text += number
    }
  }

  /// A length in points, or nothing.
  mutating func append(points: Points?) {
    guard let points else { return appendNothing() }
    switch form {
    case .object: json.append(raw: points.preciseDecimal)
    case .row: row.append(plain: points.preciseDecimal)
    case .reading: text += points.description
    }
  }

  /// A condition, or nothing.
  mutating func append(boolean: Bool?) {
    append(number: boolean.map { $0 ? "true" : "false" })
  }

  /// An array of texts, which stand between blanks in a cell, or nothing.
  mutating func append(texts: [String]?) {
    guard let texts else { return appendNothing() }
    switch form {
    case .object: json.append(strings: texts)
    case .row where texts.count < 2: row.append(text: texts.first ?? "")
    case .row: row.append(text: texts.joined(by: " "))
    case .reading: text += texts.map { escaped($0, limit: .max) }.joined(by: " ")
    }
  }

  /// The values of fields of a part, as an object of JSON behind `frame`, or as cells.
  mutating func append<Part>(_ part: Part, _ fields: FieldList<Part>, in frame: [Value.Part] = []) {
    switch form {
    case .object:
      json.open(frame)
      for field in fields.ofObjects { field.write(part, to: &self) }
      json.close()
    case .row: for field in fields.ofRows { field.write(part, to: &self) }
    case .reading: break
    }
  }

  /// An array of objects. Rows and people have a text in its place.
  mutating func append<Part>(_ parts: [Part], _ fields: FieldList<Part>) {
    json.openList()
    for part in parts { append(part, fields) }
    json.closeList()
  }
}

/// The fields of a record, sorted out once for all records.
struct FieldList<Element> {
  let ofObjects: [Field<Element>]
  let ofRows: [Field<Element>]

  init(_ fields: [Field<Element>]) {
    ofObjects = fields.filter { $0.key != nil }
    ofRows = fields.filter { !$0.columns.isEmpty }
  }
}
