internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readKindAxes(_ table: inout TableReader) {
    let kind = table.column("kind"), axis = table.column("axis"), first = table.column("os_first")
    let empty = table.column("empty"), defaultColumn = table.column("default")
    _ = table.column("note")
    let kinds = Choices<WidgetKind>()
    let axes = Choices(ClaimAxis.all, names: ClaimAxis.all.map { $0.name })
    let emptyCells = Choices<KindAxes.EmptyCell>(), values = AxisChoices(catalog)
    table.checkUnique(kind, axis, first)
    _ = table.rows { row in
      let kind = row.choice(kind, of: kinds), axis = row.choice(axis, of: axes)
      let meaning = row.choice(empty, of: emptyCells)
      let os = row.optionalInteger(first, in: 1...VersionSet.limit).map { OSVersion($0) }
      guard let kind, let axis, let meaning else { return }
      if !axis.meanings.contains(meaning) {
        let expected = axis.meanings.map(\.rawValue).joined(by: ", ")
        row.complain(about: empty, .choice, "is not one of \(expected), as \(axis.name) needs")
      }
      if meaning != .defaultValue, !row.isEmpty(defaultColumn) {
        row.complain(about: defaultColumn, .required, "must be empty unless empty is 'default'")
      }
      if os != nil, axis != .entryPoint {
        row.complain(
          about: first, .form,
          "must be empty; only the default of entry_point changes with the version")
      } else if let os {
        row.checkRelease(os, of: .iOS, first, in: catalog)
      }
      let axes = catalog.kindAxes[kind.place]
      catalog.kindAxes[kind.place] = row.axes(
        axes, with: axis, meaning, from: os ?? OSVersion(1), defaultColumn, values)
      if axis == .os, let os = catalog.kindAxes[kind.place].os {
        row.checkRelease(os, of: .iOS, defaultColumn, in: catalog)
      }
    }
  }
}

extension TableReader {
  /// The axes of a kind after a row about one of them. A default has the syntax of the column in
  /// `claims.csv`; a row without one removes the default of an earlier layer.
  fileprivate mutating func axes(
    _ axes: KindAxes, with axis: ClaimAxis, _ meaning: KindAxes.EmptyCell, from os: OSVersion,
    _ column: Column, _ values: AxisChoices
  ) -> KindAxes {
    var axes = axes
    axes[axis] = meaning
    let isDefault = meaning == .defaultValue
    func value<Value>(_ choices: Choices<Value>, _ row: inout TableReader) -> Value? {
      isDefault ? row.choice(column, of: choices) : nil
    }
    switch axis {
    case .platform: axes.platform = value(values.platforms, &self)
    case .os:
      axes.os = isDefault ? integer(column, in: 1...VersionSet.limit).map { OSVersion($0) } : nil
    case .zoom: axes.zoom = value(Choices<DisplayZoom>(), &self)
    case .orientation: axes.orientation = value(Choices<Orientation>(), &self)
    case .column: axes.column = value(Choices<WidgetColumn>(), &self)
    case .entryPoint:
      axes.entryPoints.removeAll { !isDefault || $0.os == os }
      if let entryPoint = value(Choices<EntryPoint>(), &self) {
        axes.entryPoints.append((os, entryPoint))
      }
    case .textSize: axes.textSize = value(Choices<TextSize>(), &self)
    case .mode: axes.mode = value(Choices<Mode>(), &self)
    case .variant: axes.variant = value(values.variants, &self)
    case .idiom, .screenClass, .device, .family, .method: break
    }
    return axes
  }
}
