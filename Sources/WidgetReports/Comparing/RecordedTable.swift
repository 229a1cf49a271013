public import DataTables
internal import WidgetSizing
internal import Wording

extension RecordedSizes {
  /// Reads a table that `query` wrote, or that has `id` and some of its columns.
  ///
  /// Columns that are not known are passed over, so that what a later version writes can be read,
  /// unless they are near to one that is compared. An empty cell says nothing, unless the row states
  /// how the number is known: then it says that there is none.
  public init(table bytes: [UInt8], path: String, as dialect: Dialect) {
    // A checkout may have changed the line ends, and nothing depends on them.
    let table = Table(parsing: bytes, path: path, as: dialect)
    let start = Position(line: 1, column: 1)
    self.init(path: path, complaints: table.complaints.filter { $0.check != .lineEnd })
    guard table.columnNames.contains("id") else {
      guard !table.columnNames.isEmpty else { return }
      complaints = []
      complain(
        .header, at: start,
        "column 'id' is missing; expected what query writes as CSV, TSV, JSON or NDJSON")
      return
    }
    var reader = TableReader(table, allowsOtherColumns: true)
    let id = reader.column("id")
    let columns = Quantity.allCases.map { AnswerColumns($0, &reader) }
    var names = RecordedNames(reader.declared.filter { $0 != "id" })
    guard columns.contains(where: \.isPresent) else {
      let meant = reader.otherColumns.lazy.compactMap { [names] column in
        names.nearest(to: column.name).map {
          "; is \(quoted(column.name)) meant to be \(quoted($0))?"
        }
      }
      complain(
        .header, at: start,
        "neither column 'width_pt' nor column 'height_pt' is there\(meant.first ?? "")")
      return
    }
    // The output of `query` has pixels beside points.
    let pixels = Set(columns.filter(\.isPresent).map { "\($0.quantity.column)_px" })
    for column in reader.otherColumns where !pixels.contains(column.name) {
      if let complaint = names.complaint(about: column.name, kind: "column") {
        complain(.header, at: column.position, complaint)
      }
    }
    while !isHopeless, reader.next() {
      let before = reader.complaints.count
      let text = reader.text(id)
      var numbers: [Quantity: AnswerRecord] = [:]
      var positions: [Quantity: Position] = [:]
      for column in columns {
        let answer = column.answer(in: &reader)
        numbers[column.quantity] = answer
        if column.quantity.isRare, answer.statesNumber {
          positions[column.quantity] = reader.position(column.value)
        }
      }
      complaints += reader.complaints[before...]
      guard let text, reader.isSound else { continue }
      append(CellRecord(id: text, numbers), at: reader.position(id), numbersAt: positions)
    }
    if complaints.count >= Self.mostComplaints {
      complainAboutTooMuch(at: complaints.last?.position ?? start)
    }
  }
}

/// The columns of one number.
private struct AnswerColumns {
  let quantity: Quantity
  let value, smallest, largest, state, sources, rule, extrapolates, alternatives: Column
  let states = Choices<Answer.State>()

  init(_ quantity: Quantity, _ reader: inout TableReader) {
    self.quantity = quantity
    func column(_ part: String) -> Column {
      reader.optionalColumn("\(quantity.column)_\(part)")
    }
    value = column("pt")
    smallest = column("smallest_pt")
    largest = column("largest_pt")
    state = column("state")
    sources = column("sources")
    rule = column("rule")
    extrapolates = column("extrapolates")
    alternatives = column("alternatives")
  }

  /// Whether the table has the number.
  var isPresent: Bool { value.isPresent }

  /// What a row says of the number; complains about what cannot be.
  func answer(in row: inout TableReader) -> AnswerRecord {
    var record = AnswerRecord()
    record.state = row.optionalChoice(state, of: states)
    if record.state != nil { record.aspects.insert(.state) }
    let saysNone = record.state != nil
    func reads(_ column: Column, _ aspect: AnswerRecord.Aspect) -> Bool {
      guard column.isPresent, saysNone || !row.field(column).isEmpty else { return false }
      record.aspects.insert(aspect)
      return true
    }
    if reads(value, .value) { record.value = points(value, &row) }
    if largest.isPresent, reads(smallest, .range) || !row.isEmpty(largest) {
      let lower = points(smallest, &row), upper = points(largest, &row)
      if let lower, let upper, lower < upper {
        record.range = lower...upper
      } else if (lower != nil || upper != nil) && row.isSound {
        row.complain(
          about: largest, .range,
          "does not end the range that begins with "
            + quoted(row.field(smallest).text))
      }
    } else if !row.isEmpty(smallest) {
      row.complain(
        about: smallest, .range, "begins a range, and there is no column \(row.name(of: largest))")
    }
    if reads(sources, .sources) { record.sources = words(sources, row).sorted() }
    if reads(rule, .rule) { record.rule = words(rule, row).first }
    if reads(extrapolates, .extrapolates) { record.extrapolates = words(extrapolates, row) }
    if reads(alternatives, .alternatives) {
      record.alternatives = row.field(alternatives).text.split(separator: ";").map {
        String($0.drop { $0 == " " })
      }
    }
    if row.isSound, let contradiction = record.contradiction {
      row.complain(.contradiction, at: row.position(value), "\(quantity.name) \(contradiction)")
    }
    return record
  }

  private func points(_ column: Column, _ row: inout TableReader) -> Points? {
    let field = row.field(column)
    guard !field.isEmpty else { return nil }
    guard let number = DecimalNumber(field.text) else {
      row.complain(about: column, .type, "is not a number of points")
      return nil
    }
    guard let points = Points(recorded: number, as: quantity) else {
      row.complain(about: column, .range, "is not \(Points.recordedRange)")
      return nil
    }
    return points
  }

  private func words(_ column: Column, _ row: TableReader) -> [String] {
    row.field(column).text.split(separator: " ").map(String.init)
  }
}
