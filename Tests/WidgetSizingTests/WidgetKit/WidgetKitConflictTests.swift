import Testing
import WidgetSizingData

@testable import WidgetSizing

/// Conflicts about WidgetKit: between sources, between versions, and with Today extensions.
struct WidgetKitConflictTests {
  private let engine = Engine.bundled
  private var catalog: Catalog { engine.catalog }

  @Test func everyNumberWithDifferingClaimsIsInOneConflict() throws {
    let conflicts = engine.conflicts().filter { $0.cell?.kind == .widgetKit }
    func claims(_ answer: Evidence?) -> [Key<Claim>] {
      answer.map { $0.claims + $0.alternatives.flatMap(\.claims) } ?? []
    }
    var differing = 0
    for cell in engine.allBlocks(of: .widgetKit).flatMap(\.cells) {
      for quantity in Quantity.sides {
        guard let answer = engine.stated(quantity, of: cell),
          !answer.alternatives.isEmpty
        else { continue }
        differing += 1
        let own = conflicts.filter {
          $0.number == quantity.rawValue && claims($0.answer) == claims(answer)
            && $0.screens.contains(cell.screen) && $0.versions.contains(cell.os)
        }
        #expect(own.count == 1, "\(quantity) of \(catalog.id(of: cell))")
      }
    }
    #expect(differing > 0)
    for conflict in conflicts {
      #expect(conflict.readings.count > 1)
      #expect(Set(conflict.screens).count == conflict.screens.count)
      #expect(Set(conflict.versions).count == conflict.versions.count)
    }
    let places = try conflicts.map {
      "\(catalog.id(of: try #require($0.cell))) \($0.number == "width" ? 0 : 1)"
    }
    #expect(places == places.sorted())
  }

  @Test func aChangeIsFromOneVersionToALaterOne() throws {
    let changes = engine.versionConflicts()
    /// What claims state of a widget on a version, as a reading has it.
    func stated(_ cell: Cell) -> String? {
      guard catalog.reasonAgainst(cell) == nil else { return nil }
      let sides = Quantity.sides.compactMap { engine.stated($0, of: cell)?.value?.description }
      return sides.count == 2 ? "\(sides[0])x\(sides[1])" : nil
    }
    for change in changes {
      let cell = try #require(change.cell)
      // The later size stands first.
      let versions = change.readings.reversed().flatMap(\.versions)
      #expect(change.readings.count == 2 && versions == change.versions)
      #expect(versions == versions.sorted() && Set(versions).count == versions.count)
      #expect(change.readings[0].value != change.readings[1].value)
      for reading in change.readings {
        let first = cell.on(try #require(reading.versions.first))
        let candidates = [first, first.with(nil as WidgetVariant?)]
        #expect(
          candidates.contains { stated($0) == reading.value }, "\(catalog.id(of: first))")
      }
      // Before iOS 18 there was one size of icons, which is the small one after.
      let isLarge = cell[WidgetVariant.self] == .iconsLarge
      #expect(!isLarge || versions.allSatisfy { $0 >= OSVersion(18) })
    }
    let changed = try #require(
      changes.first {
        $0.cell.map(catalog.id) == "widgetkit.ios26.430x932@3.systemSmall.icons-small"
      })
    let earlier = changed.readings[1].versions
    #expect(earlier.first == OSVersion(16) && earlier.contains(OSVersion(18)))
  }

  @Test func aTodayExtensionOfAnotherWidthThanTheMediumWidgetIsAConflict() throws {
    let conflicts = engine.systemConflicts()
    #expect(!conflicts.isEmpty)
    for conflict in conflicts {
      let widget = try #require(conflict.cell)
      #expect(catalog.reasonAgainst(widget) == nil)
      let width = try #require(engine.stated(.width, of: widget))
      #expect(width.value?.description == conflict.readings[0].value)
      let today = Cell(
        os: widget.os, screenClass: try #require(widget.screenClass), orientation: .portrait,
        textSize: .l, entryPoint: .todayView, mode: .expanded, column: .single)
      #expect(catalog.reasonAgainst(today) == nil)
      let other = try #require(engine.stated(.width, of: today)?.value)
      #expect(other.description == conflict.readings[1].value && !width.allows(other))
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
