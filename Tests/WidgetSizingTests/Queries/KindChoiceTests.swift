import Testing
import WidgetSizing
import WidgetSizingData

/// The kind of widget that a question is about if it states none.
struct KindChoiceTests {
  private let catalog = Catalog.bundled

  private func choice(
    _ kinds: [WidgetKind] = WidgetKind.allCases, of devices: [String] = [],
    on platforms: [Platform]? = nil, os: [String] = []
  ) throws -> KindChoice {
    let places = try devices.map { name in
      let (key, device) = try DeviceFinder(catalog).named(name)
      return Place(key, device: device, in: catalog)
    }
    let versions = try os.isEmpty ? nil : VersionNames(os)
    return KindChoice(among: kinds, at: places, on: platforms, running: versions, in: catalog)
  }

  @Test(
    "a device is asked about WidgetKit, unless it never ran it",
    arguments: [
      ("iPhone 16 Pro", .widgetKit), ("iPhone 15", .widgetKit), ("iPhone XR", .widgetKit),
      ("iPad (7th generation)", .widgetKit), ("393x852", .widgetKit), ("45 mm", .widgetKit),
      ("iPhone 7", .widgetKit), ("plus", .widgetKit), ("iPhone 6", .today), ("iPhone 4s", .today),
      ("iPad 2", .today),
    ] as [(String, WidgetKind)])
  func device(name: String, kind: WidgetKind) throws {
    #expect(try choice(of: [name]).kind == kind)
  }

  @Test func oneLaterDeviceOfSeveralDecidesForWidgetKit() throws {
    #expect(try choice(of: ["iPhone 6", "iPhone 16"]).kind == .widgetKit)
  }

  @Test func withoutADeviceWidgetKitIsMeant() throws {
    #expect(try choice() == choice(on: [.iOS]))
    #expect(try choice().kind == .widgetKit && choice().others == [.today, .activity])
    #expect(try choice(on: [.watchOS]).kind == .widgetKit)
    #expect(try choice(on: [.watchOS]).others == [.activity])
  }

  @Test(
    "a version that only WidgetKit or only Today extensions have decides",
    arguments: [
      (["18"], [], .widgetKit), (["17+"], [], .widgetKit), (["10"], [], .today),
      (["latest"], [], .widgetKit), (["10"], ["iPhone XR"], .today),
      (["12"], ["iPad (7th generation)"], .today), (["watchOS 10"], [], .widgetKit),
      (["macOS 15"], [], .widgetKit), (["10"], ["45 mm"], .widgetKit),
      (["iOS 10"], ["iPhone XR"], .today), (["iOS 13"], ["iPad (7th generation)"], .today),
    ] as [([String], [String], WidgetKind)])
  func version(os: [String], devices: [String], kind: WidgetKind) throws {
    let choice = try choice(of: devices, os: os)
    #expect(choice.kind == kind && choice.others.allSatisfy { $0 == .activity }, "\(choice)")
  }

  @Test(
    "a version that several kinds have means WidgetKit, unless no device ran it",
    arguments: [
      (["16"], ["iPhone XR"], .widgetKit), (["15"], ["iPhone 7"], .widgetKit),
      (["latest"], ["iPhone 7"], .widgetKit), (["14+"], ["iPhone 7"], .widgetKit),
      (["15"], [], .widgetKit), (["15"], ["iPhone 6"], .today),
      (["20"], ["iPhone XR"], .widgetKit),
      // A version of another platform says nothing of an iPad.
      (["watchOS 10"], ["iPad (7th generation)"], .widgetKit),
    ] as [([String], [String], WidgetKind)])
  func sharedVersion(os: [String], devices: [String], kind: WidgetKind) throws {
    #expect(try choice(of: devices, os: os).kind == kind)
  }

  @Test func theKindThatTheOptionsDecideIsKept() throws {
    #expect(try choice([.today], of: ["iPhone 16 Pro"]).kind == .today)
    #expect(try choice([.widgetKit], os: ["10"]).kind == .widgetKit)
  }

  @Test("the other kinds are those that the device can have")
  func others() throws {
    #expect(try choice(of: ["iPhone 15"]).others == [.today, .activity])
    #expect(try choice(of: ["iPhone 16 Pro"]).others == [.activity])
    #expect(try choice(of: ["plus"]).others == [.today, .activity])
    #expect(try choice(of: ["iPhone 4s"]).others.isEmpty)
  }
}
