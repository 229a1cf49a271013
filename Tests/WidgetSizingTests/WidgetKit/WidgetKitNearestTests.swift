import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The nearest known sizes, which are named beside an unknown one.
struct WidgetKitNearestTests {
  /// The bundled tables with a few of their sizes.
  private static let engine: Engine = {
    let ids = [
      "HIG5-073", "HIG5-074", "HIG5-247", "HIG5-248", "FR3-017", "FR3-018", "MZ1-043", "MZ1-044",
      "MZ1-045", "MZ1-046",
    ]
    var tables = TableFiles.bundled
    tables.keepRows(of: "claims") { ids.contains(String($0.prefix { $0 != "," })) }
    tables.keepRows(of: "claim_classes") { _ in false }
    tables.keepRows(of: "exceptions") { _ in false }
    tables.keepRows(of: "version_runs") { _ in false }
    return Engine(Catalog.read(tables).catalog)
  }()

  @Test(arguments: [
    // Before iOS 18 icons had one size, which is that of small icons.
    ("ios18.375x812@3.systemSmall.icons-large", ["ios18.393x852@3.systemSmall.icons-large"]),
    (
      "ipados17.1032x1376@2.systemLarge.canvas",
      ["ipados26.1032x1376@2.systemLarge.canvas", "ipados17.1024x1366@2.systemLarge.canvas"]
    ),
  ])
  func theNearestVersionAndTheNearestScreenAreNamed(id: String, nearest: [String]) throws {
    let engine = Self.engine
    let cell = try engine.catalog.cell("widgetkit." + id)
    let evidence = engine.evidence(.width, of: cell)
    #expect(evidence.reason == .noSource(cell))
    let named = evidence.nearest
    #expect(named.map { engine.catalog.id(of: $0.cell) } == nearest.map { "widgetkit." + $0 })
    for other in named {
      #expect(engine.evidence(.width, of: other.cell).value == other.width)
      #expect(engine.evidence(.height, of: other.cell).value == other.height)
    }
  }

  @Test(arguments: [
    (
      "ios27.393x852@3.systemMedium.icons-large",
      "no source for 6.1-inch 14 Pro on iOS 27; iOS 18 has 349 × 165"
    ),
    (
      "ios27.420x912@3.systemSmall.icons-large",
      "no source for 6.5-inch Air on iOS 27"
    ),
  ])
  func widthAndHeightAreNamedTogether(id: String, text: String) throws {
    let engine = Self.engine
    let cell = try engine.catalog.cell("widgetkit." + id)
    for quantity in Quantity.sides {
      #expect(engine.catalog.text(ofReasonFor: engine.evidence(quantity, of: cell)) == text)
    }
  }

  /// Sizes of a 2x screen end in halves of a point, those of a 3x screen in thirds.
  @Test func aScreenOfTheSameScaleIsNearerThanAnother() throws {
    let catalog = Catalog.bundled
    for own in catalog.screenClasses.keys {
      let scales = catalog.classes(nearestTo: own, among: Array(catalog.screenClasses.keys))
        .map { catalog.screenClasses[$0].scale }
      let same = catalog.screenClasses[own].scale
      #expect(scales.drop { $0 == same }.allSatisfy { $0 != same })
    }
  }

  @Test func screensAreOrderedByTheDifferenceOfTheirSides() {
    let catalog = Catalog.bundled
    for own in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[own]
      let others = catalog.classes(nearestTo: own, among: Array(catalog.screenClasses.keys))
        .map { catalog.screenClasses[$0] }
      #expect(others.allSatisfy { $0.idiom == screen.idiom && $0.id != screen.id })
      #expect(others.count == catalog.screenClasses.count { $0.idiom == screen.idiom } - 1)
      for isSameScale in [true, false] {
        let distances = others.filter { ($0.scale == screen.scale) == isSameScale }.map { other in
          let sides = [(other.width, screen.width), (other.height, screen.height)]
          return sides.reduce(0) { $0 + abs($1.0.threeHundredths - $1.1.threeHundredths) }
        }
        #expect(distances == distances.sorted(), "\(screen.id)")
      }
    }
  }
}
