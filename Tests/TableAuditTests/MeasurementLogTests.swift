import TableAudit
import Testing
import WidgetSizing
import WidgetSizingData

/// Lines of a measuring app become claims, or complaints that say where and why not.
@Suite struct MeasurementLogTests {
  static let line =
    "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl "
    + "entryPoint=today-view mode=expanded width=420 height=337 screen=414x736@3"

  @Test func aLineIsASizeOfACell() throws {
    let log = MeasurementLog(
      lines: "boot", "2026-11-21 12:00:00.123 Host[17:4] " + Self.line + "\r", "")
    #expect(log.complaints == [])
    #expect(log.ignoredLines == 1)
    let size = try #require(log.sizes.first)
    #expect(
      Catalog.bundled.id(of: size.cell)
        == "today.ios10.414x736@3.landscape.xl.today-view.expanded")
    #expect(size.device.map { Catalog.bundled.devices[$0].name } == "iPhone 7 Plus")
    #expect(size.width == Points(420) && size.height == Points(337) && size.line == 2)
  }

  @Test func fieldsMayComeInAnyOrderAndBeOmitted() throws {
    let size = try #require(
      MeasurementLog(
        lines: "widgetsize-measure v1 height=110 width=398 mode=compact os=10 device=414x736@3"
      ).sizes
        .first)
    let cell = size.cell
    #expect(size.open.isSuperset(of: PlaceSet(.orientation, .textSize, .entryPoint)))
    #expect(cell[Orientation.self] == .portrait && cell.textSize == .l)
    #expect(cell[EntryPoint.self] == .todayView && size.device == nil)
  }

  @Test func aTextSizeIsReadAsUIKitPrintsIt() {
    let log = MeasurementLog(
      lines: Self.line.replacing("textSize=xl", with: "textSize=UICTContentSizeCategoryXL"))
    #expect(
      log.sizes.map { Catalog.bundled.id(of: $0.cell) } == [
        "today.ios10.414x736@3.landscape.xl.today-view.expanded"
      ])
    #expect(log.complaints == [])
  }

  @Test func aThirdOfAPointIsWholePixels() {
    let log = MeasurementLog(
      lines: Self.line.replacing("height=337", with: "height=140.33333333333334"))
    #expect(log.sizes.map(\.height) == [Points(threeHundredths: 42_100)])
  }

  @Test(arguments: [
    ("v1", "v2", "[form] format 'v2' is not known; expected 'v1'", 20),
    ("mode=", "mod=", "[field] unknown field 'mod'; did you mean 'mode'?", 106),
    ("mode=expanded", "expanded", "[form] 'expanded' is not a field such as 'mode=compact'", 106),
    ("os=10.3.1", "os=10.3.1 os=11", "[unique] field 'os' is there twice", 50),
    ("os=10.3.1", "os=", "[required] os is empty; leave out what is not known", 40),
    ("os=10.3.1 ", "", "[required] field 'os' is missing", 1),
    ("os=10.3.1", "os=ten", "[reference] os 'ten' is not a version", 43),
    ("iPhone9,2", "iPhone99,2", "[reference] device 'iPhone99,2' does not name one device", 30),
    ("today-view", "todayview", "[enum] entryPoint 'todayview' is not one of", 95),
    ("height=337", "height=tall", "[type] height 'tall' is not a number of points", 137),
    ("height=337", "height=337.5", "[range] height '337.5' is not a whole number of pixels", 137),
    ("height=337", "height=0", "[range] height '0' is not a whole number of pixels", 137),
    ("414x736@3", "375x667@3", "[range] screen '375x667@3' is not that of the device", 148),
    ("mode=expanded", "mode=legacy", "[enum] no such widget: iOS 10 has display modes", 1),
    (
      "mode=expanded", "family=systemSmall mode=expanded",
      "[field] field 'mode' is of Today extensions, and 'family' of WidgetKit", 125
    ),
    (
      "mode=expanded", "mode=expanded variant=canvas",
      "[field] field 'variant' is of WidgetKit, where a line has a 'family'", 120
    ),
  ])
  func aWrongLineIsRefused(_ old: String, _ new: String, _ message: String, _ column: Int) throws {
    let log = MeasurementLog(lines: Self.line.replacing(old, with: new, maxReplacements: 1))
    let complaint = try #require(log.complaints.first)
    #expect(log.complaints.count == 1 && log.sizes.isEmpty)
    #expect(complaint.hasPrefix("run.log:1:\(column): error: \(message)"), "\(complaint)")
  }

  @Test func aRepetitionIsMergedAndAContradictionRefused() {
    let other = Self.line.replacing("height=337", with: "height=338")
    let log = MeasurementLog(lines: Self.line, "", Self.line, other)
    #expect(log.sizes.map(\.line) == [1] && log.sizes.map(\.repetitions) == [[3]])
    #expect(
      log.complaints == [
        "run.log:4:1: error: [contradiction] height 338 contradicts 337 of line 1, which is of "
          + "today.ios10.414x736@3.landscape.xl.today-view.expanded too"
      ])
  }

  @Test func aStatedTextSizeMayNotContradictTheDefault() {
    let open = "widgetsize-measure v1 device=iPhone9,2 os=10.0 mode=compact width=398 height=110"
    let log = MeasurementLog(lines: open, open.replacing("=110", with: "=111") + " textSize=l")
    #expect(log.complaints.count == 1)
  }

  @Test func rowsOfALogAnswer() throws {
    let log = MeasurementLog(lines: Self.line)
    let cell = try #require(log.sizes.first).cell
    let engine = try Engine.bundled(with: log)
    let before = Engine.bundled.evidence(.height, of: cell)
    let after = engine.evidence(.height, of: cell)
    #expect(before.state == .derived)
    #expect(after.state == .sourced && after.value == Points(337))
    #expect(engine.catalog.sourceIDs(of: after.claims) == ["LOCAL1"])
  }

  @Test(arguments: ["140.33333333333334", "140.66666666666666"])
  func aThirdOfAPointIsReadBackAsItWasMeasured(height: String) throws {
    for line in [Self.line, WidgetKitMeasurementTests.line + " variant=icons-large"] {
      let log = MeasurementLog(lines: line.replacing(/height=\d+/, with: "height=\(height)"))
      let size = try #require(log.sizes.first)
      #expect(size.height.threeHundredths == (height.hasPrefix("140.3") ? 42_100 : 42_200))
      // The measurement is the source of the answer, so both are equal.
      #expect(try Engine.bundled(with: log).differences(from: size).isEmpty)
    }
  }

  @Test func differencesFromTheTablesAreReported() throws {
    let size = try #require(
      MeasurementLog(lines: Self.line.replacing("textSize=xl", with: "textSize=l")).sizes.first)
    let differences = Engine.bundled.differences(from: size)
    #expect(differences.map(\.quantity) == [.height])
    #expect(differences.map(\.answer.value) == [Points(352)])
  }

  @Test func aSourceGetsTheFirstUnusedName() throws {
    #expect(MeasurementLog.freeSource(in: .bundled) == "LOCAL1")
    #expect(
      MeasurementLog.freeSource(
        in: try Engine.bundled(with: MeasurementLog(lines: Self.line)).catalog) == "LOCAL2")
  }
}
