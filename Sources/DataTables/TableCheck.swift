internal import Wording

/// The check of the rows of a file by the description of their table: what is wrong, and which rows are sound.
public struct TableCheck {
  /// What is wrong, in no order.
  public private(set) var complaints: [Complaint]
  /// The rows with a complaint, from 0.
  public private(set) var unsoundRows: Set<Int> = []

  private let table: Table
  private let description: TableDescription
  /// Rows that were reported to repeat others, so that each is reported once.
  private var repeatedRows: Set<Int> = []

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - table: The file.
  ///   - description: What `datapackage.json` says of the table.
  ///   - existing: The rows that those of the file are added to, and the path of their file.
  ///   - isReview: Whether cells that do not match their pattern, and rows that are not sorted by their key, are
  ///     reported. No answer depends on either.
  ///   - cells: The cells of a column of a table, of all rows that there are.
  public init(
    _ table: Table, by description: TableDescription,
    addedTo existing: (rows: EncodedTable, path: String), isReview: Bool,
    _ cells: (_ table: String, _ column: String) -> Set<FieldText>
  ) {
    self.table = table
    self.description = description
    complaints = table.complaints
    checkHeader()
    for column in description.columns { check(column, cells, isReview: isReview) }
    for column in description.columns { checkPartners(of: column) }
    let key = description.key
    if key.count > 1 || key.first?.isUnique == false { checkUnique(key, beside: existing) }
    for column in description.columns where column.isUnique {
      checkUnique([column], beside: existing)
    }
    if isReview { checkOrder(by: key) }
  }

  private func place(of column: ColumnDescription) -> Int? {
    table.columnNames.firstIndex(of: column.name)
  }

  private mutating func complain(
    _ check: Check, row: Int, _ column: ColumnDescription, _ message: String
  ) {
    unsoundRows.insert(row)
    complaints.append(
      Complaint(
        path: table.path, position: table.position(row: row, column: place(of: column) ?? 0),
        check: check, message: message))
  }

  /// Complains about columns that are missing, all in one line, and about others. Rows with more or fewer cells than a
  /// header that lacks columns follow from it, and are not reported.
  private mutating func checkHeader() {
    // A table without a header has a complaint about that already.
    guard !table.columnNames.isEmpty else { return }
    let names = description.columns.map(\.name)
    let missing = names.filter { !table.columnNames.contains($0) }
    func complain(_ subject: String, _ names: [String], _ end: String, at position: Position) {
      complaints.append(
        Complaint(
          path: table.path, position: position, check: .header,
          message: subject + (names.count == 1 ? " " : "s ") + names.map { quoted($0) }.list + end))
    }
    if !missing.isEmpty {
      complaints.removeAll { $0.check == .cells }
      complain(
        "column", missing, missing.count == 1 ? " is missing" : " are missing",
        at: Position(line: 1, column: 1))
      if description.columns.contains(where: { $0.isRequired && missing.contains($0.name) }) {
        unsoundRows.formUnion(0..<table.rowCount)
      }
    }
    let unknown = zip(table.columnNames, table.positionsOfNames())
      .filter { !$0.0.isEmpty && !names.contains($0.0) }
      .map { (name: $0, position: $1, hint: didYouMean($0, in: missing)) }
    for (name, position, hint) in unknown where !hint.isEmpty {
      complain("unknown column", [name], hint, at: position)
    }
    let others = unknown.filter(\.hint.isEmpty)
    if let first = others.first {
      complain("unknown column", others.map(\.name), "", at: first.position)
    }
  }

  /// Complains about cells that are not what their column holds.
  private mutating func check(
    _ column: ColumnDescription, _ cells: (String, String) -> Set<FieldText>, isReview: Bool
  ) {
    guard let place = place(of: column) else { return }
    let known = column.reference.map { cells($0.table, $0.column) }
    // A cell that stands in many rows is checked once.
    var faults: [FieldText: CellFault?] = [:]
    for row in 0..<table.rowCount {
      let field = table.field(row: row, column: place)
      if field.isEmpty {
        if column.isRequired {
          complain(.required, row: row, column, "\(column.name) is empty; a value is required")
        }
        continue
      }
      if faults[field] == nil {
        let fault = column.fault(of: field, in: known, hasHints: complaints.count < 100)
        faults[field] = .some(fault ?? (isReview ? column.faultOfForm(field) : nil))
      }
      if case let fault?? = faults[field] {
        complain(
          fault.check, row: row, column, "\(column.name) \(quoted(field.text)) \(fault.problem)")
      }
    }
  }

  /// Complains about cells that need another, and about numbers that are less than that of another cell.
  private mutating func checkPartners(of column: ColumnDescription) {
    guard let place = place(of: column) else { return }
    if let other = column.needs.flatMap(description.column), let otherPlace = self.place(of: other)
    {
      for row in 0..<table.rowCount
      where table.field(row: row, column: otherPlace).isEmpty
        && !table.field(row: row, column: place).isEmpty
      {
        complain(.required, row: row, other, "\(other.name) is empty; \(column.name) needs it")
      }
    }
    guard let least = column.from.flatMap(description.column).flatMap(self.place) else { return }
    for row in 0..<table.rowCount {
      let least = table.field(row: row, column: least).text
      let text = table.field(row: row, column: place).text
      if let number = DecimalNumber(text), let least = DecimalNumber(least), number < least {
        complain(.range, row: row, column, "\(column.name) \(quoted(text)) is less than \(least)")
      }
    }
  }

  /// Complains about each row with the same cells in some columns as a row before it, or as one that there is.
  private mutating func checkUnique(
    _ columns: [ColumnDescription], beside existing: (rows: EncodedTable, path: String)
  ) {
    let places = columns.compactMap(place)
    guard !places.isEmpty, places.count == columns.count else { return }
    let others = columns.compactMap { existing.rows.column($0.name) }
    var there: [[FieldText]: Int] = [:], seen: [[FieldText]: Int] = [:]
    for row in 0..<existing.rows.rowCount { there[others.map { $0[row] }] = row }
    for row in 0..<table.rowCount {
      let key = places.map { table.field(row: row, column: $0) }
      let problem: String
      if let other = there[key] {
        // The rows of our tables stand on a line each, below that of the names.
        problem = "is there already, in \(existing.path):\(other + 2); rows are only added"
      } else if let first = seen[key] {
        problem = "is there twice, first in line \(table.line(ofRow: first))"
      } else {
        seen[key] = row
        continue
      }
      if repeatedRows.insert(row).inserted {
        complain(.unique, row: row, columns[0], "\(text(of: key, columns)) \(problem)")
      }
    }
  }

  /// Complains about each row whose key is less than that of the row before.
  private mutating func checkOrder(by key: [ColumnDescription]) {
    let places = key.compactMap(place)
    guard places.count == key.count, table.rowCount > 1 else { return }
    func cells(_ row: Int) -> [FieldText] { places.map { table.field(row: row, column: $0) } }
    for row in 1..<table.rowCount {
      let before = cells(row - 1), here = cells(row)
      guard isLess(here, than: before, by: key) else { continue }
      complain(
        .order, row: row, key[0],
        "\(text(of: here, key)) belongs before \(text(of: before, key)) of the line above")
    }
  }

  private func isLess(
    _ cells: [FieldText], than others: [FieldText], by key: [ColumnDescription]
  ) -> Bool {
    for ((cell, other), column) in zip(zip(cells, others), key) where cell != other {
      // Whole numbers: 8 before 10.
      if column.kind == .integer, let number = Int(cell.text), let other = Int(other.text) {
        return number < other
      }
      return cell < other
    }
    return false
  }

  private func text(of cells: [FieldText], _ columns: [ColumnDescription]) -> String {
    zip(cells, columns).map { "\($1.name) \(quoted($0.text))" }.joined(separator: ", ")
  }
}
