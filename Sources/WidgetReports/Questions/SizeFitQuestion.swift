package import WidgetSizing
internal import Wording

/// Whether content of a width, a height or both fits, for each cell that is asked for, all of one kind.
package struct SizeFitQuestion: FitScoped {
  let scope: QuestionScope
  let size: ContentSize
  /// The cells that exist.
  package let rows: [CellEvidence]

  package let key: String? = "cells"

  /// Judges the cells that are asked for.
  package init(_ scope: QuestionScope, size: ContentSize) {
    self.scope = scope
    self.size = size
    rows = scope.blocks.flatMap { scope.engine.layoutCells([$0]) }.map { scope.engine.evidence($0) }
  }

  /// Whether it passes, and a side that was asked for is known.
  package var succeeds: Bool { passes && rows.contains { isCutOff($0) != nil } }

  /// Whether content is wholly seen somewhere; of a strict result, whether it is known to be everywhere.
  package var passes: Bool {
    let cut = rows.map(isCutOff)
    return isStrict ? cut.allSatisfy { $0 == false } : cut.contains(false)
  }

  /// What is known of the content margin of a cell, which stays free on each side; nil if the content may use it, or if
  /// the widget has none.
  private func margin(_ row: CellEvidence) -> Evidence? {
    usesMargins && kind.hasFamilies && engine.quantities(of: row.cell).contains(.margin)
      ? row[.margin] : nil
  }

  /// The width or the height that is left to content, in points; of a range, the smallest. Nil if it is not
  /// known. A margin that is not known counts as 0.
  private func room(_ row: CellEvidence, _ side: Quantity) -> Points? {
    row[side].value.map { max(.zero, $0 - 2 * (margin(row)?.value ?? .zero)) }
  }

  /// Whether content is cut off in a cell; nil if that is not known.
  private func isCutOff(_ row: CellEvidence) -> Bool? {
    let excesses = sides.map { excess(row, $0) }
    if excesses.contains(where: { $0.map { $0 > .zero } ?? false }) { return true }
    return excesses.contains { $0 == nil } ? nil : false
  }

  /// By how much a side of the content is too long, in points; nil if it is not known.
  private func excess(_ row: CellEvidence, _ side: Quantity) -> Points? {
    size[side].flatMap { length in room(row, side).map { max(.zero, length - $0) } }
  }

  /// The sides that were asked for.
  var sides: [Quantity] { Quantity.sides.filter { size[$0] != nil } }

  package var facts: [Field<Void>] {
    [
      .points("contentWidth") { size.width }, .points("contentHeight") { size.height },
      .boolean("usesMargins") { usesMargins && kind.hasFamilies }, .boolean("passes") { passes },
    ]
  }

  package var fields: [Field<CellEvidence>] {
    let verdict: [Field<CellEvidence>] = [
      .text("verdict") { row in
        isCutOff(row).map { $0 ? "cut-off" : "all-seen" } ?? "unknown"
      },
      .points("roomWidth") { room($0, .width) }, .points("roomHeight") { room($0, .height) },
      .points("tooWide") { excess($0, .width) }, .points("tooHigh") { excess($0, .height) },
      .points("margin") { margin($0)?.value },
    ]
    return catalog.cellFields(of: kind).map { $0.of(\.cell) } + verdict
      + catalog.sideFields(of: kind)
  }

  /// The cells of which it is known whether the content fits.
  private var known: [CellEvidence] { rows.filter { isCutOff($0) != nil } }

  package var verdict: [String] {
    rows.isEmpty ? absence : [scope.words, verdictLine(known)]
  }

  package func complete(_ sheet: inout Sheet) {
    guard !rows.isEmpty else { return }
    let known = known
    add(
      table(of: known), to: &sheet, unknown: rows.filter { isCutOff($0) == nil }.map(\.cell),
      of: rows.map(\.cell),
      notesOnAnswer + marginLines(known.map { ($0.cell, margin($0)) })
        + (size.width == nil
          ? [] : ["whether a text fits depends on its font; this is the room that it has"]),
      citing: known.flatMap { $0.width.claims + $0.height.claims + (margin($0)?.claims ?? []) })
  }

  private func verdictLine(_ known: [CellEvidence]) -> String {
    let words = sides.map { "\(size[$0].map { "\($0)" } ?? "") \($0 == .width ? "wide" : "high")" }
    let cut = known.count { isCutOff($0) == true }
    return "content \(words.joined(by: " and ")): "
      + (known.isEmpty
        ? "not judged, as no size is known"
        : cutWords(cut, of: known.count, among: rows.count))
  }

  /// Cells with the same room together, that with the least room first.
  private func table(of known: [CellEvidence]) -> Sheet.Table {
    func rooms(_ row: CellEvidence) -> [Points] { sides.map { room(row, $0) ?? .zero } }
    return table(
      of: known.sorted { rooms($0).lexicographicallyPrecedes(rooms($1)) }, \.cell, alike: rooms,
      isWhole: { isCutOff($0) == false }, groups(of: rows.map(\.cell)),
      sides.flatMap { side -> [(Sheet.Table.Column, ([CellEvidence]) -> Sheet.Table.Cell)] in
        [
          (
            .init("usable \(side.name)", isNumeric: true),
            { .init($0.compactMap { room($0, side) }.span) }
          ),
          (
            .init(side == .width ? "too wide by" : "too high by", isNumeric: true),
            { .init(excess($0[0], side).map { $0 == .zero ? "–" : "\($0)" }) }
          ),
        ]
      })
  }
}
