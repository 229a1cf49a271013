import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Identifying WidgetKit widgets") struct WidgetKitIdentifyingTests {
  private let engine = Engine.bundled

  /// All cells there are, of one Display Zoom.
  private func asked(_ zoom: DisplayZoom = .standard) -> Asked {
    var asked = Asked(.widgetKit, on: engine.catalog.widgetScreens())
    asked.zoom = zoom
    return asked
  }

  private func ids(_ found: Identification) -> [String] {
    found.matches.map { engine.catalog.id(of: $0.cell) }
  }

  @Test("the cells for which a source states the size come first")
  func size() throws {
    let seen = Sighting(width: .points(Points(364)), height: .points(Points(170)))
    let found = engine.identify(seen, among: asked())
    #expect(found.matches.map(\.evidence) == found.matches.map(\.evidence).sorted())
    #expect(found.matches.first?.evidence == .sourced)
    #expect(ids(found).contains("widgetkit.ios16.430x932@3.systemMedium"))
    #expect(found.matches.allSatisfy { $0.cell[WidgetFamily.self] == .systemMedium })
  }

  @Test("pixels match only cells that have a screen")
  func pixels() {
    let seen = Sighting(width: .pixels(474), height: .pixels(474))
    let found = ids(engine.identify(seen, among: asked()))
    #expect(found.contains("widgetkit.ios18.393x852@3.systemSmall.icons-small"))
    let points = Sighting(width: .points(Points(164)), height: .points(Points(164)))
    #expect(
      ids(engine.identify(points, among: asked())).contains("widgetkit.macos26.systemSmall"))
    for pixels in [164, 328] {
      let seen = Sighting(width: .pixels(pixels), height: .pixels(pixels))
      #expect(
        engine.identify(seen, among: asked()).matches.allSatisfy { $0.cell.screenClass != nil })
    }
  }

  @Test("the size drawn on the screen matches too")
  func drawn() throws {
    let seen = Sighting(width: .points(Points(162)), height: .points(Points(162)))
    let found = engine.identify(seen, among: asked())
    let match = try #require(
      found.matches.first {
        engine.catalog.id(of: $0.cell) == "widgetkit.ios18.402x874@3.systemSmall.icons-small"
      })
    #expect(match.evidence == .drawn)
  }

  @Test("every widget is among the matches of its size", arguments: DisplayZoom.allCases)
  func complete(zoom: DisplayZoom) {
    var asked = asked(zoom)
    asked.families = [.systemMedium, .accessoryRectangular]
    var sizes: [Sighting: [Cell]] = [:]
    for cell in engine.everyBlock(asked).flatMap(\.cells) {
      let answer = engine.evidence(cell)
      guard let width = answer.width.value, let height = answer.height.value else { continue }
      let seen = Sighting(width: .points(width), height: .points(height))
      sizes[seen, default: []].append(cell)
    }
    #expect(sizes.count > 2)
    for (seen, cells) in sizes {
      let found = Set(engine.identify(seen, among: asked).matches.map(\.cell))
      #expect(found.isSuperset(of: cells))
    }
  }

  @Test("a size without a match has the nearest cells, and may be that of a screen")
  func nearest() {
    var asked = asked()
    asked.families = [.systemSmall]
    asked.os = [OSVersion(18)]
    let seen = Sighting(width: .points(Points(393)), height: .points(Points(852)))
    let found = engine.identify(seen, among: asked)
    #expect(found.matches.isEmpty && !found.nearest.isEmpty)
    #expect(found.screens.map { engine.catalog.screenClasses[$0].id } == ["393x852@3"])
  }
}
