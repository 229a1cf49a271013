import TestSupport
import Testing
import WidgetSizingData

/// Which cells boxes ask for.
@Suite struct AskedTests {
  @Test func omittedAxesAreEnumerated() throws {
    var asked = Asked(screenClasses: [try screenClass("iPhone 7")])
    asked.os = [OSVersion(10)]
    let blocks = Array(Engine.bundled.blocks(asked))
    let block = try #require(blocks.first)
    #expect(blocks.count == 1)
    // Two orientations, three entry points, two modes.
    #expect(block.lines.count == 12)
    #expect(block.cells.reduce(into: 0) { count, _ in count += 1 } == 12 * 12)
    #expect(block.lines.allSatisfy { $0[WidgetColumn.self] == nil && !$0.isZoomed })
    #expect(block.lines.allSatisfy { $0.textSize == block.textSizes.first })
  }

  @Test func onIOS8ThereIsOneModeAndOneEntryPoint() throws {
    var asked = Asked(screenClasses: [try screenClass("iPhone 6")])
    asked.os = [OSVersion(8)]
    let block = try #require(Engine.bundled.blocks(asked).first { _ in true })
    #expect(block.lines.map { $0[Mode.self] } == [.legacy, .legacy])
    #expect(block.lines.map { $0[EntryPoint.self] } == [.notificationCenter, .notificationCenter])
  }

  @Test func anIPadOnIOS10HasTwoColumnsInLandscape() throws {
    var asked = Asked(screenClasses: [try screenClass("iPad Air 2")])
    (asked.os, asked.modes, asked.entryPoints) = ([OSVersion(10)], [.compact], [.todayView])
    let block = try #require(Engine.bundled.blocks(asked).first { _ in true })
    #expect(block.lines.map { $0[WidgetColumn.self] } == [.single, .left, .right])
    #expect(block.lines.map { $0[Orientation.self] } == [.portrait, .landscape, .landscape])
  }

  @Test func boxesKeepTheirOrderAndValuesHaveThatOfLists() throws {
    var asked = Asked(
      try ["plus", "iPhone 7"].map {
        AskedBox(.today, on: [Screen(platform: .iOS, screenClass: try screenClass($0))])
      })
    asked.os = [OSVersion(12), OSVersion(10)]
    asked.textSizes = [.xl, .s]
    (asked.orientations, asked.entryPoints, asked.modes) = (
      [.landscape], [.todayView], [.expanded]
    )
    asked.zoom = .larger
    let catalog = Catalog.bundled
    let ids = Engine.bundled.blocks(asked).flatMap { $0.cells.map(catalog.id) }
    #expect(
      ids == [
        "today.ios10.414x736@3.landscape.s.today-view.expanded.zoomed",
        "today.ios10.414x736@3.landscape.xl.today-view.expanded.zoomed",
        "today.ios12.414x736@3.landscape.s.today-view.expanded.zoomed",
        "today.ios12.414x736@3.landscape.xl.today-view.expanded.zoomed",
        "today.ios10.375x667@2.landscape.s.today-view.expanded.zoomed",
        "today.ios10.375x667@2.landscape.xl.today-view.expanded.zoomed",
        "today.ios12.375x667@2.landscape.s.today-view.expanded.zoomed",
        "today.ios12.375x667@2.landscape.xl.today-view.expanded.zoomed",
      ])
  }

  @Test(
    "without a screen, the platform is told by the versions",
    arguments: [Platform.macOS, .visionOS])
  func platformsWithoutScreens(platform: Platform) throws {
    let engine = Engine.bundled
    var box = AskedBox(.widgetKit, on: [Screen(platform: platform, screenClass: nil)])
    #expect(engine.catalog.screens(of: box).map(\.platform) == [platform])
    #expect(!box.namesVersions && box.os == nil)
    let newest = try #require(engine.blocks(Asked([box])).first)
    #expect(newest.hasDefaultOS && newest.screen.platform == platform)
    box.os = [OSVersion(26)]
    #expect(engine.catalog.screens(of: box).map(\.platform) == [platform])
    #expect(engine.blocks(Asked([box])).map(\.os) == [OSVersion(26)])
    box.os = nil
    #expect(engine.blocks(Asked([box])).map(\.os) == [newest.os])
  }

  @Test("of several screens, some alone keep their versions")
  func someScreens() throws {
    let catalog = Catalog.bundled
    var box = AskedBox(.widgetKit, on: catalog.screens(of: .widgetKit))
    box.os = [OSVersion(26)]
    let mac = box.on([Screen(platform: .macOS, screenClass: nil)])
    #expect(Engine.bundled.ids(of: Asked([mac])).allSatisfy { $0.hasPrefix("widgetkit.macos26.") })
    let screen = try catalog.widgetScreen("402x874@3")
    #expect(catalog.screens(of: box.on([screen])) == [screen])
    #expect(box.on([screen]).os == [OSVersion(26)])
  }

  @Test(arguments: [
    ("iPhone 7", 10), ("plus", 10), ("iPhone 5", 10), ("iPhone X", 12), ("iPhone XR", 12),
    ("iPad (7th generation)", 13), ("iPhone 4s", 8),
  ])
  func theDefaultVersionIsTheBestMeasured(device: String, os: Int) throws {
    let asked = Asked(screenClasses: [try screenClass(device)])
    #expect(Engine.bundled.blocks(asked).map(\.os) == [OSVersion(os)])
  }

  @Test func aModelIsAskedOnlyForVersionsThatItRuns() throws {
    let (key, device) = try DeviceFinder(.bundled).named("iPhone SE 2")
    // The class was measured best on iOS 10, which this model of 2020 never ran.
    var asked = Asked(screenClasses: [key])
    let screen = Screen(platform: .iOS, screenClass: key)
    #expect(Engine.bundled.defaultOS(of: screen, in: asked.boxes[0]) == OSVersion(10))
    #expect(device != nil)
    asked.device = device
    #expect(Engine.bundled.defaultOS(of: screen, in: asked.boxes[0]) == OSVersion(13))
  }

  @Test(arguments: Quantity.sides)
  func oneNumberIsMeasuredBetterThanNone(quantity: Quantity) throws {
    let claim = ClaimRow("S44-001", .compact, "110", os: 12, of: "375x667@2").with {
      $0.quantity = quantity
    }
    let engine = Engine(.fixture([claim]))
    let key = try #require(Question("375x667@2").cell(in: engine).screenClass)
    var asked = Asked(screenClasses: [key])
    let screen = Screen(platform: .iOS, screenClass: key)
    #expect(engine.defaultOS(of: screen, in: asked.boxes[0]) == OSVersion(12))
    // Nothing that is asked for was measured: the first version with a height that a rule derives, or the first.
    asked.entryPoints = [.notificationCenter]
    let derived = quantity == .height ? OSVersion(10) : OSVersion(8)
    #expect(engine.defaultOS(of: screen, in: asked.boxes[0]) == derived)
  }

  /// A model is never answered for a version of which nothing is known where something is known of another.
  @Test(arguments: Orientation.allCases)
  func theDefaultVersionHasAKnownNumberIfOneHas(orientation: Orientation) {
    let catalog = Catalog.bundled
    for device in catalog.devices.keys where catalog.devices[device].runsTodayExtensions == true {
      guard let screenClass = catalog.devices[device].screenClass else { continue }
      let engine = Engine.bundled.asked(about: device)
      var asked = Asked(screenClasses: [screenClass])
      (asked.device, asked.orientations, asked.textSizes) = (device, [orientation], [.l])
      func isKnown(_ blocks: [CellBlock]) -> Bool {
        blocks.flatMap(\.cells).contains { cell in
          Quantity.sides.contains { engine.answer($0, of: cell).state.isKnown }
        }
      }
      guard !isKnown(engine.blocks(asked)) else { continue }
      asked.os = engine.versions(of: screenClass, for: device)
      #expect(!isKnown(engine.blocks(asked)), "\(catalog.devices[device].name)")
    }
  }

  /// A variant that is named leaves families out that do not come in it, if others do.
  @Test func aVariantLeavesOtherFamiliesOut() {
    let catalog = Catalog.bundled
    for variant in catalog.variants {
      var asked = Asked(.widgetKit, on: catalog.screens(of: .widgetKit))
      asked.variants = [variant]
      for block in Engine.bundled.blocks(asked) {
        let platform = block.screen.platform
        let comes = Set(
          block.lines.compactMap { $0[WidgetFamily.self] }.map {
            catalog.variants(of: $0, on: platform, OSVersion(99)).contains(variant)
          })
        #expect(comes.count == 1, "\(catalog.id(of: variant)) on \(platform)")
      }
    }
  }

  @Test func onlyWhatIsAskedForCountsAsMeasured() throws {
    let key = try screenClass("iPad Air")
    var asked = Asked(screenClasses: [key])
    let screen = Screen(platform: .iOS, screenClass: key)
    #expect(Engine.bundled.defaultOS(of: screen, in: asked.boxes[0]) == OSVersion(8))
    // iOS 8 has no Today view.
    asked.entryPoints = [.todayView]
    #expect(Engine.bundled.defaultOS(of: screen, in: asked.boxes[0]) == OSVersion(12))
  }

  private func screenClass(_ text: String) throws -> Key<ScreenClass> {
    try DeviceFinder(.bundled).named(text).screenClass
  }
}
