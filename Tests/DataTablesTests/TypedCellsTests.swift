import DataTables
import Testing

/// For each type of cell: the values read, and the complaints with their places.
@Suite struct TypedCellsTests {
  private enum Entry: String, CaseIterable {
    case todayView = "today-view"
    case notificationCenter = "notification-center"
    case quickAction = "quick-action"
  }

  /// Reads the cells of the column `a` of a table without complaints.
  private func values<Value>(
    _ cells: String..., read: (inout TableReader, Column) -> Value?
  ) -> [Value?] {
    let text = "a\n" + cells.map { $0.isEmpty ? "\"\"\n" : $0 + "\n" }.joined()
    var reader = TableReader(Table(parsing: Array(text.utf8), path: "t.csv"))
    let column = reader.column("a")
    let values = reader.rows { .some(read(&$0, column)) }
    #expect(reader.complaints.isEmpty)
    return values
  }

  @Test func textIsReadAndRequired() {
    #expect(values("x", "", "ä") { $0.optionalText($1) } == ["x", nil, "ä"])
    expectComplaints(
      about: "a,b\n①,1\n", [Expected("①", "[required] a is empty; a value is required")]
    ) { reader in
      let (a, b) = (reader.column("a"), reader.column("b"))
      _ = reader.rows { row -> String? in
        _ = row.text(b)
        return row.text(a)
      }
    }
  }

  @Test func everyTypeCanBeRequired() {
    expectComplaints(
      about: "a,b,c,d\n①,②,③,④\n",
      zip("①②③④", "abcd").map { Expected($0, "[required] \($1) is empty; a value is required") }
    ) { reader in
      let columns = "abcd".map { reader.column(String($0)) }
      _ = reader.rows { row -> Bool? in
        _ = row.boolean(columns[0])
        _ = row.integer(columns[1])
        _ = row.choice(columns[2], of: Choices<Entry>())
        _ = row.reference(columns[3], in: KeyIndex(["x"]), as: "an x")
        return nil
      }
    }
  }

  @Test func booleansAreTrueOrFalse() {
    #expect(values("true", "false", "") { $0.optionalBoolean($1) } == [true, false, nil])
    expectComplaints(
      about: "a\n①yes\n②True\n",
      [
        Expected("①", "[type] a 'yes' is neither 'true' nor 'false'"),
        Expected("②", "[type] a 'True' is neither 'true' nor 'false'"),
      ]
    ) { reader in
      let a = reader.column("a")
      _ = reader.rows { $0.boolean(a) }
    }
  }

  @Test func integersAreWholeAndInRange() {
    #expect(
      values("0", "-12", "", "9223372036854775807") { $0.optionalInteger($1) }
        == [0, -12, nil, Int.max])
    expectComplaints(
      about: "a\n8\n①7\n18\n②19\n③x\n④1.5\n⑤9223372036854775808\n⑥010\n",
      [
        Expected("①", "[range] a '7' is not in 8...18"),
        Expected("②", "[range] a '19' is not in 8...18"),
        Expected("③", "[type] a 'x' is not a whole number"),
        Expected("④", "[type] a '1.5' is not a whole number"),
        Expected("⑤", "[type] a '9223372036854775808' is not a whole number"),
        Expected("⑥", "[form] a '010' has needless zeros; write '10'"),
      ]
    ) { reader in
      let a = reader.column("a")
      #expect(reader.rows { $0.integer(a, in: 8...18) } == [8, 18])
    }
  }

  @Test func decimalsAreExactAndHaveOneSpelling() {
    let numbers = values("441.5", "383.75", "", "-0.05") { $0.optionalDecimal($1) }
    #expect(numbers.map { $0?.mantissa } == [4415, 38375, nil, -5])
    #expect(numbers.map { $0?.fractionDigits } == [1, 2, nil, 2])
    expectComplaints(
      about: "id,value_pt\na,①66O\nb,②441.50\nc,③1e3\n",
      [
        Expected("①", "[type] value_pt '66O' is not a number of points"),
        Expected("②", "[form] value_pt '441.50' has needless zeros; write '441.5'"),
        Expected("③", "[type] value_pt '1e3' is not a number of points"),
      ]
    ) { reader in
      _ = reader.column("id")
      let value = reader.column("value_pt")
      _ = reader.rows { $0.optionalDecimal(value, as: "a number of points") }
    }
  }

  @Test func daysAreThoseOfTheCalendar() {
    #expect(
      values("2016-09-13", "", "2000-02-29", "2024-12-31") { $0.optionalDay($1) }
        == ["2016-09-13", nil, "2000-02-29", "2024-12-31"])
    let wrong = [
      "2016-02-30", "1900-02-29", "2016-13-01", "2016-00-10", "2016-01-00", "0000-01-01",
      "2016-9-13", "2016-09", "2016/09/13", "2016-09-13T00", "20160913", "201a-09-13",
    ]
    for cell in wrong {
      expectComplaints(
        about: "a\n①\(cell)\n",
        [Expected("①", "[type] a '\(cell)' is not a day of the calendar, such as '2016-09-13'")]
      ) { reader in
        let a = reader.column("a")
        #expect(reader.rows { $0.optionalDay(a) } == [])
      }
    }
    expectComplaints(
      about: "a,b\n①,1\n", [Expected("①", "[required] a is empty; a value is required")]
    ) { reader in
      let a = reader.column("a")
      _ = reader.column("b")
      _ = reader.rows { $0.day(a) }
    }
  }

  @Test func choicesNameTheNearestOfTheirList() {
    let entries = Choices<Entry>()
    #expect(
      values("quick-action", "", "today-view") { $0.optionalChoice($1, of: entries) }
        == [.quickAction, nil, .todayView])
    expectComplaints(
      about: "entry\n①today-veiw\n②Today-View\n③home\n",
      [
        Expected(
          "①",
          "[enum] entry 'today-veiw' is not one of today-view, notification-center, quick-action"
            + "; did you mean 'today-view'?"),
        Expected(
          "②",
          "[enum] entry 'Today-View' is not one of today-view, notification-center, quick-action"
            + "; did you mean 'today-view'?"),
        Expected(
          "③", "[enum] entry 'home' is not one of today-view, notification-center, quick-action"),
      ]
    ) { reader in
      let entry = reader.column("entry")
      _ = reader.rows { $0.choice(entry, of: entries) }
    }
  }

  @Test func choicesOfALongListAreNotListed() {
    let numbers = Choices(Array(1...20), names: (1...20).map { "number-\($0)" })
    expectComplaints(
      about: "a\n①number-21\n",
      [
        Expected(
          "①",
          "[enum] a 'number-21' is not one of the 20 values of this column"
            + "; did you mean 'number-1'?")
      ]
    ) { reader in
      let a = reader.column("a")
      _ = reader.rows { $0.choice(a, of: numbers) }
    }
  }

  @Test func choicesAreFoundByExactName() {
    let choices = Choices([1, 2, 3, 4, 5], names: ["ab", "a", "", "ba", "a"])
    #expect(choices["a"] == 2)
    #expect(choices["ab"] == 1)
    #expect(choices["ba"] == 4)
    #expect(choices[""] == 3)
    #expect(choices["abb"] == nil)
    #expect(choices["b"] == nil)
    #expect(Choices<Int>([], names: [])["a"] == nil)
  }

  @Test func referencesNameTheNearestKey() {
    let sources = KeyIndex(["S01", "S02", "S44"])
    #expect(
      values("S02", "") { $0.optionalReference($1, in: sources, as: "a source") } == [1, nil])
    expectComplaints(
      about: "source_id\n①S04\n②Apple\n",
      [
        // S01, S02 and S44 are equally near: the first in order is named, in every run.
        Expected(
          "①", "[reference] source_id 'S04' is not the id of a source; did you mean 'S01'?"),
        Expected("②", "[reference] source_id 'Apple' is not the id of a source"),
      ]
    ) { reader in
      let source = reader.column("source_id")
      _ = reader.rows { $0.reference(source, in: sources, as: "the id of a source") }
    }
  }

  /// Each name is compared with every key, so that a table of other names would take time with the square.
  @Test func onlyTheFirstComplaintsNameTheNearestKey() {
    let sources = KeyIndex(["S01"])
    let rows = String(repeating: "S04\n", count: 101)
    var reader = TableReader(Table(parsing: Array("source_id\n\(rows)".utf8), path: "t.csv"))
    let source = reader.column("source_id")
    _ = reader.rows { $0.reference(source, in: sources, as: "the id of a source") }
    let hints = reader.complaints.map { $0.message.hasSuffix("did you mean 'S01'?") }
    #expect(hints == Array(repeating: true, count: 100) + [false])
  }
}
