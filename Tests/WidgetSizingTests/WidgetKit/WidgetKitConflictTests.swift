import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Conflicts about WidgetKit: between sources, between versions, and with Today extensions.
struct WidgetKitConflictTests {
  private let engine = Engine.bundled
  private var catalog: Catalog { engine.catalog }

  @Test func everyNumberWithDifferingClaimsIsInOneConflict() throws {
    let conflicts = engine.conflicts().filter { $0.cell.kind == .widgetKit }
    func claims(_ answer: Evidence) -> [Key<Claim>] {
      answer.claims + answer.alternatives.flatMap(\.claims)
    }
    var differing = 0
    for cell in engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      for quantity in Quantity.sides {
        guard let answer = engine.stated(quantity, of: cell),
          !answer.alternatives.isEmpty
        else { continue }
        differing += 1
        let own = conflicts.filter {
          $0.quantity == quantity && claims($0.evidence) == claims(answer)
            && $0.screens.contains(cell.screen) && $0.versions.contains(cell.os)
        }
        #expect(own.count == 1, "\(quantity) of \(catalog.id(of: cell))")
      }
    }
    #expect(differing > 0)
    for conflict in conflicts {
      #expect(!conflict.evidence.alternatives.isEmpty)
      #expect(Set(conflict.screens).count == conflict.screens.count)
      #expect(Set(conflict.versions).count == conflict.versions.count)
    }
    let places = conflicts.map { "\(catalog.id(of: $0.cell)) \($0.quantity == .width ? 0 : 1)" }
    #expect(places == places.sorted())
  }

  @Test func aChangeIsFromOneVersionToALaterOne() throws {
    let changes = engine.versionChanges()
    for change in changes {
      let versions = change.before.versions + change.after.versions
      #expect(versions == versions.sorted() && Set(versions).count == versions.count)
      for reading in [change.before, change.after] {
        let cell = reading.evidence.cell
        #expect(cell.os == reading.versions.first && catalog.reasonAgainst(cell) == nil)
        for quantity in Quantity.sides {
          #expect(
            engine.stated(quantity, of: cell)?.value == reading.evidence[quantity].value
          )
        }
      }
    }
    // Before iOS 18 there was one size of icons, which is the small one after.
    let ids = changes.map { [$0.before.evidence.cell, $0.after.evidence.cell].map(catalog.id) }
    #expect(
      ids.contains([
        "widgetkit.ios16.430x932@3.systemSmall",
        "widgetkit.ios26.430x932@3.systemSmall.icons-small",
      ]))
    #expect(!ids.contains { $0[1].hasSuffix(".icons-large") && !$0[0].hasSuffix(".icons-large") })
    let changed = try #require(
      changes.first {
        catalog.id(of: $0.before.evidence.cell) == "widgetkit.ios16.430x932@3.systemSmall"
      })
    #expect(changed.before.versions.contains(OSVersion(18)))
  }

  @Test func aTodayExtensionOfAnotherWidthThanTheMediumWidgetIsAConflict() {
    let conflicts = engine.systemConflicts()
    #expect(!conflicts.isEmpty)
    for conflict in conflicts {
      #expect(conflict.extensionCell.screenClass == conflict.widget.screenClass)
      #expect(conflict.extensionCell.os == conflict.widget.os)
      #expect(
        catalog.reasonAgainst(conflict.extensionCell) == nil
          && catalog.reasonAgainst(conflict.widget) == nil)
      #expect(
        conflict.extensionWidth.value.map { !conflict.widgetWidth.allows($0) } == true)
    }
  }

  @Test func everyContextClaimIsComparedOnItsScreens() {
    let contexts = Dictionary(grouping: engine.contextComparisons(), by: \.claim)
    for key in catalog.claims.keys(of: .widgetKit) {
      let claim = catalog.claims[key]
      let screens = catalog.screens(of: claim).filter {
        !catalog.meantCells(of: claim, on: $0).isEmpty
      }
      let expected =
        claim.use == .answer
        ? 0 : claim.subject == .anything ? min(1, screens.count) : screens.count
      #expect(contexts[key]?.count ?? 0 == expected, "\(catalog.citation(of: key).id)")
    }
  }

  @Test func contextClaimsAboutAWidgetAreComparedWithIt() {
    let context = catalog.claims.keys(of: .widgetKit).filter {
      catalog.claims[$0].use == .context
    }
    var compared = 0
    for cell in engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      let about = context.filter {
        let claim = catalog.claims[$0]
        return claim.answers(cell) && catalog.screens(of: claim).contains(cell.screen)
      }
      for quantity in Quantity.sides {
        let expected = about.filter { catalog.claims[$0].quantity == quantity }
        let comparisons = engine.contextComparisons(quantity, of: cell)
        #expect(comparisons.map(\.claim) == expected, "\(catalog.id(of: cell))")
        compared += comparisons.count
      }
    }
    #expect(compared > 0)
  }
}
