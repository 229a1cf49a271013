import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// The versions that texts name, and those that are refused.
struct VersionNamesTests {
  private let catalog = Catalog.bundled
  private static let releases = Catalog.bundled.releases(of: .iOS).map(\.os.major)
  private static let newest = releases[releases.count - 1]
  private static func later(than first: Int) -> [Int] { releases.filter { $0 > first } }

  private func versions(_ texts: [String], of device: String) throws -> [Int] {
    let (screenClass, device) = try DeviceFinder(catalog).named(device)
    var asked = Asked(.widgetKit, on: [catalog.widgetScreen(of: screenClass)])
    asked.device = device
    return try VersionNames(texts).applied(to: asked, isExplicit: true, in: catalog).boxes
      .flatMap { $0.os ?? [] }.map(\.major)
  }

  @Test(
    "named versions are those of the device's platform",
    arguments: [
      (["18"], [18]), (["iOS 18"], [18]), (["ios18"], [18]), (["17-26"], [17, 18, 26]),
      (["17-17"], [17]),
      (["17–26"], [17, 18, 26]), (["17 — 18"], [17, 18]), (["17\u{2212}18"], [17, 18]),
      (["iOS 17-iOS 18"], [17, 18]), (["iOS 17-18"], [17, 18]), (["26+"], later(than: 25)),
      (["10+"], later(than: 16)), (["latest"], [newest]), (["iOS latest"], [newest]),
      (["18", "17", "18"], [18, 17]), (["18.7.2"], [18]), (["iOS 26.1"], [26]),
      (["17.0-18.7"], [17, 18]),
    ] as [([String], [Int])])
  func phone(texts: [String], majors: [Int]) throws {
    #expect(try versions(texts, of: "iPhone 15") == majors)
  }

  @Test func anOpenRangeEndsWithTheLastVersionOfTheDevice() throws {
    #expect(try versions(["latest"], of: "iPhone 7") == [15])
    #expect(try versions(["14+"], of: "iPhone 7") == [14, 15])
    // The device runs none of them: the answers say why.
    #expect(try versions(["18+"], of: "iPhone 7") == Self.later(than: 17))
    #expect(try versions(["9+"], of: "Apple Watch Series 7 (45 mm)") == [9, 10, 11, 26])
  }

  @Test(
    "what was likely meant is told",
    arguments: [
      ("26-17", "'26-17' runs backwards; write 17-26"),
      (">=17", "unknown version '>=17'; did you mean 17+?"),
      ("iOS-17", "unknown version 'iOS-17'; did you mean 'iOS 17'?"),
    ])
  func correction(text: String, message: String) {
    #expect(catalog.text(of: .unreadable(text)) == message)
  }

  @Test func aVersionThatThePlatformNeverHadIsRefused() throws {
    #expect(throws: VersionFault.noSuchVersion("20", [.iOS])) {
      try versions(["20"], of: "iPhone 15")
    }
    #expect(throws: VersionFault.noSuchVersion("17-20", [.iOS])) {
      try versions(["17-20"], of: "iPhone 15")
    }
    #expect(throws: VersionFault.noSuchVersion("12", [.watchOS])) {
      try versions(["12"], of: "45 mm")
    }
    var tables = TableFiles.bundled
    tables.keepRows(of: "os_releases") { !$0.contains(/OS,(2[7-9]|[3-9][0-9]),/) }
    #expect(
      Catalog.read(tables).catalog.text(of: .noSuchVersion("12", [.watchOS, .visionOS]))
        == "no such version '12'; there are watchOS 1 to 11, 26; visionOS 1, 2, 26")
    let rows = [27, 28].map { "visionOS,\($0),visionOS \($0),2027-09-13,ADB4,false,,,," }
    let three = Catalog.read(tables, adding: TableFiles(rows: ["os_releases": rows])).catalog
    #expect(
      three.text(of: .noSuchVersion("12", [.visionOS]))
        == "no such version '12'; there are visionOS 1, 2, 26 to 28")
  }

  @Test func everyPlatformOfTheDevicesNeedsAVersion() throws {
    let boxes = try ["iPhone 15", "45 mm"].map {
      AskedBox(
        .widgetKit, on: [catalog.widgetScreen(of: try DeviceFinder(catalog).named($0).screenClass)])
    }
    #expect(throws: VersionFault.ofOtherPlatform("iOS 18", [.watchOS])) {
      try VersionNames(["iOS 18"]).applied(to: Asked(boxes), isExplicit: true, in: catalog)
    }
    let both = try VersionNames(["iOS 18", "watchOS 11"])
      .applied(to: Asked(boxes), isExplicit: true, in: catalog)
    #expect(both.boxes.map(\.os) == [[OSVersion(18)], [OSVersion(11)]])
  }

  @Test("a question without screens is about those that have the versions")
  func everyScreen() throws {
    let all = Asked(.widgetKit, on: catalog.widgetScreens())
    func platforms(_ text: String) throws -> [Platform] {
      let asked = try VersionNames([text]).applied(to: all, isExplicit: false, in: catalog)
      let platforms = Set(catalog.screens(of: asked).map(\.platform))
      return Platform.allCases.filter(platforms.contains)
    }
    #expect(try platforms("17") == [.iOS, .iPadOS])
    #expect(try platforms("macOS 15") == [.macOS])
    #expect(try platforms("17-26") == [.iOS, .iPadOS, .macOS, .watchOS, .visionOS])
    #expect(throws: VersionFault.self) { try platforms("20") }
  }

  @Test("of Today extensions, iPadOS counts as iOS")
  func today() throws {
    func classes(_ text: String) throws -> (idioms: Set<Idiom>, versions: [Int]) {
      let all = Asked(screenClasses: catalog.classesWithTodayExtensions())
      let asked = try VersionNames([text]).applied(to: all, isExplicit: false, in: catalog)
      return (
        Set(
          catalog.screens(of: asked).compactMap(\.screenClass).map {
            catalog.screenClasses[$0].idiom
          }), Set(asked.boxes.flatMap { $0.os ?? [] }.map(\.major)).sorted()
      )
    }
    #expect(try classes("iOS 14") == ([.phone, .pad], [14]))
    #expect(try classes("iPadOS 14") == ([.pad], [14]))
    #expect(throws: VersionFault.noSuchVersion("iPadOS 12", [.iPadOS])) {
      try classes("iPadOS 12")
    }
    #expect(throws: VersionFault.ofOtherPlatform("watchOS 9", [.iOS, .iPadOS])) {
      try classes("watchOS 9")
    }
    #expect(try classes("16+").versions.last == 17)
    #expect(try classes("latest").versions.last == Self.newest)
    #expect(try classes("26+").versions == Self.later(than: 25))
    #expect(try classes("18").versions == [18])
  }
}
