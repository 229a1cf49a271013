import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Which device can be set to which Display Zoom.
struct ZoomSettingTests {
  private static func summary(_ id: String) throws -> String {
    let cell = try Catalog.bundled.cell("widgetkit." + id)
    return Catalog.bundled.summary(of: Engine.bundled.evidence(.width, of: cell))
  }

  @Test(arguments: [
    // No iPad with this screen has larger text, says a list of 2022.
    ("ipados16.810x1080@2.systemSmall.canvas.larger", "not-applicable"),
    // The list does not speak of later versions.
    ("ipados17.810x1080@2.systemSmall.canvas.larger", "unknown"),
    // More Space came with iPadOS 16.
    ("ipados15.820x1180@2.systemSmall.canvas.more-space", "not-applicable"),
    ("ipados16.820x1180@2.systemSmall.canvas.more-space", "162 sourced HIG5 SS1"),
    ("ios15.320x568@2.systemSmall.larger", "not-applicable"),
    // No source says whether the iPhone Duo has the setting.
    ("ios27.466x678@3.systemSmall.icons-small.larger", "unknown"),
  ])
  func whatNoModelHasIsNotApplicable(id: String, expected: String) throws {
    #expect(try Self.summary(id) == expected)
  }

  /// A setting belongs to the device, and never answers for a neighbor of its class.
  @Test func aDeviceThatLacksASettingHasNoSizeWithIt() throws {
    let catalog = Catalog.bundled
    var count = 0
    for device in catalog.devices.keys {
      guard let screenClass = catalog.devices[device].screenClass else { continue }
      let screen = catalog.widgetScreen(of: screenClass)
      let engine = Engine.bundled.asked(about: device)
      for zoom in DisplayZoom.zoomed {
        for os in catalog.versions(with: .widgetKit, on: screen.platform)
        where catalog.lacks(zoom, device, on: os) && catalog.devices[device].runs(os) != false {
          var asked = Asked(.widgetKit, on: [screen])
          asked.zoom = zoom
          asked.os = [os]
          for cell in engine.blocks(asked).flatMap(\.cells) {
            #expect(engine.evidence(.width, of: cell).state == .notApplicable)
            count += 1
          }
        }
      }
    }
    #expect(count > 200)
  }

  @Test func aNeighborKeepsItsSetting() throws {
    let models = ["with", "seen", "without"].map {
      "tab-\($0),Tab \($0),820x1180@2,11,,,16,17,,,S19,,,,"
    }
    let catalog = try Catalog.bundled(with: [
      "devices": models,
      "zoom_settings": [
        "tab-with,more-space,true,970,1389,16,since,,SS1,",
        "tab-seen,more-space,true,970,1389,17,measured,,SS1,",
        "tab-without,more-space,false,,,,,16,SS1,",
      ],
    ])
    let cell = try catalog.cell("widgetkit.ipados16.820x1180@2.systemSmall.canvas.more-space")
    func state(_ device: String) throws -> Answer.State {
      Engine(catalog).asked(about: try catalog.device(device)).evidence(.width, of: cell).state
    }
    #expect(try state("tab-with") == .sourced)
    #expect(try state("tab-without") == .notApplicable)
    // Where it was seen on 17, nobody says that 16 lacks it.
    #expect(try state("tab-seen") == .sourced)
    let evidence = Engine(catalog).asked(about: try catalog.device("tab-without"))
      .evidence(.width, of: cell)
    #expect(
      evidence.reason.map(catalog.text)
        == "Tab without has no Display Zoom 'More Space' on iPadOS 16")
  }

  /// Of a model that no source names with a setting, sizes of others with its screen are no answer; a measurement of
  /// it is.
  @Test func aSettingOfOtherModelsIsNoAnswer() throws {
    let phones = ["told", "untold", "measured"].map {
      "fon-\($0),Fon \($0),414x736@3,5.5,,,15,16,,,S19,,,,"
    }
    let catalog = try Catalog.bundled(with: [
      "devices": phones, "zoom_settings": ["fon-told,larger,true,375,667,,,,SS1,"],
      "claims": [
        "FR1-Z1,widgetkit,FR1,answer,width,141,pt,,iOS,16,16,stated,,,fon-measured,larger,,,,,,systemSmall,,table,x,"
      ],
    ])
    let cell = try catalog.cell("widgetkit.ios16.414x736@3.systemSmall.larger")
    func answer(_ device: String) throws -> Evidence {
      Engine(catalog).asked(about: try catalog.device(device)).evidence(.width, of: cell)
    }
    #expect(try answer("fon-told").state.isKnown)
    #expect(try answer("fon-measured").state.isKnown)
    let untold = try answer("fon-untold")
    #expect(untold.state == .unknown)
    let reason = try #require(untold.reason.map(catalog.text))
    #expect(
      reason.hasPrefix("no source says that Fon untold has Display Zoom 'Larger Text' on iOS 16; "))
    #expect(reason.contains("Fon told"))
  }

  @Test func theReasonNamesTheModelsAndTheVersion() throws {
    let catalog = Catalog.bundled
    func reason(_ id: String) throws -> String? {
      let evidence = Engine.bundled.evidence(.width, of: try catalog.cell("widgetkit." + id))
      return evidence.reason.map(catalog.text)
    }
    #expect(
      try reason("ipados16.810x1080@2.systemSmall.canvas.larger")
        == "no 10.2-inch model has Display Zoom 'Larger Text' on iPadOS 16")
    #expect(
      try reason("ipados17.810x1080@2.systemSmall.canvas.larger")
        == "no source for 10.2-inch on iPadOS 17, nor says whether these models have Display Zoom "
        + "'Larger Text' there")
  }

  @Test(arguments: [
    (
      "apple-watch-se-3-40-mm,larger,true,100,150,,,,SS1,",
      "[axis] setting 'larger' is no setting of watchOS, which 'apple-watch-se-3-40-mm' runs"
    ),
    (
      "iphone-15,more-space,true,500,900,,,,SS1,",
      "[axis] setting 'more-space' is no setting of iOS, which 'iphone-15' runs"
    ),
    ("iphone-15,larger,true,,693,,,,SS1,", "[required] width_pt is empty"),
    ("iphone-15,larger,false,320,,,,,SS1,", "[axis] width_pt '320' must be empty"),
    ("iphone-15,larger,false,,,17,since,,SS1,", "[axis] os_first '17' must be empty"),
    ("iphone-15,larger,true,320,693,,,17,SS1,", "[axis] os_last '17' must be empty"),
    ("iphone-15,standard,true,320,693,,,,SS1,", "setting 'standard'"),
    ("iphone-0,larger,true,320,693,,,,SS1,", "device 'iphone-0' is not the id of a row of devices"),
  ])
  func aWrongRowIsReportedWithItsPlace(row: String, message: String) {
    let complaints = Catalog.faults(adding: ["zoom_settings": [row]])
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.hasPrefix("mine/zoom_settings.csv:2:") == true)
    #expect(complaints.first?.contains(message) == true, "\(complaints)")
  }

  /// A model with the setting answers for its screen.
  @Test func aSettingAnswersForItsScreen() throws {
    let catalog = try Catalog.bundled(with: [
      "zoom_settings": ["ipad-9,larger,true,768,1024,,,,SS1,"]
    ])
    let evidence = Engine(catalog).evidence(
      .width, of: try catalog.cell("widgetkit.ipados16.810x1080@2.systemSmall.canvas.larger"))
    #expect(catalog.summary(of: evidence) == "141 derived zoomed-widget")
  }
}
