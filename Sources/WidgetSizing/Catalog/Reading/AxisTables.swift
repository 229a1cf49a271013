internal import DataTables

extension CatalogReader {
  mutating func readOSReleases(_ table: inout TableReader) {
    let platform = table.column("platform"), os = table.column("os")
    let name = table.column("name"), released = table.column("released")
    let today = table.column("today_extension"), modes = table.column("modes")
    let lineHeights = table.column("line_heights")
    let sourceColumns = ["released_source", "source_id"].map { table.column($0) }
    _ = table.column("note")
    let platforms = Choices<Platform>()
    let modeChoices = Choices<OSRelease.Modes>(), lists = Choices<OSRelease.LineHeights>()
    table.checkUnique(platform, os)
    table.checkUnique(name)
    let releases = table.rows { row -> OSRelease? in
      let platform = row.choice(platform, of: platforms)
      let os = row.integer(os, in: 1...VersionSet.limit).map { OSVersion($0) }
      let name = row.text(name), released = row.day(released)
      let today = row.boolean(today), modesValue = row.optionalChoice(modes, of: modeChoices)
      let list = row.optionalChoice(lineHeights, of: lists)
      for column in sourceColumns {
        _ = row.optionalReference(column, in: sources, as: "the id of a source")
      }
      guard let platform, let os, let name, let released, let today, row.isSound else {
        return nil
      }
      for (column, isGiven) in [(modes, modesValue != nil), (lineHeights, list != nil)]
      where today != isGiven {
        row.complain(
          .required, at: row.position(column),
          "modes and line_heights must be given if, and only if, the release has Today extensions")
      }
      return OSRelease(
        platform: platform, os: os, name: name, released: released, modes: modesValue,
        lineHeights: list ?? .either)
    }
    catalog.osReleases.lay(releases) { Pair($0.platform, $0.os) }
  }

  mutating func readTextSizes(_ table: inout TableReader) {
    let id = table.column("id"), order = table.column("order"), name = table.column("name")
    let uikit = table.column("uikit_name"), accessibility = table.column("is_accessibility")
    let body = table.column("body_pt"), older = table.column("older_line_height_pt")
    let current = table.column("current_line_height_pt")
    let sourceColumns = ["name_source", "body_source", "older_source", "current_source"].map {
      table.column($0)
    }
    let textSizes = Choices<TextSize>()
    for column in [id, order, name, uikit] { table.checkUnique(column) }
    _ = table.rows { row in
      let id = row.choice(id, of: textSizes), name = row.text(name), uikit = row.text(uikit)
      let accessibility = row.boolean(accessibility), body = row.points(body)
      let older = row.lineHeight(older), current = row.lineHeight(current)
      _ = row.integer(order, in: 1...TextSize.allCases.count)
      for column in sourceColumns {
        _ = row.optionalReference(column, in: sources, as: "the id of a source")
      }
      guard let id, let name, let uikit, let accessibility, let body, let older, let current
      else { return }
      catalog.textSizeRows.removeAll { $0.textSize == id }
      catalog.textSizeRows.append(
        TextSizeRow(
          textSize: id, name: name, uikitName: uikit, isAccessibility: accessibility, body: body,
          olderLineHeight: older, currentLineHeight: current))
    }
  }

  mutating func readEntryPoints(_ table: inout TableReader) {
    let id = table.column("id"), order = table.column("order"), name = table.column("name")
    let first = table.column("os_first"), last = table.column("os_last")
    let source = table.column("source_id")
    _ = table.column("note")
    let entryPoints = Choices<EntryPoint>()
    for column in [id, order, name] { table.checkUnique(column) }
    var rows: [(order: Int, row: EntryPointRow)] = []
    _ = table.rows { row in
      let id = row.choice(id, of: entryPoints), order = row.integer(order, in: 1...1_000)
      let name = row.text(name), os = row.versions(first, last, in: catalog)
      _ = row.optionalReference(source, in: sources, as: "the id of a source")
      guard let id, let order, let name, let os else { return }
      rows.append((order, EntryPointRow(entryPoint: id, name: name, os: os)))
    }
    for (_, row) in rows.sorted(by: { $0.order < $1.order }) {
      if let index = catalog.entryPointRows.firstIndex(where: { $0.entryPoint == row.entryPoint }) {
        catalog.entryPointRows[index] = row
      } else {
        catalog.entryPointRows.append(row)
      }
    }
  }
}

extension TableReader {
  /// The line height of a text size, at least 1 pt, because the rules divide by it.
  mutating func lineHeight(_ column: Column) -> Points? {
    guard let height = points(column) else { return nil }
    guard (Points(1)...Points(1_000)).contains(height) else {
      complain(about: column, .range, "is not a line height from 1 to 1000 points")
      return nil
    }
    return height
  }
}
