import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// A version that is newer than the sources of the models' versions.
@Suite struct NewVersionTests {
  /// The version after the newest.
  private static let os = 1 + (Catalog.bundled.releases(of: .iOS).map(\.os.major).max() ?? 0)
  private static let new = [
    "os_releases": ["iOS,\(os),iOS \(os),2098-09-13,ADB1,false,,,WO2,"],
    "devices": ["phone-new,Phone new,393x852@3,6.1,,,\(os),\(os),false,WO2,S19,S19,S19,,"],
  ]

  private static func claims(about place: String) -> [String] {
    ["height", "width"].map {
      "T1-10\($0.count),widgetkit,FR1,answer,\($0),171,pt,,iOS,\(os),\(os),stated,,\(place),,,,,,,systemSmall,,display-size,own,"
    }
  }

  private static func defaultOS(of device: String, in engine: Engine) throws -> String? {
    let catalog = engine.catalog
    let screen = catalog.widgetScreen(of: try catalog.screenClass("393x852@3"))
    var asked = AskedBox(.widgetKit, on: [screen])
    asked[WidgetFamily.self] = [.systemSmall]
    asked.device = try catalog.device(device)
    return engine.defaultOS(of: screen, in: asked)?.description
  }

  /// What one model has on it draws no other with its screen there, by default or by name.
  @Test func claimsAboutOneModelDrawNoOther() throws {
    let engine = Engine(
      try .bundled(adding: Self.new.merging(["claims": Self.claims(about: ",phone-new")]) { $1 }))
    let catalog = engine.catalog
    #expect(try Self.defaultOS(of: "phone-new", in: engine) == "\(Self.os)")
    for device in ["iphone-14-pro", "iphone-15", "iphone-16"] {
      #expect(
        try Self.defaultOS(of: device, in: engine) == Self.defaultOS(of: device, in: .bundled))
    }
    let screen = catalog.widgetScreen(of: try catalog.screenClass("393x852@3"))
    #expect(
      catalog.devices(of: screen, on: OSVersion(Self.os)) == [try catalog.device("phone-new")])
    // Who asks for the version has the answer of the screen.
    let cell = try catalog.cell("widgetkit.ios\(Self.os).393x852@3.systemSmall.icons-small")
    let asked = engine.asked(about: try catalog.device("iphone-16"))
    #expect(catalog.summary(of: asked.evidence(.width, of: cell)) == "171 sourced FR1")
  }

  /// What the screen has on it is of all its models that may run it.
  @Test func claimsAboutTheScreenAreOfAllModels() throws {
    let engine = Engine(
      try .bundled(adding: Self.new.merging(["claims": Self.claims(about: "393x852@3,")]) { $1 }))
    for device in ["phone-new", "iphone-16"] {
      #expect(try Self.defaultOS(of: device, in: engine) == "\(Self.os)")
    }
  }
}
