import Testing
import WidgetSizingData

/// Which cells a query asks for.
@Suite struct QueryTests {
  @Test func omittedAxesAreEnumerated() throws {
    var query = Query(screenClasses: [try screenClass("iPhone 7")])
    query.os = [OSVersion(10)]
    let blocks = Array(Engine.bundled.blocks(query))
    let block = try #require(blocks.first)
    #expect(blocks.count == 1)
    // Two orientations, three entry points, two modes.
    #expect(block.lines.count == 12)
    #expect(block.cells.reduce(into: 0) { count, _ in count += 1 } == 12 * 12)
    #expect(block.lines.allSatisfy { $0[WidgetColumn.self] == nil && !$0.isZoomed })
    #expect(block.lines.allSatisfy { $0.textSize == block.textSizes.first })
  }

  @Test func onIOS8ThereIsOneModeAndOneEntryPoint() throws {
    var query = Query(screenClasses: [try screenClass("iPhone 6")])
    query.os = [OSVersion(8)]
    let block = try #require(Engine.bundled.blocks(query).first { _ in true })
    #expect(block.lines.map { $0[Mode.self] } == [.legacy, .legacy])
    #expect(block.lines.map { $0[EntryPoint.self] } == [.notificationCenter, .notificationCenter])
  }

  @Test func anIPadOnIOS10HasTwoColumnsInLandscape() throws {
    var query = Query(screenClasses: [try screenClass("iPad Air 2")])
    (query.os, query.modes, query.entryPoints) = ([OSVersion(10)], [.compact], [.todayView])
    let block = try #require(Engine.bundled.blocks(query).first { _ in true })
    #expect(block.lines.map { $0[WidgetColumn.self] } == [.single, .left, .right])
    #expect(block.lines.map { $0[Orientation.self] } == [.portrait, .landscape, .landscape])
  }

  @Test func statedValuesKeepTheirOrder() throws {
    var query = Query(
      screenClasses: [try screenClass("plus"), try screenClass("iPhone 7")])
    query.os = [OSVersion(12), OSVersion(10)]
    query.textSizes = [.xl, .s]
    (query.orientations, query.entryPoints, query.modes) = (
      [.landscape], [.todayView], [.expanded]
    )
    query.zoom = .larger
    let catalog = Catalog.bundled
    let ids = Engine.bundled.blocks(query).flatMap { $0.cells.map(catalog.id) }
    #expect(
      ids == [
        "today.ios12.414x736@3.landscape.xl.today-view.expanded.zoomed",
        "today.ios12.414x736@3.landscape.s.today-view.expanded.zoomed",
        "today.ios10.414x736@3.landscape.xl.today-view.expanded.zoomed",
        "today.ios10.414x736@3.landscape.s.today-view.expanded.zoomed",
        "today.ios12.375x667@2.landscape.xl.today-view.expanded.zoomed",
        "today.ios12.375x667@2.landscape.s.today-view.expanded.zoomed",
        "today.ios10.375x667@2.landscape.xl.today-view.expanded.zoomed",
        "today.ios10.375x667@2.landscape.s.today-view.expanded.zoomed",
      ])
  }

  @Test(arguments: [
    ("iPhone 7", 10), ("plus", 10), ("iPhone 5", 10), ("iPhone X", 12), ("iPhone XR", 12),
    ("iPad (7th generation)", 13), ("iPhone 4s", 8),
  ])
  func theDefaultVersionIsTheBestMeasured(device: String, os: Int) throws {
    let query = Query(screenClasses: [try screenClass(device)])
    #expect(Engine.bundled.blocks(query).map(\.os) == [OSVersion(os)])
  }

  @Test func aModelIsAskedOnlyForVersionsThatItRuns() throws {
    let (key, device) = try DeviceFinder(.bundled).named("iPhone SE 2")
    // The class was measured best on iOS 10, which this model of 2020 never ran.
    var query = Query(screenClasses: [key])
    #expect(Engine.bundled.defaultOS(of: query.screens[0], in: query) == OSVersion(10))
    #expect(device != nil)
    query.device = device
    #expect(Engine.bundled.defaultOS(of: query.screens[0], in: query) == OSVersion(13))
  }

  @Test(arguments: Quantity.sides)
  func oneNumberIsMeasuredBetterThanNone(quantity: Quantity) throws {
    let claim = ClaimRow("S44-001", .compact, "110", os: 12, of: "375x667@2").with {
      $0.quantity = quantity
    }
    let engine = Engine(.fixture([claim]))
    let key = try #require(Question("375x667@2").cell(in: engine).screenClass)
    var query = Query(screenClasses: [key])
    #expect(engine.defaultOS(of: query.screens[0], in: query) == OSVersion(12))
    #expect(!query.isDefaultOS)
    // Nothing that is asked for was measured: the first version, as if there were no claim.
    query.entryPoints = [.notificationCenter]
    #expect(engine.defaultOS(of: query.screens[0], in: query) == OSVersion(8))
  }

  @Test func onlyWhatIsAskedForCountsAsMeasured() throws {
    let key = try screenClass("iPad Air")
    var query = Query(screenClasses: [key])
    #expect(Engine.bundled.defaultOS(of: query.screens[0], in: query) == OSVersion(8))
    // iOS 8 has no Today view.
    query.entryPoints = [.todayView]
    #expect(Engine.bundled.defaultOS(of: query.screens[0], in: query) == OSVersion(12))
  }

  private func screenClass(_ text: String) throws -> Key<ScreenClass> {
    try DeviceFinder(.bundled).named(text).screenClass
  }
}
