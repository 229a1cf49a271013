import Testing
import WidgetSizing
import WidgetSizingData

/// The sizes on the screen that an app runs on.
@Suite struct SizeOnScreenTests {
  private let catalog = Catalog.bundled

  @Test func everyScreenOfAPhoneHasTheSizesOfItsModels() throws {
    for size in WidgetSize.all(.systemMedium, on: .iOS, from: 14) {
      let screen = catalog.screenClasses[try #require(size.cell.screenClass)]
      let found = try WidgetSize(
        .systemMedium, onScreen: Double(screen.width), by: Double(screen.height),
        scale: Double(screen.scale), os: size.os)
      #expect(found.width == size.width && found.height == size.height, "\(size)")
    }
  }

  @Test func orientationDoesNotMatter() throws {
    let upright = try WidgetSize(.systemLarge, onScreen: 402, by: 874, scale: 3, os: 26)
    #expect(try WidgetSize(.systemLarge, onScreen: 874, by: 402, scale: 3, os: 26).id == upright.id)
    #expect(upright.id == "widgetkit.ios26.402x874@3.systemLarge.icons-small")
  }

  @Test func screenOfDisplayZoomHasZoomedSizes() throws {
    // The screen that an iPhone 14 reports with Display Zoom, and no device without.
    let size = try WidgetSize(.systemSmall, onScreen: 320, by: 693, scale: 3, os: 17)
    #expect(size.cell.zoom == .larger)
    let named = try WidgetSize(.systemSmall, on: "iPhone 14", os: 17, zoom: .larger)
    #expect(size.width.value == named.width.value && size.height.value == named.height.value)
  }

  @Test func versionNewerThanTheTablesCountsAsTheNewest() throws {
    let newest = try #require(catalog.releases(of: .iOS).last).os.major
    let size = try WidgetSize(.systemSmall, onScreen: 402, by: 874, scale: 3, os: newest + 1)
    #expect(size.os == newest)
  }

  @Test(arguments: [
    (401, 874, 3), (402, 874, 2), (402.5, 874, 3), (0, 0, 0), (-402, 874, 3), (.nan, 874, 3),
    (.infinity, 874, 3), (402, 874, 1e300), (402, 1e18, 3),
  ])
  func screenThatNoDeviceHasIsAnError(width: Double, height: Double, scale: Double) {
    let error = #expect(throws: DeviceNotFound.self) {
      try WidgetSize(.systemSmall, onScreen: width, by: height, scale: scale, os: 26)
    }
    #expect(error?.description.hasPrefix("no device has a screen of ") == true)
  }

  @Test func modelsOfOneScreenWithOtherSizesAreToldApartByName() throws {
    let shared = Dictionary(grouping: catalog.screenClasses.keys) { key in
      let screen = catalog.screenClasses[key]
      return [Double(screen.width), Double(screen.height), Double(screen.scale)]
    }
    var toldApart = 0
    for (screen, classes) in shared where classes.count > 1 {
      for os in 14...18 {
        let sizes = try classes.map {
          try WidgetSize(.systemSmall, on: catalog.screenClasses[$0].id, os: os)
        }.filter(\.isKnown)
        guard Set(sizes.map { [$0.width.value, $0.height.value] }).count > 1 else { continue }
        toldApart += 1
        #expect(throws: DeviceNotFound.self) {
          try WidgetSize(
            .systemSmall, onScreen: screen[0], by: screen[1], scale: screen[2], os: os)
        }
      }
    }
    #expect(toldApart > 0)
  }
}
