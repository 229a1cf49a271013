import TableAudit
import Testing
import WidgetSizing
import WidgetSizingData

/// A line with a family is about a widget of WidgetKit.
@Suite struct WidgetKitMeasurementTests {
  static let line =
    "widgetsize-measure v1 device=iPhone14,5 os=18.1 family=systemMedium width=338 height=158 "
    + "screen=390x844@3"

  /// The device and the other fields of a line, the cell that it is about, and the variant in its row.
  @Test(arguments: [
    (
      "iPhone14,5", "os=18 family=systemMedium",
      "widgetkit.ios18.390x844@3.systemMedium.icons-small", ""
    ),
    (
      "iPhone14,5", "os=18 family=systemMedium variant=icons-large",
      "widgetkit.ios18.390x844@3.systemMedium.icons-large", "icons-large"
    ),
    (
      "iPhone14,5", "os=18 family=accessoryCircular", "widgetkit.ios18.390x844@3.accessoryCircular",
      ""
    ),
    // A view is laid out in the canvas, whatever size is shown.
    (
      "iPad11,1", "os=18 family=systemSmall",
      "widgetkit.ipados18.768x1024@2-mini.systemSmall.canvas", "canvas"
    ),
    (
      "iPad11,1", "os=18 family=systemSmall variant=lock-screen",
      "widgetkit.ipados18.768x1024@2-mini.systemSmall.lock-screen", "lock-screen"
    ),
    (
      "184x224@2", "os=11 family=accessoryRectangular variant=watch-face",
      "widgetkit.watchos11.184x224@2.accessoryRectangular.watch-face", "watch-face"
    ),
    // Before the Smart Stack there was only one variant.
    (
      "184x224@2", "os=9 family=accessoryRectangular",
      "widgetkit.watchos9.184x224@2.accessoryRectangular.watch-face", "watch-face"
    ),
  ])
  func theVariantIsThatOfTheLineOrTheOneThatAViewMeasures(
    device: String, fields: String, cell: String, variant: String
  ) throws {
    let log = MeasurementLog(
      lines: "widgetsize-measure v1 device=\(device) \(fields) width=150 height=150")
    #expect(log.complaints == [])
    let size = try #require(log.sizes.first)
    #expect(Catalog.bundled.id(of: size.cell) == cell)
    let stated = size.open.contains(.variant) ? nil : size.cell[WidgetVariant.self]
    #expect(Catalog.bundled.id(of: stated) ?? "" == variant)
  }

  @Test(arguments: [
    ("systemMedium", "systemMedum", "[enum] family 'systemMedum' is not one of"),
    ("systemMedium", "systemMedium variant=canvas", "[enum] no such widget:"),
    ("systemMedium", "systemExtraLarge", "[enum] no such widget:"),
    ("os=18.1", "os=13.1", "[enum] no such widget: systemMedium begins with iOS 14"),
    ("systemMedium", "systemMedium textSize=l", "[field] field 'textSize' is of Today extensions"),
    ("390x844@3", "375x812@3", "[range] screen '375x812@3' is not that of the device"),
    ("width=338", "width=338.5", "[range] width '338.5' is not a whole number of pixels"),
  ])
  func aWrongLineIsRefused(_ old: String, _ new: String, _ message: String) throws {
    let log = MeasurementLog(lines: Self.line.replacing(old, with: new, maxReplacements: 1))
    let complaint = try #require(log.complaints.first)
    #expect(log.complaints.count == 1 && log.sizes.isEmpty)
    #expect(complaint.contains(": error: \(message)"), "\(complaint)")
  }

  @Test func aWatchWithTwoSizesMustStateItsVariant() {
    let log = MeasurementLog(
      lines:
        "widgetsize-measure v1 device=184x224@2 os=11 family=accessoryRectangular width=150 height=70"
    )
    #expect(
      log.complaints == [
        "run.log:1:1: error: [required] field 'variant' is missing; accessoryRectangular has "
          + "smart-stack and watch-face"
      ])
  }

  @Test func rowsOfALogAnswer() throws {
    let log = MeasurementLog(lines: MeasurementLogTests.line, Self.line + " variant=icons-large")
    #expect(log.complaints == [])
    #expect(
      log.tables(source: "LOCAL1", name: "run.log", .bundled).map(\.table) == [
        "sources", "claims",
      ])
    let cell = try #require(log.sizes.last).cell
    let engine = try Engine.bundled(with: log)
    #expect(Engine.bundled.evidence(.width, of: cell).state == .unknown)
    let after = engine.evidence(.width, of: cell)
    #expect(after.state == .sourced && after.value == Points(338))
    #expect(after.claims.map { engine.catalog.citation(of: $0).id } == ["LOCAL1-003"])
  }

  @Test func contradictionsAreRefusedAndDifferencesReported() throws {
    let other = Self.line.replacing("width=338", with: "width=339")
    let log = MeasurementLog(lines: Self.line, other + " variant=icons-small")
    #expect(
      log.complaints == [
        "run.log:2:1: error: [contradiction] width 339 contradicts 338 of line 1, which is of "
          + "widgetkit.ios18.390x844@3.systemMedium.icons-small too"
      ])
    let size = try #require(MeasurementLog(lines: other).sizes.first)
    let differences = Engine.bundled.differences(from: size)
    #expect(differences.map(\.quantity) == [.width])
    #expect(differences.map(\.answer.value) == [Points(338)])
  }

  @Test func theMethodIsGeometryReaderUnlessTheLineStatesAnother() {
    let log = MeasurementLog(lines: Self.line, Self.line + " method=display-size")
    #expect(log.complaints == [])
    #expect(log.sizes.map(\.method) == [.geometryReader, .displaySize])
    let rows = log.tables(source: "LOCAL1", name: "run.log", .bundled)
      .filter { $0.table == "claims" }
      .flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n").dropFirst() }
    let methods = ["geometry-reader", "display-size"].flatMap { [$0, $0] }
    #expect(rows.count == 4)
    for (row, method) in zip(rows, methods) { #expect(row.contains(",\(method),"), "\(row)") }
    #expect(
      MeasurementLog(lines: Self.line + " method=ruler").complaints.first?.contains(
        "[enum] method 'ruler' is not one of geometry-reader, display-size") == true)
  }
}
