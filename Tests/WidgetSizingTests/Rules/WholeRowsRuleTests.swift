import Testing
import WidgetSizingData

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

  @Test func oneClaimBoundsKToTheHeightOfARow() {
    // 12 rows of 44 fit into 568, 13 do not: 568 − 13 × 44 < k ≤ 568 − 12 × 44.
    #expect(parameters(Self.compact + [Self.small]) == ["iOS 10 phone today-view: -4 < k <= 40"])
  }

  @Test func claimsOfOneGroupAreIntersected() {
    #expect(
      parameters(Self.compact + [Self.small, Self.medium])
        == ["iOS 10 phone today-view: 7 < k <= 40"])
  }

  @Test func boundsThatMeetEndTheRule() {
    // 667 − 583 − 44 = 40: more than 40 and at most 40.
    let tight = Self.medium.with { $0.value = "583" }
    #expect(
      parameters(Self.compact + [Self.small, tight]) == [
        "iOS 10 phone today-view: does not hold"
      ])
  }

  @Test func kMayBeZero() {
    let whole = Self.small.with { $0.value = "568" }
    #expect(parameters(Self.compact + [whole]) == ["iOS 10 phone today-view: -44 < k <= 0"])
  }

  /// The row height and the upper bound of k on three screens, and the screens that set a bound.
  @Test(arguments: [
    ([(44, 40), (44, 40), (52, 44)], [0, 1]), ([(52, 44), (44, 40), (44, 40)], [1, 2]),
    // Two set the lower bound, the third the upper; then the other way round.
    ([(52, 48), (52, 48), (52, 40)], [0, 1, 2]), ([(44, 40), (44, 40), (52, 48)], [0, 1, 2]),
  ])
  func theClaimsThatSetABoundAreTheBasis(screens: [(Int, Int)], basis: [Int]) throws {
    let sizes = [("320x568@2", 568), ("375x667@2", 667), ("414x736@3", 736)]
    let claims = zip(sizes, screens).enumerated().flatMap { place, pair in
      let ((name, height), (row, upTo)) = pair
      return [
        ClaimRow("S01-00\(place)", .compact, "\(row * 5 / 2)", of: name),
        ClaimRow("S02-00\(place)", .expanded, "\(height - upTo)", of: name),
      ]
    }.sorted { $0.id < $1.id }
    let engine = Engine(.fixture(claims))
    let group = try #require(engine.groups(of: .wholeRows).first)
    #expect(group.summary(in: engine.catalog) == "iOS 10 phone today-view: -4 < k <= 40")
    let named = group.basis.map { engine.catalog.citation(of: $0).id }
    #expect(named.sorted() == basis.map { "S02-00\($0)" })
    #expect(group.claims.count == 3)
  }

  @Test func theLowerBoundOfKIsExclusive() {
    let fit = WholeRowsRule.Fit(
      side: .upright, above: .zero, aboveClaims: [], upTo: Points(44), upToClaims: [])
    // k > 0: three rows fit if the height is at least a 300th of a point more than theirs.
    for (units, rows) in [(0, 2), (1, 3), (2, 3)] {
      let height = Points(132) + Points(threeHundredths: units)
      #expect(fit.count(of: Points(44), in: height).upperBound == rows)
    }
  }

  /// On iOS 13 a row of the first screen is between those of its neighbours, 40 and 50.
  static let rowOf40To50 = [
    ClaimRow("S44-001", .compact, "100", os: 12, of: "320x568@2"),
    ClaimRow("S44-002", .compact, "110", os: 13, of: "375x667@2"),
    ClaimRow("S44-003", .expanded, "496", os: 13, of: "375x667@2"),
    ClaimRow("S44-004", .compact, "125", os: 14, of: "320x568@2"),
  ]

  @Test func expandedHeightMayEqualTheCompactHeight() throws {
    // Between 40 and 50 as a row, of which three to two fit into 320 − 171: two of 50 are 100, as
    // high as two and a half of 40.
    let engine = Engine(.fixture(Self.rowOf40To50))
    #expect(parameters(Self.rowOf40To50) == ["iOS 13 phone today-view: 127 < k <= 171"])
    let question = Question("320x568@2", iOS: 13, .landscape)
    let answer = try question.answer(from: engine)
    #expect(answer.height.state == .derived)
    #expect(answer.height.value == Points(100))
    let cell = answer.cell
    var asked = AskedBox(.today, on: [cell.screen])
    (asked.orientations, asked.entryPoints) = ([.landscape], [.todayView])
    (asked.modes, asked.textSizes) = ([.expanded], [.l])
    let block = engine.block(of: asked, on: cell.screen, cell.os)
    #expect(Array(block.cells) == [cell])
    engine.forEachAnswer(in: block) { #expect($0.height.value == Points(100)) }
  }

  @Test func stepsNameTheRowsOfTheSmallestAndTheLargestHeight() throws {
    // Between 40 and 60 as a row: two of 50 are the lowest, four of 48 the highest.
    var claims = Self.rowOf40To50
    claims[3] = ClaimRow("S44-004", .compact, "150", os: 14, of: "320x568@2")
    let engine = Engine(.fixture(claims))
    let answer = try Question("320x568@2", iOS: 13, .landscape).answer(from: engine).height
    #expect(answer.range == Points(100)...Points(192))
    let steps = steps(of: answer)
    #expect(steps.contains("⌊(H − k) ÷ 50⌋ = 2 to 3 rows; 100 to 150"))
    #expect(steps.contains("⌊(H − k) ÷ 48⌋ = 3 to 4 rows; 144 to 192"))
  }

  @Test func noHeightIsBeyondThoseThatAreAllowed() {
    let allowed = AllowedValues(0...2) { Points($0) }
    #expect(allowed.last(upTo: Points(10)) == Points(2))
    #expect(allowed.last(upTo: Points(1)) == Points(1))
    #expect(!allowed.overlaps(Points(3)...Points(3)))
  }

  @Test func groupsAreApartByVersionAndEntryPoint() {
    let inNotificationCenter = Self.medium.with {
      $0.id = "S01-006"
      $0.value = "528"
      $0.entryPoint = "notification-center"
    }
    let compact = ClaimRow(
      "S01-007", .compact, "110", of: "375x667@2", .portrait, .notificationCenter, .l)
    #expect(
      parameters(Self.compact + [compact, Self.small, inNotificationCenter]) == [
        "iOS 10 phone today-view: -4 < k <= 40",
        "iOS 10 phone notification-center: 95 < k <= 139",
      ])
  }

  @Test func severalCountsOfRowsGiveARange() throws {
    // 667 − 40 holds 14 rows of 44, and 667 holds 15.
    let engine = Engine(.fixture(Self.compact + [Self.small]))
    let answer = try Question("375x667@2").answer(from: engine).height
    #expect(engine.catalog.summary(of: answer) == "616...660 derived whole-rows")
    #expect(steps(of: answer).last == "⌊(H − k) ÷ 44⌋ = 14 to 15 rows; 616 to 660")
    // 736 − 40 holds 15 rows, and 736 − 8 holds 16.
    let narrow = Engine(.fixture(Self.compact + [Self.small, Self.medium]))
    let plus = try Question("414x736@3").answer(from: narrow).height
    #expect(narrow.catalog.summary(of: plus) == "660...704 derived whole-rows")
    #expect(plus.value == Points(660))
  }

  @Test func oneCountOfRowsForEveryKIsASingleValue() throws {
    // 667 − 40 and 667 − 8 both hold 13 rows of 48.
    let engine = Engine(.fixture(Self.compact + [Self.small, Self.medium]))
    let answer = try Question("375x667@2", .portrait, .xl).answer(from: engine).height
    #expect(
      engine.catalog.summary(of: answer) == "624 derived whole-rows extrapolates textSize")
    #expect(steps(of: answer).last == "⌊(H − k) ÷ 48⌋ = 13 rows; 13 × 48 = 624")
  }

  @Test func theUpperBoundOfKIsInclusive() throws {
    // k ≤ 40 may be 40: exactly 12 rows fit into 568 − 40. k > −4 is not −4: 13 rows never fit.
    let engine = Engine(.fixture(Self.compact + [Self.small]))
    let key = try Question("320x568@2").cell(in: engine)
    let prediction = engine.prediction(by: .wholeRows, of: .height, for: key)
    #expect(prediction == Points(528)...Points(528))
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
  func contradictoryGroupsOfIPadsGiveNoHeight(os: Int) throws {
    let measured = try Question("12.9-inch", iOS: os).answer().height
    #expect(measured.state == .sourced)
    let other = try Question("12.9-inch", iOS: os, .portrait, .xl).answer().height
    #expect(other.state == .unknown)
  }

  @Test func aNegativeKEndsTheRule() {
    // Ten rows of 44 are 440, more than the screen has in landscape.
    let impossible = [
      ClaimRow("S01-001", .compact, "110", of: "320x568@2", .landscape),
      ClaimRow("S01-004", .expanded, "440", of: "320x568@2", .landscape),
    ]
    #expect(parameters(impossible) == ["iOS 10 phone today-view: does not hold"])
  }

  @Test func theShortSideIsTriedWhereTheHeightDoesNotFit() throws {
    // As measured on iOS 12: 616 on 768x1024 and 884 on 1024x1366.
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
    #expect(landscape.extrapolates == [.orientation])
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

  @Test func extrapolatedAxesAreNamed() throws {
    let engine = Engine(.fixture(Self.compact + [Self.small, Self.medium]))
    let turned = try Question("375x667@2", .landscape, .xl).answer(from: engine).height
    #expect(turned.extrapolates == [.orientation, .textSize])
    let plain = try Question("414x736@3").answer(from: engine).height
    #expect(plain.extrapolates == [])
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

  @Test func expandedHeightIsUnknownBelowTheCompactHeight() throws {
    let large = ClaimRow("S04-001", .compact, "325", of: "320x568@2", .landscape, .todayView, .ax5)
    let engine = Engine(.fixture(Self.compact + [large, Self.small, Self.medium]))
    let answer = try Question("320x568@2", .landscape, .ax5).answer(from: engine).height
    #expect(answer.state == .unknown)
    // Two rows of 130 fit into 320 − 40.
    #expect(answer.reason == .belowCompact(Points(260), compact: Points(325)))
  }

  @Test func aDerivedRowIsNotUsedForInference() {
    // The compact height of the second phone is not stated, though line-height gives it.
    let claims = [Self.compact[0], Self.small, Self.medium]
    #expect(parameters(claims) == ["iOS 10 phone today-view: -4 < k <= 40"])
    #expect(parameters([Self.compact[0], Self.medium]) == [])
  }

  @Test func contextIsNotUsedForInference() {
    let context = Self.medium.with { $0.use = .context }
    #expect(
      parameters(Self.compact + [Self.small, context]) == ["iOS 10 phone today-view: -4 < k <= 40"])
  }

  @Test func stepsNameTheRowsOfTheExtremes() throws {
    let answer = try Question("320x568@2", iOS: 13, .landscape).answer(
      from: Engine(.fixture(Self.rowOf40To50)))
    // Neither end of the range has four rows of 48, the highest that fit into 320 − 127.
    #expect(
      steps(of: answer.height).suffix(6) == [
        "compact 100 = 2.5 × row 40", "⌊(H − k) ÷ 40⌋ = 3 to 4 rows; 120 to 160",
        "compact 125 = 2.5 × row 50", "⌊(H − k) ÷ 50⌋ = 2 to 3 rows; 100 to 150",
        "compact 120 = 2.5 × row 48", "⌊(H − k) ÷ 48⌋ = 3 to 4 rows; 144 to 192",
      ])
  }

  private func parameters(_ claims: [ClaimRow]) -> [String] {
    parameters(of: .fixture(claims))
  }

  private func parameters(of catalog: Catalog) -> [String] {
    Engine(catalog).groups(of: .wholeRows).map { $0.summary(in: catalog) }
  }

  private func steps(of evidence: Evidence) -> [String] {
    (evidence.derivation?.steps ?? []).map(Catalog.bundled.text)
  }
}
