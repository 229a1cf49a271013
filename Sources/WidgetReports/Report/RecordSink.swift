internal import WidgetSizing
internal import Wording

/// What the fields of a record are written into, straight from the answer.
///
/// A field makes one call for its value. What the value becomes is decided here, and nowhere else.
struct RecordSink: Sendable {
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
  /// The rows written so far.
  var rows = RecordRows(showing: [])
  /// The text that people read.
  private(set) var text = ""
  /// The line of the last record, and which runs of fields its records share: the members of an object as they were
  /// written for the first of them; rows repeat the cells of the row before.
  private var line: Cell?
  private var shared: [[UInt8]?] = []

  /// Nothing written yet.
  init(_ form: Form) { self.form = form }

  /// Nothing written yet; rows have these of the cells that are written.
  init(showing cells: [Int]) {
    form = .row
    rows = RecordRows(showing: cells)
  }

  /// Whether there is enough to be handed on.
  var isLong: Bool { json.isLong || rows.isLong }

  /// Forgets what was written, and what records share, and keeps the room for more.
  mutating func removeAll() {
    json.removeAll()
    rows.removeAll()
    line = nil
  }

  /// Nothing is known, or there is nothing: `null`, and as many empty cells as a row has for it.
  mutating func appendNothing(cells: Int = 1) {
    switch form {
    case .object: json.append(raw: "null")
    case .row: for _ in 0..<cells { rows.append(plain: "") }
    case .reading: break
    }
  }

  /// A text, or nothing.
  mutating func append(text: String?) {
    guard let text else { return appendNothing() }
    switch form {
    case .object: json.append(string: text)
    case .row: rows.append(text: text)
    case .reading: self.text += text
    }
  }

  /// A text in three parts, which a row does not join first: that would allocate.
  mutating func append(text start: String, _ middle: String, _ end: String) {
    if form == .row {
      rows.append(text: start, middle, end)
    } else {
      append(text: start + middle + end)
    }
  }

  /// The path of a file, which rows have as it is.
  mutating func append(path: String) {
    switch form {
    case .object: json.append(string: path)
    case .row: rows.append(path: path)
    case .reading: text += fileName(path)
    }
  }

  /// A number in decimal digits, or nothing.
  mutating func append(number: String?) {
    guard let number else { return appendNothing() }
    switch form {
    case .object: json.append(raw: number)
    case .row: rows.append(plain: number)
    case .reading: text += number
    }
  }

  /// A length in points, or nothing.
  mutating func append(points: Points?) {
    guard let points else { return appendNothing() }
    switch form {
    case .object: json.append(raw: points.preciseDecimal)
    case .row: rows.append(plain: points.preciseDecimal)
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
    case .row where texts.count < 2: rows.append(text: texts.first ?? "")
    case .row: rows.append(text: texts.joined(by: " "))
    case .reading: text += texts.map { escaped($0, limit: .max) }.joined(by: " ")
    }
  }

  /// The values of fields of a part, as an object of JSON or as cells.
  mutating func append<Part>(_ part: Part, _ fields: FieldList<Part>) {
    switch form {
    case .object:
      json.open()
      append(partsOf: part, fields)
      json.close()
    case .row: append(partsOf: part, fields)
    case .reading: break
    }
  }

  /// The values of fields, as members of the object that was begun or as cells.
  mutating func append<Element>(partsOf element: Element, _ fields: FieldList<Element>) {
    for run in form == .object ? fields.ofObjects : fields.ofRows {
      for write in run.writers { write(element, &self) }
    }
  }

  /// An array of objects. Rows and people have a text in its place.
  mutating func append<Part>(_ parts: [Part], _ fields: FieldList<Part>) {
    json.openList()
    for part in parts { append(part, fields) }
    json.closeList()
  }

  /// The next record: an object, or a row. Neighbours of the same line share what depends on nothing else.
  mutating func append<Element>(
    record element: Element, of line: Cell?, _ fields: FieldList<Element>
  ) {
    let isSameLine = line != nil && line == self.line
    if !isSameLine { shared.removeAll(keepingCapacity: true) }
    self.line = line
    if form == .object { json.open() }
    let runs = form == .object ? fields.ofObjects : fields.ofRows
    for number in runs.indices {
      if isSameLine, let members = shared[number] {
        if form == .object {
          json.append(members: members)
        } else {
          rows.repeatCells(runs[number].columnCount)
        }
        continue
      }
      let start = json.count
      for write in runs[number].writers { write(element, &self) }
      guard line != nil, !isSameLine else { continue }
      shared.append(runs[number].sharing.holds(for: element) ? json.copy(from: start) : nil)
    }
    switch form {
    case .object: json.close()
    case .row: rows.endRow()
    case .reading: break
    }
  }
}
