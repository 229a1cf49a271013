import DataTables
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetReports

/// A table of sizes reads back as it was written, and each fault in it has its place.
@Suite("Sizes in a table") struct RecordedTableTests {
  private static let id = "today.ios10.414x736@3.portrait.l.today-view.compact"

  private func read(_ text: String, as dialect: Dialect = .csv) -> RecordedSizes {
    RecordedSizes(table: Array(text.utf8), path: "a.csv", as: dialect)
  }

  @Test("read back as the engine's records", arguments: [Dialect.csv, .tsv])
  func roundTrip(_ dialect: Dialect) throws {
    let engine = Engine.bundled
    let query = Query(screenClasses: Array(engine.catalog.screenClasses.keys))
    let result = QueryResult(engine: engine, queries: [query])
    let sizes = read(result.report.text(as: dialect == .csv ? .csv : .tsv), as: dialect)
    #expect(sizes.complaints == [])
    #expect(sizes.cells.count == engine.blocks(query).reduce(0) { $0 + Array($1.cells).count })
    let reader = CellIDReader(engine.catalog)
    for cell in sizes.cells {
      let record = engine.record(of: try #require(reader.cell(cell.id)))
      for quantity in Quantity.sides {
        var (read, said) = (cell[quantity], record[quantity])
        #expect(read.value?.description == said.value?.description, "\(cell.id)")
        #expect(read.range?.upperBound.description == said.range?.upperBound.description)
        // Thirds are rounded, and the rest is not written.
        (read.value, read.range) = (said.value, said.range)
        (said.basis, said.reason) = ([], nil)
        #expect(read == said, "\(cell.id)")
      }
    }
  }

  @Test("may have a part of the columns, unknown columns and any line ends")
  func subset() {
    let sizes = read("note,id,height_pt,height_later\r\nmine,\(Self.id),110.00,x\r\n,b,,")
    #expect(sizes.complaints == [])
    #expect(sizes.cells.map(\.id) == [Self.id, "b"])
    #expect(sizes.cells.map { $0[.height].value } == [Points(110), nil])
    #expect(sizes.cells.map { $0[.height].aspects } == [[.value], []])
    #expect(sizes.cells.map { $0[.width].aspects } == [[], []])
    #expect(sizes.lines == [Self.id: 2, "b": 3])
  }

  @Test("are no value in an empty cell with a state, and omitted in one without")
  func none() {
    let sizes = read("id,height_pt,height_state,height_sources\na,,unknown,\nb,1,,\n")
    #expect(sizes.complaints == [])
    #expect(sizes.cells.map { $0[.height].aspects } == [[.value, .state, .sources], [.value]])
  }

  @Test(
    "are reported with line and column if they are wrong",
    arguments: [
      ("", "1:1: error: [header] the file is empty; expected a line with the names of the columns"),
      (
        "a,b\n1,2,3\n",
        "1:1: error: [header] column 'id' is missing; expected what query writes as CSV, TSV, JSON "
          + "or NDJSON"
      ),
      (
        "id,height\na,1\n",
        "1:1: error: [header] neither column 'width_pt' nor column 'height_pt' is there; is 'height' "
          + "meant to be 'height_pt'?"
      ),
      ("id,height_pt\na,1pt\n", "2:3: error: [type] height_pt '1pt' is not a number of points"),
      (
        "id,height_pt\na,-1\n",
        "2:3: error: [range] height_pt '-1' is not a positive number of points with up to two decimals"
      ),
      (
        "id,width_pt\na,1.334\n",
        "2:3: error: [range] width_pt '1.334' is not a positive number of points with up to two "
          + "decimals"
      ),
      ("id,height_pt\n,1\n", "2:1: error: [required] id is empty; a value is required"),
      (
        "id,height_pt\na,1\nb,2\na,1\n",
        "4:1: error: [unique] id 'a' stands on line 2 already"
      ),
      (
        "id,height_pt,height_state\na,,sourced\n",
        "2:3: error: [contradiction] height has no value, but its state is 'sourced'"
      ),
      (
        "id,height_pt,height_state\na,1,unknown\n",
        "2:3: error: [contradiction] height is 1, but its state is 'unknown'"
      ),
      (
        "id,height_pt,height_state\na,1,derved\n",
        "2:5: error: [enum] height_state 'derved' is not one of sourced, disputed, derived, unknown, "
          + "not-applicable; did you mean 'derived'?"
      ),
      (
        "id,height_pt,height_smallest_pt,height_largest_pt\na,1,2,3\n",
        "2:3: error: [contradiction] height is 1, but its range begins with 2"
      ),
      (
        "id,height_pt,height_smallest_pt,height_largest_pt\na,2,2,1\n",
        "2:7: error: [range] height_largest_pt '1' does not end the range that begins with '2'"
      ),
      (
        "id,height_pt,height_smallest_pt,height_largest_pt\na,2,2,\n",
        "2:7: error: [range] height_largest_pt '' does not end the range that begins with '2'"
      ),
    ])
  func complaints(_ text: String, _ complaint: String) {
    #expect(read(text).complaints.map(\.description) == ["a.csv:" + complaint])
  }

  @Test("are not read further after too many faults")
  func hopeless() {
    let rows = String(repeating: "a,x\n", count: 50_000)
    #expect(read("id,height_pt\n" + rows).complaints.count == RecordedSizes.mostComplaints + 1)
    let short = String(repeating: "a\n", count: 50_000)
    #expect(read("id,height_pt\n" + short).complaints.count < 1_100)
    let wide = String(repeating: ",", count: 1 << 20)
    #expect(
      read(wide).complaints.map(\.message) == [
        "the header has 1048577 cells; no table has more than 1000"
      ])
  }

  @Test("in arbitrary bytes give a cell or a complaint", arguments: 0..<60)
  func arbitrary(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array(
      "id,height_pt,height_state,height_smallest_pt,height_largest_pt,width_pt\n\(Self.id),1,derived,1,2,\n"
        .utf8)
    for _ in 0..<40 {
      let byte =
        Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random)
        : Array(",\"\n\t.-190".utf8).randomElement(using: &random) ?? 0
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = byte
      for dialect in [Dialect.csv, .tsv] {
        let sizes = RecordedSizes(table: bytes, path: "a", as: dialect)
        #expect(!sizes.cells.isEmpty || !sizes.complaints.isEmpty)
      }
    }
  }
}
