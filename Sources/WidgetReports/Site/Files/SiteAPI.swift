internal import Documents
internal import WidgetSizing

/// The answers as JSON, in files that a program can fetch by name: `api/v1/…`.
///
/// What `query --json` writes is the form of a screen's file. The files of devices and text sizes
/// have the same cells in brief, and lead to it.
struct SiteAPI {
  /// The version of the files below `api/v1`, whose keys keep their meaning.
  private static let schemaVersion = 1

  let context: SiteContext
  let dataVersion: String

  private var catalog: Catalog { context.catalog }
  private var engine: Engine { context.engine }

  /// All files.
  var files: [SiteFile] {
    [index, SiteFile("api/v1/schema.json", text: SiteSource.schema.text)]
      + context.screenClasses.map(screen) + catalog.devices.keys.map(device)
      + TextSize.allCases.map(textSize)
      + WidgetSystem.allCases.filter(\.hasFamilies).flatMap { system in
        context.widgetScreens(of: system).map { widgets(of: system, on: $0) }
      }
  }

  /// Every widget of a screen, on every version.
  private func widgets(of system: WidgetSystem, on screen: Screen) -> SiteFile {
    file(path(of: system, on: screen), cells(of: system, on: screen))
  }

  /// Where the widgets of a system on a screen are: `widgetkit/402x874-3.json`.
  private func path(of system: WidgetSystem, on screen: Screen) -> SitePath {
    SitePath(context.addresses.data(of: system, on: screen)) + ".json"
  }

  /// Every widget of a screen that exists, on every version, with each Display Zoom of which
  /// anything is known.
  func cells(of system: WidgetSystem, on screen: Screen) -> QueryResult {
    let queries = DisplayZoom.choices(on: screen.platform).map { zoom in
      var query = Query(system, on: [screen])
      query.zoom = zoom
      query.os = context.widgetGroups(on: screen)
        .filter { $0.system == system && $0.zoom == zoom }.flatMap(\.versions)
        .sorted()
      return query
    }
    return QueryResult(engine: engine, queries: queries, dataVersion: dataVersion)
  }

  private func path(_ place: SitePlace) -> SitePath {
    SitePath(context.addresses[place]) + ".json"
  }

  private func file(_ path: SitePath, _ parts: [Value.Part]) -> SiteFile {
    let frame: [Value.Part] = [
      .init("schemaVersion", Value(Self.schemaVersion)), .init("dataVersion", .text(dataVersion)),
    ]
    var json = JSONText()
    json.append(.object(frame + parts))
    return SiteFile("api/v1/" + path, text: json.takeLine())
  }

  private func file(_ path: SitePath, _ result: QueryResult) -> SiteFile {
    var text = ""
    result.report.writeJSON(schemaVersion: Self.schemaVersion, to: &text)
    return SiteFile("api/v1/" + path, text: text)
  }

  /// Where everything is.
  private var index: SiteFile {
    func parts<Element>(
      _ key: String, _ elements: [Element], _ fields: [Field<Element>]
    ) -> Value.Part {
      .init(key, .objects(elements.map { fields.parts(of: $0, in: .object) }))
    }
    return file(
      "index.json",
      [
        parts(
          "screens", context.screenClasses,
          [
            .text("id") { catalog.screenClasses[$0].id },
            .text("name") { catalog.screenClasses[$0].name },
            .text("href") { path(.screen($0)).text },
          ]),
        parts("widgetKit", context.widgetScreens(of: .widgetKit), widgetFields(of: .widgetKit)),
        parts("activities", context.widgetScreens(of: .activity), widgetFields(of: .activity)),
        parts(
          "devices", Array(catalog.devices.keys),
          [
            .text("id") { catalog.devices[$0].id }, .text("name") { catalog.devices[$0].name },
            .text("href") { path(.device($0)).text },
          ]),
        parts(
          "textSizes", TextSize.allCases,
          [.text("id") { $0.rawValue }, .text("href") { path(.textSize($0)).text }]),
      ])
  }

  /// Where the widgets of a system on a screen are.
  private func widgetFields(of system: WidgetSystem) -> [Field<Screen>] {
    [
      .text("platform") { $0.platform.rawValue },
      .text("screenClass") { $0.screenClass.map { catalog.screenClasses[$0].id } },
      .text("name") { catalog.name(of: $0) },
      .text("href") { path(of: system, on: $0).text },
    ]
  }

  /// Every cell of a class, on every version.
  private func screen(_ key: Key<ScreenClass>) -> SiteFile {
    file(path(.screen(key)), cells(of: key))
  }

  /// Every cell of a class that exists, on every version.
  func cells(of key: Key<ScreenClass>) -> QueryResult {
    var query = Query(screenClasses: [key])
    query.os = engine.versions(of: key)
    var result = QueryResult(engine: engine, queries: [query], dataVersion: dataVersion)
    result.omitsNotApplicable = true
    return result
  }

  private func device(_ key: Key<Device>) -> SiteFile {
    let device = catalog.devices[key]
    let page = device.screenClass.flatMap { screenClass in
      context.screenClasses.contains(screenClass)
        ? "../" + path(.screen(screenClass)).text : nil
    }
    let query = device.screenClass.map { screenClass in
      var query = Query(screenClasses: [screenClass])
      query.os = engine.versions(of: screenClass, for: key)
      query.device = key
      return query
    }
    return file(
      path(.device(key)),
      [
        .init("id", .text(device.id)), .init("name", .text(device.name)),
        .init("screenClass", Value(device.screenClass.map { catalog.screenClasses[$0].id })),
        .init("diagonal", Value(device.diagonal)),
        .init("firstOS", Value(device.firstOS?.description)),
        .init("lastOS", Value(device.lastOS?.description)),
        .init("has3DTouch", Value(device.has3DTouch)),
        .init("hasDynamicIsland", Value(device.hasDynamicIsland)), .init("screen", Value(page)),
        .init("cells", .values(query.map(brief) ?? [])),
      ])
  }

  private func textSize(_ textSize: TextSize) -> SiteFile {
    let row = catalog.row(of: textSize)
    let cells = context.screenClasses.flatMap { key in
      var query = Query(screenClasses: [key])
      query.os = engine.versions(of: key)
      query.textSizes = [textSize]
      return brief(query)
    }
    return file(
      path(.textSize(textSize)),
      [
        .init("id", .text(textSize.rawValue)), .init("name", .text(row.name)),
        .init("uikitName", .text(row.uikitName)), .init("cells", .values(cells)),
      ])
  }

  /// The cells that exist, each with its numbers and their states.
  private func brief(_ query: Query) -> [Value] {
    var cells: [Value] = []
    for block in engine.blocks(query) {
      engine.forEachAnswer(in: block) { answer in
        guard answer.height.state != .notApplicable else { return }
        let numbers = [("width", answer.width), ("height", answer.height)].map { name, number in
          Value.Part(
            name,
            .object([
              .init("value", Value(number.value)), .init("state", .text(number.state.rawValue)),
            ]))
        }
        cells.append(.object([.init("id", .text(catalog.id(of: answer.cell)))] + numbers))
      }
    }
    return cells
  }
}
