internal import DataTables

extension CatalogReader {
  mutating func readOSReleases(_ table: inout TableReader) {
    let releases = table.rows(
      key: ["platform", .number("os")], unique: ["name"], identifiedBy: "os"
    ) { row in
      let hasToday = row.boolean("today_extension")
      let modes = row.optionalChoice("modes", as: OSRelease.Modes.self)
      let lists = row.optionalChoice("line_heights", as: OSRelease.LineHeights.self)
      for column in ["released_source", "source_id"] {
        _ = row.optionalReference(column, in: sources)
      }
      _ = row.optionalText("note")
      let release = OSRelease(
        platform: row.choice("platform"), os: row.version("os"), name: row.text("name"),
        released: row.day("released"), modes: modes, lineHeights: lists ?? .either)
      guard row.isSound else { return release }
      for (column, isGiven) in [("modes", modes != nil), ("line_heights", lists != nil)]
      where hasToday != isGiven {
        row.complain(
          .required, at: column,
          "modes and line_heights must be given if, and only if, the release has Today extensions")
      }
      return release
    }
    catalog.osReleases += releases
  }

  mutating func readTextSizes(_ table: inout TableReader) {
    let rows = table.rows(
      key: [.number("order")], isUnique: false, unique: ["id", "order", "name", "uikit_name"],
      identifiedBy: "id"
    ) { row in
      _ = row.integer("order", in: 1...TextSize.allCases.count)
      for column in ["name_source", "body_source", "older_source", "current_source"] {
        _ = row.optionalReference(column, in: sources)
      }
      return TextSizeRow(
        textSize: row.choice("id"), name: row.text("name"), uikitName: row.text("uikit_name"),
        isAccessibility: row.boolean("is_accessibility"), body: row.points("body_pt"),
        olderLineHeight: row.lineHeight("older_line_height_pt"),
        currentLineHeight: row.lineHeight("current_line_height_pt"))
    }
    catalog.textSizeRows += rows
  }

  mutating func readEntryPoints(_ table: inout TableReader) {
    let rows = table.rows(key: ["id"], unique: ["order", "name"]) { row in
      _ = row.optionalReference("source_id", in: sources)
      _ = row.optionalText("note")
      let entryPoint = EntryPointRow(
        entryPoint: row.choice("id"), name: row.text("name"),
        os: row.versions("os_first", "os_last", in: catalog))
      return (order: row.integer("order", in: 1...1_000), row: entryPoint)
    }
    catalog.entryPointRows += rows.sorted { $0.order < $1.order }.map(\.row)
  }
}

extension TableReader {
  /// The line height of a text size, at least 1 pt, because the rules divide by it.
  mutating func lineHeight(_ name: String) -> Points {
    guard requires(name), let height = optionalPoints(name) else { return Points(1) }
    if !(Points(1)...Points(1_000)).contains(height) {
      complain(about: name, .range, "is not a line height from 1 to 1000 points")
    }
    return height
  }
}
