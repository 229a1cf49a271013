/// Infers k of *whole-rows*, the height that the system reserves: intersects the intervals that the
/// claims of each group allow, once with each side of the screen as H.
struct ReservedHeightInference {
  /// The values of k that the claims of a group allow, if H is a given side.
  private struct Interval {
    /// k is more than this, in points.
    var above: Points
    var aboveClaims: [Key<Claim>]
    /// k is at most this, in points.
    var upTo: Points
    var upToClaims: [Key<Claim>]

    /// Whether a k of 0 or more fits all claims.
    var holds: Bool { above < upTo && upTo >= .zero }

    /// Reduces the interval to what `other` also allows.
    mutating func intersect(_ other: Self) {
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
  }

  private struct Candidate {
    let group: WholeRowsRule.Group
    var upright: Interval
    var short: Interval
    var claims: [Key<Claim>] = []
    var coverage = Coverage()
  }

  private var candidates: [Candidate] = []
  /// The rows found so far on one screen: many claims may be about one cell.
  private var rows: [Cell: Points?] = [:]
  private var screen: Key<ScreenClass>?

  /// The row height of a compact cell, in points; nil if no claim states its height.
  private mutating func row(of cell: Cell, in claims: ClaimIndex) -> Points? {
    if let row = rows[cell] { return row }
    let row = claims.statedValue(.height, of: cell).flatMap(RowHeight.row)
    rows[cell] = row
    return row
  }

  /// Adds a claim about expanded heights, for the cells with a stated compact height. The claims of a screen follow each
  /// other, so that memory does not grow with the screens.
  mutating func add(
    _ key: Key<Claim>, _ claim: Claim, of screenClass: Key<ScreenClass>,
    in claims: ClaimIndex
  ) {
    guard claim.box[only: Mode.self] == .expanded, let height = claim.value else { return }
    if screenClass != self.screen { rows = [:] }
    self.screen = screenClass
    let screen = claims.catalog.screenClasses[screenClass]
    for cell in claims.catalog.cells(
      of: claim, on: claims.catalog.screen(of: screenClass, with: .today))
    {
      guard let orientation = cell[Orientation.self], let entryPoint = cell[EntryPoint.self],
        let row = row(of: cell.in(.compact), in: claims)
      else { continue }
      func interval(_ side: WholeRowsRule.Side) -> Interval {
        let upTo = side.height(of: screen, in: orientation) - height
        let above = upTo - row
        return Interval(above: above, aboveClaims: [key], upTo: upTo, upToClaims: [key])
      }
      let group = WholeRowsRule.Group(
        os: cell.os, idiom: screen.idiom, entryPoint: entryPoint)
      let (upright, short) = (interval(.upright), interval(.short))
      let index = candidates.firstIndex(
        where: { $0.group == group },
        orAppend: Candidate(group: group, upright: upright, short: short))
      candidates[index].upright.intersect(upright)
      candidates[index].short.intersect(short)
      candidates[index].claims.append(key)
      candidates[index].coverage.insert(claim)
    }
  }

  /// The reserved height of each group.
  var reservedHeights: [WholeRowsRule.ReservedHeight] {
    candidates.map { candidate in
      let sides = [(WholeRowsRule.Side.upright, candidate.upright), (.short, candidate.short)]
        .filter { $0.1.holds }
      return WholeRowsRule.ReservedHeight(
        group: candidate.group,
        fits: sides.map { side, interval in
          .init(
            side: side, above: interval.above,
            aboveClaims: interval.aboveClaims.withoutRepetition, upTo: interval.upTo,
            upToClaims: interval.upToClaims.withoutRepetition)
        }, basis: sides.flatMap { $0.1.aboveClaims + $0.1.upToClaims }.withoutRepetition,
        claims: candidate.claims.withoutRepetition, coverage: candidate.coverage)
    }
  }
}
