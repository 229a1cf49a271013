internal import Wording

/// A column by which the rows of a table are sorted.
public enum SortKey: Sendable, Hashable {
  /// Compared byte by byte.
  case bytes(Column)
  /// Compared as whole numbers: 8 before 10. Cells that are none are compared byte by byte.
  case number(Column)

  /// The column.
  public var column: Column {
    switch self {
    case .bytes(let column), .number(let column): column
    }
  }
}

extension TableReader {
  /// Complains about each row whose key is less than the key of the row before.
  /// - Parameter keys: The columns of the key, the weightiest first.
  public mutating func checkOrder(by keys: [SortKey]) {
    let keys = keys.filter(\.column.isPresent)
    guard !keys.isEmpty, table.rowCount > 1 else { return }
    for row in 1..<table.rowCount where table.compare(row - 1, row, by: keys) > 0 {
      complain(
        .order, at: keyPosition(row, keys),
        "\(keyText(row, keys)) belongs before \(keyText(row - 1, keys)) of the line above")
    }
  }

  /// Complains about each row that has the same key as a row before it, or as one of ``existing``.
  /// - Parameter keys: The columns that are unique together.
  public mutating func checkUnique(_ keys: [SortKey]) {
    let keys = keys.filter(\.column.isPresent)
    guard !keys.isEmpty else { return }
    if let existing { checkNew(keys, beside: existing) }
    guard table.rowCount > 1 else { return }
    // In a table that is sorted by these keys, as most are, equal ones would be neighbours.
    if (1..<table.rowCount).allSatisfy({ table.compare($0 - 1, $0, by: keys) < 0 }) { return }
    let rows = (0..<table.rowCount).sorted {
      let order = table.compare($0, $1, by: keys)
      return order == 0 ? $0 < $1 : order < 0
    }
    var first = rows[0]
    for row in rows.dropFirst() {
      if table.compare(first, row, by: keys) != 0 {
        first = row
      } else if repeatedRows.insert(row).inserted {
        complain(
          .unique, at: keyPosition(row, keys),
          "\(keyText(row, keys)) is there twice, first in line \(table.line(ofRow: first))")
      }
    }
  }

  /// Complains about each row that has the same key as a row of another table.
  private mutating func checkNew(_ keys: [SortKey], beside existing: Table) {
    let columns = keys.compactMap { existing.columnNames.firstIndex(of: name(of: $0.column)) }
    guard columns.count == keys.count else { return }
    let rows = Dictionary(
      (0..<table.rowCount).map { row in
        (keys.map { table.field(row: row, column: $0.column.index ?? 0) }, row)
      }, uniquingKeysWith: { first, _ in first })
    for other in 0..<existing.rowCount {
      guard let row = rows[columns.map { existing.field(row: other, column: $0) }],
        repeatedRows.insert(row).inserted
      else { continue }
      complain(
        .unique, at: keyPosition(row, keys),
        "\(keyText(row, keys)) is there already, in \(existing.path):\(existing.line(ofRow: other)); "
          + "rows are only added")
    }
  }

  private func keyPosition(_ row: Int, _ keys: [SortKey]) -> Position {
    table.position(row: row, column: keys[0].column.index ?? 0)
  }

  private func keyText(_ row: Int, _ keys: [SortKey]) -> String {
    keys.map { key in
      let value = table.field(row: row, column: key.column.index ?? 0).text
      return "\(name(of: key.column)) \(quoted(value))"
    }.joined(separator: ", ")
  }
}

extension Table {
  /// Less than, equal to or greater than 0 as the key of `left` is to that of `right`.
  fileprivate func compare(_ left: Int, _ right: Int, by keys: [SortKey]) -> Int {
    for key in keys {
      guard let index = key.column.index else { continue }
      let order = withBytes(row: left, column: index) { left in
        withBytes(row: right, column: index) { right in
          if case .number = key, let left = wholeNumber(left), let right = wholeNumber(right) {
            return left < right ? -1 : left == right ? 0 : 1
          }
          return DataTables.compare(left, right)
        }
      }
      if order != 0 { return order }
    }
    return 0
  }

  private func wholeNumber(_ bytes: Span<UInt8>) -> Int? {
    DecimalNumber.parse(bytes)?.number.count(ofUnitsPerOne: 1)
  }
}
