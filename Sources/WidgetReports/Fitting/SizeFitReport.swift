internal import WidgetSizing
internal import Wording

extension SizeFitResult {
  /// Whether it fits, as a report.
  package var report: Report {
    let verdict: [Field<SizeFit>] = [
      .text("verdict") { fit in
        isCutOff(fit).map { $0 ? "cut-off" : "all-seen" } ?? "unknown"
      },
      .points("roomWidth") { $0.room(.width) }, .points("roomHeight") { $0.room(.height) },
      .points("tooWide") { excess($0, .width) }, .points("tooHigh") { excess($0, .height) },
      .points("margin") { $0.margin?.value },
    ]
    let answers: [Field<SizeFit>] = Quantity.sides.map { quantity in
      catalog.answerField(quantity.rawValue, of: kind) { (fit: SizeFit) in
        quantity == .width ? fit.width : fit.height
      }
    }
    var report = Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [
        Records(
          "cells", catalog.cellFields(of: kind).map { $0.of(\SizeFit.cell) } + verdict + answers,
          fits)
      ]
    ) { sheet }
    report.facts = [
      .points("contentWidth") { size.width }, .points("contentHeight") { size.height },
      .boolean("usesMargins") { usesMargins }, .boolean("passes") { passes },
    ]
    return report
  }

  private var sheet: Sheet {
    var sheet = Sheet("Does it fit?")
    let known = fits.filter { isCutOff($0) != nil }
    sheet.lines = [scope, verdictLine(known)]
    guard !fits.isEmpty else {
      sheet.lines = [scope, "no such widget exists"]
      return sheet
    }
    let versionLine = catalog.versionLine(of: queries)
    let groups = CellGroups(
      universe: fits.map(\.cell), axes: kind.axes(besides: versionLine), catalog)
    sheet.append(table(of: known, groups))
    sheet.remarks = marginRemarks(known)
    sheet.remarks += catalog.activityRemarks(on: queries, judged: known.map(\.cell))
    if size.width != nil {
      sheet.remarks.append("whether a text fits depends on its font; this is the room that it has")
    }
    let unknown = fits.filter { isCutOff($0) == nil }.map(\.cell)
    sheet.append(unknown: unknown, of: fits.count, groups, catalog)
    sheet.append(versionLine: versionLine)
    sheet.sources = catalog.cited(
      by: known.flatMap { $0.width.claims + $0.height.claims + ($0.margin?.claims ?? []) })
    return sheet
  }

  private func verdictLine(_ known: [SizeFit]) -> String {
    let words = sides.map { "\(size[$0].map { "\($0)" } ?? "") \($0 == .width ? "wide" : "high")" }
    let start = "content \(words.joined(by: " and ")): "
    guard !known.isEmpty else { return start + "not judged, as no size is known" }
    let cut = known.count { isCutOff($0) == true }
    switch cut {
    case 0:
      return start + "all of it is seen"
        + (known.count == fits.count ? "" : " where the size is known")
    case known.count: return start + "cut off everywhere that the size is known"
    default: return start + "cut off in \(cut) of \(known.count) cases"
    }
  }

  /// Cells in which the same is missing together, that in which most is missing first.
  private func table(of known: [SizeFit], _ groups: CellGroups) -> ReportTable {
    var table = ReportTable(
      "",
      [.label(kind.shapeAxis.key), .label("where", isWrapped: true)]
        + sides.flatMap { side -> [ReportTable.Column] in
          [
            .init("usable \(side.name)", isNumeric: true),
            .init(side == .width ? "too wide by" : "too high by", isNumeric: true),
          ]
        })
    let knownOfShapes = Dictionary(grouping: known) { catalog.shape(of: $0.cell) }
    for shape in catalog.shapes(of: kind) {
      let own = knownOfShapes[shape] ?? []
      var isFirst = true
      let rooms = own.grouped { fit in sides.map { fit.room($0) ?? .zero } }
      for (room, alike) in rooms.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        let places = groups.groups(of: alike.map(\.cell)).map {
          catalog.words(for: $0, kind.placeAxes)
        }
        table.append(
          [isFirst ? shape : nil, places.joined(by: "; ")]
            + zip(sides, room).flatMap { side, room -> [String?] in
              let excess = excess(alike[0], side)
              return ["\(room)", excess == .zero ? "–" : excess.map { "\($0)" }]
            })
        isFirst = false
      }
    }
    return table
  }

  /// The margins that were left free, or that the guideline recommends and the system does not keep.
  private func marginRemarks(_ known: [SizeFit]) -> [String] {
    let margins = known.compactMap { fit -> String? in
      let margin = fit.margin ?? engine.evidence(.margin, of: fit.cell)
      guard let value = margin.value, value > .zero else { return nil }
      return catalog.text("\(value)", statedBy: margin.claims, separatedBy: ", ")
    }.withoutRepetition
    guard !margins.isEmpty else { return [] }
    let words = margins.joined(by: "; ")
    if usesMargins { return ["content margin left free on each side: \(words)"] }
    guard kind == .activity else { return ["content margin used: \(words)"] }
    let rooms = sides.compactMap { side -> String? in
      let rest = known.compactMap { fit -> Points? in
        guard let margin = engine.evidence(.margin, of: fit.cell).value else { return nil }
        return fit.room(side).map { max(.zero, $0 - 2 * margin) }
      }
      guard let least = rest.min(), let most = rest.max() else { return nil }
      return "\((least...most).text) \(side == .width ? "wide" : "high")"
    }
    return [
      "the guideline recommends a margin of \(words), which would leave \(rooms.joined(by: " and "))"
    ]
  }
}
