import DataTables
import Testing

/// Faults in the syntax of a table, and the place that each complaint names.
@Suite struct TableSyntaxTests {
  @Test func anEmptyFileIsReported() {
    expectComplaints(
      about: "①",
      [Expected("①", "[header] the file is empty; expected a line with the names of the columns")])
  }

  @Test func aByteOrderMarkIsReported() {
    expectComplaints(
      about: "①\u{FEFF}a\n1\n",
      [Expected("①", "[encoding] the file begins with a byte order mark; UTF-8 needs none")])
  }

  @Test func aByteOrderMarkAloneIsAnEmptyFile() {
    let table = Table(parsing: [0xEF, 0xBB, 0xBF], path: "t.csv")
    #expect(table.columnNames.isEmpty && table.rowCount == 0)
    #expect(table.complaints.map(\.check) == [.encoding, .header])
  }

  @Test func missingAndDuplicateNamesAreReported() {
    expectComplaints(
      about: "a,①,b,②a\n1,2,3,4\n",
      [
        Expected("①", "[header] a column has no name"),
        Expected("②", "[header] column 'a' is there twice"),
      ])
  }

  @Test func tooFewAndTooManyCellsAreReported() {
    expectComplaints(
      about: "a,b\n①1\n1,2\n②1,2,3\n③,,\n",
      [
        Expected("①", "[cells] the row has 1 cell, the header 2"),
        Expected("②", "[cells] the row has 3 cells, the header 2"),
        Expected("③", "[cells] the row has 3 cells, the header 2"),
      ])
  }

  @Test func emptyLinesAreReported() {
    expectComplaints(
      about: "①\na\n②\n1\n③\n",
      "①②③".map { Expected($0, "[empty-line] empty line") })
  }

  @Test func blanksAtTheEndsOfCellsAreReported() {
    expectComplaints(
      about: "a,①\u{20}b\n1②\u{20},2\n\"③\u{20}1\",\"2④\u{20}\"\n⑤\u{20},a b\n",
      "①②③④⑤".map { Expected($0, "[blank] blank at the end of a cell") })
  }

  @Test func aQuoteInACellWithoutQuotesIsReported() {
    expectComplaints(
      about: "a,b\n1,5①\" or 6\"\n",
      [
        Expected(
          "①", "[quote] quote in a cell without quotes; quote the cell and double the quote")
      ])
  }

  @Test func textAfterTheClosingQuoteIsReported() {
    expectComplaints(
      about: "a,b\n\"1\"①x \"y\",2\n\"3\"② ,4\n",
      "①②".map {
        Expected($0, "[quote] text after the closing quote; a quote inside of a cell is doubled")
      })
  }

  @Test func anUnclosedQuoteEndsWithItsLine() {
    // The next line is read as usual.
    expectComplaints(
      about: "a,b\n1,①\"2\n3,4\n②5\n6,\"\"\"7\"\"\"\n",
      [
        Expected("①", "[quote] the quote that opens this cell is not closed at its end"),
        Expected("②", "[cells] the row has 1 cell, the header 2"),
      ])
    expectComplaints(
      about: "a,b\n1,①\"2\n3,\"4\"\n5,②\"6\n\"7\",8\n9,③\"0\n",
      "①②③".map { Expected($0, "[quote] the quote that opens this cell is not closed at its end") })
  }

  @Test func aMissingLineFeedAtTheEndIsReported() {
    expectComplaints(
      about: "a,b\n1,2①", [Expected("①", "[line-end] the last line does not end in a line feed")])
  }

  @Test func longLineEndsAreReportedOnce() {
    expectComplaints(
      about: "a,b①\r\n1,2\r\n3,4\r\n",
      [
        Expected(
          "①", "[line-end] lines end in carriage return and line feed; expected a line feed alone")
      ])
  }

  @Test func aCarriageReturnInACellIsReported() {
    expectComplaints(
      about: "a,b\n1①\r2,3\n\"4②\r\n5\",6\n",
      "①②".map { Expected($0, "[line-end] carriage return in a cell") })
  }

  @Test func controlCharactersAreReported() {
    expectComplaints(
      about: "a,b\n①\0,2②\t3\n\"③\u{1B}[31m\",④\u{7F}\n",
      [
        Expected("①", "[encoding] control character 0x00 in a cell"),
        Expected("②", "[encoding] control character 0x09 in a cell"),
        Expected("③", "[encoding] control character 0x1B in a cell"),
        Expected("④", "[encoding] control character 0x7F in a cell"),
      ])
  }

  @Test func invisibleCharactersAreReported() {
    let kept = "é\u{A0}\u{200D}\u{2027}\u{202F}😀"
    let found: [(Character, String)] = [
      ("①", "0080"), ("②", "009B"), ("③", "202E"), ("④", "2069"), ("⑤", "200B"), ("⑥", "2028"),
    ]
    expectComplaints(
      about:
        "a,b\n1①\u{80},②\u{9B}3\n\"③\u{202E}\",\(kept)④\u{2069}\nx⑤\u{200B}⑥\u{2028},\(kept)\n",
      found.map { Expected($0.0, "[encoding] invisible character U+\($0.1) in a cell") })
  }

  @Test func bytesThatAreNotUTF8AreReported() {
    let bytes = Array("a,b\né,".utf8) + [0xE4] + Array("x\n\"".utf8) + [0xC3] + Array("\",2\n".utf8)
    let table = Table(parsing: bytes, path: "t.csv")
    #expect(
      table.complaints.map(\.description) == [
        "t.csv:2:3: error: [encoding] byte 0xE4 is not UTF-8 here",
        "t.csv:3:2: error: [encoding] byte 0xC3 is not UTF-8 here",
      ])
    #expect(table.field(row: 0, column: 1).text == "\u{FFFD}x")
  }

  @Test func complaintsAreInTheOrderOfTheirPlaces() {
    let complaints = Table(parsing: Array("b,b\n\nx \n".utf8), path: "t.csv").complaints
    #expect(complaints.map(\.check) == [.header, .emptyLine, .cells, .blank])
  }

  @Test func complaintsBeyondAThousandAreCounted() throws {
    let bytes = Array("a\n".utf8) + Array(repeating: 0xFF, count: 1_500) + Array("\n".utf8)
    let complaints = Table(parsing: bytes, path: "t.csv").complaints
    #expect(complaints.count == 1_001)
    let last = try #require(complaints.last)
    #expect(
      last.description
        == "t.csv:2:1000: error: [limit] too much is wrong: 500 more places are not listed")
  }
}
