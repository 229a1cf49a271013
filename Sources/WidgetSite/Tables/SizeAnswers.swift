internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The known widgets of a group, a row each: the size with a link to its evidence, the lines of text and the
  /// image that fit, and the template.
  func answers(
    _ lines: FamilyLines, _ runs: SizeRuns, caption: Table.Caption, isBrief: Bool = false,
    templates: Templates.OfScreen? = nil, for device: Key<Device>? = nil
  ) -> Table {
    let known = lines.known
    let model = device.map { catalog.devices[$0] }
    typealias Column = DescribedColumn<FamilyLines.Line>
    var columns: [Column] = [
      .content("Family") { heading(of: $0.widget) }
    ]
    columns += known.columns.indices.map { index in
      .cells([Inline(name(ofColumn: known.columns[index], in: known))]) {
        sizeCell($0.answers[index], runs)
      }
    }
    if !isBrief, countsLines(of: known) {
      // A number without a margin would look like one with it.
      columns.append(
        .cells(["Lines"], isNumeric: true) { line in
          let rows = textFit(in: line).map {
            $0.isMarginKnown ? $0.verdict?.rows.description ?? "" : "–"
          }
          return Table.Cell([Inline(rows ?? "")], kind: "more")
        })
    }
    if !isBrief, known.lines.contains(where: { largestImage(of: $0) != nil }) {
      columns.append(
        .cells(["Largest image"], isNumeric: true) {
          Table.Cell([Inline(largestImage(of: $0) ?? "")], kind: "more")
        })
    }
    func files(_ line: FamilyLines.Line) -> [Inline] {
      templates.map { templateLinks(of: line.widget, $0, for: model) } ?? []
    }
    if known.lines.contains(where: { !files($0).isEmpty }) {
      columns.append(
        .cells(["Template"]) { Table.Cell([.span(files($0), kind: "files")], kind: "more") })
    }
    return Table(
      caption.text, anchor: caption.anchor, of: known.lines, kind: "answers", layout: .stacked,
      columns)
  }

  private func name(ofColumn variant: WidgetVariant?, in lines: FamilyLines) -> String {
    switch variant {
    case nil:
      lines.lines.contains { $0.main?.pixelSize != nil } ? "Points and pixels" : "Points"
    case .canvas?: "Laid out"
    case .device?: "Shown"
    case let other?: catalog.name(of: other).capitalizedFirst
    }
  }

  /// A size that leads to its evidence, with what the margins leave, and in words what is not plain about it.
  private func sizeCell(_ answer: CellEvidence?, _ runs: SizeRuns) -> Table.Cell {
    guard let answer else { return Table.Cell([]) }
    let inner = answer.contentText.map {
      [Inline.span([.lineBreak, Inline("content \($0)")], kind: "inner")]
    }
    let remarks = remarks(on: answer).flatMap {
      [Inline.lineBreak, .span([Inline($0.text)], kind: $0.kind)]
    }
    return sizeCell(
      answer, at: runs[answer.cell].map { .anchor($0.anchor) }, words: (inner ?? []) + remarks)
  }

  /// What is not plain about a size, in a few words each.
  private func remarks(on answer: CellEvidence) -> [(text: String, kind: Slug)] {
    var remarks = answer.mark.parts.filter { $0 != .sourced }.map { mark in
      let other = mark == .disputed ? answer.rivalText.map { ", \($0)" } : nil
      return (mark.label + (other ?? ""), mark.chipKind)
    }
    if let drawn = answer.drawnText, drawn != answer.rivalText {
      remarks.append(("on screenshots \(drawn)", "chip-drawn"))
    }
    if let guideline = answer.guidelineText {
      remarks.append(("Apple’s guideline: \(guideline)", "near"))
    }
    return remarks
  }

  /// Whether the lines of text in one of the widgets can be counted: whether a content margin is known.
  func countsLines(of lines: FamilyLines) -> Bool {
    lines.known.lines.contains { textFit(in: $0)?.isMarginKnown ?? false }
  }

  /// How body text fits at the default text size between the content margins; nil if no height is known.
  private func textFit(in line: FamilyLines.Line) -> Fit? {
    guard let cell = line.main?.cell, cell.kind == .widgetKit else { return nil }
    let fit = engine.fits(
      .lines(of: .body), along: [cell], at: [.l], usesMargins: true
    ).first?.first
    return fit?.verdict == nil ? nil : fit
  }

  /// The largest image in the shape of the widget that the system archives, in pixels.
  func largestImage(of line: FamilyLines.Line) -> String? {
    guard let answer = line.main, let size = answer.pixelSize,
      let area = engine.imageLimit(of: answer.cell)?.area
    else { return nil }
    return size.largest(within: area.lowerBound)?.description
  }

  /// What a widget is called: its family in words, as code, and its variant.
  func heading(of widget: WidgetSetting) -> [Inline] {
    var content: [Inline] = [
      .span([Inline(catalog.name(of: widget.family).capitalizedFirst)], kind: "fam"), .lineBreak,
      .code(PlainText(catalog.id(of: widget.family))),
    ]
    if let variant = widget.variant, variant != .iconsLarge {
      content += [.lineBreak, .span([Inline(catalog.name(of: variant))], kind: "near")]
    }
    return content
  }

  /// A family with its variant in words: `Small`, `Small, large icons`.
  func name(of cell: Cell) -> String {
    guard let widget = cell.widget else { return "" }
    let variant = widget.variant.flatMap { variant in
      variant == .iconsSmall ? nil : catalog.settingPhrase(variant)
    }
    return ([catalog.name(of: widget.family).capitalizedFirst] + [variant].compactMap(\.self))
      .joined(by: ", ")
  }
}
