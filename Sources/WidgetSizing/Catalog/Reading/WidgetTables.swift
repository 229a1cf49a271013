internal import DataTables

extension CatalogReader {
  mutating func readFamilies(_ table: inout TableReader) {
    let kind = table.column("kind"), island = table.column("is_in_dynamic_island")
    let withFamilies = WidgetKind.allCases.filter(\.hasFamilies)
    let kinds = Choices(withFamilies, names: withFamilies.map(\.rawValue))
    let rows = readNames(&table) { row, id, order, name -> FamilyRow? in
      let kind = row.choice(kind, of: kinds), isInIsland = row.boolean(island)
      guard let kind, let isInIsland else { return nil }
      return FamilyRow(
        family: WidgetFamily(id), kind: kind, order: order, name: name,
        isInDynamicIsland: isInIsland)
    }
    catalog.families.lay(rows, by: \.family)
  }

  mutating func readFamilyQuantities(_ table: inout TableReader) {
    let family = table.column("family"), quantity = table.column("quantity")
    let families = catalog.familyChoices
    let others = Quantity.allCases.filter { !Quantity.sides.contains($0) }
    let quantities = Choices(others, names: others.map(\.rawValue))
    table.checkUnique(family, quantity)
    let rows = table.rows { row -> FamilyQuantity? in
      let family = row.choice(family, of: families)
      let quantity = row.choice(quantity, of: quantities)
      guard let family, let quantity else { return nil }
      return FamilyQuantity(family: family, quantity: quantity)
    }
    catalog.familyQuantities.lay(rows) { Pair($0.family, $0.quantity) }
  }

  mutating func readVariants(_ table: inout TableReader) {
    let rows = readNames(&table) { _, id, order, name in
      VariantRow(variant: WidgetVariant(id), order: order, name: name)
    }
    catalog.variants.lay(rows, by: \.variant)
  }

  /// Reads a table of names. Its identifiers become parts of the identifiers of cells, so they
  /// contain no dots.
  func readNames<Row>(
    _ table: inout TableReader,
    _ row: (_ cells: inout TableReader, _ id: String, _ order: Int, _ name: String) -> Row?
  ) -> [Row] {
    let id = table.column("id"), order = table.column("order"), name = table.column("name")
    table.checkUnique(id)
    return table.rows { cells in
      let text = cells.text(id), order = cells.integer(order, in: 1...1_000)
      let name = cells.text(name)
      guard let text, let order, let name else { return nil }
      if !text.utf8.allSatisfy(Self.isInIdentifiers) || text.utf8.count > WidgetFamily.limit {
        cells.complain(
          about: id, .form, "is not at most \(WidgetFamily.limit) letters, digits and hyphens")
      }
      return row(&cells, text, order, name)
    }
  }

  private static func isInIdentifiers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  mutating func readFamilyVariants(_ table: inout TableReader) {
    let platform = table.column("platform"), family = table.column("family")
    let variant = table.column("variant"), first = table.column("os_first")
    let source = table.column("source_id"), note = table.column("note")
    let platforms = Choices<Platform>(), families = catalog.familyChoices
    let variants = catalog.variantChoices
    table.checkUnique(platform, family, variant)
    let rows = table.rows { row -> FamilyVariant? in
      let platform = row.choice(platform, of: platforms), family = row.choice(family, of: families)
      let variant = row.choice(variant, of: variants)
      let os = row.integer(first, in: 1...VersionSet.limit).map { OSVersion($0) }
      let source = row.optionalReference(source, in: sources, as: "the id of a source")
      if let platform, let os { row.checkRelease(os, of: platform, first, in: catalog) }
      guard let platform, let family, let variant, let os else { return nil }
      return FamilyVariant(
        platform: platform, family: family, variant: variant, firstOS: os, source: source,
        note: row.optionalText(note))
    }
    catalog.familyVariants.lay(rows) { Pair(Pair($0.platform, $0.family), $0.variant) }
  }

  mutating func readWidgetFamilies(_ table: inout TableReader) {
    let platform = table.column("platform"), family = table.column("family")
    let firstColumn = table.column("os_first"), frame = table.column("has_frame")
    let source = table.column("source_id"), note = table.column("note")
    let platforms = Choices<Platform>(), families = catalog.familyChoices
    table.checkUnique(platform, family)
    let rows = table.rows { row -> FamilyAvailability? in
      let platform = row.choice(platform, of: platforms), family = row.choice(family, of: families)
      let first = row.integer(firstColumn, in: 1...VersionSet.limit)
      let hasFrame = row.boolean(frame)
      let source = row.optionalReference(source, in: sources, as: "the id of a source")
      if let platform, let first {
        row.checkRelease(OSVersion(first), of: platform, firstColumn, in: catalog)
      }
      guard let platform, let family, let first, let hasFrame else { return nil }
      return FamilyAvailability(
        platform: platform, family: family, firstOS: OSVersion(first), hasFrame: hasFrame,
        source: source, note: row.optionalText(note))
    }
    catalog.widgetFamilies.lay(rows) { Pair($0.platform, $0.family) }
  }

  mutating func readHomeScreens(_ table: inout TableReader) {
    let id = table.column("id"), source = table.column("source_id")
    let screenClass = table.column("screen_class")
    let first = table.column("os_first"), last = table.column("os_last")
    let zoom = table.column("zoom"), icons = table.column("icons"), note = table.column("note")
    let origins = ["left_pt", "right_pt", "top_pt", "middle_pt", "bottom_pt"].map {
      table.column($0)
    }
    let zooms = AxisChoices(catalog).zooms
    let iconSizes = Choices<WidgetVariant>([.iconsSmall, .iconsLarge], names: ["small", "large"])
    table.checkUnique(id)
    _ = table.rows { row in
      let id = row.slice(id)
      let source = row.reference(source, in: sources, as: "the id of a source")
      let screenClass = row.reference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      let os = row.versions(first, last, in: catalog)
      let zoom = row.optionalChoice(zoom, of: zooms) ?? .standard
      let icons = row.optionalChoice(icons, of: iconSizes)
      let scale = screenClass.map { catalog.screenClasses[$0].scale }
      let points = origins.map { row.optionalPoints($0, atScale: scale) }
      guard let id, let source, let screenClass, let os, row.isSound else { return }
      catalog.homeScreens.put(
        HomeScreenGrid(
          id: id.text, source: source, screenClass: screenClass, os: os, zoom: zoom, icons: icons,
          left: points[0], right: points[1], top: points[2], middle: points[3], bottom: points[4],
          note: row.optionalText(note)),
        under: id, in: &homeScreens)
    }
  }
}

extension TableReader {
  /// A number of points; nil if the cell is empty. A pixel count stated with two decimals becomes
  /// exact.
  fileprivate mutating func optionalPoints(_ column: Column, atScale scale: Int?) -> Points? {
    optionalPoints(column).map { scale.map($0.pixelOfTwoDecimals) ?? $0 }
  }
}
