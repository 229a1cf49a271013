import Testing
import WidgetReports

/// Queries as they are typed at a terminal.
@Suite("A query line")
struct QueryLineTests {
  @Test(
    "is split into words as by a shell",
    arguments: [
      ("--device plus", ["--device", "plus"]),
      ("  $ widgetsize\tquery  --zoomed ", ["--zoomed"]),
      ("widgetsize --os 10", ["--os", "10"]),
      ("query", []), ("widgetsize", []), ("$", []),
      ("-d 'iPhone 7 \"Plus\"'", ["-d", "iPhone 7 \"Plus\""]),
      ("-d \"a 'b' \\\"c\\\" \\\\ \\d | ; >\"", ["-d", "a 'b' \"c\" \\ \\d | ; >"]),
      ("-d iPhone\\ 7' Plus'", ["-d", "iPhone 7 Plus"]),
      ("-d '' x", ["-d", "", "x"]),
      ("--os 10 # the first with modes", ["--os", "10"]),
      ("--os 1#0", ["--os", "1#0"]),
      ("--device=414x736@3,plus", ["--device=414x736@3,plus"]),
      ("-d \\\n  plus \\\n--os 1\\\n0", ["-d", "plus", "--os", "10"]),
      ("-d é\u{301}\\|", ["-d", "é\u{301}|"]),
    ])
  func splits(text: String, arguments: [String]) throws {
    let lines = try QueryLine.lines(of: text).map { try $0.get() }
    #expect(lines.map(\.arguments) == [arguments])
    #expect(lines.map(\.line) == [1])
  }

  @Test("is one of several, among comments and empty lines")
  func several() throws {
    let lines = try QueryLine.lines(of: "# a 'b\n\n--os 10\n\t\n--os \\\n 11\n--os 12\n").map {
      try $0.get()
    }
    #expect(lines.map(\.arguments) == [["--os", "10"], ["--os", "11"], ["--os", "12"]])
    #expect(lines.map(\.line) == [3, 5, 7])
    #expect(QueryLine.lines(of: "\n  \n# a\n").isEmpty)
  }

  @Test(
    "is refused if it has other syntax of a shell",
    arguments: [
      ("--os 10 | cat", "|", 9), ("--os 10; ls", ";", 8), ("-d $HOME", "$", 4), ("-d `ls`", "`", 4),
      ("-d \"$(ls)\"", "$", 5), ("-d \"`ls`\"", "`", 5), ("> x", ">", 1), ("-d iPh*", "*", 7),
      ("-d {a,b}", "{", 4), ("-d ~/x", "~", 4), ("a && b", "&", 3), ("$(x)", "$", 1),
      ("-d [a]", "[", 4), ("-d a?", "?", 5), ("!x", "!", 1), ("<x", "<", 1), ("(x)", "(", 1),
    ])
  func shellSyntax(text: String, character: String, column: Int) throws {
    let fault = try #require(Self.fault(in: text))
    #expect(fault.kind == .shellSyntax(character))
    #expect(fault.line == 1 && fault.column == column)
    #expect(fault.description.hasPrefix("'\(character)' at column \(column) of the query means"))
  }

  @Test("is refused if a quote or the line does not end")
  func open() {
    #expect(Self.fault(in: "-d 'a\nb'")?.kind == .openQuote("'"))
    #expect(
      Self.fault(in: "-d \"a\\\"")?.description
        == "the quote \" at column 4 of the query is not closed")
    #expect(Self.fault(in: "-d \\\n  'a")?.line == 2)
    #expect(Self.fault(in: "-d a \\")?.kind == .openLine)
    #expect(Self.fault(in: "-d a \\\n")?.column == 6)
  }

  @Test("is read even if the line before is refused")
  func goesOn() throws {
    let lines = QueryLine.lines(of: "a | b\n-d 'c\n--os 10\n")
    #expect(lines.count == 3)
    #expect(try lines[2].get().arguments == ["--os", "10"])
    #expect(try lines[2].get().line == 3)
  }

  private static func fault(in text: String) -> QueryLine.Fault? {
    if case .failure(let fault)? = QueryLine.lines(of: text).first { fault } else { nil }
  }
}
