import DataTables
import Foundation
import TestSupport
import Testing
import WidgetSizingData

/// The bundled tables are sound: nothing checks them when they are used.
@Suite struct BundledTablesTests {
  @Test func theyHaveNoComplaint() {
    #expect(Catalog.read(TableFiles.bundled).complaints == [])
  }

  @Test func theyAreThoseOfTheFolder() throws {
    let folder = Project.url(of: "Data/tables")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(names) == Set(BundledTables.names.map { $0 + ".csv" }))
    for (name, file) in TableFiles.bundled.files {
      let bytes = try Data(contentsOf: folder.appending(path: name + ".csv"))
      #expect(Array(bytes) == file.bytes, "\(name) is not embedded as it is")
    }
  }

  @Test func theDataVersionIsAYearAMonthAndANumber() {
    let version = BundledTables.dataVersion
    #expect(version.wholeMatch(of: /20\d\d\.(1[0-2]|[1-9])\.[1-9]\d*/) != nil, "\(version)")
  }

  /// The program has a value for each choice that a cell may have, so that no row can stop it.
  @Test func eachChoiceIsRead() {
    let tables = TableFiles.bundled
    for description in BundledTables.descriptions {
      for column in description.columns where !column.choices.isEmpty {
        var changed = tables
        let table = Table(parsing: tables.files[description.name]?.bytes ?? [], path: "t.csv")
        var writer = CSVWriter()
        writer.append(row: table.columnNames)
        for row in 0..<table.rowCount {
          writer.append(
            row: table.columnNames.indices.map { place in
              table.columnNames[place] == column.name
                ? column.choices[row % column.choices.count]
                : table.field(row: row, column: place).text
            })
        }
        changed.files[description.name] = TableFiles.File(bytes: writer.bytes, path: "t.csv")
        // Some rows do not go together with others now. Those that are left are read.
        _ = Catalog.read(changed)
      }
    }
  }
}
