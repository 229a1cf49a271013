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
    let sides: [WidgetVariant?] = [.canvas, .device]
    let pivot = WidgetPivot(
      group.answers.filter { $0.cell.widget.map(isIncluded) == true },
      row: { widget in
        var line = widget
        if widget.variant == .iconsSmall || sides.contains(widget.variant) { line.variant = nil }
        return line
      }, column: { sides.contains($0.variant) ? $0.variant : nil })
    let hasSides = sides.contains(where: pivot.has)
    columns = hasSides ? sides : [nil]
    lines = pivot.rows.map { widget in
      var answers = (hasSides ? sides : [nil]).map { pivot[widget, $0] }
      if hasSides, answers[0] == nil { answers[0] = pivot[widget, nil] }
      return Line(widget: widget, answers: answers)
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
