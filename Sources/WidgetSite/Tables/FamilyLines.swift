internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// The widgets of one group of versions, a line each. On an iPad both sizes of a family are one line: that in
/// which it is laid out, and that in which it is shown.
struct FamilyLines {
  /// A widget and its sizes, one for each column.
  struct Line {
    /// What is known first; that among icons with names is the usual one.
    let widget: WidgetSetting
    let answers: [CellEvidence?]

    /// Whether any number is known.
    var isKnown: Bool { answers.contains { $0?.isKnown ?? false } }
    /// The size that a view is laid out in, or the first that is known.
    var main: CellEvidence? {
      answers.lazy.compactMap(\.self).first(where: \.isKnown)
        ?? answers.lazy.compactMap(\.self).first
    }
    /// What people read of it: what is equal on two versions has equal words.
    var text: [String] {
      answers.map { answer in
        answer.map { $0.isKnown ? "\($0.plainText) \($0.drawnText ?? "")" : "" } ?? ""
      }
    }
  }

  /// The sizes beside each other: `canvas` and `device` on an iPad, else one of no name.
  let columns: [WidgetVariant?]
  let lines: [Line]

  /// Takes the widgets of a group that exist and that `isIncluded` wants.
  init(_ group: WidgetGroup, where isIncluded: (WidgetSetting) -> Bool) {
    var order: [WidgetSetting] = []
    var found: [WidgetSetting: [WidgetVariant?: CellEvidence]] = [:]
    for answer in group.answers {
      guard let own = answer.cell.widget, isIncluded(own), answer.width.state != .notApplicable
      else { continue }
      var widget = own
      let isSide = own.variant == .canvas || own.variant == .device
      if isSide || own.variant == .iconsSmall { widget.variant = nil }
      if found[widget] == nil { order.append(widget) }
      found[widget, default: [:]][isSide ? own.variant : nil] = answer
    }
    let sides: [WidgetVariant?] = [.canvas, .device]
    let hasSides = found.values.contains { sizes in sides.contains { sizes[$0] != nil } }
    let columns = hasSides ? sides : [nil]
    self.columns = columns
    lines = order.map { widget in
      Line(
        widget: widget,
        answers: columns.enumerated().map { index, column in
          found[widget]?[column] ?? (hasSides && index == 0 ? found[widget]?[nil] : nil)
        })
    }
  }

  private init(columns: [WidgetVariant?], lines: [Line]) {
    self.columns = columns
    self.lines = lines
  }

  /// How many sizes are known.
  var knownCount: Int {
    lines.reduce(0) { $0 + $1.answers.count { $0?.isKnown ?? false } }
  }

  /// The sizes that exist and that nobody has published.
  var unknown: [CellEvidence] {
    lines.flatMap { $0.answers.compactMap(\.self).filter { !$0.isKnown } }
  }

  /// The lines and columns with a known size.
  var known: FamilyLines {
    let indices = columns.indices.filter { index in
      lines.contains { $0.answers[index]?.isKnown ?? false }
    }
    return FamilyLines(
      columns: indices.map { columns[$0] },
      lines: lines.filter(\.isKnown).map { line in
        Line(widget: line.widget, answers: indices.map { line.answers[$0] })
      })
  }

  /// Whether each known size is that of another version.
  func hasSizes(of other: FamilyLines) -> Bool {
    lines.filter(\.isKnown).allSatisfy { $0.text == other[$0.widget]?.text }
  }

  /// The line of a widget; nil if there is none.
  subscript(widget: WidgetSetting) -> Line? { lines.first { $0.widget == widget } }
}

extension SiteContext {
  /// The versions of a group: `iOS 26`, `iOS 26 and 27`, `iOS 14 to 17`.
  func versionWords(of group: WidgetGroup) -> String {
    catalog.words(of: group.versions, on: group.screen.platform)
  }
}
