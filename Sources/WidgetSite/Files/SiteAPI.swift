internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The widgets of each screen as JSON, in files that a program can fetch by name: `api/v3/…`.
///
/// A file has the form of `query --json`: every cell with its evidence.
struct SiteAPI {
  let context: SiteContext
  let dataVersion: String

  /// All files.
  var files: [SiteFiles] {
    [index, SiteFiles("api/v3/schema.json", text: SiteSource.schema.text)]
      + WidgetKind.withFamilies.flatMap { kind in
        context.widgetScreens(of: kind).map { widgets(of: kind, on: $0) }
      }
  }

  /// Every widget of a screen, on every version.
  private func widgets(of kind: WidgetKind, on screen: Screen) -> SiteFiles {
    SiteFiles("api/v3/" + path(of: kind, on: screen)) {
      var bytes: [UInt8] = []
      let report = cells(of: kind, on: [screen]).report
      report.writeJSON { bytes += $0 }
      return bytes
    }
  }

  /// Where the widgets of a kind on a screen are: `widgetkit/402x874-3.json`.
  private func path(of kind: WidgetKind, on screen: Screen) -> SitePath {
    SitePath(context.addresses.data(of: kind, on: screen)) + ".json"
  }

  /// Every widget of some screens that exists, on every version, with each Display Zoom of which anything is known. A
  /// family that a screen cannot show, such as a presentation in the Dynamic Island, is left out.
  func cells(of kind: WidgetKind, on screens: [Screen]) -> QueryResult {
    let boxes = screens.flatMap { screen -> [AskedBox] in
      let groups = context.widgetGroups(on: screen).filter { $0.kind == kind }
      let shown = groups.flatMap(\.answers).filter { $0.width.state != .notApplicable }
      return DisplayZoom.choices(on: screen.platform).map { zoom in
        var box = AskedBox(kind, on: [screen])
        box.zoom = zoom
        box.families = shown.compactMap { $0.cell[WidgetFamily.self] }.withoutRepetition
        box.os = groups.filter { $0.zoom == zoom }.flatMap(\.versions)
        return box
      }
    }
    return QueryResult(engine: context.engine, asked: Asked(boxes))
  }

  /// Where everything is.
  private var index: SiteFiles {
    SiteFiles("api/v3/index.json") {
      var json = JSONText()
      json.append(
        .object([
          .init("schemaVersion", Value(Report.schemaVersion)),
          .init("dataVersion", .text(dataVersion)), .init("widgetKit", screens(of: .widgetKit)),
          .init("activities", screens(of: .activity)),
        ]))
      return json.takeLine()
    }
  }

  /// The screens with widgets of a kind, their models, and where their files are.
  private func screens(of kind: WidgetKind) -> Value {
    let catalog = context.catalog
    return .list(
      context.widgetScreens(of: kind),
      [
        .text("platform") { $0.platform.rawValue },
        .text("screenClass") { $0.screenClass.map { catalog.screenClasses[$0].id } },
        .text("name") { catalog.name(of: $0) },
        .texts("devices") { context.models(of: $0).map { catalog.devices[$0].name } },
        .text("href") { path(of: kind, on: $0).text },
      ])
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
