import TestSupport
import Testing
import WidgetSizingData

/// The days on which devices were released.
@Suite struct DeviceReleaseTests {
  static let catalog = Catalog.bundled

  @Test(
    arguments: [
      ("iphone-4s", "2011-10-14"), ("iphone-x", "2017-11-03"), ("iphone-16-pro", "2024-09-20"),
      ("iphone-duo-outer-display", "2026-10-23"), ("ipad-pro-11-3", "2021-05-21"),
      ("ipod-touch-5", "2012-10-11"), ("apple-watch-ultra-4", "2026-09-18"),
    ])
  func aDeviceHasTheDayThatItsSourceStates(id: String, released: String) throws {
    let device = try #require(Self.catalog.devices.first { $0.id == id })
    #expect(device.released == released)
  }

  @Test func everyBundledDeviceHasARelease() {
    #expect(Self.catalog.devices.filter { $0.released == nil }.map(\.id) == [])
  }

  /// A release belongs to the device, also if a user's row replaces that.
  @Test func aReplacedDeviceKeepsItsRelease() throws {
    let row = try #require(
      TableFiles.bundled.lines(of: "devices").first { $0.hasPrefix("iphone-7,") })
    let catalog = try Catalog.bundled(with: [
      "devices": [row.replacing("iPhone 7", with: "My 7")]
    ])
    #expect(catalog.devices.first { $0.name == "My 7" }?.released == "2016-09-16")
  }

  @Test(
    arguments: [
      ("iphone-0,2016-09-16,EOL1,,", "1: error: [reference] device 'iphone-0'"),
      ("iphone-7,,EOL1,,", "10: error: [required] released is empty"),
      ("iphone-7,2016-02-30,EOL1,,", "10: error: [type] released '2016-02-30' is not a day"),
      ("iphone-7,2016,EOL1,,", "10: error: [type] released '2016' is not a day"),
      ("iphone-7,2016-09-16,EOL0,,", "21: error: [reference] source_id 'EOL0'"),
      ("iphone-7,2016-09-16,,,", "21: error: [required] source_id is empty"),
    ])
  func aWrongRowIsReportedAtItsPlace(row: String, complaint: String) {
    let complaints = Catalog.read(
      TableFiles(texts: [
        "device_releases": TableFiles.header(of: "device_releases") + "\n\(row)\n"
      ]), addedTo: .without("device_releases")
    ).complaints
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("mine/device_releases.csv:2:" + complaint) == true)
  }

  @Test func theReleaseOfAVersionIsADay() {
    let complaints = Catalog.faults(adding: ["os_releases": ["iOS,18,iOS 18,2024-09-31,,false,,,,"]]
    )
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasPrefix("mine/os_releases.csv:2:15: error: [type] released '2024-09-31'")
        == true)
  }
}
