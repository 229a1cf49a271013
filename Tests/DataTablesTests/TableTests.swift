import DataTables
import Testing

@Suite struct TableTests {
  private func table(_ text: String) -> Table { Table(parsing: Array(text.utf8), path: "t.csv") }

  private func cells(_ table: Table) -> [[String]] {
    (0..<table.rowCount).map { row in
      table.columnNames.indices.map { table.field(row: row, column: $0).text }
    }
  }

  @Test func cellsAreFoundByRowAndColumn() {
    let table = table("id,name,note\na,Ann,\nb,Bob,x\n")
    #expect(table.columnNames == ["id", "name", "note"])
    #expect(cells(table) == [["a", "Ann", ""], ["b", "Bob", "x"]])
    #expect(table.complaints.isEmpty)
  }

  @Test func quotesAreNoPartOfACell() {
    let table = table("\"id\",b\n\"a,b\",\"\"\n\"say \"\"hi\"\"\",\"two\nlines\"\n\"\"\"\",c\n")
    #expect(table.columnNames == ["id", "b"])
    #expect(cells(table) == [["a,b", ""], ["say \"hi\"", "two\nlines"], ["\"", "c"]])
    #expect(table.complaints.isEmpty)
  }

  @Test func oneEmptyCellInQuotesIsARow() {
    #expect(cells(table("note\n\"\"\nx\n")) == [[""], ["x"]])
  }

  @Test func positionsCountCharactersAndLinesInCells() {
    let table = table("a,b\n×é😀,x\n\"1\n2\",y\nz,\"ä\nö\"\n")
    #expect(table.position(row: 0, column: 1) == Position(line: 2, column: 5))
    #expect(table.position(row: 1, column: 0) == Position(line: 3, column: 1))
    #expect(table.position(row: 1, column: 1) == Position(line: 4, column: 4))
    #expect(table.position(row: 2, column: 1) == Position(line: 5, column: 3))
    #expect((0..<3).map(table.line(ofRow:)) == [2, 3, 5])
  }

  @Test func aHeaderAloneIsATableWithoutRows() {
    let table = table("id,name\n")
    #expect(table.rowCount == 0)
    #expect(table.complaints.isEmpty)
  }

  @Test func soundRowsAreKeptBesideBrokenOnes() {
    let table = table("a,b\n1,2\n3\n4,5,6\n\n7,8")
    #expect(cells(table) == [["1", "2"], ["7", "8"]])
    #expect(table.line(ofRow: 1) == 6)
  }

  @Test func aBrokenCellKeepsItsText() {
    let table = table("a,b\n\"x\"y\"z,1\n\"x\"y,1\nx\"y,2\n\"open,3\nlast,4\n")
    #expect(
      cells(table) == [
        ["xy\"z", "1"], ["xy", "1"], ["x\"y", "2"], ["open", "3"], ["last", "4"],
      ])
  }

  @Test func longLineEndsAreNoPartOfACell() {
    #expect(cells(table("a,b\r\n1,\"2\"\r\n\r\n3,\r\n")) == [["1", "2"], ["3", ""]])
  }

  @Test func aByteOrderMarkIsNoPartOfAName() {
    let table = table("\u{FEFF}id,id\n1,2\n")
    #expect(table.columnNames == ["id", "id"])
    #expect(table.complaints.map(\.position) == [1, 4].map { Position(line: 1, column: $0) })
    #expect(table.position(row: 0, column: 1) == Position(line: 2, column: 3))
  }

  @Test func fieldsCompareAsBytes() {
    let table = table("a,b,c\nZebra,ape,\"Zebra\"\n")
    let fields = (0..<3).map { table.field(row: 0, column: $0) }
    #expect(fields[0] < fields[1])
    #expect(fields[0] == fields[2])
    #expect(fields[0] == "Zebra")
    #expect(!(fields[0] == "Zebr") && !(fields[0] == "Zebras") && !(fields[0] == ""))
    #expect(fields[1].text == "ape" && !fields[1].isEmpty)
    #expect(fields[1].withBytes { $0[0] } == UInt8(ascii: "a"))
  }
}
