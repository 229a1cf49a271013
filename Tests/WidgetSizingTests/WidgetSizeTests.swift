import Testing
import WidgetSizing
import WidgetSizingData

/// The sizes of devices, as an app asks for them.
@Suite struct WidgetSizeTests {
  private let engine = Engine.bundled
  private var catalog: Catalog { engine.catalog }

  @Test func sizeHasTheNumbersAndTheStateOfTheEngine() throws {
    let size = try WidgetSize(.systemMedium, on: "iPhone 16 Pro", os: 26)
    let evidence = engine.evidence(size.cell)
    #expect(size.width == evidence.width.answer && size.height == evidence.height.answer)
    #expect(size.state == .sourced && size.isKnown)
    let width = try #require(size.width.value), height = try #require(size.height.value)
    #expect(try size.dimensions == .init(width: Double(width), height: Double(height)))
    #expect(
      size.description
        == "systemMedium on iPhone 16 Pro, iOS 26: \(width) × \(height) points, sourced")
    #expect(size.id == "widgetkit.ios26.402x874@3.systemMedium.icons-small")
    let stated = Set(evidence.width.claims + evidence.height.claims)
    #expect(
      Set(size.sources.map(\.id))
        == Set(stated.map { catalog.sources[catalog.claims[$0].source].id }))
  }

  @Test func identifierOfAModelFindsItsSize() throws {
    let named = try WidgetSize(.systemSmall, on: "iPhone 16 Pro")
    #expect(try WidgetSize(.systemSmall, on: "iPhone17,1").id == named.id)
  }

  @Test func versionIsTheNewestWithAPublishedSize() throws {
    for name in [
      "iPhone 16 Pro", "iPhone 8", "iPad Pro 11-inch (M4)", "Apple Watch Series 9 (45 mm)",
    ] {
      let size = try WidgetSize(.accessoryRectangular, on: name)
      let screen = try #require(size.cell.screenClass)
      let device = catalog.devices.keys.first { catalog.devices[$0].name == size.devices.first }
      #expect(size.os == engine.defaultOS(.widgetKit, on: screen, for: device)?.major, "\(name)")
    }
  }

  @Test func sizeThatNobodyPublishedIsAValueWithAReason() throws {
    let size = try WidgetSize(.systemMedium, on: "iPhone 15", os: 26, variant: .iconsLarge)
    #expect(size.state == .unknown && !size.isKnown && size.sources.isEmpty)
    let reason = try #require(size.reason)
    #expect(
      size.description
        == "systemMedium (icons-large) on iPhone 15, iOS 26: unknown, \(reason)")
    let error = #expect(throws: UnknownWidgetSize.self) { try size.dimensions }
    #expect(error?.description == size.description)
  }

  @Test(arguments: [
    ("iPhone 16 Pro", 19, "there is no iOS 19"),
    ("iPhone 8", 26, "iPhone 8 runs iOS 11 to 16; iOS 26 runs on the same screen of iPhone SE"),
    ("iPhone 4s", nil, "iPhone 4s runs iOS 5 to 9"),
  ])
  func widgetThatCannotExistSaysWhy(device: String, os: Int?, reason: String) throws {
    let size = try WidgetSize(.systemMedium, on: device, os: os)
    #expect(size.state == .notApplicable)
    #expect(try #require(size.reason).hasPrefix(reason))
  }

  @Test func oneUnknownSideMakesASizeUnknown() throws {
    var halfKnown = 0
    for family in catalog.families {
      for size in WidgetSize.all(family, on: .iOS, from: 16) {
        let sides = [size.width, size.height].count { $0.value != nil }
        if sides == 1 { halfKnown += 1 }
        #expect(size.isKnown == (sides == 2))
        #expect(size.isKnown || size.reason != nil, "\(size)")
      }
    }
    #expect(halfKnown > 0)
  }

  @Test func allSizesAreThoseOfEveryScreenAndVersion() throws {
    for platform in Platform.allCases {
      let first = try #require(catalog.releases(of: platform).last).os.major - 1
      let sizes = WidgetSize.all(.systemSmall, on: platform, from: first)
      var asked = Asked(
        .widgetKit, on: catalog.screens(of: .widgetKit).filter { $0.platform == platform })
      asked.os = catalog.releases(of: platform).map(\.os).filter { $0.major >= first }
      asked.families = [.systemSmall]
      let cells = engine.layoutCells(engine.blocks(asked)).filter {
        $0[WidgetVariant.self]
          == catalog.variants(of: .systemSmall, on: platform, $0.os).first.flatMap(\.self)
      }
      #expect(sizes.map(\.cell) == cells)
      #expect(sizes.allSatisfy { $0.os >= first && $0.state != .notApplicable })
      #expect(Set(sizes.map(\.id)).count == sizes.count)
    }
  }

  @Test func zoomedSizesNameTheirZoom() throws {
    let size = try WidgetSize(.systemSmall, on: "iPhone 11", os: 17, zoom: .larger)
    #expect(size.id.hasSuffix(".larger"))
    #expect(size.description.contains("iOS 17, Display Zoom larger: "))
  }

  @Test(arguments: [
    ("iPhone 16 Por", "unknown device 'iPhone 16 Por'; did you mean 'iPhone 16 Pro'?"),
    ("7 Pl0s ?", "unknown device '7 Pl0s ?'"),
    ("iPad mini 77", "unknown device 'iPad mini 77'"),
    ("401x873", "no device has a screen of '401x873'; the nearest is 402x874@3, 6.3-inch"),
  ])
  func unknownNameIsAnErrorThatNamesTheNearest(name: String, description: String) {
    let error = #expect(throws: DeviceNotFound.self) { try WidgetSize(.systemSmall, on: name) }
    #expect(error?.name == name && error?.description == description)
  }

  @Test func ambiguousNameIsAnErrorThatListsTheDevices() throws {
    let error = #expect(throws: DeviceNotFound.self) { try WidgetSize(.systemSmall, on: "pro") }
    let description = try #require(error).description
    #expect(description.hasPrefix("'pro' is ambiguous; did you mean one of: "))
    #expect(description.contains(", iPhone 11 Pro"))
  }
}
