import Testing
import WidgetSizing
import WidgetSizingData

/// What an engine gives beside its answers.
@Suite struct EngineTests {
  @Test func evidenceOfADerivedNumberHasItsSteps() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    #expect(Engine.bundled.evidence(.height, of: cell).derivation?.steps.isEmpty == false)
  }

  @Test(arguments: [("l", Points(130)), ("xs", nil)])
  func aNumberThatARuleExtrapolatesIsNotExact(textSize: String, exact: Points?) throws {
    let engine = Engine.bundled
    let cell = try engine.catalog.cell(
      "today.ios12.1024x1366@2.portrait.\(textSize).today-view.compact")
    let height = engine.evidence(.height, of: cell)
    #expect(height.range == nil && height.extrapolates.isEmpty == (exact != nil))
    #expect(height.exactValue == exact)
  }

  @Test func evidenceNamesTheNearestKnownNumbers() throws {
    let unknown = try Question("iPhone 7", iOS: 11).answer().height
    #expect(unknown.nearest.map(\.value) == [Points(616), Points(528)])
    #expect(try Question("iPhone 7", iOS: 10).answer().height.nearest.isEmpty)
  }

  @Test func aFailedTestPrintsNoTables() throws {
    let evidence = try Question("iPhone 7", iOS: 12, .portrait, .xl).answer()
    for value in [Engine.bundled, Catalog.bundled, evidence] as [Any] {
      var text = ""
      dump(value, to: &text, maxItems: 1_000)
      #expect(text.utf8.count < 10_000, "\(type(of: value))")
    }
  }

  @Test func onlyTheRuleThatIsAskedPredicts() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    let predicting = RuleName.allCases.filter {
      Engine.bundled.prediction(by: $0, of: .height, for: cell) != nil
    }
    #expect(predicting == [.wholeRows])
  }

  @Test(arguments: [("iPad mini 4", true), ("iPhone 7", false)])
  func theStepsOfWholeRowsNameTheSideOfTheScreen(device: String, isShort: Bool) throws {
    let answer = try Question(device, iOS: 12, .landscape, .xl).answer()
    let steps = (answer.height.derivation?.steps ?? []).map(Catalog.bundled.text)
    #expect(
      steps.filter { $0.contains("of the screen H = ") }.map { $0.hasPrefix("short side") }
        == [isShort])
  }

  /// Without a claim, only the rules that it may change are inferred again. The result is the same as
  /// inferring all of them.
  @Test func anEngineWithoutAClaimInfersFromTheOthers() throws {
    let catalog = Catalog.bundled, engine = Engine.bundled
    var changed: Set<RuleName> = []
    for keys in [catalog.claims.keys(of: .today), catalog.claims.keys(of: .widgetKit)] {
      for key in keys where key.index.isMultiple(of: 7) {
        let without = engine.without([key]), inferred = Engine(catalog, without: [key])
        for rule in RuleName.allCases {
          let groups = without.groups(of: rule)
          #expect(groups == inferred.groups(of: rule), "\(rule) without \(key.index)")
          if groups != engine.groups(of: rule) { changed.insert(rule) }
        }
      }
    }
    #expect(changed.isSuperset(of: [.lineHeight, .wholeRows, .width]))
  }
}
