/// A widget is as wide at another text size and in another mode.
///
/// Holds where all published widths of a class, OS, orientation, column and entry point are equal.
struct SameWidthRule: Rule {
  static let name = RuleName.sameWidth
  static let statement =
    "the width at another text size and in another mode is the same"

  static let domain = Box.todayExtensions
  static let quantity: Quantity? = .width

  /// Of the widths that it derives, those that are not legacy and no quick actions.
  static func isReplayed(over quantity: Quantity, of cell: Cell) -> Bool {
    ScreenWidthRule.isReplayed(over: quantity, of: cell)
  }

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard let mode = line.cell[Mode.self] else { return nil }
    let widths = Widths(of: line.cell, mode, claims: line.claims, in: engine.catalog)
    return widths.width == nil ? nil : widths
  }

  /// The widths that were published for a line, at any text size and in any mode.
  struct Widths: Solution {
    var rule: RuleName { SameWidthRule.name }
    var mayHaveAlternatives: Bool { !agree }
    /// The mode of the line.
    private let mode: Mode
    /// The claims, with the mode, the text size and the width in points that each states.
    private let published: [(claim: Key<Claim>, mode: Mode, textSize: TextSize, width: Points)]
    /// The first width, in points; nil if nothing was published.
    private(set) var width: Points?
    /// Whether all claims state the same width.
    private var agree = true
    /// The text sizes of the claims about the mode of the line.
    private var ownTextSizes = PlaceSet<TextSize>()

    init(of line: Cell, _ mode: Mode, claims: [Key<Claim>], in catalog: Catalog) {
      self.mode = mode
      published = claims.compactMap { catalog.publishedWidth(of: $0, along: line) }
      for (_, other, textSize, width) in published {
        if other == mode { ownTextSizes.formUnion(PlaceSet<TextSize>(textSize)) }
        agree = agree && (self.width == nil || self.width == width)
        self.width = self.width ?? width
      }
    }

    /// The width that all claims about cells other than the one at `textSize` state, in points; nil
    /// if they differ or there are none.
    private func value(at textSize: TextSize) -> Points? {
      if !ownTextSizes.contains(textSize) { return agree ? width : nil }
      // The rule is tested against the claims about this cell, so it does not use them.
      let others = published.lazy.filter { $0.mode != mode || $0.textSize != textSize }.map(\.width)
      return others.first.flatMap { only in others.allSatisfy { $0 == only } ? only : nil }
    }

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      guard let value = value(at: textSize) else { return nil }
      var claims: [Key<Claim>]? = record == nil ? nil : []
      var extrapolates = PlaceSet<Axis>(.textSize, .mode)
      for width in published {
        let differs = PlaceSet<Axis>()
          .extended(by: .textSize, unless: width.textSize == textSize)
          .extended(by: .mode, unless: width.mode == mode)
        guard !differs.isEmpty else { continue }
        claims?.append(width.claim)
        extrapolates = extrapolates.intersection(differs)
      }
      record?.derivation = Derivation(
        rule, basis: claims ?? [],
        steps: [Step("\(value) at the text size or in the mode that was measured")])
      return .value(value...value, extrapolates: extrapolates)
    }
  }
}

extension Catalog {
  /// The width that a claim states, in points, with its mode and text size; nil if its cell differs
  /// from the line in anything else.
  fileprivate func publishedWidth(
    of key: Key<Claim>, along line: Cell
  ) -> (claim: Key<Claim>, mode: Mode, textSize: TextSize, width: Points)? {
    let claim = claims[key]
    guard claim.use == .answer, let width = claim.value, let mode = line[Mode.self]
    else { return nil }
    let textSize = claim.box[only: TextSize.self] ?? .l
    let cell = line.with(claim.box[only: Mode.self] ?? mode).with(textSize)
    guard claim.answers(cell), !isException(key, to: SameWidthRule.name) else { return nil }
    return (key, cell[Mode.self] ?? mode, textSize, width)
  }
}
