import Testing

@testable import WidgetSizing

/// The axes that claims cover; beyond them a rule extrapolates.
@Suite struct CoverageTests {
  static let orientations =
    [Said<Orientation>?.none, .every] + Orientation.allCases.map(Said.only)
  static let entryPoints = [Said<EntryPoint>?.none, .every] + EntryPoint.allCases.map(Said.only)

  /// A claim for each combination of what it can state of the two axes.
  static let claims = orientations.flatMap { orientation in
    entryPoints.map { Claim.saying(orientation: orientation, entryPoint: $0) }
  }

  /// Cells of a version without a Today view and of one with it.
  static let cells = [8, 10].flatMap { os in
    Orientation.allCases.flatMap { orientation in
      EntryPoint.allCases.map {
        Cell(
          os: OSVersion(os), screenClass: Key(index: 0), orientation: orientation, textSize: .l,
          entryPoint: $0, mode: .compact)
      }
    }
  }

  private func coverage(_ claims: [Claim]) -> Coverage {
    var coverage = Coverage()
    for said in claims.compactMap(\.today) { coverage.insert(said) }
    return coverage
  }

  /// The axes along which none of the claims answers for a cell.
  private func axes(of cell: Cell, beyond claims: [Claim]) -> AxisSet {
    guard let today = cell.today else { return AxisSet() }
    var axes = AxisSet()
    if !claims.contains(where: { $0.today?.orientation.contains(today.orientation) ?? false }) {
      axes.insert(.orientation)
    }
    if !claims.contains(where: {
      $0.today?.entryPoints.contains(today.entryPoint, on: cell.os) ?? false
    }) {
      axes.insert(.entryPoint)
    }
    return axes
  }

  @Test func aClaimCoversTheAxesThatItAnswersFor() {
    for cell in Self.cells {
      #expect(Coverage().axesBeyond(of: cell) == AxisSet(.orientation, .entryPoint))
      for claim in Self.claims {
        let expected = axes(of: cell, beyond: [claim])
        #expect(coverage([claim]).axesBeyond(of: cell) == expected, "\(claim), \(cell)")
      }
    }
  }

  @Test func twoClaimsCoverTheAxesOfEither() {
    for first in Self.claims {
      for second in Self.claims {
        let both = coverage([first, second])
        var united = coverage([first])
        united.formUnion(coverage([second]))
        for cell in Self.cells {
          let expected = axes(of: cell, beyond: [first, second])
          #expect(both.axesBeyond(of: cell) == expected)
          #expect(united.axesBeyond(of: cell) == expected)
        }
      }
    }
  }

  @Test func theTextSizesAreThoseThatClaimsAnswerFor() {
    var coverage = coverage([.saying(), .saying(textSize: .only(.ax5))])
    #expect(coverage.textSizes == TextSizeSet([.l, .ax5]))
    coverage.formUnion(self.coverage([.saying(textSize: .only(.xs))]))
    #expect(coverage.textSizes == TextSizeSet([.xs, .l, .ax5]))
    #expect(self.coverage([.saying(textSize: .every)]).textSizes == .all)
  }
}
