import Testing
import WidgetReports

/// Queries as they are typed at a terminal.
@Suite("A query line")
struct QueryLineTests {
  @Test(
    "is split into words, and quotes keep blanks",
    arguments: [
      ("--device plus", ["--device", "plus"]),
      ("  $ widgetsize\tquery  --zoomed ", ["--zoomed"]),
      ("widgetsize --os 10", ["--os", "10"]),
      ("query", []), ("widgetsize", []), ("$", []),
      ("-d 'iPhone 7 \"Plus\"'", ["-d", "iPhone 7 \"Plus\""]),
      ("-d \"a 'b' | ; >\" $HOME", ["-d", "a 'b' | ; >", "$HOME"]),
      ("-d 'iPhone 7'' Plus'", ["-d", "iPhone 7 Plus"]),
      ("-d '' x", ["-d", "", "x"]),
      ("--os 10 # the first with modes", ["--os", "10"]),
      ("--os 1#0", ["--os", "1#0"]),
      ("--device=414x736@3,plus", ["--device=414x736@3,plus"]),
      ("-d \\\n  plus \\\n--os 10", ["-d", "plus", "--os", "10"]),
      ("-d é\u{301}|", ["-d", "é\u{301}|"]), ("--os 10 \\", ["--os", "10", "\\"]),
    ])
  func splits(text: String, arguments: [String]) throws {
    let lines = try QueryLine.lines(of: text).map { try $0.query.get() }
    #expect(lines.map(\.arguments) == [arguments])
    #expect(lines.map(\.line) == [1])
  }

  @Test("is one of several, among comments and empty lines")
  func several() throws {
    let lines = try QueryLine.lines(of: "# a 'b\n\n--os 10\n\t\n--os \\\n 11\n--os 12\n").map {
      try $0.query.get()
    }
    #expect(lines.map(\.arguments) == [["--os", "10"], ["--os", "11"], ["--os", "12"]])
    #expect(lines.map(\.line) == [3, 5, 7])
    #expect(QueryLine.lines(of: "\n  \n# a\n").isEmpty)
  }

  @Test("is refused if a quote does not end")
  func open() {
    #expect(Self.fault(in: "-d 'a\nb'") == .openQuote("'"))
    #expect(Self.fault(in: "-d \"a")?.description == "the quote \" of the query is not closed")
    #expect(QueryLine.lines(of: "\n-d \\\n  'a")[0].line == 2)
  }

  @Test("is read even if the line before is refused")
  func goesOn() throws {
    let lines = QueryLine.lines(of: "a \"b\n-d 'c\n--os 10\n")
    #expect(lines.count == 3)
    #expect(try lines[2].query.get().arguments == ["--os", "10"])
    #expect(try lines[2].query.get().line == 3)
  }

  private static func fault(in text: String) -> QueryLine.Fault? {
    if case .failure(let fault)? = QueryLine.lines(of: text).first?.query { fault } else { nil }
  }
}
