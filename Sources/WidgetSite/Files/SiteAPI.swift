internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The answers as JSON, in files that a program can fetch by name: `api/v3/…`.
///
/// The file of widgets of a screen has the form of `query --json`: every cell with its evidence. That of
/// Today extensions has a row for all text sizes and versions with the same numbers, which names its claims
/// once. The files of devices have the known sizes alone, and lead to the files of screens.
struct SiteAPI {
  let context: SiteContext
  let dataVersion: String

  private var catalog: Catalog { context.catalog }
  private var engine: Engine { context.engine }

  /// All files.
  var files: [SiteFiles] {
    [index, SiteFiles("api/v3/schema.json", text: SiteSource.schema.text)]
      + context.screenClasses.map(screen) + devices
      + WidgetKind.withFamilies.flatMap { kind in
        context.widgetScreens(of: kind).map { widgets(of: kind, on: $0) }
      }
  }

  /// Every widget of a screen, on every version.
  private func widgets(of kind: WidgetKind, on screen: Screen) -> SiteFiles {
    SiteFiles("api/v3/" + path(of: kind, on: screen)) {
      var bytes: [UInt8] = []
      let report = cells(of: kind, on: screen).report
      report.writeJSON { bytes += $0 }
      return bytes
    }
  }

  /// Where the widgets of a kind on a screen are: `widgetkit/402x874-3.json`.
  private func path(of kind: WidgetKind, on screen: Screen) -> SitePath {
    SitePath(context.addresses.data(of: kind, on: screen)) + ".json"
  }

  /// Every widget of a screen that exists, on every version, with each Display Zoom of which
  /// anything is known.
  func cells(of kind: WidgetKind, on screen: Screen) -> QueryResult {
    QueryResult(
      engine: engine, asked: Asked(boxes(kind, on: screen) { _ in true }))
  }

  /// The widgets of a screen on the versions that count, a box for each Display Zoom. A family that the screen cannot show, such
  /// as a presentation in the Dynamic Island, is left out.
  private func boxes(
    _ kind: WidgetKind, on screen: Screen, where isIncluded: (OSVersion) -> Bool
  ) -> [AskedBox] {
    let groups = context.widgetGroups(on: screen).filter { $0.kind == kind }
    let shown = groups.flatMap(\.answers).filter { $0.width.state != .notApplicable }
    let families = shown.compactMap { $0.cell[WidgetFamily.self] }.withoutRepetition
    return DisplayZoom.choices(on: screen.platform).map { zoom in
      var box = AskedBox(kind, on: [screen])
      box.zoom = zoom
      box.families = families
      box.os = groups.filter { $0.zoom == zoom }.flatMap(\.versions).filter(isIncluded)
      return box
    }
  }

  private func screenPath(_ key: Key<ScreenClass>) -> SitePath {
    SitePath(context.addresses.todayData(of: key)) + ".json"
  }

  private func path(_ place: SitePlace) -> SitePath {
    SitePath(context.addresses[place]) + ".json"
  }

  private func file(
    _ path: SitePath, _ parts: @escaping @autoclosure @Sendable () -> [Value.Part]
  ) -> SiteFiles {
    SiteFiles("api/v3/" + path) { json(parts()) }
  }

  private func json(_ parts: [Value.Part]) -> [UInt8] {
    let frame: [Value.Part] = [
      .init("schemaVersion", Value(Report.schemaVersion)), .init("dataVersion", .text(dataVersion)),
    ]
    var json = JSONText()
    json.append(.object(frame + parts))
    return json.takeLine()
  }

  /// Where everything is.
  private var index: SiteFiles {
    file(
      "index.json",
      [
        .init(
          "screens",
          .list(
            context.screenClasses,
            [
              .text("id") { catalog.screenClasses[$0].id },
              .text("name") { catalog.screenClasses[$0].name },
              .text("href") { screenPath($0).text },
            ])),
        .init("widgetKit", widgets(of: .widgetKit)), .init("activities", widgets(of: .activity)),
        .init(
          "devices",
          .list(
            Array(catalog.devices.keys),
            [
              .text("id") { catalog.devices[$0].id }, .text("name") { catalog.devices[$0].name },
              .text("href") { path(.device($0)).text },
            ])),
      ])
  }

  /// Where the widgets of a kind on a screen are.
  private func widgets(of kind: WidgetKind) -> Value {
    .list(
      context.widgetScreens(of: kind),
      [
        .text("platform") { $0.platform.rawValue },
        .text("screenClass") { $0.screenClass.map { catalog.screenClasses[$0].id } },
        .text("name") { catalog.name(of: $0) },
        .text("href") { path(of: kind, on: $0).text },
      ])
  }

  /// The Today extensions of a class: a row for each way they can stand, versions with the same numbers
  /// together.
  private func screen(_ key: Key<ScreenClass>) -> SiteFiles {
    let screen = catalog.screenClasses[key]
    return file(
      screenPath(key),
      [
        .init("id", .text(screen.id)), .init("name", .text(screen.name)),
        .init("devices", .texts(catalog.devicesWithWidgets(key).map { catalog.devices[$0].name })),
        .init("textSizes", .texts(TextSize.allCases.map(\.rawValue))),
        .init("rows", .list(context.todayRows.rows[key] ?? [], rowFields)),
      ])
  }

  /// The fields of a row: what it is about, its numbers, and on what they rest.
  private var rowFields: [Field<TodayRow>] {
    let answer: [Field<Evidence>] = [
      .points("value", column: "pt") { $0.value }, .text("state") { $0.state.rawValue },
      Field("range", Catalog.rangeFields) { $0.range },
    ]
    return [
      .texts("os") { $0.versions.map(\.description) },
      .text("orientation") { $0.lines[0].setting.orientation.rawValue },
      .text("column") { $0.lines[0].setting.column?.rawValue },
      .text("entryPoint") { $0.lines[0].setting.entryPoint.rawValue },
      .text("mode") { $0.lines[0].setting.mode.rawValue },
      Field("width", answer) { $0.lines[0].width },
      Field("heights", answer) { $0.lines[0].heights },
      .texts("claims") { catalog.ids(of: $0.evidence.flatMap(\.basis).withoutRepetition) },
      .texts("rules") { $0.evidence.compactMap(\.rule?.rawValue).withoutRepetition },
      .text("reason") { row in row.lines[0].standardHeight.reason.map { catalog.text(of: $0) } },
    ]
  }

  /// Every cell of a class, on every version that a model of it runs.
  func blocks(of key: Key<ScreenClass>) -> [CellBlock] {
    var asked = Asked(screenClasses: [key])
    asked.os = engine.versions(of: key)
    return engine.blocks(asked)
  }

  /// The known sizes on each device: of widgets and Live Activities all, of Today extensions those at the default
  /// text size.
  private var devices: [SiteFiles] {
    catalog.devices.keys.grouped { key in
      SameSizes(
        screenClass: catalog.devices[key].screenClass, versions: boxes(of: key).map(\.os),
        apart: isApart(key) ? key : nil)
    }.map { _, keys in
      SiteFiles(keys.map { "api/v3/" + path(.device($0)) }) {
        let sizes = sizes(boxes(of: keys[0]))
        return keys.map { json(parts(of: $0) + [sizes]) }
      }
    }
  }

  /// What devices with the same sizes have in common.
  private struct SameSizes: Hashable {
    let screenClass: Key<ScreenClass>?
    let versions: [[OSVersion]?]
    /// The device, if it has sizes or settings of its own.
    let apart: Key<Device>?
  }

  /// Whether a device has sizes or settings that others with its screen do not have.
  private func isApart(_ key: Key<Device>) -> Bool {
    let screen = catalog.devices[key].screenClass.map(catalog.widgetScreen)
    return screen.map { context.widgetGroups(on: $0) }?.contains { group in
      group.versions.contains { engine.isApart(key, with: group.kind, group.zoom, on: $0) }
    } ?? false
  }

  /// The kinds with a file for each screen, by the keys that the files of devices have for them.
  private static let kinds: [(key: String, kind: WidgetKind)] = [
    ("widgetKit", .widgetKit), ("activities", .activity),
  ]

  /// The screen that a device shares widgets of a kind with, if a size of one is known.
  private func screen(of device: Device, with kind: WidgetKind) -> Screen? {
    device.screenClass.map(catalog.widgetScreen)
      .flatMap { context.widgetScreens(of: kind).contains($0) ? $0 : nil }
  }

  private func boxes(of key: Key<Device>) -> [AskedBox] {
    let device = catalog.devices[key]
    guard let screenClass = device.screenClass else { return [] }
    var today = AskedBox(.today, on: [catalog.screen(of: screenClass, with: .today)])
    today.os = engine.versions(of: screenClass, for: key)
    today.textSizes = [.l]
    let isApart = isApart(key)
    return [today]
      + Self.kinds.flatMap { _, kind in
        screen(of: device, with: kind).map { screen in
          boxes(kind, on: screen) { device.runs($0) != false }.map { box in
            var box = box
            box.device = isApart ? key : nil
            return box
          }
        } ?? []
      }
  }

  private func parts(of key: Key<Device>) -> [Value.Part] {
    let device = catalog.devices[key]
    let today = device.screenClass.flatMap { context.screenClasses.contains($0) ? $0 : nil }
    let links =
      [Value.Part("screen", Value(today.map { "../" + screenPath($0).text }))]
      + Self.kinds.map { name, kind in
        .init(
          name, Value(screen(of: device, with: kind).map { "../" + path(of: kind, on: $0).text }))
      }
    return [
      .init("id", .text(device.id)), .init("name", .text(device.name)),
      .init("screenClass", Value(device.screenClass.map { catalog.screenClasses[$0].id })),
      .init("diagonal", Value(device.diagonal)),
      .init("firstOS", Value(device.firstOS?.description)),
      .init("lastOS", Value(device.lastOS?.description)),
      .init("has3DTouch", Value(device.has3DTouch)),
      .init("hasDynamicIsland", Value(device.hasDynamicIsland)),
    ] + links
  }

  /// The cells of which a size is known, without the evidence.
  private func sizes(_ boxes: [AskedBox]) -> Value.Part {
    let fields = [.text("id") { catalog.id(of: $0.cell) }] + SizedCell.sizeFields
    let records = Records("cells", fields) { body in
      for block in engine.blocks(Asked(boxes)) {
        engine.forEachAnswer(in: block) { if $0.isKnown { body($0) } }
      }
    }
    return .init("cells", .list(of: records))
  }
}

extension SizedCell {
  /// The fields of both sides: value, state and range, without the evidence.
  static var sizeFields: [Field<SizedCell>] {
    let fields: [Field<Answer>] = [
      .points("value", column: "pt") { $0.value }, .text("state") { $0.state.rawValue },
      Field("range", Catalog.rangeFields) { $0.range },
    ]
    return Quantity.sides.map { quantity in
      Field(quantity.rawValue, prefix: "\(quantity.column)_", fields) { $0[quantity] }
    }
  }
}
