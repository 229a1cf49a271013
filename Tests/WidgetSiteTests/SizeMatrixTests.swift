import Documents
import TestSupport
import Testing
import WidgetDrawings
import WidgetReports
import WidgetSizing
import WidgetSizingData

@testable import WidgetSite

/// The tables of the pages of sizes, compared with the engine and the catalog.
@Suite("Size matrices") struct SizeMatrixTests {
  private static let context = Site.bundled.context

  private static let matrices = SizesSubject.allCases.flatMap { subject in
    subject.tables.compactMap { context.widgetMatrix(subject, on: $0) }
  }

  private static var rows: [SizeMatrix.Row] { matrices.flatMap(\.rows) }

  @Test("name only models that run a version of the row, the newest first")
  func rowsNameModelsThatRunThem() throws {
    let catalog = Self.context.catalog
    let order = catalog.devicesNewestFirst()
    var count = 0
    for row in Self.rows {
      for key in row.devices {
        count += 1
        #expect(row.versions.contains { catalog.devices[key].runs($0) != false })
      }
      let ranks = row.devices.compactMap(order.firstIndex(of:))
      #expect(ranks == ranks.sorted())
    }
    #expect(count > 300)
  }

  @Test("leave out no model that runs a version of the row, unless it has a row of its own")
  func rowsNameAllModels() throws {
    let catalog = Self.context.catalog
    for row in Self.rows {
      guard let screenClass = row.screen.screenClass else { continue }
      // Where models of a screen differ, each has a row of the same columns and setting.
      let alike = Self.rows.filter {
        $0.screen == row.screen && $0.setting == row.setting
          && $0.answers.count == row.answers.count
      }
      let zoom = row.answers.lazy.compactMap { $0?.cell.zoom }.first ?? .standard
      for os in row.versions {
        let running = catalog.screenClasses[screenClass].devices.filter {
          catalog.devices[$0].runs(os) != false
            && !catalog.isWithout(zoom, $0, on: os)
        }
        let named = alike.filter { $0.versions.contains(os) }.flatMap(\.devices)
        #expect(Set(running).isSubset(of: named))
      }
    }
  }

  @Test(
    "have every widget with a known size on every version, but for those of one size everywhere")
  func everyKnownSizeHasACell() throws {
    let context = Self.context
    let constants = Self.matrices.flatMap(\.constants).flatMap(\.self)
    #expect(!constants.isEmpty)
    var expected = 0
    for screen in context.widgetScreens {
      for group in context.widgetGroups(on: screen) {
        let known = group.answers.filter { answer in
          guard answer.isKnown, answer.width.state != .notApplicable else { return false }
          let constant = constants.first { $0.cell.widget == answer.cell.widget }
          if let constant { #expect(answer.plainText == constant.plainText) }
          return constant == nil
        }
        expected += known.count * group.versions.count
      }
    }
    // Models with islands of their own share the Lock Screen.
    let found = Set(
      Self.rows.flatMap { row in
        row.answers.compactMap(\.self).filter(\.isKnown).flatMap { answer in
          row.versions.map { answer.cell.with(Release(row.screen.platform, $0)) }
        }
      })
    #expect(found.count == expected)
    #expect(found.count > 1_000)
  }

  @Test("have versions of the same sizes in one row") func neighboursDiffer() {
    for matrix in Self.matrices {
      for group in matrix.groups {
        let rows = (group.shown + group.others).sorted { $0.versions[0] < $1.versions[0] }
        for setting in matrix.settings {
          let own = rows.filter { $0.setting == setting }
          for (row, next) in zip(own, own.dropFirst()) {
            let texts = [row, next].map { $0.answers.map { $0?.short } }
            #expect(texts[0] != texts[1], "\(row.versions)")
          }
        }
      }
    }
  }

  @Test("always show the newest sizes of a screen, and have no row without a size")
  func newestIsShown() throws {
    for group in Self.matrices.flatMap(\.groups) {
      let rows = group.shown + group.others
      #expect(!rows.contains { !$0.isKnown })
      let first = try #require(group.shown.first)
      // Of the first version that was measured only in part, an earlier one has more.
      func count(_ row: SizeMatrix.Row) -> Int { row.answers.count { $0?.isKnown ?? false } }
      let asKnown = rows.filter { $0.setting == first.setting && count($0) >= count(first) }
      #expect(first.versions.last == asKnown.flatMap(\.versions).max())
    }
  }

  @Test("and the lists of devices without sizes have every device that runs widgets once")
  func everyDeviceIsThere() throws {
    let context = Self.context, catalog = context.catalog
    for subject in SizesSubject.allCases where subject.kind == .widgetKit {
      let matrix = try #require(context.widgetMatrix(subject, on: subject.tables[0]))
      let shown = Set(matrix.rows.flatMap(\.devices))
      let others = context.devicesWithout(matrix, on: subject.tables[0])
      #expect(shown.isDisjoint(with: others))
      for key in shown.union(others) {
        let screen = try #require(catalog.devices[key].screenClass)
        #expect(subject.tables[0].contains(catalog.widgetScreen(of: screen).platform))
      }
    }
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
