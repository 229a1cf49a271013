internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The table of the widgets of some platforms that a page of sizes is about; nil if no size is known.
  func widgetMatrix(_ subject: SizesSubject, on platforms: [Platform]) -> SizeMatrix? {
    let all = newestFirst(widgetScreens(of: subject.kind))
    let screens = platforms.flatMap { platform in all.filter { $0.platform == platform } }
    let parts = screens.flatMap { self.parts(of: $0, with: subject.kind) }
    let layout = WidgetMatrixLayout(parts.flatMap(\.groups).flatMap(\.answers), catalog)
    let rows = parts.map { part in
      layout.rows(part.groups).map { row(of: $0, on: part.models, in: layout) }
    }
    guard rows.contains(where: { $0.contains(where: \.isKnown) }) else { return nil }
    let usual = layout.settings.first
    let partial = Self.partial(rows.flatMap(\.self))
    let settings = rows.flatMap(\.self).filter { $0.isKnown && !partial.contains($0) }.map(
      \.setting
    )
    .withoutRepetition
    let first = SizeMatrix.Setting(standard: usual, catalog)
    let isFirst = platforms == subject.tables[0]
    let others = isFirst ? "" : " on " + platforms.map(\.rawValue).joined(by: ", ")
    return SizeMatrix(
      caption: Table.Caption(
        [Inline("\(subject.title)\(others): width × height in points, pixels below")],
        anchor: isFirst ? "sizes-table" : "other-sizes-table"),
      settings: [first].filter(settings.contains) + settings.filter { $0 != first },
      columns: layout.columns.map(column),
      partial: partial,
      constants: layout.constants.grouped { $0.cell[WidgetFamily.self] }.map(\.elements),
      groups: mostlyKnownFirst(
        rows.map { rows in
          grouped(
            rows.filter { $0.isKnown && !partial.contains($0) }, alwaysShowing: layout.settings)
        }.filter { !$0.shown.isEmpty }),
      unpublished: rows.flatMap(\.self).filter { !$0.isKnown })
  }

  /// The rows that say no more than others: nothing but one side of some sizes, the same in all such rows.
  private static func partial(_ rows: [SizeMatrix.Row]) -> [SizeMatrix.Row] {
    let candidates = rows.filter { row in
      let known = row.answers.compactMap(\.self).filter(\.isKnown)
      return !known.isEmpty
        && known.allSatisfy { ($0.width.value == nil) != ($0.height.value == nil) }
    }
    let texts = Set(
      candidates.flatMap { $0.answers.compactMap(\.self).filter(\.isKnown).map(\.sizeText) })
    return texts.count == 1 ? candidates : []
  }

  /// The widgets of the models with a screen, those apart that have numbers of their own.
  private func parts(
    of screen: Screen, with kind: WidgetKind
  ) -> [(groups: [WidgetGroup], models: [Key<Device>])] {
    let shared = widgetGroups(on: screen).filter { $0.kind == kind }
    let models = models(of: screen)
    let apart = models.filter { model in
      shared.contains { group in
        group.zoom == .standard
          && group.versions.contains { engine.isApart(model, with: kind, .standard, on: $0) }
      }
    }
    guard !apart.isEmpty else { return [(shared, models)] }
    let others = models.filter { !apart.contains($0) }
    return (others.isEmpty ? [] : [(shared, others)])
      + apart.map { model in
        let own = engine.widgetGroups(of: model, among: shared).compactMap { group in
          group.onVersions { catalog.devices[model].runs($0) != false }
        }
        return (own, [model])
      }
  }

  /// The newest row in which at least half as much is known as in the best one is always shown; where a
  /// widget is laid out in another size than it is shown in, that of the other size as well.
  private func grouped(
    _ rows: [SizeMatrix.Row], alwaysShowing variants: [WidgetVariant]
  ) -> SizeMatrix.Group {
    let shownSettings =
      variants.first == .canvas
      ? variants.map { SizeMatrix.Setting(standard: $0, catalog) }
      : rows.prefix(1).map(\.setting)
    let shown = shownSettings.compactMap { setting -> SizeMatrix.Row? in
      let candidates = rows.filter { $0.setting == setting }
      let most = candidates.map(\.knownCount).max() ?? 0
      return candidates.first { $0.knownCount * 2 >= most }
    }
    return SizeMatrix.Group(
      shown: shown,
      others: rows.filter { row in
        !shown.contains { $0.setting == row.setting && $0.versions == row.versions }
      })
  }

  /// Screens of which less than half is published come last.
  private func mostlyKnownFirst(_ groups: [SizeMatrix.Group]) -> [SizeMatrix.Group] {
    func isMostlyKnown(_ group: SizeMatrix.Group) -> Bool {
      let row = group.shown[0]
      return row.knownCount * 2 >= row.answers.compactMap(\.self).count
    }
    return groups.filter(isMostlyKnown) + groups.filter { !isMostlyKnown($0) }
  }

  /// Screens by their newest models; those without models come last.
  func newestFirst(_ screens: [Screen]) -> [Screen] {
    let devices = catalog.devicesNewestFirst()
    var ranks: [Key<ScreenClass>: Int] = [:]
    for (rank, device) in devices.enumerated() {
      guard let key = catalog.devices[device].screenClass, ranks[key] == nil else { continue }
      ranks[key] = rank
    }
    func rank(_ screen: Screen) -> Int {
      screen.screenClass.flatMap { ranks[$0] } ?? devices.count
    }
    return screens.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private func row(
    of draft: WidgetMatrixLayout.Row, on models: [Key<Device>], in layout: WidgetMatrixLayout
  ) -> SizeMatrix.Row {
    SizeMatrix.Row(
      screen: draft.screen,
      devices: self.models(of: draft.screen, running: draft.versions).filter(models.contains),
      versions: draft.versions.sorted(), setting: setting(of: draft, in: layout),
      answers: draft.answers)
  }

  private func column(_ column: WidgetMatrixLayout.Column) -> SizeMatrix.Column {
    let family = catalog.name(of: column.family).capitalizedFirst
    let variant = column.variant.map { catalog.name(of: $0) }
    return SizeMatrix.Column(
      id: [catalog.id(of: column.family), catalog.id(of: column.variant)].compactMap(\.self).joined(
        by: "-"),
      name: [family, variant].compactMap(\.self).joined(by: ", "))
  }

  /// What the person has set: `With app names`, `Display Zoom: Larger Text, large icons`.
  private func setting(
    of row: WidgetMatrixLayout.Row, in layout: WidgetMatrixLayout
  ) -> SizeMatrix.Setting {
    let standard = SizeMatrix.Setting(standard: row.variant, catalog)
    guard row.zoom != .standard else { return standard }
    let zoom = "Display Zoom: \(row.zoom.settingName)"
    let isUsual = row.variant == layout.settings.first
    return SizeMatrix.Setting(
      id: "\(row.zoom.rawValue)-\(standard.id)",
      name: isUsual ? zoom : "\(zoom), \(row.variant.map(catalog.settingPhrase) ?? "")")
  }
}

extension SizeMatrix.Setting {
  /// A setting without Display Zoom.
  fileprivate init(standard variant: WidgetVariant?, _ catalog: Catalog) {
    id = catalog.id(of: variant) ?? "standard"
    name = variant.map { catalog.settingPhrase($0).capitalizedFirst } ?? "Standard"
  }
}

extension SizeMatrix.Row {
  fileprivate var knownCount: Int { answers.count { $0?.isKnown ?? false } }
}
