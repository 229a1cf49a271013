import Testing
import WidgetSizing
import WidgetSizingData

/// Claims about one number: which of them answer, which has precedence, which are alternatives.
@Suite struct ResolvingTests {
  static let model = ClaimRow("S01-001", .compact, "110", of: "").with { $0.device = "iphone-6" }
  static let screen = ClaimRow("S03-001", .compact, "110", of: "375x667@2")
  static let idiom = ClaimRow("S10-001", .compact, "110", of: "*").with { $0.idiom = "phone" }
  /// Rows of `claim_classes.csv` that make `S04-001` speak of two classes.
  static let listed = [
    TableName.claimClasses: ["S04-001,320x568@2", "S04-001,375x667@2"]
  ]
  static let list = ClaimRow("S04-001", .compact, "110", of: "")

  @Test func claimsThatAgreeAnswerTogether() throws {
    #expect(
      try summary([Self.model, Self.screen, Self.idiom, Self.list], Self.listed)
        == "110 sourced S01 S03 S04 S10")
  }

  @Test func aModelAndAScreenHaveTheSameRank() throws {
    #expect(
      try summary([Self.model, Self.screen.saying("120")]) == "110 disputed S01, or 120 S03")
  }

  @Test func aListRanksBelowAClassAndAboveAnIdiom() throws {
    #expect(
      try summary([Self.screen, Self.list.saying("120"), Self.idiom.saying("130")], Self.listed)
        == "110 sourced S03, or (120 S04), or (130 S10)")
    #expect(
      try summary([Self.list.saying("120"), Self.idiom], Self.listed)
        == "120 sourced S04, or (110 S10)")
  }

  @Test func aClaimWithoutDevicesHasTheLowestRank() throws {
    let anything = Self.idiom.with { ($0.idiom, $0.screenClass) = ("", "") }
    #expect(
      try summary([anything.saying("130"), Self.screen]) == "110 sourced S03, or (130 S10)")
    #expect(
      try summary([anything, Self.idiom.saying("130").with { $0.id = "S08-001" }])
        == "110 disputed S10, or 130 S08")
  }

  @Test func otherAxesDoNotRank() throws {
    let open = Self.screen.with { ($0.id, $0.value, $0.textSize) = ("S02-001", "120", "") }
    #expect(try summary([Self.screen, open]) == "120 disputed S02, or 110 S03")
  }

  @Test func greaterAuthorityWinsAndTheReasonSaysSo() throws {
    let catalog = Catalog.fixture([
      Self.screen, Self.screen.with { ($0.id, $0.value) = ("S44-001", "120") },
    ])
    let answer = try compact.answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "120 disputed S44, or 110 S03")
    #expect(try answer.reason == .greaterAuthority(source("S44", in: catalog)))
  }

  @Test func ofSourcesThatAgreeTheFirstOfTheGreatestAuthorityIsNamed() throws {
    let claims = ["S07", "S03", "S09", "S37"].map { source in
      Self.screen.with { ($0.id, $0.value) = ("\(source)-001", source == "S37" ? "120" : "110") }
    }
    let catalog = Catalog.fixture(claims)
    let answer = try compact.answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "110 disputed S03 S07 S09, or 120 S37")
    #expect(try answer.reason == .greaterAuthority(source("S03", in: catalog)))
  }

  @Test func ofEqualAuthorityTheSmallerWins() throws {
    let catalog = Catalog.fixture([
      Self.screen.saying("120"), Self.screen.with { $0.id = "S09-001" },
    ])
    let answer = try compact.answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "110 disputed S09, or 120 S03")
    #expect(answer.reason == .smallerOfEqualAuthority)
  }

  @Test func anOpenAxisAnswersForItsDefaultOnly() throws {
    let open = Self.screen.with {
      ($0.os, $0.orientation, $0.entryPoint, $0.textSize) = (nil, "", "", "")
    }
    let engine = Engine(.fixture([open]))
    let key = try #require(engine.catalog.claims.keys(of: .today).first)
    #expect(
      engine.catalog.claims[key].openAxes == AxisSet(.os, .orientation, .entryPoint, .textSize)
    )
    #expect(try state(compact, engine) == .sourced)
    for other in [
      Question("375x667@2", iOS: 12, .portrait, .l, .todayView, .compact),
      Question("375x667@2", .landscape, .l, .todayView, .compact),
      Question("375x667@2", .portrait, .xl, .todayView, .compact),
      Question("375x667@2", .portrait, .l, .notificationCenter, .compact),
    ] {
      #expect(try state(other, engine) == .derived, "\(other.testDescription)")
    }
  }

  @Test func onIOS8AnOpenEntryPointIsNotificationCenter() throws {
    let open = ClaimRow("S06-001", .legacy, "500", os: 8, of: "375x667@2").with {
      $0.entryPoint = ""
    }
    let question = Question("375x667@2", iOS: 8, .portrait, .l, .notificationCenter, .legacy)
    #expect(try state(question, Engine(.fixture([open]))) == .sourced)
  }

  @Test func everyValueOfAnAxisAnswersForAll() throws {
    let every = Self.screen.with {
      ($0.os, $0.orientation, $0.entryPoint, $0.textSize, $0.mode) = (10...12, "*", "*", "*", "*")
    }
    let engine = Engine(.fixture([every]))
    for other in [
      Question("375x667@2", iOS: 12, .landscape, .ax5, .notificationCenter, .expanded),
      Question("375x667@2", iOS: 11, .landscape, .xs, .quickAction, .compact),
    ] {
      #expect(try state(other, engine) == .sourced, "\(other.testDescription)")
    }
  }

  private var compact: Question { Question("375x667@2", .portrait, .l, .todayView, .compact) }

  private func source(_ id: String, in catalog: Catalog) throws -> Key<Source> {
    try #require(catalog.sources.keys.first { catalog.sources[$0].id == id })
  }

  private func state(_ question: Question, _ engine: Engine) throws -> Answer.State {
    try question.answer(from: engine).height.state
  }

  private func summary(
    _ claims: [ClaimRow], _ rows: [TableName: [String]] = [:]
  ) throws -> String {
    let catalog = Catalog.fixture(claims, rows: rows)
    return catalog.summary(of: try compact.answer(from: Engine(catalog)).height)
  }
}

extension ClaimRow {
  /// The row with another number.
  fileprivate func saying(_ value: String) -> ClaimRow { with { $0.value = value } }
}
