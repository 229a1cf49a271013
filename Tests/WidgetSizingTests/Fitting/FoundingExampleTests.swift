import Testing
import WidgetSizingData

/// The examples of requested heights in the founding documents, answered from the bundled tables.
@Suite("Worked examples of the founding documents") struct FoundingExampleTests {
  private let engine = Engine.bundled

  private func fit(_ height: Int, _ question: Question) throws -> Fit {
    let layout = try #require(ContentLayout(height: Points(height)))
    return engine.fit(.fixed(layout), in: try question.cell(in: engine))
  }

  @Test("220 in expanded is given, and compact has its 110, on iOS 10")
  func expandedAndCompact() throws {
    let expanded = try fit(220, Question("iPhone 7"))
    #expect(expanded.preferredHeight == Points(220))
    let compact = try fit(220, Question("iPhone 7", .portrait, .l, .todayView, .compact))
    #expect(compact.preferredHeight == Points(110))
    #expect(compact.compactShowsAll == false && expanded.compactShowsAll == false)
  }

  @Test("asking for 120 in compact gives 110")
  func compact() throws {
    let fit = try fit(120, Question("iPhone 7", .portrait, .l, .todayView, .compact))
    #expect(fit.preferredHeight == Points(110))
    #expect(fit.verdict?.cutOff == Points(10))
  }

  @Test("300 in expanded: an iPhone 7 gives it, a Plus in landscape from Notification Center 264")
  func expanded() throws {
    #expect(try fit(300, Question("iPhone 7")).preferredHeight == Points(300))
    let plus = try fit(300, Question("plus", .landscape, .l, .notificationCenter))
    #expect(plus.preferredHeight == Points(264))
    #expect(plus.verdict?.cutOff == Points(36))
    #expect(plus.maximum.state == .sourced)
  }

  /// Every cell of iOS 8 whose height is known, at the default text size.
  private func cellsOfIOS8() -> [Cell] {
    var asked = Asked(screenClasses: engine.catalog.classesWithTodayExtensions())
    asked.os = [OSVersion(8)]
    asked.textSizes = [.l]
    return engine.blocks(asked).flatMap { Array($0.cells) }.filter {
      engine.evidence(.height, of: $0).state.isKnown
    }
  }

  @Test("the 106 of the disk-usage widget are given on every device with iOS 8, 2000 nowhere")
  func diskUsage() throws {
    let cells = cellsOfIOS8()
    #expect(cells.count >= 12)
    let small = try #require(ContentLayout(height: Points(106)))
    let large = try #require(ContentLayout(height: Points(2_000)))
    for cell in cells {
      let given = engine.fit(.fixed(small), in: cell)
      #expect(given.preferredHeight == Points(106))
      #expect(given.compactShowsAll == nil)
      let capped = engine.fit(.fixed(large), in: cell)
      #expect(capped.preferredHeight == engine.evidence(.height, of: cell).value)
    }
    let iPhone5s = try Question("iPhone 5s", iOS: 8, .portrait, .l, .notificationCenter, .legacy)
      .cell(in: engine)
    #expect(engine.fit(.fixed(large), in: iPhone5s).preferredHeight?.description == "441.5")
  }

  @Test("a Plus in landscape expands to less than twice the compact height at the largest text")
  func lessThanTwice() throws {
    let expanded = try fit(2_000, Question("plus", .landscape, .l, .notificationCenter))
    let compact = try fit(
      2_000, Question("plus", .landscape, .xxxl, .notificationCenter, .compact))
    #expect(expanded.preferredHeight == Points(264) && compact.preferredHeight == Points(140))
    #expect(try #require(expanded.preferredHeight) < 2 * #require(compact.preferredHeight))
  }

  @Test("a quick action keeps its height, for it cannot expand")
  func quickAction() throws {
    let fit = try fit(220, Question("iPhone 7", .portrait, .l, .quickAction, .compact))
    #expect(fit.preferredHeight == Points(110))
  }
}
