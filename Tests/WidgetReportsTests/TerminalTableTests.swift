import Testing
import WidgetSizingData

@testable import WidgetReports

@Suite("Tables at a terminal") struct TerminalTableTests {
  private func text(
    _ name: String = "5.5-inch", textSizes: [TextSize]? = nil, isColored: Bool = false
  ) throws -> String {
    let catalog = try Catalog.named(name)
    var query = Query(screenClasses: [try catalog.screenClass("414x736@3")])
    query.os = [OSVersion(10)]
    query.textSizes = textSizes
    let result = QueryResult(engine: Engine(catalog), queries: [query], dataVersion: "1")
    var text = ""
    result.report.write(as: .table, to: &text, on: Terminal(isColored: isColored))
    return text
  }

  @Test("numbers and their marks end below the heading") func alignment() throws {
    let lines = try text(textSizes: [.l, .ax1]).split(separator: "\n").map(String.init)
    let heading = try #require(lines.first { $0.contains("width") && $0.contains("ax1") })
    let end = try #require(heading.firstRange(of: "ax1")).upperBound
    let column = heading.distance(from: heading.startIndex, to: end)
    let numbers = lines.filter { $0.contains("compact") && $0.contains("110") }
    #expect(!numbers.isEmpty)
    // The mark is part of the number, which is set flush right.
    for line in numbers { #expect(line.prefix(column).hasSuffix("170≈")) }
  }

  @Test("colour changes no word") func colour() throws {
    let plain = try text(), colored = try text(isColored: true)
    #expect(!plain.contains("\u{1B}") && colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test("a name cannot steer the terminal") func control() throws {
    let text = try text("a\u{202E}\u{2028}b")
    #expect(!text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
  }

  @Test("a name begins no line with a command, however wide the terminal is")
  func commands() throws {
    let words = (1...12).map { String(repeating: "a", count: $0 * 5 % 13) + " ::error::\($0)" }
    let catalog = try Catalog.named(words.joined(separator: " "))
    var query = Query(screenClasses: [try catalog.screenClass("414x736@3")])
    query.os = [OSVersion(10)]
    let report = QueryResult(engine: Engine(catalog), queries: [query], dataVersion: "1").report
    for columns in 20...120 {
      var text = ""
      report.write(as: .table, to: &text, on: Terminal(columns: columns))
      let isCommand = { (line: Substring) in line.drop { $0 == " " }.hasPrefix("::") }
      #expect(text.split(separator: "\n").first(where: isCommand) == nil, "\(columns) columns")
      // Only the start of a line is changed.
      if columns > 100 { #expect(text.contains(" ::error::")) }
    }
  }

  @Test("no line ends in blanks") func blanks() throws {
    #expect(try !text().split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test("wide characters take two places") func wideCharacters() {
    var table = TextTable(isNumeric: [false, true])
    table.append([.init("漢字"), .init("1"), .init("abcd"), .init("22")])
    #expect(table.text(isColored: false) == "漢字   1\nabcd  22\n")
  }
}
