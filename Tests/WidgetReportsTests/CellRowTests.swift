import DataTables
import Testing
import WidgetSizingData

@testable import WidgetReports

/// The CSV of screens with odd names.
@Suite struct CellRowTests {
  @Test(arguments: ["odd, name", "a \"quoted\" name", "2,5-inch \"small\""])
  func rowsOfScreensWithOddNamesHaveTheAnswersInTheirColumns(name: String) throws {
    let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
    let catalog = try Catalog.bundled(with: [
      .screenClasses: """
      id,width_pt,height_pt,scale,idiom,name,note
      \(quoted),333,444,2,phone,\(quoted),

      """
    ])
    var query = Query(screenClasses: [try catalog.screenClass(name)])
    query.os = [OSVersion(8), OSVersion(10), OSVersion(13)]
    let result = QueryResult(engine: Engine(catalog), queries: [query], dataVersion: "2026.1.1")
    let text = result.report.text(as: .csv)
    let table = Table(parsing: Array(text.utf8), path: "cells.csv")
    #expect(table.complaints.isEmpty)
    let cells = result.engine.blocks(query).flatMap(\.cells)
    #expect(table.rowCount == cells.count)
    for (row, cell) in cells.enumerated() {
      func value(_ column: String) throws -> String {
        let place = try #require(table.columnNames.firstIndex(of: column))
        return table.field(row: row, column: place).text
      }
      let answer = result.engine.evidence(cell)
      #expect(try value("id") == catalog.id(of: cell))
      #expect(try value("screen_class") == name)
      #expect(try value("screen_name") == name)
      #expect(try value("text_size") == cell.textSize.rawValue)
      #expect(try value("mode") == cell.today?.mode.rawValue)
      #expect(try value("height_pt") == answer.height.value?.preciseDecimal ?? "")
      #expect(try value("height_state") == answer.height.state.rawValue)
      #expect(try value("height_reason") == answer.height.reason.map(catalog.text) ?? "")
      #expect(try value("width_pt") == answer.width.value?.preciseDecimal ?? "")
      #expect(try value("width_reason") == answer.width.reason.map(catalog.text) ?? "")
    }
  }
}
