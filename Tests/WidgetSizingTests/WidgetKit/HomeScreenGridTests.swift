import Testing
import WidgetSizing
import WidgetSizingData

/// The places of widgets on the Home Screen, and their sources.
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
}
