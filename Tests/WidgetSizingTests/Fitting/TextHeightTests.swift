import Testing
import WidgetSizing
import WidgetSizingData

@Suite struct TextHeightTests {
  private let engine = Engine.bundled
  private var catalog: Catalog { engine.catalog }

  private func widget(
    _ platform: Platform, _ os: Int, _ screen: String? = nil,
    _ family: WidgetFamily = .accessoryRectangular
  ) throws -> Cell {
    Cell(
      platform: platform, os: OSVersion(os),
      screenClass: try screen.map { try catalog.screenClass($0) },
      family: family)
  }

  private func lines(_ count: Int, of style: TextStyle = .body) throws -> WidgetContent {
    .text(
      TextRow(lineOf: style), layout: try #require(ContentLayout(count: count, row: Points(1))))
  }

  @Test func linesGrowWithTheTextSizeInAWidgetThatDoesNot() throws {
    let phone = try widget(.iOS, 27, "393x852@3")
    let small = engine.fit(try lines(2), in: phone, at: .l)
    let large = engine.fit(try lines(2), in: phone, at: .ax3)
    #expect(small.maximum.value == large.maximum.value && large.textSize == .ax3)
    #expect(small.layouts.map(\.height) == [Points(44)])
    #expect(large.layouts.map(\.height) == [Points(96)])
    #expect(small.verdict?.rows == 2 && small.verdict?.fits == true)
    #expect(large.verdict?.rows == 1 && large.verdict?.fits == false)
  }

  @Test func aRowOfSeveralStylesIsAsHighAsItsLines() throws {
    let styles = ["headline", "footnote", "footnote"].map(TextStyle.init)
    let row = try #require(TextRow(styles: styles))
    #expect(row.lines == 3 && row.style == nil)
    let content = WidgetContent.text(
      row, layout: try #require(ContentLayout(count: 2, row: Points(1))))
    let phone = try widget(.iOS, 27, "393x852@3")
    #expect(engine.fit(content, in: phone, at: .l).layouts.map(\.row) == [Points(58)])
    // No source has a line height of footnote text on a watch.
    #expect(engine.fit(content, in: try widget(.watchOS, 26, "162x197@2"), at: .m).layouts.isEmpty)
    #expect(TextRow(styles: []) == nil)
    #expect(TextRow(styles: Array(repeating: .body, count: 101)) == nil)
  }

  @Test func aStyleWithOneLineHeightStandsBesideBothOfBodyText() throws {
    let headline = TextStyle(rawValue: "headline")
    let cell = try Question("iPhone 6s", iOS: 11, .portrait, .xxxl, .todayView, .compact)
      .cell(in: engine)
    let body = catalog.lineHeights(of: .body, at: .xxxl, in: cell)
    let other = try #require(catalog.lineHeights(of: headline, at: .xxxl, in: cell).first)
    try #require(body.count == 2)
    let content = WidgetContent.text(
      try #require(TextRow(styles: [headline, .body])),
      layout: try #require(ContentLayout(count: 1, row: Points(1))))
    #expect(catalog.layouts(of: content, at: .xxxl, in: cell).map(\.row) == body.map { $0 + other })
  }

  @Test func aStyleHasANameInWords() throws {
    #expect(catalog.name(of: TextStyle(rawValue: "caption2")) == "caption 2")
    #expect(catalog.name(of: .body) == "body")
    #expect(catalog.name(of: TextStyle(rawValue: "poster")) == "poster")
  }

  @Test func contentInPointsHasNoTextSizeInAWidget() throws {
    let content = WidgetContent.fixed(try #require(ContentLayout(height: Points(44))))
    let fit = engine.fit(content, in: try widget(.iOS, 27, "393x852@3"), at: .ax3)
    #expect(fit.textSize == nil && fit.verdict?.fits == true)
  }

  @Test(
    arguments: [
      (.iOS, "393x852@3", "footnote", .ax3, 40), (.iPadOS, "820x1180@2", "body", .ax5, 62),
      (.macOS, nil, "largeTitle", .xs, 32), (.macOS, nil, "largeTitle", .ax5, 32),
    ] as [(Platform, String?, String, TextSize, Int)])
  func lineHeightIsThatOfThePlatform(
    platform: Platform, screen: String?, style: String, textSize: TextSize, height: Int
  ) throws {
    let style = TextStyle(rawValue: style)
    let cell = try widget(platform, 26, screen, .systemSmall)
    #expect(catalog.lineHeights(of: style, at: textSize, in: cell) == [Points(height)])
  }

  @Test func lineHeightThatNoSourceHasIsUnknown() throws {
    let watch = try widget(.watchOS, 26, "162x197@2")
    let footnote = TextStyle(rawValue: "footnote")
    #expect(catalog.lineHeights(of: .body, at: .l, in: watch) == [Points(threeHundredths: 5_550)])
    for (style, textSize) in [(TextStyle.body, TextSize.m), (.body, .ax4), (footnote, .l)] {
      #expect(catalog.lineHeights(of: style, at: textSize, in: watch).isEmpty)
      let fit = engine.fit(try lines(1, of: style), in: watch, at: textSize)
      #expect(fit.verdict == nil && fit.layouts.isEmpty)
    }
    let vision = try widget(.visionOS, 26, nil, .systemSmall)
    #expect(catalog.lineHeights(of: .body, at: .l, in: vision).isEmpty)
  }

  @Test func stylesBeyondBodyHaveNoLineHeightInTodayExtensionsBeforeIOS11() throws {
    let footnote = TextStyle(rawValue: "footnote")
    func heights(_ style: TextStyle, on os: Int) throws -> [Points] {
      let cell = try Question("iPhone 6s", iOS: os, .portrait, .ax3, .todayView, .compact)
        .cell(in: engine)
      return catalog.lineHeights(of: style, at: .ax3, in: cell)
    }
    #expect(try heights(footnote, on: 10).isEmpty)
    #expect(try heights(footnote, on: 11) == [Points(40)])
    #expect(try heights(.body, on: 10) == [Points(48)])
  }

  @Test(arguments: [
    ("body", "body"), ("Large Title", "largeTitle"), ("largetitle", "largeTitle"),
    ("title", "title1"),
    ("CAPTION 2", "caption2"), ("caption-2", "caption2"), ("caption", "caption1"),
    ("Subhead", "subheadline"),
  ])
  func styleIsNamedAsPeopleTypeIt(text: String, style: String) {
    #expect(catalog.textStyle(named: text)?.rawValue == style)
  }

  @Test(arguments: ["", " ", "bodies", "body ", "-body", "title 4", ">body", "caption  2"])
  func unknownStyleNameHasNoStyle(text: String) {
    #expect(catalog.textStyle(named: text) == nil)
  }

  @Test func rowsOfAUserReplaceTheBundledOnes() throws {
    let catalog = try Catalog.bundled(with: [
      "text_styles": ["ticker,20,ticker,,S16"],
      "line_heights": ["macOS,body,ax1,21,S16", "macOS,ticker,*,9,S16"],
    ])
    let ticker = try #require(catalog.textStyle(named: "Ticker"))
    func height(_ style: TextStyle, _ textSize: TextSize) -> Points? {
      catalog.lineHeight(of: style, at: textSize, on: .macOS)?.lineHeight
    }
    #expect(height(.body, .ax1) == Points(21) && height(.body, .l) == Points(16))
    #expect(height(ticker, .xs) == Points(9))
  }
}
