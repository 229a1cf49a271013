import BundledTables
import Testing

@testable import WidgetSizing

/// *whole-rows*: expanded maximum = ⌊(H − k) ÷ row⌋ × row, where k is inferred.
@Suite struct WholeRowsRuleTests {
  /// The compact heights that the rows come from, at `l` on three phones.
  static let compact = [
    ClaimRow("S01-001", .compact, "110", of: "320x568@2"),
    ClaimRow("S01-002", .compact, "110", of: "375x667@2"),
    ClaimRow("S01-003", .compact, "110", of: "414x736@3"),
  ]
  static let small = ClaimRow("S01-004", .expanded, "528", of: "320x568@2")
  static let medium = ClaimRow("S01-005", .expanded, "616", of: "375x667@2")

  @Test func oneClaimLeavesOneRowForK() {
    // 12 rows of 44 fit into 568, 13 do not: 568 − 13 × 44 < k ≤ 568 − 12 × 44.
    #expect(parameters(Self.compact + [Self.small]) == ["iOS 10 phone today-view: -4 < k <= 40"])
  }

  @Test func claimsOfOneGroupAreIntersected() {
    #expect(
      parameters(Self.compact + [Self.small, Self.medium])
        == ["iOS 10 phone today-view: 7 < k <= 40"])
  }

  @Test func groupsAreApartByVersionAndEntryPoint() {
    let pulledDown = Self.medium.with {
      $0.id = "S01-006"
      $0.value = "528"
      $0.entryPoint = "notification-center"
    }
    let compact = ClaimRow(
      "S01-007", .compact, "110", of: "375x667@2", .portrait, .notificationCenter, .l)
    #expect(
      parameters(Self.compact + [compact, Self.small, pulledDown]) == [
        "iOS 10 phone today-view: -4 < k <= 40",
        "iOS 10 phone notification-center: 95 < k <= 139",
      ])
  }

  @Test func oneCountForEveryKIsOneValue() throws {
    // 736 − 40 = 696 and 736 − 8 = 728 hold 15 and 16 rows; 667 − 40 and 667 − 8 hold 14.
    let engine = Engine(.fixture(Self.compact + [Self.small]))
    let answer = try Question("375x667@2").answer(from: engine).height
    #expect(engine.catalog.summary(of: answer) == "616...660 derived whole-rows")
    let narrow = Engine(.fixture(Self.compact + [Self.small, Self.medium]))
    let plus = try Question("414x736@3").answer(from: narrow).height
    #expect(narrow.catalog.summary(of: plus) == "660...704 derived whole-rows")
    #expect(plus.value == Points(660))
  }

  @Test func theUpperEndOfKIsMeasuredAndTheLowerIsNot() throws {
    // k ≤ 40 may be 40: exactly 12 rows fit into 568 − 40. k > −4 is not −4: 13 rows never fit.
    let engine = Engine(.fixture(Self.compact + [Self.small]))
    let key = try Question("320x568@2").cell(in: engine)
    let prediction = engine.prediction(by: .wholeRows, of: .height, for: key)
    #expect(prediction?.range == Points(528)...Points(528))
  }

  @Test func contradictoryClaimsEndTheRuleInTheirGroupOnly() throws {
    let tall = ClaimRow("S01-006", .expanded, "528", of: "414x736@3")
    let catalog = Catalog.fixture(Self.compact + [Self.small, tall])
    #expect(parameters(of: catalog) == ["iOS 10 phone today-view: does not hold"])
    let answer = try Question("375x667@2").answer(from: Engine(catalog)).height
    #expect(answer.state == .unknown)
    // What claims state still answers.
    let stated = try Question("320x568@2").answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: stated) == "528 sourced S01")
  }

  @Test(arguments: [13, 14])
  func theTwoContradictoryGroupsOfIPadsGiveNothing(os: Int) throws {
    let measured = try Question("12.9-inch", iOS: os).answer().height
    #expect(measured.state == .sourced)
    let other = try Question("12.9-inch", iOS: os, .portrait, .xl).answer().height
    #expect(other.state == .unknown)
  }

  @Test func aKOfLessThanNothingIsNone() {
    // 13 rows of 44 are 572, more than the screen has.
    let impossible = Self.small.with { $0.value = "572" }
    #expect(
      parameters(Self.compact + [impossible]) == ["iOS 10 phone today-view: does not hold"])
  }

  @Test func theShortSideIsTriedWhereTheHeightDoesNotFit() throws {
    // As measured on iOS 12: 616 of 768x1024 and 704 of 834x1112.
    let claims = [
      ClaimRow("S44-001", .compact, "110", os: 12, of: "768x1024@2"),
      ClaimRow("S44-002", .expanded, "616", os: 12, of: "768x1024@2"),
      ClaimRow("S44-003", .compact, "130", os: 12, of: "1024x1366@2"),
      ClaimRow("S44-004", .expanded, "884", os: 12, of: "1024x1366@2"),
    ]
    #expect(
      parameters(claims) == ["iOS 12 pad today-view: 108 < k <= 140 of the short side"])
    // It is the same side however the iPad is held.
    let engine = Engine(.fixture(claims))
    let landscape = try Question("768x1024@2", iOS: 12, .landscape).answer(from: engine).height
    #expect(landscape.value == Points(616))
    #expect(landscape.derivation?.extrapolates == AxisSet(.orientation))
  }

  @Test func whereBothSidesFitTheAnswerSpansBoth() throws {
    let claims = [
      ClaimRow("S44-001", .compact, "110", os: 12, of: "768x1024@2"),
      ClaimRow("S44-002", .expanded, "616", os: 12, of: "768x1024@2"),
    ]
    #expect(
      parameters(claims) == [
        "iOS 12 pad today-view: 364 < k <= 408",
        "iOS 12 pad today-view: 108 < k <= 152 of the short side",
      ])
    let engine = Engine(.fixture(claims))
    let answer = try Question("1024x1366@2", iOS: 12).answer(from: engine).height
    let compact = try Question("1024x1366@2", iOS: 12, .portrait, .l, .todayView, .compact)
      .answer(from: engine).height
    #expect(compact.value == Points(110))
    // 872...915 on the short side, 958...1001 upright.
    #expect(answer.range == Points(836)...Points(968))
  }

  @Test func whatWasNeverMeasuredIsNamed() throws {
    let engine = Engine(.fixture(Self.compact + [Self.small, Self.medium]))
    let turned = try Question("375x667@2", .landscape, .xl).answer(from: engine).height
    #expect(turned.derivation?.extrapolates == AxisSet(.textSize, .orientation))
    let plain = try Question("414x736@3").answer(from: engine).height
    #expect(plain.derivation?.extrapolates == AxisSet())
  }

  @Test func aDisputedCompactHeightGivesAnAlternative() throws {
    let dispute = [
      ClaimRow("S02-001", .compact, "135", of: "375x667@2", .portrait, .todayView, .xxl),
      ClaimRow("S03-001", .compact, "130", of: "375x667@2", .portrait, .todayView, .xxl),
    ]
    let engine = Engine(.fixture(Self.compact + dispute + [Self.small, Self.medium]))
    let answer = try Question("375x667@2", .portrait, .xxl).answer(from: engine).height
    // ⌊627 ÷ 54⌋ and ⌊660 ÷ 54⌋ differ, as do those of 52.
    #expect(
      engine.catalog.summary(of: answer)
        == "594...648 derived whole-rows extrapolates textSize, or 624")
  }

  @Test func lessThanTheCompactHeightIsOutsideTheDomain() throws {
    let large = ClaimRow("S04-001", .compact, "325", of: "320x568@2", .landscape, .todayView, .ax5)
    let engine = Engine(.fixture(Self.compact + [large, Self.small, Self.medium]))
    let answer = try Question("320x568@2", .landscape, .ax5).answer(from: engine).height
    #expect(answer.state == .unknown)
    guard case .belowCompact(let value, let compact)? = answer.reason else {
      Issue.record("another reason: \(String(describing: answer.reason))")
      return
    }
    // Two rows of 130 fit into 320 − 40.
    #expect(value == Points(260))
    #expect(compact == Points(325))
  }

  @Test func aRowThatIsOnlyDerivedIsNoParameter() {
    // The compact height of the second phone is not stated, though line-height gives it.
    let claims = [Self.compact[0], Self.small, Self.medium]
    #expect(parameters(claims) == ["iOS 10 phone today-view: -4 < k <= 40"])
    #expect(parameters([Self.compact[0], Self.medium]) == [])
  }

  @Test func contextIsNoParameter() {
    let context = Self.medium.with { $0.use = .context }
    #expect(
      parameters(Self.compact + [Self.small, context]) == ["iOS 10 phone today-view: -4 < k <= 40"])
  }

  private func parameters(_ claims: [ClaimRow]) -> [String] {
    parameters(of: .fixture(claims))
  }

  private func parameters(of catalog: Catalog) -> [String] {
    Engine(catalog).groups(of: .wholeRows).map { $0.summary(in: catalog) }
  }
}
