import BundledTables
import Testing

@testable import WidgetSizing

/// What is named beside the number of a widget that is not known.
struct WidgetKitNearestTests {
  @Test(arguments: [
    // Before iOS 18 icons had one size.
    (
      "ios18.375x812@3.systemSmall.icons-large",
      ["ios17.375x812@3.systemSmall", "ios18.393x852@3.systemSmall.icons-large"]
    ),
    (
      "ipados17.1032x1376@2.systemLarge.canvas",
      ["ipados26.1032x1376@2.systemLarge.canvas", "ipados17.1024x1366@2.systemLarge.canvas"]
    ),
  ])
  func theVersionsBeforeAndAfterAndTheNearestScreen(id: String, nearest: [String]) throws {
    let engine = Engine.bundled
    let cell = try #require(CellIDReader(.bundled).cell("widgetkit." + id))
    let evidence = engine.evidence(.width, of: cell)
    #expect(evidence.reason == .noSource(cell))
    let named = evidence.nearest
    #expect(named.map { engine.catalog.id(of: $0.cell) } == nearest.map { "widgetkit." + $0 })
    for other in named { #expect(engine.evidence(.width, of: other.cell).value == other.value) }
  }

  @Test func theNearestScreenIsThatWhoseSidesDifferLeast() {
    let catalog = Catalog.bundled
    for own in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[own]
      let distances = catalog.screens(by: own).map { other -> Int in
        let other = catalog.screenClasses[other]
        #expect(other.idiom == screen.idiom && other.id != screen.id)
        let sides = [(other.width, screen.width), (other.height, screen.height)]
        return sides.reduce(0) { $0 + abs($1.0.threeHundredths - $1.1.threeHundredths) }
      }
      #expect(distances == distances.sorted(), "\(screen.id)")
      #expect(distances.count == catalog.screenClasses.count { $0.idiom == screen.idiom } - 1)
    }
  }
}
