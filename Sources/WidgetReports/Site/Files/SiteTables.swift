internal import DataTables
internal import WidgetSizing

/// Every table that the pages show, as comma-separated values: `tables/…`.
struct SiteTables {
  let context: SiteContext
  let api: SiteAPI

  private var catalog: Catalog { context.catalog }

  /// All files.
  var files: [SiteFile] {
    let listings: [(String, Listing)] = [
      ("devices", .devices(catalog)), ("screens", .screens(catalog)),
      ("text-sizes", .textSizes(catalog)), ("entry-points", .entryPoints(catalog)),
      ("os", .os(catalog)), ("sources", .sources(catalog)), ("claims", .claims(catalog)),
      ("conflicts", .conflicts(context.engine, context.audit)),
      ("rules", .rules(context.audit, WidgetKitAudit(context.engine))),
      ("parameters", .parameters(context.audit, catalog)),
      ("leave-one-out", .leaveOneOut(context.audit, catalog)),
      ("lifecycle", .lifecycle(context.background)), ("memory", .memory(context.background)),
    ]
    let screens = context.screenClasses.map { key -> SiteFile in
      var text = ""
      api.cells(of: key).writeCSV(to: &text)
      return SiteFile(path: "tables/\(context.addresses[.screen(key)].path).csv", text: text)
    }
    // One line of headings is enough.
    let all = screens.enumerated().map { index, file in
      index == 0 ? file.text[...] : file.text.drop { !$0.isNewline }.dropFirst()
    }.joined()
    return listings.map { name, listing in
      var text = ""
      listing.writeCSV(to: &text)
      return SiteFile(path: "tables/\(name).csv", text: text)
    } + screens + [SiteFile(path: "tables/cells.csv", text: String(all))]
  }
}

extension Listing {
  /// Every claim, with what its source says of each axis.
  static func claims(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Claims",
      [
        .init("id"), .init("source"), .init("use"), .init("quantity"),
        .init("value_pt", isNumeric: true), .init("formula"), .init("of"), .init("locator"),
        .init("note"),
      ])
    for key in catalog.todayClaims.keys {
      let claim = catalog.todayClaims[key], citation = catalog.citation(of: key)
      listing.append([
        citation.id, catalog.sources[claim.source].id, claim.use.rawValue,
        claim.quantity.rawValue, claim.value?.description, claim.formula?.description,
        catalog.subject(of: claim), citation.locator, citation.note,
      ])
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
