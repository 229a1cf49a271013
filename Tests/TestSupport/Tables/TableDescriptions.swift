public import DataTables

/// The description of a table `t`, of rows of the table of all columns: table, name, type, whether a cell is
/// required and unique, minimum, maximum, greatest length, pattern, choices, reference, needs, from and key.
public func tableDescription(_ columns: String) -> TableDescription {
  let text = ColumnDescription.columnNames.joined(separator: ",") + "\n" + columns
  let table = Table(parsing: Array(text.utf8), path: "columns")
  precondition(table.complaints.isEmpty, "\(table.complaints)")
  var columns = EncodedTable(columnNames: table.columnNames)
  columns.append(0..<table.rowCount, of: table)
  return [TableDescription](columns)[0]
}
