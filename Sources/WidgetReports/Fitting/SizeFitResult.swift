package import WidgetSizing
internal import Wording

/// Whether content of a width, a height or both fits, for each cell of queries, all about one kind.
package struct SizeFitResult: Sendable, AnsweringQueries {
  let engine: Engine
  let size: ContentSize
  let usesMargins: Bool
  let isStrict: Bool
  let remarks: [String]
  let queries: [Query]
  /// The scope of the question, in one line.
  let scope: String
  /// The cells that exist.
  let fits: [SizeFit]

  /// Judges the cells of queries.
  ///
  /// What an iPad shows after scaling is left out unless queries name variants: views are laid out in
  /// another size.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - queries: The widgets.
  ///   - size: The content.
  ///   - usesMargins: Whether the content margins that the system keeps are left free, which it does not of a
  ///     Live Activity.
  ///   - isStrict: Whether content that is cut off, or of which that is not known, is a failure anywhere.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, queries: [Query], size: ContentSize, usesMargins: Bool, isStrict: Bool,
    remarks: [String]
  ) {
    self.engine = engine
    self.size = size
    self.isStrict = isStrict
    self.remarks = remarks
    (self.queries, scope) = engine.scope(of: queries, textSizes: queries.first?.textSizes)
    let usesMargins = usesMargins && queries.kind == .widgetKit
    self.usesMargins = usesMargins
    fits = self.queries.flatMap { engine.layoutCells([$0]) }.map {
      engine.sizeFit(in: $0, usesMargins: usesMargins)
    }
  }

  /// Whether a side that was asked for is known.
  package var hasKnownNumber: Bool { fits.contains { isCutOff($0) != nil } }

  /// Whether content is wholly seen somewhere; of a strict result, whether it is known to be everywhere.
  package var passes: Bool {
    let cut = fits.map(isCutOff)
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
}
