/// A widget is as wide at another text size and in another mode.
///
/// Holds where all that was published of a class, OS, orientation, column and entry point is one
/// width.
struct SameWidthRule: Rule {
  static let name = RuleName.sameWidth

  init(from evidence: Evidence) {}

  func groups(in catalog: Catalog) -> [RuleGroup] { [] }

  func line(_ line: Line, in engine: Engine) -> RuleLine? {
    guard line.quantity == .width else { return nil }
    let found = Found(line, in: engine)
    return found.width == nil ? nil : .sameWidth(found)
  }

  /// What was published of a line at other text sizes or in another mode.
  struct Found {
    private let line: Line
    /// The first width, in points; nil if nothing was published.
    private(set) var width: Points?
    /// Whether no claim has another.
    private var isOne = true
    /// The text sizes of the claims about the mode of the line.
    private var ownTextSizes = TextSizeSet()

    init(_ line: Line, in engine: Engine) {
      self.line = line
      for key in line.claims {
        guard let (measured, value) = engine.catalog.measurement(of: key, along: line) else {
          continue
        }
        if measured.mode == line.cell.mode {
          ownTextSizes.formUnion(TextSizeSet(measured.textSize))
        }
        isOne = isOne && (width == nil || width == value)
        width = width ?? value
      }
    }

    /// The one width that was published of other cells than that at `textSize`, in points.
    func value(at textSize: TextSize, in engine: Engine) -> Points? {
      if !ownTextSizes.contains(textSize) { return isOne ? width : nil }
      // Claims about this very cell are what the rule is tested against.
      var only: Points?
      for key in line.claims {
        guard let (measured, value) = engine.catalog.measurement(of: key, along: line),
          measured.mode != line.cell.mode || measured.textSize != textSize
        else { continue }
        guard only == nil || only == value else { return nil }
        only = value
      }
      return only
    }

    func conclusion(at textSize: TextSize, in engine: Engine) -> Conclusion? {
      guard let value = value(at: textSize, in: engine) else { return nil }
      var claims: [Key<Claim>] = []
      var extrapolates = AxisSet(.textSize, .mode)
      for key in line.claims {
        guard let (measured, _) = engine.catalog.measurement(of: key, along: line) else { continue }
        let differs = AxisSet()
          .extended(by: .textSize, unless: measured.textSize == textSize)
          .extended(by: .mode, unless: measured.mode == line.cell.mode)
        guard !differs.isEmpty else { continue }
        claims.append(key)
        extrapolates = extrapolates.intersection(differs)
      }
      return .value(
        Prediction(
          value: value, range: value...value,
          derivation: Derivation(
            rule: SameWidthRule.name, claims: claims, extrapolates: extrapolates,
            steps: engine.explains ? [.measuredAs(value)] : [])))
    }
  }
}

extension Catalog {
  /// The cell for which a claim states the width, and that width in points, if it differs from a
  /// line in mode and text size alone.
  @inline(__always)
  fileprivate func measurement(
    of key: Key<Claim>, along line: Line
  ) -> (cell: TodayCell, width: Points)? {
    let claim = todayClaims[key]
    guard claim.use == .answer, let width = claim.value else { return nil }
    var cell = line.cell
    if case .only(let mode) = claim.mode { cell.mode = mode }
    cell.textSize = if case .only(let only) = claim.textSize { only } else { .l }
    guard claim.answers(cell), !isException(key, to: SameWidthRule.name) else { return nil }
    return (cell, width)
  }
}
