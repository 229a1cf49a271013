internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readKindAxes(_ table: inout TableReader) {
    let values = AxisChoices(catalog)
    let axes = Choices(ClaimAxis.all, names: ClaimAxis.all.map { $0.name })
    _ = table.rows(key: ["kind", "axis", .number("os_first")]) { row -> Void? in
      let kind: WidgetKind = row.choice("kind")
      let axis = row.choice("axis", of: axes, else: .os)
      let meaning: KindAxes.EmptyCell = row.choice("empty")
      let isKnown = row.isSound
      let os = row.optionalVersion("os_first")
      _ = (row.optionalText("default"), row.optionalText("note"))
      guard isKnown else { return nil }
      if !axis.meanings.contains(meaning) {
        let expected = axis.meanings.map(\.rawValue).joined(by: ", ")
        row.complain(about: "empty", .choice, "is not one of \(expected), as \(axis.name) needs")
      }
      if meaning != .defaultValue, !row.isEmpty("default") {
        row.complain(about: "default", .required, "must be empty unless empty is 'default'")
      }
      if os != nil, axis != .entryPoint {
        row.complain(
          about: "os_first", .form,
          "must be empty; only the default of entry_point changes with the version")
      } else if let os {
        row.checkRelease(os, of: .iOS, "os_first", in: catalog)
      }
      let axes = catalog.kindAxes[kind.place]
      catalog.kindAxes[kind.place] = row.axes(
        axes, with: axis, meaning, from: os ?? OSVersion(1), values)
      if axis == .os, let os = catalog.kindAxes[kind.place].os {
        row.checkRelease(os, of: .iOS, "default", in: catalog)
      }
      return nil
    }
  }
}

extension TableReader {
  /// The axes of a kind after a row about one of them. A default has the syntax of the column in
  /// `claims.csv`; a row without one removes the default of an earlier layer.
  fileprivate mutating func axes(
    _ axes: KindAxes, with axis: ClaimAxis, _ meaning: KindAxes.EmptyCell, from os: OSVersion,
    _ values: AxisChoices
  ) -> KindAxes {
    var axes = axes
    axes[axis] = meaning
    let isDefault = meaning == .defaultValue
    func value<Value>(_ choices: Choices<Value>, _ row: inout TableReader) -> Value? {
      isDefault && row.requires("default") ? row.optionalChoice("default", of: choices) : nil
    }
    switch axis {
    case .platform: axes.platform = value(values.platforms, &self)
    case .os:
      axes.os = isDefault && requires("default") ? optionalVersion("default") : nil
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
