import Testing
import WidgetSizingData

@testable import WidgetSizing

/// What an engine tells beside its answers.
@Suite struct EngineTests {
  @Test func evidenceTellsTheArithmetic() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    #expect(Engine.bundled.evidence(.height, of: cell).derivation?.steps.isEmpty == false)
  }

  @Test func evidenceNamesTheNearestKnownNumbers() throws {
    let unknown = try Question("iPhone 7", iOS: 11).answer().height
    #expect(unknown.nearest.map(\.value) == [Points(616), Points(528)])
    #expect(try Question("iPhone 7", iOS: 10).answer().height.nearest.isEmpty)
  }

  @Test func onlyTheRuleThatIsAskedPredicts() throws {
    let cell = try Question("iPhone 7", iOS: 12, .portrait, .xl).cell(in: .bundled)
    let predicting = RuleName.allCases.filter {
      Engine.bundled.prediction(by: $0, of: .height, for: cell) != nil
    }
    #expect(predicting == [.wholeRows])
  }

  /// *whole-rows* tells which side of the screen it goes by.
  @Test(arguments: [("iPad mini 4", true), ("iPhone 7", false)])
  func theStepsNameTheSide(device: String, isShort: Bool) throws {
    let answer = try Question(device, iOS: 12, .landscape, .xl).answer()
    let steps = (answer.height.derivation?.steps ?? []).map(Catalog.bundled.text)
    #expect(
      steps.filter { $0.contains("of the screen H = ") }.map { $0.hasPrefix("short side") }
        == [isShort])
  }

  /// A rule is inferred anew only if its parameters may change, which gives what inferring all gives.
  @Test func leavingOutClaimsIsInferringFromTheOthers() throws {
    let catalog = Catalog.bundled, engine = Engine.bundled
    var changed: Set<RuleName> = []
    for keys in [catalog.claims.keys(of: .today), catalog.claims.keys(of: .widgetKit)] {
      for key in keys where key.place.isMultiple(of: 7) {
        let without = engine.without([key]), inferred = Engine(catalog, without: [key])
        for rule in RuleName.allCases {
          let groups = without.groups(of: rule)
          #expect(groups == inferred.groups(of: rule), "\(rule) without \(key.place)")
          if groups != engine.groups(of: rule) { changed.insert(rule) }
        }
      }
    }
    #expect(changed.isSuperset(of: [.lineHeight, .wholeRows, .width]))
  }
}
