internal import DataTables

extension CatalogReader {
  mutating func readKindAxes(_ table: inout TableReader) {
    let kind = table.column("kind"), axis = table.column("axis"), first = table.column("os_first")
    let empty = table.column("empty"), usual = table.column("default")
    _ = table.column("note")
    let kinds = Choices<WidgetSystem>()
    let axes = Choices(ClaimAxis.all, names: ClaimAxis.all.map { $0.name })
    let emptyCells = Choices<KindAxes.EmptyCell>(), values = AxisChoices(catalog)
    table.checkUnique(kind, axis, first)
    _ = table.rows { row in
      let kind = row.choice(kind, of: kinds), axis = row.choice(axis, of: axes)
      let meaning = row.choice(empty, of: emptyCells)
      let os = row.optionalInteger(first, in: 1...VersionSet.limit).map { OSVersion($0) }
      guard let kind, let axis, let meaning else { return }
      if !axis.meanings.contains(meaning) {
        row.complain(
          about: empty, .choice,
          "is not one of \(axis.meanings.map(\.rawValue).joined(by: ", ")), which \(axis.name) has")
      }
      if meaning == .usual {
        row.readDefault(
          usual, of: axis, from: os ?? OSVersion(1), values, &catalog.kindAxes[kind.place])
      } else if !row.isEmpty(usual) {
        row.complain(about: usual, .required, "stands beside an axis that has no default")
      }
      if os != nil, axis != .entryPoint {
        row.complain(about: first, .form, "is not empty, and only entry_point has several defaults")
      }
      catalog.kindAxes[kind.place][axis] = meaning
    }
  }
}

extension TableReader {
  /// Reads the default of an axis as a cell of its column in `claims.csv` is read.
  fileprivate mutating func readDefault(
    _ column: Column, of axis: ClaimAxis, from os: OSVersion, _ values: AxisChoices,
    _ axes: inout KindAxes
  ) {
    switch axis {
    case .platform: axes.platform = choice(column, of: values.platforms)
    case .os:
      axes.os = integer(column, in: 1...VersionSet.limit).map { OSVersion($0) }
    case .zoom: axes.zoom = choice(column, of: Choices<DisplayZoom>())
    case .orientation: axes.orientation = choice(column, of: Choices<Orientation>())
    case .column: axes.column = choice(column, of: Choices<WidgetColumn>())
    case .entryPoint:
      guard let entryPoint = choice(column, of: Choices<EntryPoint>()) else { return }
      axes.entryPoints.removeAll { $0.os == os }
      axes.entryPoints.append((os, entryPoint))
    case .textSize: axes.textSize = choice(column, of: Choices<TextSize>())
    case .mode: axes.mode = choice(column, of: Choices<Mode>())
    case .variant: axes.variant = choice(column, of: values.variants)
    case .idiom, .screenClass, .device, .family, .method: break
    }
  }
}
