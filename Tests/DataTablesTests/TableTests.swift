import DataTables
import Testing

@Suite struct TableTests {
  @Test func cellsAreFoundByRowAndColumn() {
    let table = Table(
      parsing: Array("id,name\na,Ann\nb,\"Bo \"\"B\"\", jr\"\n".utf8), path: "t.csv")
    #expect(table.columnNames == ["id", "name"])
    #expect(table.rowCount == 2)
    #expect(table.field(row: 1, column: 1).text == "Bo \"B\", jr")
    #expect(table.field(row: 0, column: 0) == "a")
    #expect(table.complaints.isEmpty)
  }

  @Test func wrongCellsAreComplainedAboutAtTheirPlace() {
    let table = Table(parsing: Array("id,value_pt\na,66O\n".utf8), path: "Data/t.csv")
    var reader = TableReader(table)
    let id = reader.column("id")
    let value = reader.column("value_pt")
    let values = reader.rows { row in
      _ = row.text(id)
      return row.decimal(value, as: "a number of points")
    }
    #expect(values.isEmpty)
    #expect(
      reader.complaints.map(\.description) == [
        "Data/t.csv:2:3: error: [type] value_pt '66O' is not a number of points"
      ])
  }
}
