internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The numbers as comma-separated values: `tables/…`. All claims, sources and devices, a file for each kind of
/// widget, and one for each screen, which the pages of its devices lead to.
struct SiteTables {
  let context: SiteContext
  let api: SiteAPI

  private var catalog: Catalog { context.catalog }

  /// All files.
  var files: [SiteFiles] {
    // A file for each screen, and one for all. Live Activities are few: the one has them.
    let widgets = WidgetKind.withFamilies.map { kind in
      let screens = context.widgetScreens(of: kind)
      let ofScreens = screens.map {
        "tables/" + SitePath(context.addresses.data(of: kind, on: $0)) + ".csv"
      }
      let ofAll = "tables/" + SitePath(context.addresses.data(of: kind)) + ".csv"
      return SiteFiles((kind == .widgetKit ? ofScreens : []) + [ofAll]) {
        (kind == .widgetKit ? screens.map(sizes) : [])
          + [api.cells(of: kind, on: screens).report.bytes(as: .csv)]
      }
    }
    return context.listings.map { name, listing in
      SiteFiles("tables/" + name + ".csv") {
        rows(of: listing())
      }
    } + widgets + [SiteFiles("tables/cells.csv") { cells }]
      + (tokens.map { format in [SiteFiles(Self.tokenPath) { tokens(as: format) }] } ?? [])
  }

  /// Where the newest sizes are as design tokens.
  static let tokenPath: SitePath = "tables/tokens.json"

  private var tokens: ReportFormat? { ReportFormat.all.first { $0.name == "tokens" } }

  /// The widgets of all screens, each on the newest version.
  private func tokens(as format: ReportFormat) -> [UInt8] {
    let asked = Asked(.widgetKit, on: context.widgetScreens(of: .widgetKit))
    return QueryResult(engine: context.engine, asked: asked).report.bytes(as: format)
  }

  /// The known sizes of a screen, as the pages of its devices show them: versions with the same size in a row.
  private func sizes(on screen: Screen) -> [UInt8] {
    let runs = SizeRuns(context.widgetGroups(on: screen), in: catalog).all
    let fields: [Field<SizeRun>] = [
      .text("devices") { run in
        let having = run.versions.flatMap { catalog.devices(having: run.newest.cell.on($0)) }
        let models = context.models(of: screen, running: run.versions).filter(having.contains)
        return models.isEmpty
          ? screen.platform.deviceName : models.map { catalog.devices[$0].name }.joined(by: ", ")
      },
      .text("versions") { catalog.words(of: $0.versions, on: screen.platform) },
      .text("widget") { context.name(of: $0.newest.cell) },
      .text("displayZoom", column: "display_zoom") { $0.newest.cell.zoom.settingName },
      .number("width", column: "width_pt") { $0.newest.width.value?.description },
      .number("height", column: "height_pt") { $0.newest.height.value?.description },
      .number("leastWidth", column: "least_width_pt") {
        $0.newest[.minimumWidth].value?.description
      },
      .number("leastHeight", column: "least_height_pt") {
        $0.newest[.minimumHeight].value?.description
      },
      .number("widthPixels", column: "width_px") { $0.newest.pixelSize.map { "\($0.width)" } },
      .number("heightPixels", column: "height_px") { $0.newest.pixelSize.map { "\($0.height)" } },
      .text("state") { $0.newest.mark.label },
      .text("sources") { run in
        catalog.sources(of: run.newest.width.claims + run.newest.height.claims).map {
          catalog.sources[$0].shortName
        }.joined(by: "; ")
      },
    ]
    return rows(of: Listing("Widget sizes", key: "sizes", fields, runs))
  }

  /// Every cell of a Today extension with a known number, on every version that a model of the screen runs, without the
  /// evidence.
  private var cells: [UInt8] {
    let fields = catalog.cellFields(of: .today).map { $0.of(\.cell) } + SizedCell.sizeFields
    var known: [SizedCell] = []
    for key in context.screenClasses {
      var asked = Asked(screenClasses: [key])
      asked.os = context.engine.versions(of: key)
      for block in context.engine.blocks(asked) {
        context.engine.forEachAnswer(in: block) { if $0.isKnown { known.append($0) } }
      }
    }
    return rows(of: Listing("Widget sizes", key: "cells", fields, known))
  }

  private func rows(of listing: Listing) -> [UInt8] {
    listing.report(dataVersion: api.dataVersion).bytes(as: .csv)
  }
}

extension SiteContext {
  /// The tables that are listings, with the names of their files.
  fileprivate var listings: [(name: SitePath, listing: @Sendable () -> Listing)] {
    let catalog = catalog
    return [
      ("devices", { .devices(catalog) }), ("sources", { .sources(catalog) }),
      ("claims", { .claims(catalog) }),
    ]
  }
}

extension Listing {
  /// Every claim, with what its source says of each axis.
  static func claims(_ catalog: Catalog) -> Listing {
    let fields: [Field<Key<Claim>>] = [
      .text("id") { catalog.citation(of: $0).id },
      .text("kind") { catalog.claims[$0].kind.rawValue },
      .text("source") { catalog.sources[catalog.claims[$0].source].id },
      .text("use") { catalog.claims[$0].use.rawValue },
      .text("quantity") { catalog.claims[$0].quantity.rawValue },
      .points("value", column: "value") { catalog.claims[$0].value },
      .text("unit") { key in
        catalog.claims[key].value.map { _ in catalog.claims[key].quantity.unit }
      },
      .text("formula") { catalog.claims[$0].formula?.description },
      .text("of") { catalog.subject(of: catalog.claims[$0]) },
      .text("method") { catalog.claims[$0].method?.rawValue },
      .text("locator") { catalog.citation(of: $0).locator },
      .text("note") { catalog.citation(of: $0).note },
    ]
    return Listing("Claims", key: "claims", fields, Array(catalog.claims.keys))
  }
}
