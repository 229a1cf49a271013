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
    let rooms = isBrief ? [] : known.lines.map { textFit(in: $0) }
    let images = isBrief ? [] : known.lines.map { largestImage(of: $0) }
    let model = device.map { catalog.devices[$0] }
    let files = known.lines.map { line in
      templates.map { templateLinks(of: line.widget, $0, for: model) } ?? []
    }
    let hasRooms = !isBrief && countsLines(of: known), hasImages = images.contains { $0 != nil }
    let hasFiles = files.contains { !$0.isEmpty }
    let columns =
      [Table.Column(["Family"])]
      + known.columns.map { Table.Column([Inline(name(ofColumn: $0, in: known))]) }
      + (hasRooms ? [Table.Column(["Lines"], isNumeric: true)] : [])
      + (hasImages ? [Table.Column(["Largest image"], isNumeric: true)] : [])
      + (hasFiles ? [Table.Column(["Template"])] : [])
    return Table(
      caption: caption, columns: columns, rowHeadings: 1,
      rows: known.lines.indices.map { index in
        let line = known.lines[index]
        var row = [Table.Cell(heading(of: line.widget, besides: line.main?.plainText))]
        row += line.answers.map { sizeCell($0, runs) }
        if hasRooms {
          // A number without a margin would look like one with it.
          let rows = rooms[index].map { $0.isMarginKnown ? $0.verdict?.rows.description : "–" }
          row.append(Table.Cell([Inline((rows ?? nil) ?? "")], kind: "more"))
        }
        if hasImages { row.append(Table.Cell([Inline(images[index] ?? "")], kind: "more")) }
        if hasFiles { row.append(Table.Cell([.span(files[index], kind: "files")], kind: "more")) }
        return row
      },
      kind: "answers", layout: .stacked)
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
    var remarks: [(String, Slug)] = []
    for mark in answer.mark.parts {
      switch mark {
      case .disputed:
        let other = answer.rivalText.map { ", \($0)" } ?? ""
        remarks.append(("sources disagree\(other)", mark.chipKind))
      case .derived: remarks.append(("derived by a rule", mark.chipKind))
      case .extrapolated: remarks.append(("derived, not measured", mark.chipKind))
      case .drawn: remarks.append(("counted on screenshots", mark.chipKind))
      case .sourced, .unknown, .notApplicable, .derivedFromDrawn, .extrapolatedFromDrawn: break
      }
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
      .lines(of: .body), along: [cell], at: [.l], largest: .expanded, usesMargins: true
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

  /// What a widget is called: its family in words, as code, and its variant, whose words may end with the size that
  /// stands beside.
  func heading(of widget: WidgetSetting, besides size: String? = nil) -> [Inline] {
    var content: [Inline] = [
      .span([Inline(catalog.name(of: widget.family).capitalizedFirst)], kind: "fam"), .lineBreak,
      .code(PlainText(catalog.id(of: widget.family))),
    ]
    if let variant = widget.variant, variant != .iconsLarge {
      let name = catalog.name(of: variant), end = size.map { ", \($0)" } ?? ""
      let words = name.hasSuffix(end) ? name.dropLast(end.count) : name[...]
      content += [.lineBreak, .span([Inline(words)], kind: "near")]
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
