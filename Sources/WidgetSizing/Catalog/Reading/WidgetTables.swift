internal import DataTables

extension CatalogReader {
  mutating func readFamilies(_ table: inout TableReader) {
    let kinds = Choices(WidgetKind.withFamilies, names: WidgetKind.withFamilies.map(\.rawValue))
    let rows = table.rows(key: ["id"], identifiedBy: "id") { row in
      let id = row.name("id")
      return FamilyRow(
        family: WidgetFamily(place: row.place(of: id, in: &catalog.familyIDs) ?? 0), id: id,
        kind: row.choice("kind", of: kinds, else: .widgetKit),
        order: row.integer("order", in: 1...1_000), name: row.text("name"),
        isInDynamicIsland: row.boolean("is_in_dynamic_island"))
    }
    catalog.families += rows
  }

  mutating func readFamilyQuantities(_ table: inout TableReader) {
    let families = catalog.familyChoices
    let others = Quantity.allCases.filter { !Quantity.sides.contains($0) }
    let quantities = Choices(others, names: others.map(\.rawValue))
    let rows = table.rows(key: ["family", "quantity"]) { row in
      FamilyQuantity(
        family: row.family(families),
        quantity: row.choice("quantity", of: quantities, else: .margin))
    }
    catalog.familyQuantities += rows
  }

  mutating func readVariants(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], identifiedBy: "id") { row in
      let id = row.name("id")
      return VariantRow(
        variant: row.place(of: id, in: &catalog.variantIDs).flatMap(WidgetVariant.init) ?? .canvas,
        id: id, order: row.integer("order", in: 1...1_000), name: row.text("name"))
    }
    catalog.variants += rows
  }

  mutating func readFamilyVariants(_ table: inout TableReader) {
    let families = catalog.familyChoices, variants = catalog.variantChoices
    let rows = table.rows(key: ["platform", "family", "variant"]) { row in
      let platform: Platform = row.choice("platform")
      let known = row.isSound ? platform : nil
      _ = (row.optionalReference("source_id", in: sources), row.optionalText("note"))
      return FamilyVariant(
        platform: platform, family: row.family(families),
        variant: row.choice("variant", of: variants, else: .canvas),
        firstOS: row.version("os_first", of: known, in: catalog), span: row.span())
    }
    catalog.familyVariants += rows
  }

  mutating func readWidgetFamilies(_ table: inout TableReader) {
    let families = catalog.familyChoices
    let rows = table.rows(key: ["platform", "family"]) { row in
      let platform: Platform = row.choice("platform")
      let known = row.isSound ? platform : nil
      return FamilyAvailability(
        platform: platform, family: row.family(families),
        firstOS: row.version("os_first", of: known, in: catalog),
        hasFrame: row.boolean("has_frame"), span: row.span(),
        source: row.optionalReference("source_id", in: sources), note: row.optionalText("note"))
    }
    catalog.widgetFamilies += rows
  }

  mutating func readHomeScreens(_ table: inout TableReader) {
    let zooms = AxisChoices(catalog).zooms
    let iconSizes = Choices<WidgetVariant>([.iconsSmall, .iconsLarge], names: ["small", "large"])
    let rows = table.rows(key: ["id"]) { row -> (id: FieldText, grid: HomeScreenGrid)? in
      let id = row.slice("id")
      let screenClass = row.reference("screen_class", in: screenClasses)
      let scale = row.isSound ? catalog.screenClasses[screenClass].scale : nil
      let points = ["left_pt", "right_pt", "top_pt", "middle_pt", "bottom_pt"].map { name in
        // A pixel count stated with two decimals becomes exact.
        row.optionalPoints(name).map { points in scale.map(points.pixelOfTwoDecimals) ?? points }
      }
      let grid = HomeScreenGrid(
        id: id.text, source: row.reference("source_id", in: sources), screenClass: screenClass,
        os: row.versions("os_first", "os_last", in: catalog),
        zoom: row.optionalChoice("zoom", of: zooms) ?? .standard,
        icons: row.optionalChoice("icons", of: iconSizes), left: points[0], right: points[1],
        top: points[2], middle: points[3], bottom: points[4], note: row.optionalText("note"))
      return (id, grid)
    }
    for (id, grid) in rows { catalog.homeScreens.append(grid, under: id, in: &homeScreens) }
  }
}

extension TableReader {
  /// The place of the value of an axis with this identifier, in the column `id`; complains if the axis has no
  /// more places.
  fileprivate mutating func place(of id: String, in ids: inout ValueIDs) -> Int? {
    guard isSound else { return nil }
    let place = ids.insert(id)
    if place == nil {
      complain(about: "id", .range, "is more than the \(Places.limit) values that an axis may have")
    }
    return place
  }

  /// The columns and the rows of a grid; nil if both cells are empty. Tables may lack both columns.
  fileprivate mutating func span() -> WidgetSpan? {
    let columns = optionalInteger("columns", in: 1...WidgetSpan.limit, mayBeMissing: true)
    let rows = optionalInteger("rows", in: 1...WidgetSpan.limit, mayBeMissing: true)
    guard let columns, let rows else {
      if (columns == nil) != (rows == nil), isSound {
        complain(
          .required, at: columns == nil ? "columns" : "rows",
          "columns and rows are given together, or neither is")
      }
      return nil
    }
    return WidgetSpan(columns: columns, rows: rows)
  }

  fileprivate mutating func family(_ families: Choices<WidgetFamily>) -> WidgetFamily {
    choice("family", of: families, else: .systemSmall)
  }
}
