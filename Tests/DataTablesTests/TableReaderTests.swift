import DataTables
import Testing

@Suite struct TableReaderTests {
  private func reader(_ text: String, allowsOtherColumns: Bool = false) -> TableReader {
    TableReader(
      Table(parsing: Array(text.utf8), path: "t.csv"), allowsOtherColumns: allowsOtherColumns)
  }

  @Test func rowsAreReadInTheirOrder() {
    var reader = reader("id,height\na,1\nb,2\n")
    let height = reader.column("height")
    let id = reader.column("id")
    let rows = reader.rows { row -> String? in
      guard let id = row.text(id), let height = row.integer(height) else { return nil }
      return "\(row.row) \(id) \(height)"
    }
    #expect(rows == ["0 a 1", "1 b 2"])
    #expect(reader.complaints.isEmpty)
  }

  @Test func missingAndUnknownColumnsAreReported() {
    expectComplaints(
      about: "①id,②hieght,③colour\na,1,red\n",
      [
        Expected("①", "[header] column 'height' is missing"),
        Expected("②", "[header] unknown column 'hieght'; did you mean 'height'?"),
        Expected("③", "[header] unknown column 'colour'"),
      ]
    ) { reader in
      let id = reader.column("id")
      let height = reader.column("height")
      let rows = reader.rows { row -> Int? in
        _ = row.text(id)
        return row.integer(height)
      }
      // The missing column is reported once, not in each row.
      #expect(rows.isEmpty)
      #expect(id.isPresent && !height.isPresent)
    }
  }

  @Test func aPresentColumnIsNoHintForAnUnknownOne() {
    expectComplaints(
      about: "name,①names\na,b\n", [Expected("①", "[header] unknown column 'names'")]
    ) { reader in
      _ = reader.column("name")
      _ = reader.next()
    }
  }

  @Test func otherColumnsCanBeAllowed() {
    var reader = reader("id,colour\na,red\n", allowsOtherColumns: true)
    let id = reader.column("id")
    #expect(reader.rows { $0.text(id) } == ["a"])
    #expect(reader.complaints.isEmpty)
  }

  @Test func anOptionalColumnThatIsMissingReadsAsEmpty() {
    var reader = reader("id\na\n")
    let id = reader.column("id")
    let note = reader.optionalColumn("note")
    let rows = reader.rows { row -> String? in
      #expect(row.optionalText(note) == nil)
      #expect(row.field(note).isEmpty)
      return row.text(id)
    }
    #expect(rows == ["a"])
    #expect(reader.complaints.isEmpty)
  }

  @Test func aRowWithAnErrorIsOmitted() {
    var reader = reader("id,height\na,x\nb,2\nc,\n")
    let id = reader.column("id")
    let height = reader.column("height")
    let rows = reader.rows { row -> String? in
      // Nil for an empty cell and for a wrong one: only the second makes the row unsound.
      _ = row.optionalInteger(height)
      return row.text(id)
    }
    #expect(rows == ["b", "c"])
  }

  @Test func aNumberHasOneSpelling() {
    var reader = reader("height\n1.50\n")
    let height = reader.column("height")
    #expect(reader.rows { $0.optionalDecimal(height) }.isEmpty)
    #expect(reader.complaints.map(\.check) == [.form])
  }

  @Test func callersCanComplain() {
    expectComplaints(
      about: "id,date\na,①2016-13\n",
      [Expected("①", "[type] date '2016-13' is not a date")]
    ) { reader in
      _ = reader.column("id")
      let date = reader.column("date")
      let rows = reader.rows { row -> Bool? in
        row.complain(about: date, .type, "is not a date")
        #expect(!row.isSound)
        return true
      }
      #expect(rows.isEmpty)
    }
  }

  @Test func valuesInComplaintsAreEscapedAndCut() {
    expectComplaints(
      about: "a\n①it's \(String(repeating: "×", count: 100))\n",
      [
        Expected(
          "①",
          "[type] a 'it\\'s \(String(repeating: "×", count: 55))…' is neither 'true' nor 'false'")
      ]
    ) { reader in
      let a = reader.column("a")
      _ = reader.rows { $0.boolean(a) }
    }
  }
}
