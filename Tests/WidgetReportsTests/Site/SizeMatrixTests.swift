import Documents
import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

@testable import WidgetReports

/// The tables of the page of sizes, compared with the engine and the catalog.
@Suite("Size matrices") struct SizeMatrixTests {
  private static let context = Site.bundled.context

  private static let matrices = context.sizeMatrices()

  private static var widgetMatrices: [SizeMatrix] { matrices.filter { $0.anchor != "today" } }

  @Test("name only models that run a version of the row, the newest first")
  func rowsNameModelsThatRunThem() throws {
    let catalog = Self.context.catalog
    let order = catalog.devicesNewestFirst()
    var count = 0
    for row in Self.widgetMatrices.flatMap(\.rows) {
      for key in row.devices {
        count += 1
        #expect(row.versions.contains { catalog.devices[key].runs($0) != false })
      }
      let ranks = row.devices.compactMap(order.firstIndex(of:))
      #expect(ranks == ranks.sorted())
    }
    #expect(count > 300)
  }

  @Test("leave out no model that runs a version of the row") func rowsNameAllModels() throws {
    let catalog = Self.context.catalog
    for row in Self.widgetMatrices.flatMap(\.rows) {
      guard let screenClass = row.screen.screenClass else { continue }
      let running = catalog.screenClasses[screenClass].devices.filter { key in
        row.versions.contains { catalog.devices[key].runs($0) != false }
      }
      #expect(Set(row.devices) == Set(running))
    }
  }

  @Test("have every widget with a known size on every version")
  func everyKnownSizeHasACell() throws {
    let context = Self.context
    var expected = 0
    for screen in context.widgetScreens {
      for group in context.widgetGroups(on: screen) {
        let known = group.answers.filter { $0.isKnown && $0.width.state != .notApplicable }
        expected += known.count * group.versions.count
      }
    }
    let found = Self.widgetMatrices.flatMap(\.rows).map { row in
      row.versions.count * row.numbers.count { $0.value != nil }
    }.reduce(0, +)
    #expect(found == expected)
    #expect(found > 1_000)
  }

  @Test("have versions of the same sizes in one row") func neighboursDiffer() {
    for matrix in Self.widgetMatrices {
      for (row, next) in zip(matrix.rows, matrix.rows.dropFirst())
      where row.screen == next.screen && row.positions == next.positions {
        let texts = [row, next].map { row in
          row.numbers.map { "\($0.mark) \($0.cell.content.plainText)" }
        }
        #expect(texts[0] != texts[1], "\(matrix.name), \(row.versions)")
      }
    }
  }

  @Test("and the list of devices without sizes have every device once")
  func everyDeviceIsThere() {
    let catalog = Self.context.catalog
    let shown = Set(Self.matrices.flatMap(\.rows).flatMap(\.devices))
    let others = Self.context.devicesWithout(Self.matrices)
    #expect(shown.isDisjoint(with: others))
    #expect(shown.count + others.count == catalog.devices.count)
  }

  @Test("mark a size as disputed if its height alone is") func disputedHeightMarksTheSize() throws {
    let disputed = Self.context.widgetScreens.flatMap { Self.context.widgetGroups(on: $0) }
      .flatMap(\.answers).filter {
        $0.isKnown && ($0.width.state == .disputed || $0.height.state == .disputed)
      }
    #expect(disputed.contains { $0.width.state != .disputed })
    #expect(disputed.allSatisfy { $0.mark == .disputed })
  }
}
