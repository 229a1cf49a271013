package import WidgetSizing
internal import Wording

/// Whether content of a width, a height or both fits, for each cell that is asked for, all of one kind.
package struct SizeFitQuestion: FitScoped {
  let scope: FitScope
  let size: ContentSize
  /// The cells that exist.
  package let rows: [SizeFit]

  package let title = "Does it fit?"
  package let key: String? = "cells"

  /// Judges the cells that are asked for.
  package init(_ scope: FitScope, size: ContentSize) {
    self.scope = scope
    self.size = size
    rows = scope.blocks.flatMap { scope.engine.layoutCells([$0]) }.map {
      scope.engine.sizeFit(
        in: $0, usesMargins: scope.usesMargins && scope.asked.kind.hasFamilies)
    }
  }

  /// Whether it passes, and a side that was asked for is known.
  package var succeeds: Bool { passes && rows.contains { isCutOff($0) != nil } }

  /// Whether content is wholly seen somewhere; of a strict result, whether it is known to be everywhere.
  package var passes: Bool {
    let cut = rows.map(isCutOff)
    return isStrict ? cut.allSatisfy { $0 == false } : cut.contains(false)
  }

  /// Whether content is cut off in a cell; nil if that is not known.
  func isCutOff(_ fit: SizeFit) -> Bool? {
    let excesses = sides.map { excess(fit, $0) }
    if excesses.contains(where: { $0.map { $0 > .zero } ?? false }) { return true }
    return excesses.contains { $0 == nil } ? nil : false
  }

  /// By how much a side of the content is too long, in points; nil if it is not known.
  func excess(_ fit: SizeFit, _ side: Quantity) -> Points? {
    size[side].flatMap { fit.excess(of: $0, side) }
  }

  /// The sides that were asked for.
  var sides: [Quantity] { Quantity.sides.filter { size[$0] != nil } }

  package var facts: [Field<Void>] {
    [
      .points("contentWidth") { size.width }, .points("contentHeight") { size.height },
      .boolean("usesMargins") { usesMargins && kind.hasFamilies }, .boolean("passes") { passes },
    ]
  }

  package var fields: [Field<SizeFit>] {
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
    return catalog.cellFields(of: kind).map { $0.of(\SizeFit.cell) } + verdict + answers
  }

  /// The cells of which it is known whether the content fits.
  private var known: [SizeFit] { rows.filter { isCutOff($0) != nil } }

  package var verdict: [String] {
    [scope.words, rows.isEmpty ? "no such widget exists" : verdictLine(known)]
  }

  package func complete(_ sheet: inout Sheet) {
    guard !rows.isEmpty else { return }
    let known = known
    let versionLine = catalog.versionLine(of: blocks)
    let groups = CellGroups(
      universe: rows.map(\.cell), axes: kind.axes(besides: versionLine), catalog)
    sheet.append(table(of: known, groups))
    sheet.remarks = notesOnAnswer + marginRemarks(known)
    sheet.remarks += catalog.activityRemarks(on: asked, judged: known.map(\.cell))
    if size.width != nil {
      sheet.remarks.append("whether a text fits depends on its font; this is the room that it has")
    }
    let unknown = rows.filter { isCutOff($0) == nil }.map(\.cell)
    sheet.append(unknown: unknown, of: rows.count, groups, catalog)
    sheet.append(versionLine: versionLine)
    sheet.sources = catalog.cited(
      by: known.flatMap { $0.width.claims + $0.height.claims + ($0.margin?.claims ?? []) })
  }

  private func verdictLine(_ known: [SizeFit]) -> String {
    let words = sides.map { "\(size[$0].map { "\($0)" } ?? "") \($0 == .width ? "wide" : "high")" }
    let start = "content \(words.joined(by: " and ")): "
    guard !known.isEmpty else { return start + "not judged, as no size is known" }
    let cut = known.count { isCutOff($0) == true }
    switch cut {
    case 0:
      return start + "all of it is seen"
        + (known.count == rows.count ? "" : " where the size is known")
    case known.count: return start + "cut off everywhere that the size is known"
    default: return start + "cut off in \(cut) of \(known.count) cases"
    }
  }

  /// Cells in which the same is missing together, that in which most is missing first.
  private func table(of known: [SizeFit], _ groups: CellGroups) -> Sheet.Table {
    var table = Sheet.Table(
      "",
      [.label(kind.shapeAxis.key), .label("where", isWrapped: true)]
        + sides.flatMap { side -> [Sheet.Table.Column] in
          [
            .init("usable \(side.name)", isNumeric: true),
            .init(side == .width ? "too wide by" : "too high by", isNumeric: true),
          ]
        })
    let knownOfShapes = Dictionary(grouping: known) { catalog.shape(of: $0.cell) }
    for shape in catalog.shapes(of: kind) {
      let own = knownOfShapes[shape] ?? []
      let rooms = own.grouped { fit in sides.map { fit.room($0) ?? .zero } }
      for (room, alike) in rooms.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        let places = groups.groups(of: alike.map(\.cell)).map {
          catalog.words(for: $0, kind.placeAxes)
        }
        table.append(
          [shape, places.joined(by: "; ")]
            + zip(sides, room).flatMap { side, room -> [String?] in
              let excess = excess(alike[0], side)
              return ["\(room)", excess == .zero ? "–" : excess.map { "\($0)" }]
            })
      }
    }
    return table
  }

  /// The margins that were left free, or that the guideline recommends and the system does not keep.
  private func marginRemarks(_ known: [SizeFit]) -> [String] {
    guard kind != .activity else { return recommendedMargins(known.map(\.cell)) }
    let margins = known.compactMap { fit -> String? in
      let margin = fit.margin ?? engine.evidence(.margin, of: fit.cell)
      return margin.value.map { $0 > .zero } == true ? catalog.words(ofMargin: margin) : nil
    }.withoutRepetition
    guard !margins.isEmpty else { return [] }
    return [
      "content margin \(usesMargins ? "left free on each side" : "used"): \(margins.joined(by: "; "))"
    ]
  }
}
