internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// The table of a page of sizes: the widgets of some platforms, with a group of rows for each screen. Versions
/// with the same sizes share a row.
///
/// A variant that several families have, and all with variants, is a setting, which has rows of its own: icons
/// with names or large ones. Another variant is a place, which has a column: the Lock Screen of an iPad.
struct SizeMatrix {
  /// What people set, which has rows of its own.
  struct Setting: Hashable {
    /// What it is called in the address of the page.
    let id: String
    /// What people choose: `With app names`, `Display Zoom: Larger Text, large icons`.
    let name: String

    /// What it is called within a sentence: `large icons`, `Display Zoom: Larger Text`.
    var nameInSentence: String { name.hasPrefix("Display Zoom") ? name : name.lowercasedFirst }

    fileprivate init(
      _ variant: WidgetVariant?, _ zoom: DisplayZoom = .standard, usual: WidgetVariant? = nil,
      in catalog: Catalog
    ) {
      let standard = catalog.id(of: variant) ?? "standard"
      let phrase = variant.map(catalog.settingPhrase)
      id = zoom == .standard ? standard : "\(zoom.rawValue)-\(standard)"
      name =
        zoom == .standard
        ? phrase?.capitalizedFirst ?? "Standard"
        : "Display Zoom: \(zoom.settingName)" + (variant == usual ? "" : ", \(phrase ?? "")")
    }
  }

  /// A column of sizes.
  struct Column: Hashable {
    let family: WidgetFamily
    /// The place; nil for families and places that go without saying.
    let variant: WidgetVariant?

    fileprivate init(_ family: WidgetFamily, _ variant: WidgetVariant?) {
      self.family = family
      self.variant = variant
    }

    /// The column of a widget, of which a setting has rows.
    fileprivate init(of widget: WidgetSetting, _ settings: [WidgetVariant]) {
      self.init(widget.family, widget.variant.flatMap { settings.contains($0) ? nil : $0 })
    }
  }

  struct Row: Equatable {
    let screen: Screen
    /// The models with this screen that run one of the versions, the newest first.
    fileprivate(set) var devices: [Key<Device>] = []
    /// At least one, the oldest first.
    fileprivate(set) var versions: [OSVersion]
    let setting: Setting
    /// For each column what is known on the newest version; nil if there is no such widget.
    let answers: [CellEvidence?]

    /// Whether any size is known.
    var isKnown: Bool { knownCount > 0 }
    fileprivate var knownCount: Int { answers.count { $0?.isKnown ?? false } }

    /// Whether people are told the same in both.
    fileprivate func isSame(as other: Row) -> Bool {
      answers.map { $0?.short } == other.answers.map { $0?.short }
    }

    static func == (one: Row, other: Row) -> Bool {
      one.screen == other.screen && one.devices == other.devices && one.versions == other.versions
        && one.setting == other.setting
    }
  }

  /// The rows of a screen with a known size, the newest first.
  struct Group {
    /// Those that are always shown.
    let shown: [Row]
    /// Those of older versions and other settings.
    let others: [Row]
  }

  let caption: Table.Caption
  /// The settings, the usual one first.
  let settings: [Setting]
  /// In the order of the families, and of the variants of each.
  let columns: [Column]
  /// The rows that have nothing but one side, the same in all of them, and need no row.
  let partial: [Row]
  /// The sizes that are the same on all screens, and need no column: a list for each family.
  let constants: [[CellEvidence]]
  let groups: [Group]

  var rows: [Row] { groups.flatMap { $0.shown + $0.others } + partial }
}

/// Which settings and columns the widgets of a table need.
private struct SizeColumns {
  /// The variants that are settings, the usual one first.
  let settings: [WidgetVariant]
  let columns: [SizeMatrix.Column]
  /// What is known in places that have one size on all screens, which need no column.
  let constants: [CellEvidence]

  init(_ answers: [CellEvidence], _ catalog: Catalog) {
    let widgets = Set(
      answers.filter { $0.width.state != .notApplicable }.compactMap(\.cell.widget))
    let variants = Dictionary(grouping: widgets.filter { $0.variant != nil }, by: \.family)
    let settings = catalog.variants.filter { variant in
      variants.count > 1 && variants.values.allSatisfy { $0.contains { $0.variant == variant } }
    }
    self.settings = settings
    let constant = answers.filter(\.isKnown).compactMap { answer in
      answer.cell.widget.map { (column: SizeMatrix.Column(of: $0, settings), answer: answer) }
    }.grouped(by: \.column).filter { column, found in
      let answers = found.map(\.answer)
      return column.variant != nil && Set(answers.map(\.cell.screen)).count > 1
        && Set(answers.map(\.plainText)).count == 1 && answers.allSatisfy { $0.mark == .sourced }
    }
    constants = constant.compactMap { $0.elements.first?.answer }
    let all = Set(widgets.map { SizeMatrix.Column(of: $0, settings) })
    let needed = all.subtracting(constant.map(\.key))
    let kinds = Set(widgets.map(\.kind))
    columns = WidgetKind.allCases.filter(kinds.contains).flatMap(catalog.families).flatMap {
      family in
      ([nil] + catalog.variants).map { .init(family, $0) }.filter(needed.contains)
    }
  }

  /// The rows of the groups of one screen, which are sorted by setting and then from the newest version. What has no
  /// variants is the same in all settings, and stands in the rows of the usual one.
  ///
  /// A setting of which nothing is known on a screen has rows only if it is not Display Zoom, which few
  /// screens have.
  func rows(_ groups: [WidgetGroup], _ catalog: Catalog) -> [SizeMatrix.Row] {
    DisplayZoom.allCases.flatMap { zoom in
      let own = groups.filter { $0.zoom == zoom }.map { group in
        let pivot = WidgetPivot(
          group.answers,
          row: { $0.variant.flatMap { settings.contains($0) ? $0 : nil } ?? settings.first },
          column: { SizeMatrix.Column(of: $0, settings) })
        return (group: group, pivot: pivot)
      }
      return (settings.isEmpty ? [nil] : settings.map(Optional.init)).flatMap { variant in
        let setting = SizeMatrix.Setting(variant, zoom, usual: settings.first, in: catalog)
        let all = own.map { group, pivot in
          SizeMatrix.Row(
            screen: group.screen, versions: group.versions, setting: setting,
            answers: columns.map { pivot[variant, $0] })
        }.filter { $0.answers.contains { $0 != nil } }
        let found = all.runs { $0.isSame(as: $1) }.map { run in
          var row = run[0]
          row.versions = run.flatMap(\.versions).sorted()
          return row
        }
        return found.contains(where: \.isKnown) || zoom == .standard ? found : []
      }
    }
  }
}

extension SiteContext {
  /// The table of the widgets of some platforms that a page of sizes is about; nil if no size is known.
  func widgetMatrix(_ subject: SizesSubject, on platforms: [Platform]) -> SizeMatrix? {
    let all = newestFirst(widgetScreens(of: subject.kind))
    let screens = platforms.flatMap { platform in all.filter { $0.platform == platform } }
    let parts = screens.flatMap { self.parts(of: $0, with: subject.kind) }
    let layout = SizeColumns(parts.flatMap(\.groups).flatMap(\.answers), catalog)
    let rowsOfParts = parts.map { part in
      layout.rows(part.groups, catalog).map { row in
        var row = row
        row.devices = models(of: row.screen, running: row.versions).filter(part.models.contains)
        return row
      }
    }
    let rows = rowsOfParts.flatMap(\.self)
    guard rows.contains(where: \.isKnown) else { return nil }
    let partial = Self.partial(rows)
    func isListed(_ row: SizeMatrix.Row) -> Bool { row.isKnown && !partial.contains(row) }
    let settings = rows.filter(isListed).map(\.setting).withoutRepetition
    let first = SizeMatrix.Setting(layout.settings.first, in: catalog)
    let isFirst = platforms == subject.tables[0]
    let others = isFirst ? "" : " on " + platforms.map(\.rawValue).joined(by: ", ")
    let groups = rowsOfParts.map { grouped($0.filter(isListed), alwaysShowing: layout.settings) }
      .filter { !$0.shown.isEmpty }
    // Screens of which less than half is published come last.
    func isMostlyKnown(_ group: SizeMatrix.Group) -> Bool {
      group.shown[0].knownCount * 2 >= group.shown[0].answers.compactMap(\.self).count
    }
    return SizeMatrix(
      caption: Table.Caption(
        ["\(subject.title)\(others): width × height in points, then in pixels"],
        anchor: isFirst ? "sizes-table" : "other-sizes-table"),
      settings: [first].filter(settings.contains) + settings.filter { $0 != first },
      columns: layout.columns, partial: partial,
      constants: layout.constants.grouped { $0.cell[WidgetFamily.self] }.map(\.elements),
      groups: groups.filter(isMostlyKnown) + groups.filter { !isMostlyKnown($0) })
  }

  /// The rows that say no more than others: nothing but one side of some sizes, the same in all such rows.
  private static func partial(_ rows: [SizeMatrix.Row]) -> [SizeMatrix.Row] {
    func known(_ row: SizeMatrix.Row) -> [CellEvidence] {
      row.answers.compactMap(\.self).filter(\.isKnown)
    }
    let candidates = rows.filter { row in
      row.isKnown && known(row).allSatisfy { ($0.width.value == nil) != ($0.height.value == nil) }
    }
    return Set(candidates.flatMap { known($0).map(\.sizeText) }).count == 1 ? candidates : []
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
    let settings =
      variants.first == .canvas
      ? variants.map { SizeMatrix.Setting($0, in: catalog) } : rows.prefix(1).map(\.setting)
    let shown = settings.compactMap { setting -> SizeMatrix.Row? in
      let candidates = rows.filter { $0.setting == setting }
      let most = candidates.map(\.knownCount).max() ?? 0
      return candidates.first { $0.knownCount * 2 >= most }
    }
    return SizeMatrix.Group(shown: shown, others: rows.filter { !shown.contains($0) })
  }

  /// Screens by their newest models; those without models come last.
  func newestFirst(_ screens: [Screen]) -> [Screen] {
    let all = catalog.devicesNewestFirst().compactMap { catalog.devices[$0].screenClass }
    let order = all.withoutRepetition.map(catalog.widgetScreen(of:))
    return order.filter(screens.contains) + screens.filter { !order.contains($0) }
  }
}
