internal import Documents
internal import WidgetSizing
internal import Wording

/// The sizes of families on versions: a row for each family and variant, a column for each group of
/// versions with the same sizes, the newest first.
struct FamilyTable {
  /// A family and its variant; that among icons with names is the usual one.
  struct Row {
    let widget: WidgetSetting
    /// What is known of it in each group; nil where there is no such widget.
    let answers: [CellEvidence?]

    /// Whether any number is known.
    var isKnown: Bool { answers.contains { $0?.isKnown ?? false } }
  }

  let groups: [WidgetGroup]
  let rows: [Row]

  /// Whether any number is known.
  var isKnown: Bool { rows.contains(where: \.isKnown) }

  /// Makes the table of the widgets in `groups` that `isIncluded` wants. One that exists on none of the
  /// versions has no row.
  init(_ groups: [WidgetGroup], where isIncluded: (WidgetSetting) -> Bool) {
    var order: [WidgetSetting] = []
    var answers: [WidgetSetting: [Int: CellEvidence]] = [:]
    for (index, group) in groups.enumerated() {
      for answer in group.answers {
        guard var widget = answer.cell.widget, isIncluded(widget),
          answer.width.state != .notApplicable
        else { continue }
        if widget.variant == .iconsSmall { widget.variant = nil }
        if answers[widget] == nil { order.append(widget) }
        answers[widget, default: [:]][index] = answer
      }
    }
    self.groups = groups
    rows = order.map { widget in
      Row(widget: widget, answers: groups.indices.map { answers[widget]?[$0] })
    }
  }
}

extension FamilyTable {
  private init(groups: [WidgetGroup], rows: [Row]) {
    self.groups = groups
    self.rows = rows
  }

  /// The columns of the newest versions, and the rows that have anything there.
  func newest(_ count: Int) -> FamilyTable {
    FamilyTable(
      groups: Array(groups.prefix(count)),
      rows: rows.map { Row(widget: $0.widget, answers: Array($0.answers.prefix(count))) }
        .filter { $0.answers.contains { $0 != nil } })
  }
}

extension SiteContext {
  /// A table of families and versions, with the templates of each family.
  func table(
    _ table: FamilyTable, caption: Table.Caption, templates: Templates.OfScreen? = nil
  ) -> Table {
    Table(
      caption: caption,
      columns: [Table.Column([])] + table.groups.map { Table.Column([Inline($0.versionWords)]) },
      rowHeadings: 1,
      rows: table.rows.map { row in
        [Table.Cell(heading(of: row.widget, templates))]
          + row.answers.map { answer in
            answer.map { sizeCell($0) }
              ?? Table.Cell([chip(.notApplicable)], kind: "none")
          }
      },
      kind: "sizes", layout: .stacked)
  }

  /// What a widget is called: its family in words, as code, and its variant; and its templates.
  func heading(
    of widget: WidgetSetting, _ templates: Templates.OfScreen? = nil
  ) -> [Inline] {
    var content: [Inline] = [
      .span([Inline(catalog.name(of: widget.family).capitalizedFirst)], kind: "fam"), .lineBreak,
      .code(PlainText(catalog.id(of: widget.family))),
    ]
    if let variant = widget.variant, variant != .iconsLarge {
      content += [.lineBreak, .span([Inline(catalog.name(of: variant))], kind: "near")]
    }
    let links = templates.map { templateLinks(of: widget, $0) } ?? []
    return links.isEmpty ? content : content + [.lineBreak, .span(links, kind: "files")]
  }
}

extension WidgetGroup {
  /// The versions: `iOS 26`, `iOS 14 to 17`.
  var versionWords: String {
    let first = versions[0], last = versions[versions.count - 1]
    return "\(screen.platform.rawValue) " + (first == last ? "\(first)" : "\(first) to \(last)")
  }
}
