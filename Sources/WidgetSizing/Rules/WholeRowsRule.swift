/// An expanded widget is at most as many whole rows as fit on the screen.
///
/// maximum = ⌊(H − k) ÷ row⌋ × row, where H is the height of the screen and k what the system keeps
/// for itself. An expanded height of n rows means H − (n+1) × row < k ≤ H − n × row; the claims of
/// one group (OS, idiom, entry point) are intersected. If nothing is left, the rule does not hold
/// in that group and gives nothing there.
struct WholeRowsRule: Rule {
  static let name = RuleName.wholeRows

  /// The cells that have one k.
  struct Group: Equatable {
    let os: OSVersion
    let idiom: Idiom
    let entryPoint: EntryPoint
  }

  /// Which side of the screen H is. A parameter of the rule: iPads on iOS 12 go by the short side.
  enum Side {
    /// The height of the screen as it is held.
    case upright
    case short

    /// H of a screen, in points.
    func height(of screen: ScreenClass, in orientation: Orientation) -> Points {
      self == .upright ? screen.height(in: orientation) : min(screen.width, screen.height)
    }
  }

  /// A side that fits all claims of a group, and what they allow for k with it.
  struct Fit {
    let side: Side
    /// k is more than this, in points.
    let above: Points
    /// The claims that say so.
    let aboveClaims: [Key<Claim>]
    /// k is at most this, in points.
    let upTo: Points
    /// The claims that say so.
    let upToClaims: [Key<Claim>]

    /// How many rows fit into a screen, for every k that is allowed.
    func count(of row: Points, in height: Points) -> ClosedRange<Int> {
      let smallest = (height - upTo).quotient(by: row)
      // k is more than `above`, so that a row that would end just there does not fit.
      let largest = (height - above - Points(threeHundredths: 1)).quotient(by: row)
      return smallest...largest
    }
  }

  /// What is known of one group.
  struct Kept {
    let group: Group
    /// The sides that fit all claims; none if the rule does not hold in the group.
    let fits: [Fit]
    /// The claims that set the ends of what is allowed.
    let basis: [Key<Claim>]
    /// All claims of the group.
    let claims: [Key<Claim>]

    init(group: Group, fits: [Fit], claims: [Key<Claim>]) {
      self.group = group
      self.fits = fits
      self.claims = claims
      basis = fits.flatMap { $0.aboveClaims + $0.upToClaims }.withoutRepetition
    }
  }

  /// What is known of k, group by group.
  let kept: [Kept]

  init(kept: [Kept]) {
    self.kept = kept
  }

  init(from evidence: Evidence) {
    var inference = KeptInference()
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      inference.add(key, claim, of: screenClass, in: evidence)
    }
    kept = inference.kept
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    kept.flatMap { kept in
      let parameters = kept.fits.map {
        RuleGroup.Parameter.kept(above: $0.above, upTo: $0.upTo, isShortSide: $0.side == .short)
      }
      return (parameters.isEmpty ? [.none] : parameters).map {
        RuleGroup(
          os: kept.group.os, idiom: kept.group.idiom, entryPoint: kept.group.entryPoint,
          parameter: $0, claims: kept.claims, basis: kept.basis)
      }
    }.sorted { $0.sortKey < $1.sortKey }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
    guard quantity == .height, cell.mode == .expanded,
      let kept = kept.first(where: { $0.group == group })
    else { return nil }
    var compactCell = cell
    compactCell.mode = .compact
    let compact = engine.answerOfExisting(.height, of: compactCell)
    guard !kept.fits.isEmpty, let value = compact.value else { return nil }

    let compactClaims = compact.derivation?.claims ?? compact.claims
    // The entry point is that of the group.
    let extrapolates = (compact.derivation?.extrapolates ?? AxisSet())
      .union(catalog.axesBeyond(kept.claims, of: cell).subtracting(AxisSet(.entryPoint)))
    var steps: [Step] = []
    for fit in kept.fits where engine.explains {
      steps.append(
        .kept(
          height: fit.side.height(of: screen, in: cell.orientation),
          isShortSide: fit.side == .short, above: fit.above, upTo: fit.upTo))
      steps.append(.keptMoreThan(fit.above, fit.aboveClaims))
      steps.append(.keptAtMost(fit.upTo, fit.upToClaims))
    }
    /// The heights that the rows allow if the compact height is `compact`.
    func heights(ofCompact compact: Points) -> ClosedRange<Points>? {
      guard let row = RowHeight.row(ofCompact: compact) else { return nil }
      var (smallest, largest) = (Int.max, Int.min)
      for fit in kept.fits {
        let count = fit.count(of: row, in: fit.side.height(of: screen, in: cell.orientation))
        smallest = min(smallest, count.lowerBound)
        largest = max(largest, count.upperBound)
      }
      if engine.explains {
        steps.append(.row(compact: compact, row: row))
        steps.append(.wholeRows(count: smallest...largest, row: row))
      }
      return smallest * row...largest * row
    }

    // A higher row may give more or less: every candidate is tried, not the ends alone.
    guard var range = heights(ofCompact: value) else { return nil }
    for candidate in compact.candidates where candidate != value {
      guard let other = heights(ofCompact: candidate) else { return nil }
      range = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
    }
    let smallest = range.lowerBound
    guard smallest >= value else { return .refused(.belowCompact(smallest, compact: value)) }
    var alternatives: [Answer.Alternative] = []
    for alternative in compact.alternatives where !alternative.isShadowed {
      guard let range = heights(ofCompact: alternative.value),
        range.lowerBound >= alternative.value
      else { continue }
      alternatives.append(
        Answer.Alternative(
          value: range.lowerBound,
          range: range.lowerBound < range.upperBound ? range : nil,
          claims: (kept.basis + alternative.claims).withoutRepetition))
    }
    return .value(
      Prediction(
        value: smallest, range: range, alternatives: alternatives,
        derivation: Derivation(
          rule: Self.name,
          claims: kept.basis + compactClaims.filter { !kept.basis.contains($0) },
          extrapolates: extrapolates, steps: steps)))
  }
}
