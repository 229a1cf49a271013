import Testing
import WidgetReports

/// The layout of tables that are wider than the terminal.
@Suite("Tables that are too wide") struct TableWidthTests {
  private func lines(_ table: Sheet.Table, within columns: Int?) -> [String] {
    table.text(for: Terminal(columns: columns))
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private var families: Sheet.Table {
    var table = Sheet.Table(
      "",
      [
        .label("family"), .label("variant"), .init("width", isNumeric: true),
        .init("content margin", isNumeric: true),
      ])
    table.append(["systemSmall", "icons-small", "158", "16"])
    table.append(["systemSmall", "icons-large", "165", nil])
    table.append(["accessoryCircular", nil, "58", "0"])
    return table
  }

  private let natural = [
    "family             variant      width  content margin",
    "systemSmall        icons-small    158              16",
    "                   icons-large    165",
    "accessoryCircular                  58               0",
  ]

  @Test("keep their width in a pipe") func piped() {
    #expect(lines(families, within: nil) == natural)
    #expect(lines(families, within: 53) == natural)
  }

  @Test("have the words of headings below each other") func headings() {
    #expect(
      lines(families, within: 46) == [
        "                                       content",
        "family             variant      width   margin",
        "systemSmall        icons-small    158       16",
        "                   icons-large    165",
        "accessoryCircular                  58        0",
      ])
  }

  @Test("have the first label above its rows") func stacked() {
    #expect(
      lines(families, within: 45) == [
        "family             width  content margin",
        "systemSmall",
        "  icons-small        158              16",
        "  icons-large        165",
        "accessoryCircular     58               0",
      ])
  }

  @Test("have columns of numbers in groups, each after the labels") func groups() {
    #expect(
      lines(families, within: 26) == [
        "family             width",
        "systemSmall",
        "  icons-small        158",
        "  icons-large        165",
        "accessoryCircular     58",
        "",
        "                   content",
        "family              margin",
        "systemSmall",
        "  icons-small           16",
        "  icons-large",
        "accessoryCircular        0",
      ])
  }

  @Test("have a line for each cell that has a value") func cells() {
    #expect(
      lines(families, within: 25) == [
        "systemSmall, icons-small",
        "  width           158",
        "  content margin  16",
        "",
        "systemSmall, icons-large",
        "  width           165",
        "",
        "accessoryCircular",
        "  width           58",
        "  content margin  0",
      ])
  }

  @Test("name the labels that a table leaves out, and the heading of a number") func labels() {
    var fits = Sheet.Table("", [.label("mode"), .label("where"), .init("seen")])
    fits.append(["expanded", "Notification Center", "1 of 5 rows"])
    fits.append([nil, "elsewhere", "all of the rows"])
    #expect(
      lines(fits, within: 20) == [
        "expanded,", "  Notification", "  Center", "  seen  1 of 5 rows", "",
        "expanded, elsewhere", "  seen  all of the", "        rows",
      ])
    var missing = Sheet.Table("", [.init("line", isNumeric: true), .init("id")])
    missing.append(["3", "today.ios10.375x667@2"])
    #expect(lines(missing, within: 20) == ["line 3", "  id  today.ios10.375x667@2"])
  }

  @Test("never break a number or a word, and keep both sides of a size together") func words() {
    var table = Sheet.Table("", [.label("id"), .init("what"), .init("size", isNumeric: true)])
    table.append(["a", "one two three four five six seven", "1014 × 474"])
    #expect(
      lines(table, within: 36) == [
        "id  what                      size",
        "a   one two three four  1014 × 474",
        "    five six seven",
      ])
    table.append(["b", "https://example.org/a/long/address", nil])
    #expect(
      lines(table, within: 30) == [
        "a",
        "  what  one two three four",
        "        five six seven",
        "  size  1014 × 474",
        "",
        "b",
        "  what  https://example.org/a/long/address",
      ])
    #expect(
      WordWrap.lines(of: "about 349 × 165 points", within: 12, indent: 2) == [
        "about", "  349 × 165", "  points",
      ])
  }

  @Test("have each word of a column of numbers in a line of its own where that is asked for")
  func wordsOfNumbers() {
    var table = Sheet.Table(
      "",
      [
        .label(""), .init("Today view compact", isNumeric: true, isWrapped: true),
        .init("expanded", isNumeric: true),
      ])
    table.append(["l", "110", "528"])
    table.append(["sources", "S01 S02 S03", "S01"])
    #expect(
      lines(table, within: nil) == [
        "           Today", "            view", "         compact  expanded",
        "l            110       528", "sources  S01 S02       S01", "             S03",
      ])
  }

  @Test("have short names where there is no room for whole ones") func shortNames() {
    var table = Sheet.Table("", [.label("device"), .init("size", isNumeric: true)])
    table.append([.init("iPhone 12, iPhone 12 Pro", brief: "iPhone 12 +1"), .init("162 × 162")])
    #expect(lines(table, within: 35).last == "iPhone 12, iPhone 12 Pro  162 × 162")
    #expect(lines(table, within: nil) == lines(table, within: 35))
    #expect(lines(table, within: 34) == ["device             size", "iPhone 12 +1  162 × 162"])
  }

  @Test("leave out what follows from other columns before they are split") func optional() {
    var pixels = Sheet.Table.Column("pixels", isNumeric: true)
    pixels.isOptional = true
    var table = Sheet.Table("", [.label("family"), .init("width", isNumeric: true), pixels])
    table.append(["systemSmall", "158", "474"])
    #expect(
      lines(table, within: 26) == ["family       width  pixels", "systemSmall    158     474"])
    #expect(lines(table, within: 25) == ["family       width", "systemSmall    158"])
  }

  @Test("count two places for a wide character") func wideCharacters() {
    var table = Sheet.Table("", [.init("漢字"), .init("1", isNumeric: true)])
    table.append(["abcd", "22"])
    #expect(lines(table, within: nil) == ["漢字   1", "abcd  22"])
  }
}
