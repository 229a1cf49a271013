import TestSupport
import Testing

@Suite("fit with lines of text") struct FitTextTests {
  private static let rectangular = [
    "fit", "--lines", "2", "--family", "accessoryRectangular", "--device", "iPhone 15", "--os",
    "27",
  ]

  @Test("repeats in words the device, version, family, text size and style")
  func understood() throws {
    let result = try widgetsize(
      Self.rectangular + ["--text-size", "ax3", "--text-style", "Footnote"])
    result.expectAnswer()
    #expect(
      result.lines.prefix(3) == [
        "iPhone 15, iOS 27: accessoryRectangular, text size ax3",
        "2 lines of footnote text, at ax3 (accessibility extra large): 80 points",
        "accessoryRectangular: cut off everywhere; 1 of 2 lines are seen",
      ], "\(result)")
    #expect(result.lines.contains("line height of footnote text: 40 on iOS (TYP1)"), "\(result)")
    #expect(result.lines.last?.hasPrefix("TYP1  Human Interface Guidelines: Typography") == true)
  }

  @Test("judges every text size unless some are named, and says at which text is cut off")
  func everyTextSize() throws {
    let every = try widgetsize(Self.rectangular)
    every.expectAnswer()
    #expect(every.lines[0] == "iPhone 15, iOS 27: accessoryRectangular")
    #expect(every.lines[1] == "2 lines of body text, at all text sizes: 38…124 points")
    #expect(every.lines[2].hasPrefix("accessoryRectangular: cut off at "), "\(every)")
    let csv = try widgetsize(Self.rectangular + ["--format", "csv"])
    #expect(csv.lines.count == 1 + 12)
    let some = try widgetsize(Self.rectangular + ["--text-size", "ax1-ax2,l", "--format", "csv"])
    #expect(some.lines.count == 1 + 3)
  }

  @Test("takes rows of text for WidgetKit widgets")
  func rows() throws {
    let result = try widgetsize(
      "fit", "--rows", "3", "--row-lines", "2", "--padding", "4", "--text-style", "caption 2",
      "--text-size", "l", "--family", "systemSmall", "--device", "iPhone 15", "--os", "27")
    result.expectAnswer()
    #expect(
      result.lines[1] == "3 rows of 2 lines of caption 2 text, 4 above and below, at l (large): "
        + "102 points", "\(result)")
  }

  @Test("fails where fewer lines are seen, and names the text size of the worst")
  func atLeast() throws {
    let failing = try widgetsize(Self.rectangular + ["--at-least", "2"])
    #expect(failing.status == 1 && failing.errors.isEmpty, "\(failing)")
    #expect(
      failing.lines[1].hasPrefix("fewer than 2 lines in ")
        && failing.lines[1].contains("iPhone") == false
        && failing.lines[1].contains(".accessoryRectangular at ax5, shows 0: "), "\(failing)")
    try widgetsize(Self.rectangular + ["--at-least", "2", "--text-size", "l"]).expectAnswer()
  }

  @Test("is unknown where no source has the line height, which --strict makes a failure")
  func unknown() throws {
    let watch = [
      "fit", "--lines", "1", "--family", "accessoryRectangular", "--device",
      "Apple Watch Series 10 (46 mm)", "--no-margins",
    ]
    let some = try widgetsize(watch)
    some.expectAnswer()
    #expect(
      some.lines.contains(
        "? no source has the line height of body text on watchOS at m, ax4 and ax5"),
      "\(some)")
    #expect(try widgetsize(watch + ["--strict"]).status == 1)
    try widgetsize(watch + ["--strict", "--text-size", "l"]).expectAnswer()
    let none = try widgetsize(watch + ["--text-style", "footnote"])
    #expect(none.status == 1 && none.errors.isEmpty, "\(none)")
    #expect(none.lines[1].hasSuffix(": the height is not known"), "\(none)")
    #expect(none.lines[2].hasSuffix(": the line height is not known"), "\(none)")
    let json = try widgetsize(watch + ["--text-size", "m", "--json"])
    #expect(
      json.output.contains(#""verdict":"unknown","certain":null,"textSize":"m","lineHeight":null"#))
  }

  @Test("json has the text size and the line height of each cell, and null for content in points")
  func keys() throws {
    let text = try widgetsize(Self.rectangular + ["--text-size", "ax3", "--json"]).output
    #expect(text.contains(#""textSize":"ax3","lineHeight":48,"#))
    #expect(text.contains(#""rows":2,"rowHeight":null,"rowLines":1,"textStyle":"body""#))
    let points = try widgetsize(
      "fit", "--content-height", "50", "--family", "small", "--device", "iPhone 15", "--json")
    #expect(
      points.output.contains(#""textSize":null,"lineHeight":null,"#))
  }

  @Test(
    "complains in one line",
    arguments: [
      (
        ["--lines", "2", "--text-style", "titel"],
        "unknown text style 'titel'; expected one of largeTitle, title1, title2, title3, headline, "
          + "body, callout, subheadline, footnote, footnote1, footnote2, caption1, caption2; "
          + "did you mean 'title'?"
      ),
      (["--lines", "2", "--rows", "3"], "--rows contradicts --lines, which are the rows"),
      (["--lines", "2", "--padding", "3"], "--padding contradicts --lines, which are the rows"),
      (["--lines", "0"], "--lines '0' is not a number; expected 1 to 1000"),
      (
        ["--lines", "2", "--content-height", "9"],
        "--lines contradicts --content-height, which is all there is"
      ),
      (["--lines", "2", "--image", "9x9"], "--lines contradicts --image; ask for one at a time"),
      (
        ["--rows", "2", "--row-height", "9", "--text-style", "body"],
        "--text-style needs --lines or --row-lines"
      ),
      (["--lines", "2", "--at-least", "3"], "--at-least 3 is more than the 2 lines to be shown"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    try widgetsize(["fit"] + arguments).expectError(message)
  }
}
