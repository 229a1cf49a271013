/// An expanded widget is at most as many whole rows as fit on the screen.
///
/// maximum = ⌊(H − k) ÷ row⌋ × row, where H is the height of the screen and k what the system keeps
/// for itself. An expanded height of n rows means H − (n+1) × row < k ≤ H − n × row; the claims of
/// one group (OS, idiom, entry point) are intersected. If nothing is left, the rule does not hold
/// in that group and gives nothing there.
struct WholeRowsRule: Rule {
  static let name = RuleName.wholeRows

  /// The cells that have one k.
  struct Group: Hashable {
    let os: OSVersion
    let idiom: Idiom
    let entryPoint: EntryPoint
  }

  /// What the claims of a group allow for k.
  struct Kept {
    /// An interval, and the claims that set its ends.
    struct Interval {
      /// k is more than this, in points.
      var above: Points
      var aboveClaims: [Key<TodayClaim>]
      /// k is at most this, in points.
      var upTo: Points
      var upToClaims: [Key<TodayClaim>]

      var isEmpty: Bool { upTo <= above }
    }

    /// With H as the height of the screen as it is held.
    fileprivate(set) var upright: Interval
    /// With H as the short side of the screen, which is what fits iPads on iOS 12.
    fileprivate(set) var shortSide: Interval
    /// All claims of the group.
    fileprivate(set) var claims: [Key<TodayClaim>]

    /// Whether the rule goes by the short side, because only that fits.
    var usesShortSide: Bool { upright.isEmpty && !shortSide.isEmpty }
    /// Empty if the rule does not hold in the group.
    var interval: Interval { usesShortSide ? shortSide : upright }
  }

  /// What is known of k, by group.
  private(set) var kept: [Group: Kept] = [:]

  init(from evidence: Evidence) {
    let catalog = evidence.catalog
    evidence.forEachInput(to: Self.name, .height) { key, claim, screenClass in
      guard claim.mode == .only(.expanded), let height = claim.value else { return }
      for cell in catalog.cells(of: claim, in: screenClass) {
        var compactCell = cell
        compactCell.mode = .compact
        guard let compact = evidence.stated(.height, of: compactCell)?.value else { continue }
        let row = RowHeight.row(ofCompact: compact)
        let screen = catalog.screenClasses[screenClass]
        func interval(_ available: Points) -> Kept.Interval {
          Kept.Interval(
            above: available - height - row, aboveClaims: [key],
            upTo: available - height, upToClaims: [key])
        }
        let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
        let upright = interval(screen.height(in: cell.orientation))
        let shortSide = interval(min(screen.width, screen.height))
        if kept[group] == nil {
          kept[group] = Kept(upright: upright, shortSide: shortSide, claims: [key])
        } else {
          kept[group]?.upright.intersect(upright)
          kept[group]?.shortSide.intersect(shortSide)
          kept[group]?.claims.append(key)
        }
      }
    }
  }

  func conclusion(on quantity: Quantity, of cell: TodayCell, in engine: Engine) -> Conclusion? {
    let catalog = engine.catalog
    let screen = catalog.screenClasses[cell.screenClass]
    let group = Group(os: cell.os, idiom: screen.idiom, entryPoint: cell.entryPoint)
    guard quantity == .height, cell.mode == .expanded,
      let kept = kept[group], !kept.interval.isEmpty
    else { return nil }
    var compactCell = cell
    compactCell.mode = .compact
    let compact = engine.answer(.height, of: compactCell)
    guard let value = compact.value else { return nil }

    let height =
      kept.usesShortSide ? min(screen.width, screen.height) : screen.height(in: cell.orientation)
    var extrapolates = compact.derivation?.extrapolates ?? AxisSet()
    let claims = kept.claims.map { catalog.todayClaims[$0] }
    if !claims.contains(where: { $0.textSize.answers(cell.textSize, default: .l) }) {
      extrapolates.insert(.textSize)
    }
    if !claims.contains(where: { $0.orientation.answers(cell.orientation, default: .portrait) }) {
      extrapolates.insert(.orientation)
    }
    let basis =
      kept.interval.aboveClaims + kept.interval.upToClaims.filter {
        !kept.interval.aboveClaims.contains($0)
      }
    var steps = [
      Step.kept(
        height: height, isShortSide: kept.usesShortSide, above: kept.interval.above,
        upTo: kept.interval.upTo)
    ]
    /// The rows that fit if the compact height is `compact`.
    func rows(ofCompact compact: Points) -> ClosedRange<Points> {
      let row = RowHeight.row(ofCompact: compact)
      let count = kept.interval.count(of: row, in: height)
      steps += [.row(compact: compact, row: row), .wholeRows(count: count, row: row)]
      return count.lowerBound * row...count.upperBound * row
    }

    let ends = compact.range.map { [$0.lowerBound, $0.upperBound] } ?? [value]
    let ranges = ends.map(rows)
    guard let smallest = ranges.map(\.lowerBound).min(),
      let largest = ranges.map(\.upperBound).max()
    else { return nil }
    guard smallest >= value else { return .refused(.belowCompact(smallest, compact: value)) }
    var alternatives: [Answer.Alternative] = []
    for alternative in compact.alternatives where !alternative.isShadowed {
      let range = rows(ofCompact: alternative.value)
      alternatives.append(
        Answer.Alternative(
          value: range.lowerBound,
          range: range.lowerBound < range.upperBound ? range : nil,
          claims: basis + alternative.claims))
    }
    return .value(
      Prediction(
        value: smallest, range: smallest...largest, alternatives: alternatives,
        derivation: Derivation(
          rule: Self.name,
          claims: basis + (compact.derivation?.claims ?? compact.claims).filter {
            !basis.contains($0)
          },
          extrapolates: extrapolates, steps: steps)))
  }
}

extension WholeRowsRule.Kept.Interval {
  fileprivate mutating func intersect(_ other: Self) {
    if other.above > above {
      (above, aboveClaims) = (other.above, other.aboveClaims)
    } else if other.above == above {
      aboveClaims += other.aboveClaims
    }
    if other.upTo < upTo {
      (upTo, upToClaims) = (other.upTo, other.upToClaims)
    } else if other.upTo == upTo {
      upToClaims += other.upToClaims
    }
  }

  /// How many rows fit into a screen `height` high, for every k that the interval allows.
  func count(of row: Points, in height: Points) -> ClosedRange<Int> {
    let smallest = (height - upTo).quotient(by: row)
    // k is more than `above`, so that a row that would end just there does not fit.
    let largest = (height - above - Points(threeHundredths: 1)).quotient(by: row)
    return smallest...largest
  }
}
