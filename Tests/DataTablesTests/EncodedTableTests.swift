import DataTables
import TestSupport
import Testing

/// A table keeps its cells in the form in which it is embedded, whatever they are.
@Suite struct EncodedTableTests {
  private static func table(_ text: String) -> EncodedTable {
    let table = Table(parsing: Array(text.utf8), path: "t.csv")
    var encoded = EncodedTable(columnNames: table.columnNames)
    encoded.append(0..<table.rowCount, of: table)
    return encoded
  }

  /// The same table, made of the texts that would be embedded.
  private static func embedded(_ table: EncodedTable) -> EncodedTable {
    EncodedTable(
      rowCount: table.rowCount,
      table.columns.map { column in
        let texts = column.texts
        return EncodedColumn(column.name, texts.cells, ends: texts.ends, places: texts.places)
      })
  }

  @Test(arguments: [
    "a\n", "a,b\n1,x\n2,x\n1,y\n", "a,b\n\"x, \"\"y\"\"\",é\n,\n\\o,😀\n", "a\nx\n",
  ])
  func embeddedTablesHaveTheSameCells(text: String) {
    #expect(String(decoding: Self.embedded(Self.table(text)).csv, as: UTF8.self) == text)
  }

  /// One, two and three digits a place.
  @Test(arguments: [63, 64, 65, 4_096, 4_097, 5_000])
  func manyDistinctCellsAreKept(count: Int) {
    let text = "n\n" + (0..<count).map { "\($0 * 7)\n" }.joined() + "7\n"
    let table = Self.embedded(Self.table(text))
    #expect(String(decoding: table.csv, as: UTF8.self) == text)
    #expect(table.columns[0].count == count)
    #expect(table.columns[0].place(ofRow: count) == 1)
  }

  @Test func rowsAreAppendedToAnEmbeddedTable() {
    var table = Self.embedded(Self.table("a,b\n1,x\n2,x\n"))
    let more = Table(parsing: Array("b,c\nx,3\ny,4\nz,5\n".utf8), path: "t.csv")
    table.append([0, 2], of: more)
    #expect(String(decoding: table.csv, as: UTF8.self) == "a,b\n1,x\n2,x\n,x\n,z\n")
  }

  private static func places(of table: String) -> [FieldText: Int] {
    table == "t" ? [FieldText("a"): 0, FieldText("b"): 1] : [:]
  }

  @Test func rowsAreReadByTheNamesOfColumns() {
    let table = Self.table("id,n,is_so,kind,of\na,1,true,left,b\nb,,false,,a\nc,1,,right,\n")
    enum Side: String { case left, right }
    var read: [String] = []
    Row.each(of: table, places: Self.places) { row in
      // Not in the order of the columns.
      let side: Side? = row.optionalChoice("kind")
      let place = row.optionalPlace("of", in: "t")
      let isSo = row.optionalBoolean("is_so")
      read.append(
        "\(row.number) \(row.text("id")) \(row.optionalInteger("n") ?? -1) \(isSo.map { $0 } ?? true)"
          + " \(side?.rawValue ?? "-") \(place ?? -1)")
    }
    #expect(read == ["0 a 1 true left 1", "1 b -1 false - 0", "2 c 1 true right -1"])
  }

  /// What a cell means is asked once for each distinct cell.
  @Test func distinctCellsAreReadOnce() {
    let table = Self.table("n\n5\n6\n5\n5\n6\n")
    var (asked, sum) = (0, 0)
    Row.each(of: table) { row in
      sum +=
        row.value("n") { field -> Int? in
          asked += 1
          return Int(field.text)
        } ?? 0
    }
    #expect(sum == 27)
    #expect(asked == 2)
  }
}
