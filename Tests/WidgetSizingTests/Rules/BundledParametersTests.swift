import Testing
import WidgetSizing
import WidgetSizingData

/// What the rules infer their parameters from.
@Suite struct BundledParametersTests {
  @Test func onlyClaimsThatAnswerAreFitted() {
    let claims = Catalog.bundled.claims
    for rule in RuleName.allCases {
      for group in Engine.bundled.groups(of: rule) {
        #expect(!group.claims.isEmpty)
        #expect(group.claims.allSatisfy { claims[$0].use == .answer && claims[$0].value != nil })
      }
    }
  }

  @Test func eachGroupListsAClaimOnce() {
    for rule in RuleName.allCases {
      for group in Engine.bundled.groups(of: rule) {
        #expect(group.claims.count == Set(group.claims).count, "\(group.summary(in: .bundled))")
      }
    }
  }
}
