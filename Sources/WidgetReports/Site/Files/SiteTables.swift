internal import DataTables
internal import WidgetSizing

/// Every table that the pages show, as comma-separated values: `tables/…`.
struct SiteTables {
  let context: SiteContext
  let api: SiteAPI

  private var catalog: Catalog { context.catalog }

  /// All files.
  func files(by workers: Workers) -> [SiteFile] {
    let listings: [(SitePath, Listing)] = [
      ("devices", .devices(catalog)), ("screens", .screens(catalog)),
      ("text-sizes", .textSizes(catalog)), ("entry-points", .entryPoints(catalog)),
      ("os", .os(catalog)), ("sources", .sources(catalog)), ("claims", .claims(catalog)),
      ("families", .families(catalog)),
      ("home-screens", .homeScreens(catalog)),
      ("conflicts", .conflicts(context.engine, context.audit)),
      ("rules", .rules(context.audit)),
      ("parameters", .parameters(context.audit, catalog)),
      ("leave-one-out", .leaveOneOut(context.audit, catalog)),
      ("lifecycle", .lifecycle(context.background)), ("memory", .memory(context.background)),
    ]
    let screens = workers.map(context.screenClasses) { key -> SiteFile in
      var text = ""
      api.cells(of: key).writeCSV(to: &text)
      return SiteFile("tables/" + SitePath(context.addresses[.screen(key)]) + ".csv", text: text)
    }
    let widgets = workers.map(context.widgetScreens) { screen -> SiteFile in
      var text = ""
      api.cells(of: screen).writeCSV(to: &text)
      return SiteFile(
        "tables/" + SitePath(context.addresses[.widgets(screen)]) + ".csv", text: text)
    }
    return listings.map { name, listing in
      var text = ""
      listing.writeCSV(to: &text)
      return SiteFile("tables/" + name + ".csv", text: text)
    } + screens + widgets + [
      SiteFile("tables/cells.csv", text: Self.joined(screens)),
      SiteFile("tables/widgetkit.csv", text: Self.joined(widgets)),
    ]
  }

  /// Tables of the same columns as one: one line of headings is enough.
  private static func joined(_ files: [SiteFile]) -> String {
    files.enumerated().map { index, file in
      String(index == 0 ? file.text[...] : file.text.drop { !$0.isNewline }.dropFirst())
    }.joined()
  }
}

extension Listing {
  /// Every claim, with what its source says of each axis.
  static func claims(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Claims",
      [
        .init("id"), .init("kind"), .init("source"), .init("use"), .init("quantity"),
        .init("value", isNumeric: true), .init("unit"), .init("formula"), .init("of"),
        .init("method"), .init("locator"), .init("note"),
      ])
    for key in catalog.claims.keys {
      let claim = catalog.claims[key], citation = catalog.citation(of: key)
      listing.append([
        citation.id, claim.system.rawValue, catalog.sources[claim.source].id, claim.use.rawValue,
        claim.quantity.rawValue, claim.value?.description,
        claim.value.map { _ in claim.quantity.unit.rawValue }, claim.formula?.description,
        catalog.subject(of: claim), claim.method?.rawValue, citation.locator, citation.note,
      ])
    }
    return listing
  }

  /// Where widgets stand on Home Screens.
  fileprivate static func homeScreens(_ catalog: Catalog) -> Listing {
    let origins = ["left_pt", "right_pt", "top_pt", "middle_pt", "bottom_pt"]
    var listing = Listing(
      "Home Screens",
      [
        .init("id"), .init("source"), .init("screen_class"), .init("os_first", isNumeric: true),
        .init("os_last", isNumeric: true), .init("zoom"), .init("icons"),
      ] + origins.map { .init($0, isNumeric: true) } + [.init("note")])
    for grid in catalog.homeScreens {
      listing.append(
        [
          grid.id, catalog.sources[grid.source].id, catalog.screenClasses[grid.screenClass].id,
          "\(grid.os.lowerBound)", "\(grid.os.upperBound)", grid.zoom.rawValue,
          grid.icons?.rawValue,
        ] + [grid.left, grid.right, grid.top, grid.middle, grid.bottom].map { $0?.description }
          + [grid.note])
    }
    return listing
  }

  /// The callbacks in their order.
  fileprivate static func lifecycle(_ background: Background) -> Listing {
    var listing = Listing(
      "Lifecycle",
      [
        .init("os_first", isNumeric: true), .init("os_last", isNumeric: true),
        .init("order", isNumeric: true), .init("callback"), .init("meaning"), .init("source"),
        .init("note"),
      ])
    for step in background.lifecycle {
      listing.append([
        "\(step.os.lowerBound)", "\(step.os.upperBound)", "\(step.order)", step.callback,
        step.meaning, step.source, step.note,
      ])
    }
    return listing
  }

  /// What sources say of memory.
  fileprivate static func memory(_ background: Background) -> Listing {
    var listing = Listing(
      "Memory limits",
      [
        .init("id"), .init("limit_mb", isNumeric: true), .init("os_first", isNumeric: true),
        .init("os_last", isNumeric: true), .init("basis"), .init("source"), .init("note"),
      ])
    for limit in background.memoryLimits {
      listing.append([
        limit.id, "\(limit.megabytes)", limit.os.map { "\($0.lowerBound)" },
        limit.os.map { "\($0.upperBound)" }, limit.basis.rawValue, limit.source, limit.note,
      ])
    }
    return listing
  }
}
