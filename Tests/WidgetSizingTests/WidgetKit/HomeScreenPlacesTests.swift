import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Where widgets stand on the Home Screen of an iPhone.
struct HomeScreenPlacesTests {
  private static func texts(_ id: String, _ family: String, in engine: Engine = .bundled) throws
    -> [String]
  {
    let places = try #require(engine.places(around: try engine.catalog.cell("widgetkit." + id)))
    return places.slots.filter {
      ($0.cell[WidgetFamily.self]).map { engine.catalog.id(of: $0) } == family
    }.map { slot in
      "\(slot.left.isMeasured ? "" : "~")\(slot.left.text), \(slot.top.isMeasured ? "" : "~")\(slot.top.value)"
    }
  }

  @Test func measuredPlacesAnswer() throws {
    #expect(
      try Self.texts("ios16.390x844@3.systemMedium", "systemMedium") == [
        "26, 77", "26, 273", "26, 469",
      ])
    #expect(
      try Self.texts("ios16.390x844@3.systemMedium", "systemSmall")
        == ["26, 77", "206, 77", "26, 273", "206, 273", "26, 469", "206, 469"])
    #expect(try Self.texts("ios16.390x844@3.systemSmall", "systemLarge") == ["26, 77", "26, 273"])
  }

  /// Of a source that has the left and the top alone, the rest follows by the grid.
  @Test func whatIsNotMeasuredFollowsByTheGrid() throws {
    #expect(
      try Self.texts("ios26.402x874@3.systemSmall.icons-small", "systemSmall").prefix(4)
        == ["26.33, 90", "~211.67, 90", "26.33, ~290.67", "~211.67, ~290.67"])
  }

  /// Widgets that touch have no space between them; those that would overlap have none that is known.
  @Test(arguments: [("364.33", "24.33"), ("340", "0"), ("339", "nil")])
  func gapsFollowFromSizes(medium: String, expected: String) throws {
    let claims = [
      ("101", "systemSmall", "width", "170"), ("102", "systemSmall", "height", "170"),
      ("103", "systemMedium", "width", medium), ("104", "systemMedium", "height", "170"),
    ].map { id, family, quantity, value in
      "T1-\(id),widgetkit,FR1,answer,\(quantity),\(value),pt,,iOS,26,26,stated,,420x900@3,,,,,,,,\(family),,"
        + "display-size,own,"
    }
    let catalog = try Catalog.bundled(with: [
      "screen_classes": ["420x900@3,420,900,3,phone,made-up,"], "claims": claims,
    ])
    let gaps = Engine(catalog)
      .gaps(around: try catalog.cell("widgetkit.ios26.420x900@3.systemMedium.icons-small"))
    #expect(gaps.across.map { "\($0)" } ?? "nil" == expected)
    // No large widget has a known size.
    #expect(gaps.down == nil)
  }

  /// A made-up screen with three sizes and a top.
  @Test func aTopIsEnough() throws {
    let claims = [
      ("101", "systemSmall", "width", "170"), ("102", "systemSmall", "height", "170"),
      ("103", "systemMedium", "width", "364.33"), ("104", "systemLarge", "height", "382"),
    ].map { id, family, quantity, value in
      "T1-\(id),widgetkit,FR1,answer,\(quantity),\(value),pt,,iOS,26,26,stated,,420x900@3,,,,,,,,\(family),,"
        + "display-size,own,"
    }
    let tables: [String: [String]] = [
      "screen_classes": ["420x900@3,420,900,3,phone,made-up,"], "claims": claims,
    ]
    let home = "FR1-G01,FR1,420x900@3,,26,26,,small,,,92,,,"
    let engine = Engine(try .bundled(with: tables.merging(["home_screens": [home]]) { $1 }))
    // (420 − 364.33) ÷ 2 = 27.83, 83.5 pixels. On iOS 26 half a pixel was measured to go up.
    #expect(
      try Self.texts("ios26.420x900@3.systemMedium.icons-small", "systemMedium", in: engine)
        == ["~28, 92", "~28, ~304", "~28, ~516"])
    // A model has its own place, and the others keep theirs.
    let models = ["one", "two"].map { "phone-\($0),Phone \($0),420x900@3,6,,,26,26,,,S19,,,," }
    let own = Engine(
      try .bundled(
        with: tables.merging([
          "devices": models,
          "home_screens": [home, "FR1-G02,FR1,420x900@3,phone-two,26,26,,small,,,80,,,"],
        ]) { $1 }))
    let small = try own.catalog.cell("widgetkit.ios26.420x900@3.systemSmall.icons-small")
    for (device, top) in [(nil, 92), ("phone-one", 92), ("phone-two", 80)] {
      let key = try device.map(own.catalog.device)
      #expect(own.asked(about: key).places(around: small)?.rows.first?.value == Points(top))
    }
    // Nothing is placed without a top, and no run carries it.
    let cell = try engine.catalog.cell("widgetkit.ios27.420x900@3.systemSmall.icons-small")
    #expect(engine.places(around: cell) == nil)
    let without = Engine(try .bundled(with: tables))
    #expect(
      without.places(
        around: try without.catalog.cell("widgetkit.ios26.420x900@3.systemSmall.icons-small"))
        == nil)
  }

  /// Half a pixel goes as it was measured to go on the version, and either way where nobody measured one.
  @Test(arguments: [
    (18, ["~27.67, 92", "~221, 92"]), (26, ["~28, 92", "~221.33, 92"]),
    (27, ["~27.67…28, 92", "~221…221.33, 92"]),
  ])
  func halfAPixelGoesAsMeasured(os: Int, expected: [String]) throws {
    let sizes = [
      ("systemSmall", "width", "171"), ("systemSmall", "height", "171"),
      ("systemMedium", "width", "364.33"), ("systemMedium", "height", "171"),
    ]
    let claims = sizes.enumerated().map { number, size in
      "T1-\(101 + number),widgetkit,FR1,answer,\(size.1),\(size.2),pt,,iOS,\(os),\(os),stated,,420x900@3,,,,,,,,\(size.0),,"
        + "display-size,own,"
    }
    let engine = Engine(
      try .bundled(with: [
        "screen_classes": ["420x900@3,420,900,3,phone,made-up,"], "claims": claims,
        "home_screens": ["FR1-G01,FR1,420x900@3,,\(os),\(os),,small,,,92,,,"],
      ]))
    #expect(
      try Self.texts("ios\(os).420x900@3.systemSmall.icons-small", "systemSmall", in: engine)
        == expected)
  }

  /// A name of a row and of a side means both.
  @Test(arguments: [
    (HomeSpot(row: .top, side: .left), ["26, 77"]), (HomeSpot(row: .top), ["26, 77", "206, 77"]),
    (HomeSpot(row: .middle, side: .right), ["206, 273"]),
    (HomeSpot(row: .bottom, side: .right), ["206, 469"]),
  ])
  func aSpotIsARowAndASide(spot: HomeSpot, expected: [String]) throws {
    let cell = try Catalog.bundled.cell("widgetkit.ios16.390x844@3.systemSmall")
    let slots = try #require(Engine.bundled.places(around: cell)).slots
    let small = slots.filter { $0.cell[WidgetFamily.self] == .systemSmall }
    #expect(
      HomeScreenPlaces.slots(small, at: spot).map { "\($0.left.text), \($0.top.value)" } == expected
    )
  }

  /// Models of one screen have their own places; those of which no row is have those of the others.
  @Test(arguments: [
    (14, "iphone-12-mini", 77), (17, "iphone-13-mini", 77), (14, "iphone-x", 71),
    (17, "iphone-xs", 71), (17, "iphone-11-pro", 71), (18, "iphone-13-mini", 77),
    (18, "iphone-xs", nil),
  ])
  func modelsHaveTheirOwnPlaces(os: Int, device: String, top: Int?) throws {
    let icons = os < 18 ? "" : ".icons-small"
    let cell = try Catalog.bundled.cell("widgetkit.ios\(os).375x812@3.systemSmall\(icons)")
    let engine = Engine.bundled.asked(about: try Catalog.bundled.device(device))
    #expect(engine.places(around: cell)?.rows.first?.value == top.map { Points($0) })
  }
}
