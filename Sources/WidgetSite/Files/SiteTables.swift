internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Every table that the pages show, as comma-separated values: `tables/…`.
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
        let tables = screens.map { Self.rows(of: api.cells(of: kind, on: $0).report) }
        return (kind == .widgetKit ? screens.map(sizes) : []) + [Self.joined(tables)]
      }
    }
    return context.listings.map { name, _, listing in
      SiteFiles("tables/" + name + ".csv") {
        Self.rows(of: listing().report(dataVersion: api.dataVersion))
      }
    } + widgets + [SiteFiles("tables/cells.csv") { cells }]
  }

  /// The known sizes of a screen, as the pages of its devices show them: versions with the same size in a row.
  private func sizes(on screen: Screen) -> [UInt8] {
    let runs = SizeRuns(context.widgetGroups(on: screen), in: catalog).all
    let fields: [Field<SizeRun>] = [
      .text("devices") { run in
        let models = context.models(of: screen, running: run.versions)
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
    let records = Records("sizes", fields) { body in runs.forEach(body) }
    return Self.rows(
      of: Report(dataVersion: api.dataVersion, notes: [], records: [records]) {
        Sheet("Widget sizes")
      })
  }

  /// Every cell of a Today extension with a known number, without the evidence, which the files of screens below
  /// `api` have.
  private var cells: [UInt8] {
    let fields = catalog.cellFields(of: .today).map { $0.of(\.cell) } + SizedCell.sizeFields
    let records = Records("cells", fields) { (body: (SizedCell) -> Void) in
      for block in context.screenClasses.map(api.query).flatMap(context.engine.blocks) {
        context.engine.forEachAnswer(in: block) { answer in
          if answer.isKnown { body(answer) }
        }
      }
    }
    return Self.rows(
      of: Report(dataVersion: api.dataVersion, notes: [], records: [records]) {
        Sheet("Widget sizes")
      })
  }

  private static func rows(of report: Report) -> [UInt8] { report.bytes(as: .csv) }

  /// Tables of the same columns as one: one line of headings is enough.
  private static func joined(_ tables: [[UInt8]]) -> [UInt8] {
    tables.enumerated().flatMap { index, table in
      index == 0 ? table[...] : table.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
  }
}

extension SiteContext {
  /// The tables that are listings: the name of the file, and what it has.
  fileprivate var listings: [(name: SitePath, words: String, listing: @Sendable () -> Listing)] {
    let catalog = catalog
    return [
      ("devices", "devices", { .devices(catalog) }),
      ("screens", "screens", { .screens(catalog) }),
      ("text-sizes", "text sizes", { .textSizes(catalog) }),
      ("entry-points", "entry points", { .entryPoints(catalog) }),
      ("os", "versions", { .os(catalog) }),
      ("sources", "sources", { .sources(catalog) }),
      ("claims", "all claims", { .claims(catalog) }),
      ("families", "families", { .families(catalog) }),
      ("home-screens", "places on Home Screens", { .homeScreens(catalog) }),
      ("conflicts", "disputes", { .conflicts(conflictRows) }),
      ("rules", "rules", { .rules(audit) }),
      ("parameters", "parameters of rules", { .parameters(audit, catalog) }),
      ("leave-one-out", "predictions of rules", { .leaveOneOut(audit, catalog) }),
      ("refused-images", "refused images", { .refusals(refusals, catalog) }),
      ("lifecycle", "lifecycle of widgets", { .lifecycle(background) }),
      ("memory", "limits of memory", { .memory(background) }),
    ]
  }

  /// Every table of more than one screen, as a link that saves it.
  func tableLinks() -> [Block] {
    let all =
      [("widgetkit", "widgets"), ("activity", "Live Activities"), ("cells", "Today extensions")]
      + listings.map { ($0.name.text, $0.words) }
    let links = all.map { name, words in file(words, "tables/\(name).csv") }
    return [.paragraph(["As CSV: "] + links.joined(by: ", ") + ["."])]
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
        catalog.claims[key].value.map { _ in catalog.claims[key].quantity.unit.rawValue }
      },
      .text("formula") { catalog.claims[$0].formula?.description },
      .text("of") { catalog.subject(of: catalog.claims[$0]) },
      .text("method") { catalog.claims[$0].method?.rawValue },
      .text("locator") { catalog.citation(of: $0).locator },
      .text("note") { catalog.citation(of: $0).note },
    ]
    return Listing("Claims", key: "claims", fields, Array(catalog.claims.keys))
  }

  /// Where widgets stand on Home Screens.
  fileprivate static func homeScreens(_ catalog: Catalog) -> Listing {
    let fields: [Field<HomeScreenGrid>] = [
      .text("id") { $0.id }, .text("source") { catalog.sources[$0.source].id },
      .text("screenClass") { catalog.screenClasses[$0.screenClass].id },
      .number("osFirst") { $0.os.lowerBound.description },
      .number("osLast") { $0.os.upperBound.description }, .text("zoom") { $0.zoom.rawValue },
      .text("icons") { catalog.id(of: $0.icons) }, .points("left") { $0.left },
      .points("right") { $0.right }, .points("top") { $0.top }, .points("middle") { $0.middle },
      .points("bottom") { $0.bottom }, .text("note") { $0.note },
    ]
    return Listing("Home Screens", key: "homeScreens", fields, Array(catalog.homeScreens))
  }

  /// The callbacks in their order.
  fileprivate static func lifecycle(_ background: Background) -> Listing {
    let fields: [Field<LifecycleStep>] = [
      .number("osFirst") { $0.os.lowerBound.description },
      .number("osLast") { $0.os.upperBound.description }, .count("order") { $0.order },
      .text("callback") { $0.callback }, .text("meaning") { $0.meaning },
      .text("source") { $0.source }, .text("note") { $0.note },
    ]
    return Listing("Lifecycle", key: "lifecycle", fields, background.lifecycle)
  }

  /// What sources say of memory.
  fileprivate static func memory(_ background: Background) -> Listing {
    let fields: [Field<MemoryLimit>] = [
      .text("id") { $0.id }, .text("kind") { $0.kind.rawValue },
      .text("platform") { $0.platform.rawValue },
      .number("limitMB", column: "limit_mb") { "\($0.megabytes)" },
      .number("osFirst") { $0.os?.lowerBound.description },
      .number("osLast") { $0.os?.upperBound.description }, .text("basis") { $0.basis.rawValue },
      .text("source") { $0.source }, .text("note") { $0.note },
    ]
    return Listing("Memory limits", key: "memoryLimits", fields, background.memoryLimits)
  }
}
