import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// *grid*: the widgets of a screen are rectangles of cells of one grid.
struct GridRuleTests {
  /// A screen of our own with small, medium and large widgets.
  private static let screen = "420x900@3,420,900,3,phone,made-up,"
  private static func claim(
    _ id: Int, _ family: String, _ quantity: String, _ value: String, os: Int = 26,
    method: String = "display-size", source: String = "FR1"
  ) -> String {
    "T1-\(id),widgetkit,\(source),answer,\(quantity),\(value),pt,,iOS,\(os),\(os),stated,,420x900@3,,,,,,,,"
      + "\(family),,\(method),own,"
  }

  private static func engine(_ claims: [String]) throws -> Engine {
    Engine(try .bundled(with: ["screen_classes": [screen], "claims": claims]))
  }

  private static func answer(
    _ quantity: Quantity, _ widget: String, in engine: Engine
  ) throws -> String {
    let cell = try engine.catalog.cell("widgetkit.\(widget)")
    return engine.catalog.summary(of: engine.evidence(quantity, of: cell))
  }

  /// The gaps that two numbers allow: those of both, of which an end counts that neither leaves out.
  @Test(
    arguments: [
      ((0, 10, false), (0, 10, true), (0, 10, false)),
      ((0, 10, true), (0, 5, false), (0, 5, false)),
      ((0, 5, true), (0, 10, false), (0, 5, true)), ((0, 5, false), (0, 10, true), (0, 5, false)),
      ((0, 10, false), (2, 10, false), (2, 10, false)),
      ((0, 5, true), (5, 10, true), (5, 5, true)), ((0, 5, false), (5, 10, true), nil),
      ((0, 4, true), (5, 9, true), nil),
    ] as [((Int, Int, Bool), (Int, Int, Bool), (Int, Int, Bool)?)])
  func gapsMeet(
    one: (Int, Int, Bool), other: (Int, Int, Bool), expected: (Int, Int, Bool)?
  ) {
    func gap(_ ends: (Int, Int, Bool)) -> WidgetGrid.Gap {
      WidgetGrid.Gap(lower: ends.0, upper: ends.1, includesUpper: ends.2)
    }
    #expect(gap(one).intersection(gap(other)) == expected.map(gap))
  }

  private static let three = [
    claim(101, "systemSmall", "width", "170"), claim(102, "systemSmall", "height", "170"),
    claim(103, "systemMedium", "width", "364.33"), claim(104, "systemLarge", "height", "382"),
  ]

  @Test(arguments: [
    (Quantity.height, "ios26.420x900@3.systemMedium.icons-small", "170 derived grid"),
    (.width, "ios26.420x900@3.systemLarge.icons-small", "364.33 derived grid"),
    // Two cells and three, with a gap of 24⅓ between columns and of 42 between rows.
    (.width, "ios27.420x900@3.systemExtraLargePortrait.icons-small", "364.33 derived grid"),
    (.height, "ios27.420x900@3.systemExtraLargePortrait.icons-small", "594 derived grid"),
    // The run of iOS 18 has no claim.
    (.width, "ios18.420x900@3.systemMedium.icons-small", "unknown"),
    (.width, "ios26.420x900@3.systemMedium.icons-large", "unknown"),
  ])
  func threeMeasurementsGiveTheOtherSizes(
    quantity: Quantity, widget: String, expected: String
  ) throws {
    let engine = try Self.engine(Self.three)
    #expect(try Self.answer(quantity, widget, in: engine) == expected)
  }

  /// A source that rounds to whole points leaves three pixels of each side, and gaps of whole pixels:
  /// of 69 to 75 between columns, of 123 to 129 between rows.
  @Test(arguments: [
    (Quantity.height, "systemMedium", "169.67...170.33"),
    (.height, "systemExtraLargePortrait", "591...597"),
  ])
  func whatIsRoundedLeavesARange(quantity: Quantity, family: String, expected: String) throws {
    let engine = try Self.engine([
      Self.claim(101, "systemSmall", "width", "170", source: "SB1"),
      Self.claim(102, "systemMedium", "width", "364", source: "SB1"),
      Self.claim(103, "systemLarge", "height", "382", source: "SB1"),
    ])
    let answer = try Self.answer(quantity, "ios27.420x900@3.\(family).icons-small", in: engine)
    #expect(answer == "\(expected) derived grid")
  }

  /// A tenth of a point is less than a pixel: 170.3 is 511 of them.
  @Test func tenthsOfAPointAreOnePixel() throws {
    let engine = try Self.engine([
      Self.claim(101, "systemSmall", "width", "170.3", source: "ILT1")
    ])
    let answer = try Self.answer(.height, "ios26.420x900@3.systemMedium.icons-small", in: engine)
    #expect(answer == "170.33 derived grid")
  }

  /// On iPhones a gap is a whole number of pixels, so that a size of three cells is one.
  @Test(arguments: [
    (
      Quantity.height, "systemExtraLargePortrait",
      ["rows of 170 with gaps of 42", "3 × small + 2 × gap = 594"], ["T1-102", "T1-104"]
    ),
    (
      .width, "systemLarge",
      ["columns of 170 with gaps of 24.33", "2 × small + 1 × gap = 364.33"], ["T1-101", "T1-103"]
    ),
    (.height, "systemMedium", ["one cell of the grid is 170"], ["T1-102"]),
  ])
  func explainPrintsTheGapAndTheSum(
    quantity: Quantity, family: String, steps: [String], claims: [String]
  ) throws {
    let engine = try Self.engine(Self.three)
    let cell = try engine.catalog.cell("widgetkit.ios27.420x900@3.\(family).icons-small")
    let derivation = try #require(engine.evidence(quantity, of: cell).derivation)
    #expect(derivation.steps.prefix(steps.count).map { $0.text(in: engine.catalog) } == steps)
    #expect(derivation.claims.map { engine.catalog.citation(of: $0).id } == claims)
  }

  /// A cell is square: where no claim states the side that is asked for, it has that of the other.
  @Test func aWidthMayRestOnTheHeightOfACell() throws {
    let engine = try Self.engine([Self.claim(102, "systemSmall", "height", "170"), Self.three[2]])
    let cell = try engine.catalog.cell("widgetkit.ios27.420x900@3.systemLarge.icons-small")
    let derivation = try #require(engine.evidence(.width, of: cell).derivation)
    #expect(derivation.claims.map { engine.catalog.citation(of: $0).id } == ["T1-102", "T1-103"])
  }

  /// The least gap follows from the extra large widget, the greatest from the medium one: a source that rounds to
  /// whole points leaves 23.25 to 24.25 and 24.08 to 24.42.
  @Test func eachBoundOfAGapHasItsClaim() throws {
    let sizes = [
      ("FR1", 120, "systemSmall"), ("SB1", 264, "systemMedium"), ("SB1", 553, "systemExtraLarge"),
    ]
    let claims = sizes.enumerated().map { index, size in
      "T1-\(301 + index),widgetkit,\(size.0),answer,width,\(size.1),pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,"
        + "\(size.2),canvas,display-size,own,"
    }
    let engine = Engine(
      try .bundled(with: ["screen_classes": ["700x950@2,700,950,2,pad,made-up,"], "claims": claims])
    )
    let cell = try engine.catalog.cell("widgetkit.ipados26.700x950@2.systemLarge.canvas")
    let evidence = engine.evidence(.width, of: cell)
    #expect(engine.catalog.summary(of: evidence) == "264 derived grid")
    #expect(
      evidence.derivation?.claims.map { engine.catalog.citation(of: $0).id }
        == ["T1-301", "T1-302", "T1-303"])
  }

  /// A small and a medium widget as an iPad shows them.
  private static let shown = """
    T1-203,widgetkit,FR1,answer,width,120,pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,systemSmall,device,\
    display-size,own,
    T1-204,widgetkit,FR1,answer,width,264,pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,systemMedium,device,\
    display-size,own,
    """.split(separator: "\n").map(String.init)

  /// The Lock Screen of an iPad is a grid of its own, and widgets stand in one of the two.
  @Test(arguments: [
    (
      "systemSmall.device",
      [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
        "systemExtraLargePortrait",
      ]
    ),
    ("systemSmall.lock-screen", ["systemSmall", "accessoryCircular", "accessoryRectangular"]),
  ])
  func aGridHasTheFamiliesOfItsPlace(widget: String, families: [String]) throws {
    let catalog = Catalog.bundled
    let cell = try catalog.cell("widgetkit.ipados27.820x1180@2.\(widget)")
    let place = try #require(cell.gridPlace(isDrawn: false, in: catalog))
    let found = catalog.families(of: .widgetKit).filter { catalog.span(of: $0, in: place) != nil }
    #expect(found.map { catalog.id(of: $0) } == families)
  }

  /// As an iPad shows it, a gap is a whole number of points: here 24 or 25.
  @Test func anIPadShowsGapsOfWholePoints() throws {
    let shown = Self.shown.map { $0.replacing("FR1", with: "SB1") }
    let engine = Engine(
      try .bundled(with: ["screen_classes": ["700x950@2,700,950,2,pad,made-up,"], "claims": shown]))
    let width = try Self.answer(.width, "ipados26.700x950@2.systemExtraLarge.device", in: engine)
    #expect(width == "550...555 derived grid")
  }

  /// Without the rule about whole points, a gap on an iPad stays open to half a pixel.
  @Test func aGapThatRoundingLeavesOpenIsARange() throws {
    let canvas = """
      T1-201,widgetkit,FR1,answer,width,150,pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,systemSmall,canvas,\
      display-size,own,
      T1-202,widgetkit,FR1,answer,width,330.5,pt,,iPadOS,26,26,stated,,700x950@2,,,,,,,,systemMedium,canvas,\
      display-size,own,
      """.split(separator: "\n").map(String.init)
    let engine = Engine(
      try .bundled(with: ["screen_classes": ["700x950@2,700,950,2,pad,made-up,"], "claims": canvas])
    )
    #expect(
      try Self.answer(.width, "ipados26.700x950@2.systemExtraLarge.canvas", in: engine)
        == "691...692 derived grid")
    // Columns and rows have one gap.
    #expect(
      try Self.answer(.height, "ipados26.700x950@2.systemLarge.canvas", in: engine)
        == "330.5 derived grid")
    // As shown, the gap is a whole number of points, and the canvas follows by the factor.
    let both = Engine(
      try .bundled(with: [
        "screen_classes": ["700x950@2,700,950,2,pad,made-up,"], "claims": canvas + Self.shown,
      ]))
    #expect(
      try Self.answer(.width, "ipados26.700x950@2.systemExtraLarge.device", in: both)
        == "552 derived grid")
    // With a medium canvas of 330 the factor fits: 552 × 150 ÷ 120 = 690.
    let fitting = Engine(
      try .bundled(with: [
        "screen_classes": ["700x950@2,700,950,2,pad,made-up,"],
        "claims": canvas.map { $0.replacing("330.5", with: "330") } + Self.shown,
      ]))
    #expect(
      try Self.answer(.width, "ipados26.700x950@2.systemExtraLarge.canvas", in: fitting)
        == "690 derived grid")
    // 552 × 150 ÷ 120 = 690, which is not what a gap of 30.25 to 30.75 allows: the range stays.
    #expect(
      try Self.answer(.width, "ipados26.700x950@2.systemExtraLarge.canvas", in: both)
        == "691...692 derived grid")
  }

  /// A number that claims dispute enters no grid.
  @Test func aDisputedNumberIsNotUsed() throws {
    let engine = try Self.engine(
      Self.three + [Self.claim(105, "systemMedium", "width", "370")])
    #expect(
      try Self.answer(.width, "ios26.420x900@3.systemLarge.icons-small", in: engine) == "unknown")
    #expect(
      try Self.answer(.height, "ios26.420x900@3.systemMedium.icons-small", in: engine)
        == "170 derived grid")
  }

  /// What is drawn and what is laid out are two grids.
  @Test func drawnSizesDoNotMixWithTheLayout() throws {
    let engine = try Self.engine([
      Self.claim(101, "systemSmall", "width", "170"),
      Self.claim(102, "systemSmall", "height", "170"),
      Self.claim(103, "systemMedium", "width", "370", method: "screenshot"),
    ])
    #expect(
      try Self.answer(.width, "ios26.420x900@3.systemLarge.icons-small", in: engine) == "unknown")
  }

  @Test(arguments: [
    ("0,1", "columns '0' is less than 1"),
    ("2,9", "rows '9' is more than 8"),
    ("2,", "rows is empty"), (",1", "columns is empty"),
  ])
  func aSpanIsTwoSmallNumbers(span: String, message: String) {
    let complaints = Catalog.faults(adding: [
      "widget_families": ["iOS,systemMedium,14,true,\(span),DOC1,"]
    ])
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("widget_families.csv:2:") == true)
    #expect(
      complaints.first?.contains(message) == true
        || complaints.first?.contains("columns and rows are given together") == true,
      "\(complaints)")
  }

  /// The largest gap of whole pixels in one that ends before, or at, two pixels.
  @Test(arguments: [(false, 1), (true, 2)])
  func aGapOfWholePixelsEndsWithinItsRange(includesUpper: Bool, pixels: Int) {
    let pixel = WidgetGrid.Gap.parts
    let gap = WidgetGrid.Gap(lower: 1, upper: 2 * pixel, includesUpper: includesUpper)
    #expect(
      gap.multiples(of: pixel)
        == WidgetGrid.Gap(lower: pixel, upper: pixels * pixel, includesUpper: true))
  }
}
