internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// Which columns and rows a table of widgets has.
///
/// A variant that several families have, and all with variants, is a setting, which has rows of its own: icons
/// with names or large ones. Another variant is a place, which has a column: the Lock Screen of an iPad.
struct WidgetMatrixLayout {
  struct Column: Hashable {
    let family: WidgetFamily
    /// The place; nil for families and places that go without saying.
    let variant: WidgetVariant?
  }

  /// The widgets of a screen in one setting on versions with the same sizes.
  struct Row {
    let screen: Screen
    let zoom: DisplayZoom
    /// One of the settings; nil if there are none.
    let variant: WidgetVariant?
    /// The newest first.
    fileprivate(set) var versions: [OSVersion]
    /// For each column what is known on the newest version; nil if there is no such widget.
    let answers: [CellEvidence?]
  }

  /// The variants that are settings, the usual one first.
  let settings: [WidgetVariant]
  /// In the order of the families, and of the variants of each.
  let columns: [Column]
  /// What is known in places that have one size on all screens, which need no column.
  let constants: [CellEvidence]

  /// Finds the columns that widgets need.
  init(_ answers: [CellEvidence], _ catalog: Catalog) {
    let widgets = Set(
      answers.filter { $0.width.state != .notApplicable }.compactMap(\.cell.widget))
    var variants: [WidgetFamily: Set<WidgetVariant>] = [:]
    for widget in widgets {
      if let variant = widget.variant { variants[widget.family, default: []].insert(variant) }
    }
    let settings = catalog.variants.filter { variant in
      variants.count > 1 && variants.values.allSatisfy { $0.contains(variant) }
    }
    self.settings = settings
    func column(of widget: WidgetSetting) -> Column {
      Column(
        family: widget.family, variant: widget.variant.flatMap { settings.contains($0) ? nil : $0 })
    }
    let constant = answers.filter(\.isKnown).compactMap { answer in
      answer.cell.widget.map { (column: column(of: $0), answer: answer) }
    }.grouped(by: \.column).filter { column, found in
      let answers = found.map(\.answer)
      return column.variant != nil && Set(answers.map(\.cell.screen)).count > 1
        && Set(answers.map(\.plainText)).count == 1 && answers.allSatisfy { $0.mark == .sourced }
    }
    constants = constant.compactMap { $0.elements.first?.answer }
    let needed = Set(widgets.map(column)).subtracting(constant.map(\.key))
    let kinds = Set(widgets.map(\.kind))
    let families = WidgetKind.allCases.filter(kinds.contains).flatMap(catalog.families)
    columns = families.flatMap { family in
      ([nil] + catalog.variants).map { Column(family: family, variant: $0) }
        .filter(needed.contains)
    }
  }

  /// The rows of the groups of one screen, which are sorted by setting and then from the newest version.
  ///
  /// A setting of which nothing is known on a screen has rows only if it is not Display Zoom, which few
  /// screens have.
  func rows(_ groups: [WidgetGroup]) -> [Row] {
    var rows: [Row] = []
    for zoom in DisplayZoom.allCases {
      for variant in settings.isEmpty ? [nil] : settings.map(Optional.init) {
        var found: [Row] = []
        for group in groups where group.zoom == zoom {
          let answers = columns.map { answer(in: group, $0, variant) }
          guard answers.contains(where: { $0 != nil }) else { continue }
          if let last = found.indices.last, Self.areSame(found[last].answers, answers) {
            found[last].versions += group.versions
          } else {
            found.append(
              Row(
                screen: group.screen, zoom: zoom, variant: variant, versions: group.versions,
                answers: answers))
          }
        }
        let isKnown = found.contains { $0.answers.contains { $0?.isKnown ?? false } }
        if isKnown || zoom == .standard { rows += found }
      }
    }
    return rows
  }

  /// The widget of a column in a setting. What has no variants is the same in all settings, and stands in
  /// the rows of the usual one.
  private func answer(
    in group: WidgetGroup, _ column: Column, _ setting: WidgetVariant?
  ) -> CellEvidence? {
    let isUsual = setting == settings.first
    return group.answers.first { answer in
      guard let widget = answer.cell.widget, widget.family == column.family,
        answer.width.state != .notApplicable
      else { return false }
      guard let variant = widget.variant else { return isUsual && column.variant == nil }
      return column.variant == nil ? variant == setting : isUsual && variant == column.variant
    }
  }

  private static func areSame(_ first: [CellEvidence?], _ second: [CellEvidence?]) -> Bool {
    zip(first, second).allSatisfy { $0?.short == $1?.short }
  }
}
