import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Which claims speak of a cell, and what they state.
@Suite struct ClaimIndexTests {
  static let cell = Cell(
    os: OSVersion(10), screenClass: Key(index: 0), orientation: .landscape, textSize: .xl,
    entryPoint: .notificationCenter, mode: .compact)

  /// A claim that states every axis of the cell.
  static let exact = Claim.saying(
    os: OSVersion(10)...OSVersion(10), orientation: .only(.landscape), column: .only(.single),
    entryPoint: .only(.notificationCenter), textSize: .only(.xl), mode: .only(.compact))

  /// Cells that differ from `cell` in one axis each.
  static let others: [Cell] = {
    let changes: [(inout Cell) -> Void] = [
      { $0.os = OSVersion(11) }, { $0.os = OSVersion(9) }, { $0.today?.orientation = .portrait },
      { $0.today?.column = .left }, { $0.today?.entryPoint = .todayView }, { $0 = $0.at(.l) },
      { $0 = $0.in(.expanded) },
    ]
    return changes.map { change in
      var other = cell
      change(&other)
      return other
    }
  }()

  @Test func aClaimAnswersForItsStatedAxesOnly() {
    #expect(Self.exact.answers(Self.cell) && Self.exact.allows(Self.cell))
    for other in Self.others {
      #expect(!Self.exact.answers(other), "\(other)")
      #expect(!Self.exact.allows(other), "\(other)")
    }
  }

  @Test func anOpenAxisAnswersForItsDefaultAndAllowsEveryValue() {
    let open = Claim.saying(os: OSVersion(9)...OSVersion(11), mode: .every)
    for other in [Self.cell] + Self.others {
      #expect(open.allows(other), "\(other)")
      #expect(!open.answers(other), "\(other)")
    }
    var standard = Self.cell
    standard = standard.at(.l)
    standard.today?.orientation = .portrait
    standard.today?.entryPoint = .todayView
    #expect(open.answers(standard))
  }

  @Test func theStatedValueIsThatOfTheStatedAnswer() {
    let engine = Engine.bundled
    var disputed = 0
    for block in engine.everyBlock(iOS: 8...14) {
      for cell in block.cells where engine.catalog.reasonAgainst(cell) == nil {
        for quantity in Quantity.sides {
          let stated = engine.stated(quantity, of: cell)
          #expect(engine.claims.statedValue(quantity, of: cell) == stated?.value)
          if stated?.state == .disputed { disputed += 1 }
        }
      }
    }
    #expect(disputed > 0)
  }

  @Test(arguments: WidgetSystem.allCases)
  func theClaimsOfAScreenAreThoseThatSpeakOfIt(system: WidgetSystem) {
    let engine = Engine.bundled, catalog = engine.catalog
    for quantity in Quantity.allCases {
      var expected: [Screen: [Key<Claim>]] = [:]
      for key in catalog.claims.keys(of: system) where catalog.claims[key].quantity == quantity {
        for screen in catalog.screens(of: catalog.claims[key]) {
          expected[screen, default: []].append(key)
        }
      }
      for screen in catalog.screens(of: system) {
        #expect(
          engine.claims.claims(of: quantity, system, on: screen) == expected[screen] ?? [],
          "\(quantity), \(catalog.name(of: screen))")
      }
    }
  }

  @Test func theClaimsOfAScreenAreThoseAboutItsClass() {
    let engine = Engine.bundled, catalog = engine.catalog
    for screenClass in catalog.screenClasses.keys {
      for quantity in Quantity.sides {
        let expected = catalog.claims.keys(of: .today).filter {
          catalog.claims[$0].quantity == quantity
            && catalog.classes(of: catalog.claims[$0].subject).contains(screenClass)
        }
        #expect(
          engine.claims.claims(
            of: quantity, .today, on: engine.catalog.screen(of: screenClass, with: .today))
            == Array(expected))
      }
    }
  }
}
