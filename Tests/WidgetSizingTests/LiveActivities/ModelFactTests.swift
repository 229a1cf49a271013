import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Numbers that belong to the model, not to its screen.
struct ModelFactTests {
  private static func text(
    _ quantity: Quantity, _ id: String, of device: String?, in engine: Engine = .bundled
  ) throws -> String {
    let catalog = engine.catalog
    let own = engine.asked(about: try device.map(catalog.device))
    return catalog.summary(of: own.evidence(quantity, of: try catalog.cell("activity." + id)))
  }

  /// A phone of which no source names the island is not answered from others with its screen.
  @Test(arguments: ["iphone-18-pro", "iphone-18-pro-max"]) func nobodyNamedIts(device: String)
    throws
  {
    let screen = device.hasSuffix("max") ? "440x956@3" : "402x874@3"
    for family in ["expanded", "compactLeading", "compactTrailing", "minimal"] {
      #expect(try Self.text(.width, "ios27.\(screen).\(family)", of: device) == "unknown")
    }
    for family in ["compactLeading", "compactTrailing", "minimal"] {
      #expect(try Self.text(.islandWidth, "ios27.\(screen).\(family)", of: device) == "unknown")
    }
    // The Lock Screen belongs to the screen.
    #expect(
      try Self.text(.width, "ios27.\(screen).lockScreen", of: device)
        == Self.text(.width, "ios27.\(screen).lockScreen", of: nil))
    let cell = try Catalog.bundled.cell("activity.ios27.\(screen).expanded")
    let evidence = Engine.bundled.asked(about: try Catalog.bundled.device(device))
      .evidence(.width, of: cell)
    #expect(
      evidence.reason.map(Catalog.bundled.text)?.hasPrefix(
        "no source for \(Catalog.bundled.devices[try Catalog.bundled.device(device)].name) on iOS 27; other"
      ) == true)
  }

  /// Every model that claims may name has what a question about its screen answers.
  @Test func allOthersHaveWhatTheirScreenHas() throws {
    let catalog = Catalog.bundled
    var count = 0
    for device in catalog.devices.keys {
      guard let screenClass = catalog.devices[device].screenClass,
        catalog.screenClasses[screenClass].idiom == .phone
      else { continue }
      let screen = catalog.widgetScreen(of: screenClass)
      let engine = Engine.bundled.asked(about: device)
      var asked = Asked(.activity, on: [screen])
      asked.os = catalog.versions(with: .activity, on: .iOS).filter {
        catalog.devices[device].runs($0) == true
      }
      // The claims about models name none that came later.
      guard asked.os?.first.map({ $0 < OSVersion(27) }) ?? true else { continue }
      for cell in Engine.bundled.blocks(asked).flatMap(\.cells) {
        for quantity in Engine.bundled.quantities(of: cell) {
          count += 1
          let own = engine.answer(quantity, of: cell)
          let all = Engine.bundled.answer(quantity, of: cell)
          // A reason names the model that was asked for.
          #expect((own.state, own.value) == (all.state, all.value) && own.range == all.range)
        }
      }
    }
    #expect(count > 1_000)
  }

  /// A made-up phone with the screen of others and an island of its own.
  private static let own: [String: [String]] = [
    "devices": ["phone-thin,Phone thin,393x852@3,6,,true,18,27,,,S19,,,FR1,"],
    "claims": [
      "T1-101,activity,FR1,answer,islandWidth,200,pt,,iOS,18,27,stated,,,phone-thin,,,,,,,minimal,,published,own,"
    ],
  ]

  @Test func anIslandOfItsOwnChangesNoOther() throws {
    let engine = Engine(try .bundled(with: Self.own))
    func text(_ quantity: Quantity, _ family: String, of device: String?) throws -> String {
      try Self.text(quantity, "ios26.393x852@3.\(family)", of: device, in: engine)
    }
    #expect(try text(.islandWidth, "minimal", of: "phone-thin") == "200 sourced FR1")
    // Its source names no other presentation; the guideline, which states sizes of the screen, names four models.
    #expect(try text(.islandWidth, "compactLeading", of: "phone-thin") == "unknown")
    #expect(
      try text(.width, "compactLeading", of: "phone-thin")
        == "37.33 derived activity extrapolates screenClass")
    #expect(try text(.width, "expanded", of: "phone-thin") == "unknown")
    for device in ["iphone-14-pro", "iphone-16"] {
      #expect(try text(.islandWidth, "minimal", of: device) == "230 sourced HLA1")
      #expect(try text(.width, "compactLeading", of: device) == "52.33 sourced HLA1")
      #expect(try text(.width, "expanded", of: device) == "371 sourced HLA1")
      #expect(try text(.width, "lockScreen", of: device) == "371 sourced HLA1")
    }
    // Of the screen it is said that models differ.
    let cell = try engine.catalog.cell("activity.ios26.393x852@3.compactLeading")
    let answer = engine.evidence(.width, of: cell)
    #expect(
      answer.reason.map(engine.catalog.text)
        == "it depends on the model, and 6.1-inch 14 Pro models differ: name one")
    #expect(try text(.width, "expanded", of: nil) == "371 sourced HLA1")
    // Screens of others keep what they have.
    for quantity in [Quantity.width, .islandWidth] {
      #expect(
        try Self.text(quantity, "ios26.402x874@3.compactLeading", of: nil, in: engine)
          == Self.text(quantity, "ios26.402x874@3.compactLeading", of: nil))
    }
  }

  /// Which numbers belong to the model is a table: here the radius of a widget of the Home Screen.
  @Test func anyNumberMayBelongToTheModel() throws {
    let claims = [("101", "tab-one", 20), ("102", "tab-two", 24)].map { id, device, value in
      "T1-\(id),widgetkit,FR1,answer,cornerRadius,\(value),pt,,iPadOS,26,26,stated,,,\(device),,,,,,,systemLarge,canvas,"
        + "published,own,"
    }
    let rows: [String: [String]] = [
      "devices": ["one", "two", "three"].map {
        "tab-\($0),Tab \($0),834x1210@2,11,,,26,26,,,S19,,,,"
      },
      "claims": claims, "model_facts": ["systemLarge,cornerRadius"],
    ]
    func texts(_ rows: [String: [String]]) throws -> [String] {
      let engine = Engine(try .bundled(with: rows))
      let cell = try engine.catalog.cell("widgetkit.ipados26.834x1210@2.systemLarge.canvas")
      return try ["tab-one", "tab-two", "tab-three"].map { device in
        engine.catalog.summary(
          of: engine.asked(about: try engine.catalog.device(device))
            .evidence(.cornerRadius, of: cell))
      }
    }
    #expect(try texts(rows) == ["20 sourced FR1", "24 sourced FR1", "unknown"])
    // Without the row, a claim about a model holds for all models with its screen.
    let shared = try texts(rows.filter { $0.key != "model_facts" })
    #expect(Set(shared).count == 1 && shared[0].contains("disputed"))
  }

  /// A model without a Dynamic Island, with the screen of others that have one.
  @Test func aModelWithoutAnIslandHasNothingBesideIt() throws {
    let engine = Engine(
      try .bundled(with: [
        "devices": ["phone-plain,Phone plain,393x852@3,6,,false,18,27,,,S19,,,FR1,"]
      ]))
    #expect(
      try Self.text(.width, "ios26.393x852@3.minimal", of: "phone-plain", in: engine)
        == "not-applicable")
    #expect(
      try Self.text(.width, "ios26.393x852@3.minimal", of: "iphone-16", in: engine)
        == "45 sourced HLA1")
  }
}
