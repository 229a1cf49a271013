import Testing
import WidgetSizing
import WidgetSizingData

/// Lines that the system logs among those of a measuring app.
@Suite struct SystemLogTests {
  static let context = "widgetsize-measure v1 device=iPhone14,5 os=18.1"
  static let key = "Timeline[a.b::a.b.widget:Notes:systemMedium::338.00/158.00/21.60:(null)]--CD0"
  static let file =
    "file:///p/Notes/systemMedium----338.00w--158.00h--21.60r--0f--0.00t-0.00l.chrono-timeline"
  static let refusal =
    "Widget archival failed due to image being too large [9] - (1024, 1024), totalArea: 1048576 > "
    + "max[718080.000000]."

  @Test(arguments: [key, file])
  func aKeyIsASizeOfItsFamilyOnTheDeviceNamedBefore(line: String) throws {
    let log = MeasurementLog(lines: Self.context, "noise", line, line)
    #expect(log.complaints == [] && log.ignoredLines == 1 && log.keysWithoutDevice == 0)
    let size = try #require(log.sizes.first)
    #expect(
      Catalog.bundled.id(of: size.cell) == "widgetkit.ios18.390x844@3.systemMedium.icons-small")
    #expect(size.width == Points(338) && size.height == Points(158))
    #expect(size.line == 3 && size.repetitions == [4] && size.method == .displaySize)
    #expect(size.device.map { Catalog.bundled.devices[$0].name } == "iPhone 13")
  }

  @Test func theLineWithTheDeviceMayNameAVariant() throws {
    let log = MeasurementLog(lines: Self.context + " variant=icons-large", Self.key)
    #expect(log.complaints == [])
    let size = try #require(log.sizes.first)
    #expect(
      Catalog.bundled.id(of: size.cell) == "widgetkit.ios18.390x844@3.systemMedium.icons-large")
  }

  @Test func aThirdOfAPointInAKeyIsWholePixels() throws {
    let log = MeasurementLog(lines: Self.context, Self.key.replacing("158.00", with: "158.33"))
    #expect(try #require(log.sizes.first).height == Points(threeHundredths: 47_500))
  }

  @Test func aKeyBeforeAnyDeviceIsIgnored() {
    let log = MeasurementLog(lines: Self.key, Self.context)
    #expect(log.complaints == [] && log.sizes.isEmpty && log.keysWithoutDevice == 1)
  }

  /// A key after an unknown device must not count for the device before it.
  @Test func anUnknownDeviceEndsTheOneBefore() {
    let log = MeasurementLog(
      lines: Self.context, Self.context.replacing("iPhone14,5", with: "iPhone99,9"), Self.key)
    #expect(log.complaints.count == 1 && log.sizes.isEmpty && log.keysWithoutDevice == 1)
    #expect(
      log.complaints.first?.hasPrefix("run.log:2:30: error: [reference] device 'iPhone99,9'")
        == true)
  }

  @Test(arguments: [
    "systemMedium:(noIntent)", "systemMedium::", "systemMedium::null", "mysystemMedium::1/2/3",
    "systemTiny::1/2/3", "lockScreen::371/160/20", "systemMedium-----338w", "::338.00/158.00/21.60",
  ])
  func linesThatAreNoKeysAreIgnored(line: String) {
    let log = MeasurementLog(lines: Self.context, line)
    #expect(log.complaints == [] && log.sizes.isEmpty && log.ignoredLines == 1)
  }

  @Test(arguments: [
    ("338.00", "338.0.0", "2:46: error: [type] width '338.0.0' of systemMedium is not a number"),
    ("158.00", "", "2:53: error: [type] height '' of systemMedium is not a number"),
    ("/21.60", "", "2:59: error: [type] corner radius '' of systemMedium is not a number of"),
    ("338.00", "0", "2:46: error: [range] width '0' is not a whole number of pixels"),
    ("338.00", "338.50", "2:46: error: [range] width '338.50' is not a whole number of pixels"),
    ("systemMedium", "systemExtraLarge", "2:32: error: [enum] no such widget"),
  ])
  func aWrongKeyIsRefused(_ old: String, _ new: String, _ message: String) throws {
    let log = MeasurementLog(lines: Self.context, Self.key.replacing(old, with: new))
    let complaint = try #require(log.complaints.first)
    #expect(log.complaints.count == 1 && log.sizes.isEmpty)
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test func onAnIPadTheVariantMustBeNamed() throws {
    let context = "widgetsize-measure v1 device=iPad11,1 os=18"
    let log = MeasurementLog(lines: context, Self.key)
    #expect(log.complaints.first?.contains(":32: error: [required] the key does not tell") == true)
    let named = MeasurementLog(lines: context + " variant=device", Self.key)
    #expect(named.complaints == [] && named.sizes.first?.cell[WidgetVariant.self] == .device)
  }

  @Test func keysOfTwoSizesContradictEachOther() {
    let log = MeasurementLog(
      lines: Self.context, Self.key, Self.key.replacing("338.00", with: "339.00"))
    #expect(
      log.complaints.first?.hasPrefix("run.log:3:32: error: [contradiction] width 339 contradicts")
        == true)
  }

  @Test func aRefusedImageIsARowOfItsTable() throws {
    let log = MeasurementLog(lines: Self.refusal, Self.context, Self.refusal, "noise", Self.refusal)
    #expect(log.complaints == [] && log.limits.map(\.line) == [1, 3])
    #expect(log.limits.map(\.repetitions) == [[], [5]])
    let tables = log.tables(source: "LOCAL1", name: "run.log", .bundled)
    #expect(tables.map(\.table) == [.sources, .archiveLimits])
    let rows = String(decoding: tables[1].bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      rows.dropFirst() == [
        "LOCAL1-001,718080,exact,,,1024,1024,,,,,log,LOCAL1,line 1",
        "LOCAL1-002,718080,exact,,,1024,1024,iphone-13,,18,,log,LOCAL1,\"line 3, 5\"",
      ])
    let engine = try Engine.bundled(with: log)
    #expect(
      engine.catalog.archiveRefusals.count == Catalog.bundled.archiveRefusals.count + 2)
    // No widget of an iPhone has the limit 718080.
    let outcomes = engine.refusalJudgements().suffix(2).map(\.outcome)
    #expect(outcomes == [.explained, .unexplained])
  }

  @Test(arguments: [
    ("(1024, 1024)", "", "1:52: error: [form] the size of the image"),
    ("(1024, 1024)", "(1024)", "1:60: error: [type] '1024, ' is not the size of an image"),
    ("(1024, 1024)", "(0, 0)", "1:60: error: [type] '0, 0' is not the size of an image"),
    ("(1024, 1024)", "(1024, 1024", "1:60: error: [type] '1024, "),
    ("718080.000000", "lots", "1:98: error: [type] max 'lots' is not an area"),
    ("718080.000000]", "", "1:98: error: [type] max '.' is not an area"),
    ("718080.000000", "0", "1:98: error: [type] max '0' is not an area"),
    ("718080.000000", "1048576", "1:98: error: [range] max '1048576' is not less than"),
  ])
  func aWrongRefusalIsRefused(_ old: String, _ new: String, _ message: String) throws {
    let log = MeasurementLog(lines: Self.refusal.replacing(old, with: new))
    let complaint = try #require(log.complaints.first)
    #expect(log.complaints.count == 1 && log.limits.isEmpty)
    #expect(complaint.hasPrefix("run.log:\(message)"), "\(complaint)")
  }
}
