import DataTables
import TestSupport
import Testing

@Suite struct CSVWriterTests {
  private func written(_ rows: [String]...) -> String {
    var writer = CSVWriter()
    for row in rows { writer.append(row: row) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func quotesStandOnlyWhereTheyAreNeeded() {
    #expect(
      written(["id", "note"], ["a b", "it's"], ["1,5", "say \"hi\""], ["two\nlines", "cr\r"])
        == "id,note\na b,it's\n\"1,5\",\"say \"\"hi\"\"\"\n\"two\nlines\",\"cr\r\"\n")
  }

  @Test func anEmptyCellIsQuotedOnlyIfItIsAlone() {
    #expect(written(["a", "b"], ["", ""]) == "a,b\n,\n")
    // Without quotes it would be an empty line.
    #expect(written(["a"], [""]) == "a\n\"\"\n")
    #expect(written([]) == "")
  }

  @Test func aNameThatBeginsLikeAByteOrderMarkIsQuoted() {
    #expect(written(["\u{FEFF}a"], ["\u{FEFF}"]) == "\"\u{FEFF}a\"\n\u{FEFF}\n")
  }

  @Test func everythingWrittenIsReadBack() {
    var generator = SplitMix64(seed: 4180)
    for _ in 0..<1_000 {
      let columnCount = Int.random(in: 1...5, using: &generator)
      let rows = (0...Int.random(in: 0...5, using: &generator)).map { _ in
        (0..<columnCount).map { _ in generator.text() }
      }
      var writer = CSVWriter()
      for row in rows { writer.append(row: row) }
      let table = Table(parsing: writer.bytes, path: "t.csv")
      let read =
        [table.columnNames]
        + (0..<table.rowCount).map { row in
          (0..<columnCount).map { table.field(row: row, column: $0).text }
        }
      #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
      let allowed: Set<Check> = [.encoding, .blank, .header, .lineEnd]
      #expect(table.complaints.allSatisfy { allowed.contains($0.check) })
    }
  }

  @Test func cleanTextIsReadWithoutComplaint() {
    var generator = SplitMix64(seed: 180)
    for round in 0..<200 {
      var writer = CSVWriter()
      writer.append(row: ["id", "text"])
      for row in 0..<5 {
        let text = generator.text(of: Array("a\"'\\,;é×😀\n|"), length: 0...12)
        writer.append(row: ["\(round)-\(row)", text])
      }
      #expect(Table(parsing: writer.bytes, path: "t.csv").complaints == [])
    }
  }
}
