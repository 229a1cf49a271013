internal import DataTables
public import WidgetSizingData

extension TableFiles {
  /// The tables with rows put in, each in place of the row with its key, or added.
  ///
  /// - Parameter tables: The texts of tables with the rows, each with its line of headings.
  /// - Returns: The tables, with the columns that they had.
  public func putting(_ tables: [String: String]) -> TableFiles {
    putting(
      Dictionary(
        uniqueKeysWithValues: tables.map { name, text in
          (name, Array(Self.completed(text, name).utf8))
        }))
  }

  /// The same with the bytes of tables.
  public func putting(_ tables: [String: [UInt8]]) -> TableFiles {
    var result = self
    for (name, bytes) in tables {
      guard let file = files[name] else { continue }
      let key = Self.description(of: name).key.map(\.name)
      let old = Table(parsing: file.bytes, path: file.path)
      let new = Table(parsing: bytes, path: file.path)
      var rows: [[String]: Int] = [:]
      for row in 0..<new.rowCount { rows[new.fields(ofRow: row, key)] = row }
      let replaced = (0..<old.rowCount).map { rows.removeValue(forKey: old.fields(ofRow: $0, key)) }
      var writer = CSVWriter()
      // To write thousands of rows again would take most of the time of a test.
      let isAdded = replaced.allSatisfy { $0 == nil }
      if !isAdded {
        writer.append(row: old.columnNames)
        for (row, place) in replaced.enumerated() {
          writer.append(
            row: place.map { new.fields(ofRow: $0, old.columnNames) }
              ?? old.fields(ofRow: row, old.columnNames))
        }
      }
      for row in rows.values.sorted() {
        writer.append(row: new.fields(ofRow: row, old.columnNames))
      }
      result.files[name] = File(
        bytes: isAdded ? file.bytes + writer.bytes : writer.bytes, path: file.path)
    }
    return result
  }
}

extension Table {
  /// The cells of a row in some columns; empty in a column that the table lacks.
  fileprivate func fields(ofRow row: Int, _ columns: [String]) -> [String] {
    columns.map { name in
      columnNames.firstIndex(of: name).map { field(row: row, column: $0).text } ?? ""
    }
  }
}
