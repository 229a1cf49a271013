import DataTables
import Testing
import WidgetSizingData

@testable import WidgetReports

/// A lock file reads back as it was written, and each fault in it has its place.
@Suite("Pinned sizes in a file") struct LockFileTests {
  private static let id = "today.ios10.414x736@3.portrait.l.today-view.compact"

  /// Every size of a kind of widget as `query` writes it.
  private func csv(_ kind: WidgetKind) -> String {
    let boxes = Catalog.bundled.screens(of: kind).map { screen in
      var box = AskedBox(kind, on: [screen])
      box.os = Engine.bundled.versions(of: kind, on: screen)
      return box
    }
    return QueryResult(engine: .bundled, asked: Asked(boxes)).report.text(as: .csv)
  }

  private func read(_ text: String) -> LockFile { LockFile(Array(text.utf8), path: "a.csv") }

  @Test("pass as query writes them", arguments: WidgetKind.allCases)
  func roundTrip(_ kind: WidgetKind) {
    let file = read(csv(kind))
    #expect(file.complaints == [] && file.rows.count > 100)
    #expect(CheckResult([file], with: .bundled).passes)
  }

  @Test("fail if one number is another, whichever column has it") func alteredNumbers() {
    var altered: Set<String> = []
    for kind in WidgetKind.allCases {
      let text = csv(kind)
      let table = Table(parsing: Array(text.utf8), path: "a.csv")
      for (column, name) in table.columnNames.enumerated() where name.hasSuffix("_pt") {
        guard let right = row(with: column, in: table) else { continue }
        #expect(
          CheckResult([read("id,\(name)\n\(right.id),\(right.number)\n")], with: .bundled).passes)
        let file = read("id,\(name)\n\(right.id),\((Double(right.number) ?? 0) + 1)\n")
        #expect(file.complaints == [] && !CheckResult([file], with: .bundled).passes, "\(name)")
        altered.insert(name)
      }
    }
    // No table has ranges of the other quantities, or gutters.
    let sides = LockColumn.all.filter { Quantity.sides.contains($0.quantity) }.map(\.name)
    let others = [
      "minimum_width_pt", "minimum_height_pt", "island_width_pt", "corner_radius_pt", "margin_pt",
    ]
    #expect(altered == Set(sides + others))
  }

  /// The first row of a table with a number in a column; nil if there is none.
  private func row(with column: Int, in table: Table) -> (id: String, number: String)? {
    guard let place = table.columnNames.firstIndex(of: "id") else { return nil }
    return (0..<table.rowCount).lazy.map { row in
      (table.field(row: row, column: place).text, table.field(row: row, column: column).text)
    }.first { !$0.1.isEmpty }
  }

  @Test("may have a part of the columns, others and any line ends") func subset() {
    let file = read("note,id,height_pt,height_state\r\nmine,\(Self.id),110.00,x\r\n,b,,")
    #expect(file.complaints == [])
    #expect(file.rows.map(\.id) == [Self.id, "b"])
    #expect(file.rows.map { $0.pins.map(\.number.text) } == [["110.00"], []])
    #expect(file.rows.map(\.emptySides) == [[], [.height]])
  }

  @Test(
    "are reported with line and column if they are wrong",
    arguments: [
      ("", "1:1: error: [header] the file is empty; expected a line with the names of the columns"),
      (
        "a,height_pt\n1,2\n",
        "1:1: error: [header] column 'id' is missing; expected the CSV that 'widgetsize query' writes"
      ),
      (
        "id,height\na,1\n",
        "1:4: error: [header] unknown column 'height'; did you mean 'height_pt'?"
      ),
      (
        "id,heigth_pt\na,1\n",
        "1:4: error: [header] unknown column 'heigth_pt'; did you mean 'height_pt'?"
      ),
      (
        "id,height_pt,Height_pt\na,1,1\n",
        "1:14: error: [header] unknown column 'Height_pt'; did you mean 'height_pt'?"
      ),
      (
        "id,width_pt,depth_of_the_thing_pt\na,1,1\n",
        "1:13: error: [header] unknown column 'depth_of_the_thing_pt'"
      ),
      ("id,height_pt\na,1pt\n", "2:3: error: [type] height_pt '1pt' is not a number of points"),
      ("id,height_pt\n,1\n", "2:1: error: [required] id is empty; a value is required"),
      ("id,height_pt\n", "1:1: error: [limit] no row has a size"),
    ])
  func complaints(_ text: String, _ complaint: String) {
    #expect(read(text).complaints.map(\.description) == ["a.csv:" + complaint])
  }

  @Test("are not read further after too many faults") func hopeless() {
    let rows = (0..<50_000).map { "\($0),x\n" }.joined()
    #expect(read("id,height_pt\n" + rows).complaints.count == 1_000)
  }

  @Test(
    "agree if the number, rounded to the digits that are written, is the pinned one",
    arguments: [
      ("162.67", true), ("162.667", true), ("162.6667", true), ("162.66666666666667", true),
      ("162.7", true), ("163", true), ("162.666", false), ("162.66", false), ("162.68", false),
      ("162.70", false), ("163.0", false), ("162", false), ("-162.67", false), ("16267", false),
      ("9223372036854775807", false), ("0.9223372036854775807", false),
    ])
  func digits(_ text: String, _ agrees: Bool) throws {
    let number = try #require(PinnedNumber(text))
    #expect(number.agrees(with: Points(threeHundredths: 48_800)) == agrees)
  }
}
