import TestSupport
import Testing
import WidgetSizingData

/// The order of devices by their releases.
@Suite struct DeviceOrderTests {
  static let catalog = Catalog.bundled

  @Test func theNewestReleaseComesFirst() throws {
    let order = Self.catalog.devicesNewestFirst(of: .phone).map { Self.catalog.devices[$0] }
    let newest = try #require(
      Self.catalog.devices.filter { $0.id.hasPrefix("iphone") }.compactMap(\.released).max())
    #expect(order.first?.released == newest)
    #expect(
      order.filter { $0.released == "2025-09-19" }.map(\.name) == [
        "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air",
      ])
    #expect(order.last?.name == "iPhone 4s")
  }

  @Test(arguments: Idiom.allCases)
  func theOrderHasEveryDeviceOfTheIdiomOnce(idiom: Idiom) {
    let catalog = Self.catalog
    let order = catalog.devicesNewestFirst(of: idiom)
    let expected = catalog.devices.keys.filter { key in
      catalog.devices[key].screenClass.map { catalog.screenClasses[$0].idiom } == idiom
    }
    #expect(order.count > 30 && order.sorted() == expected)
    let days = order.map { catalog.devices[$0].released ?? "" }
    #expect(days == days.sorted(by: >))
  }

  /// The size of a watch is no generation: an SE of 44 mm is not newer than the Series 6.
  @Test func aNumberInParenthesesDoesNotCount() {
    let names = Self.catalog.devicesNewestFirst(of: .watch).map { Self.catalog.devices[$0] }
      .filter { $0.released == "2020-09-18" }.map(\.name)
    #expect(
      names == [
        "Apple Watch Series 6 (40 mm)", "Apple Watch Series 6 (44 mm)", "Apple Watch SE (40 mm)",
        "Apple Watch SE (44 mm)",
      ])
  }

  @Test func anUnknownReleaseComesLast() throws {
    var tables = TableFiles.bundled
    tables.files["device_releases"] = nil
    let (catalog, complaints) = Catalog.read(
      tables, adding: TableFiles(rows: ["device_releases": ["iphone-4s,2011-10-14,EOL1,,"]]))
    #expect(complaints == [])
    let order = catalog.devicesNewestFirst(of: .phone).map { catalog.devices[$0] }
    #expect(order.first?.id == "iphone-4s" && order.dropFirst().allSatisfy { $0.released == nil })
    let generations = ["iphone-17", "iphone-18-pro", "iphone-18-pro-max"]
    #expect(
      order.map(\.id).filter(generations.contains)
        == ["iphone-18-pro", "iphone-18-pro-max", "iphone-17"])
  }
}
