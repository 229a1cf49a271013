import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The parameters that the rules infer from the bundled claims.
@Suite struct BundledParametersTests {
  @Test func wholeRowsKeepsWhatTheClaimsAllow() {
    #expect(
      Self.parameters(of: .wholeRows) == [
        "iOS 10 phone today-view: 32 < k <= 40",
        "iOS 10 phone notification-center: 128 < k <= 139",
        "iOS 12 phone today-view: 108 < k <= 120",
        "iOS 12 pad today-view: 108 < k <= 130 of the short side",
        "iOS 13 phone today-view: 108 < k <= 120",
        "iOS 13 pad today-view: does not hold",
        "iOS 14 phone today-view: 32 < k <= 40",
        "iOS 14 pad today-view: does not hold",
      ])
  }

  @Test func theRulesThatAContradictionCannotEndAreNamed() {
    #expect(RuleName.allCases.filter { $0.type.holdsEverywhere } == [.lineHeight, .ios8Height])
  }

  @Test func everyBaseIs44ButThatOfTheLargestIPadUpToIOS12() {
    let bases = Self.parameters(of: .lineHeight)
    #expect(
      bases.filter { !$0.hasSuffix("base 44") } == [
        "iOS 10 pad 1024x1366@2: base 52", "iOS 12 pad 1024x1366@2: base 52",
      ])
    #expect(bases.contains("iOS 13 pad 1024x1366@2: base 44"))
    #expect(bases.contains("iOS 10 phone 414x736@3: base 44"))
  }

  @Test func theMarginIs16OnPhonesInPortraitUpToIOS13() {
    #expect(
      Self.parameters(of: .width).filter { !$0.hasSuffix("does not hold") } == [
        "iOS 10 phone portrait: margin 16", "iOS 12 phone portrait: margin 16",
        "iOS 13 phone portrait: margin 16",
      ])
    #expect(
      Self.parameters(of: .width).filter { $0.hasSuffix("does not hold") } == [
        "iOS 10 phone landscape: does not hold", "iOS 12 pad portrait: does not hold",
        "iOS 13 pad portrait: does not hold", "iOS 14 phone portrait: does not hold",
        "iOS 14 pad portrait: does not hold",
      ])
  }

  @Test func iOS8TakesAFixedLengthOffTheScreen() {
    #expect(
      Self.parameters(of: .ios8Height) == [
        "iOS 8 phone @2 portrait: margin 126.5", "iOS 8 phone @2 landscape: margin 114.5",
        "iOS 8 phone @3 portrait: margin 126", "iOS 8 phone @3 landscape: margin 126",
        "iOS 8 pad @1 portrait: margin 171", "iOS 8 pad @1 landscape: margin 171",
        "iOS 8 pad @2 portrait: margin 171", "iOS 8 pad @2 landscape: margin 171",
      ])
    #expect(
      Self.parameters(of: .ios8Width) == [
        "iOS 8 phone: list at most 666", "iOS 8 pad: list at most 592",
      ])
  }

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

  private static func parameters(of rule: RuleName) -> [String] {
    Engine.bundled.groups(of: rule).map { $0.summary(in: .bundled) }
  }
}
