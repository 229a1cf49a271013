import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The places of widgets on the Home Screen, their sources, and where sources differ.
struct HomeScreenGridTests {
  @Test(arguments: [
    // The source with the greater authority, of equals the first.
    ("widgetkit.ios14.320x568@2.systemSmall", "MZ1-G21"),
    ("widgetkit.ios16.393x852@3.systemSmall", "MZ0-G02"),
    ("widgetkit.ios17.375x812@3.systemSmall", "MZ1-G09"),
    ("widgetkit.ios18.402x874@3.systemSmall.icons-small", "MZ1-G05"),
    ("widgetkit.ios18.402x874@3.systemSmall.icons-large", "MZ1-G06"),
    // A source that does not state the icons means the small ones.
    ("widgetkit.ios18.375x812@3.systemSmall.icons-small", "MZ1-G10"),
    ("widgetkit.ios18.375x812@3.systemSmall.icons-large", nil),
    ("widgetkit.ios18.375x812@3.systemSmall.icons-small.larger", "MZ1-G11"),
    ("widgetkit.ios14.414x736@3.systemSmall.larger", "MZ1-G20"),
    ("widgetkit.ios15.414x736@3.systemSmall", "MZ1-G19"),
    ("widgetkit.ios17.393x852@3.systemSmall", nil),
    ("widgetkit.ios17.414x736@3.systemSmall", nil),
    ("widgetkit.ios15.375x667@2.systemSmall", nil),
    ("widgetkit.macos26.systemSmall", nil),
  ])
  func aWidgetStandsWhereItsScreenWasMeasured(id: String, grid: String?) throws {
    let catalog = Catalog.bundled
    #expect(catalog.homeScreen(of: try catalog.cell(id))?.id == grid)
  }

  @Test func originConflictsAreWithinOneLayout() throws {
    let engine = Engine.bundled, catalog = engine.catalog
    let conflicts = engine.originConflicts()
    #expect(!conflicts.isEmpty)
    let order = HomeScreenGrid.Origin.allCases
    var places: [String] = []
    for conflict in conflicts {
      let cell = try #require(conflict.cell), id = catalog.id(of: cell)
      let origin = try #require(conflict.number.flatMap(HomeScreenGrid.Origin.init))
      places.append("\(id) \(order.firstIndex(of: origin) ?? 9)")
      #expect(engine.evidence(cell).width.state != .notApplicable, "\(id)")
      #expect(conflict.readings.count > 1)
      #expect(Set(conflict.readings.map(\.value)).count == conflict.readings.count)
      var authorities: [Int] = []
      for reading in conflict.readings {
        let sources = reading.origins.compactMap { source in
          catalog.sources.first { $0.id == source }
        }
        #expect(!sources.isEmpty && sources.count == reading.origins.count)
        for source in sources {
          let isStated = catalog.homeScreens.contains { grid in
            catalog.sources[grid.source].id == source.id
              && grid[origin]?.description == reading.value && grid.zoom == cell.zoom
              && grid.screenClass == cell.screenClass && grid.os.lowerBound >= cell.os
              && reading.versions.contains(grid.os.lowerBound)
          }
          #expect(isStated, "\(id): \(source.id)")
        }
        authorities.append(sources.map(\.authority).max() ?? 0)
      }
      #expect(authorities == authorities.sorted(by: >))
    }
    // By the widget, and then from left to right and from top to bottom.
    #expect(places == places.sorted() && Set(places).count == places.count)
  }
}
