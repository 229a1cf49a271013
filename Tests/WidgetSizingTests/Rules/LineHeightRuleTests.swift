import Testing
import WidgetSizing
import WidgetSizingData

/// *line-height*: compact = 2.5 × (base × line height(text size) ÷ line height(l), to the pixel).
@Suite struct LineHeightRuleTests {
  static let ten = ClaimRow("S01-001", .compact, "110", of: "375x667@2")

  @Test(
    arguments: zip(
      TextSize.allCases,
      ["95", "100", "105", "110", "120", "130", "140", "170", "200", "240", "280", "325"])
  )
  func oneClaimGivesEveryTextSize(textSize: TextSize, height: String) throws {
    let engine = Engine(.fixture([Self.ten]))
    let answer = try compact("375x667@2", textSize, from: engine)
    #expect(answer.value?.description == height)
  }

  @Test func rowsAreRoundedToThePixelOfTheScreen() throws {
    // 52 × 19 ÷ 22 = 44.909: 45 at 2 pixels a point, 45 at 3; 52 × 20 ÷ 22 = 47.27: 47.5, 47.33.
    let claims = [
      ClaimRow("S04-001", .compact, "130", of: "1024x1366@2"),
      ClaimRow("S04-002", .compact, "130", of: "414x736@3"),
    ]
    let engine = Engine(.fixture(claims))
    #expect(try compact("1024x1366@2", .s, from: engine).value?.description == "118.75")
    #expect(try compact("414x736@3", .s, from: engine).value?.description == "118.33")
  }

  @Test func theBaseIsFoundFromAnyTextSize() {
    let claims = [
      ClaimRow("S04-001", .compact, "112.5", of: "1024x1366@2", .portrait, .todayView, .xs),
      ClaimRow("S04-002", .compact, "165", of: "1024x1366@2", .portrait, .todayView, .xxxl),
      ClaimRow("S04-003", .compact, "383.75", of: "1024x1366@2", .portrait, .todayView, .ax5),
    ]
    #expect(parameters(claims) == ["iOS 10 pad 1024x1366@2: base 52"])
  }

  @Test func aClaimThatFitsMoreThanOneBaseGivesARange() throws {
    // 84 and 85 pixels × 19 ÷ 22 are both 73 pixels, a row of 36.5.
    let claim = ClaimRow("S04-001", .compact, "91.25", of: "375x667@2", .portrait, .todayView, .xs)
    #expect(parameters([claim]) == ["iOS 10 phone 375x667@2: base 42...42.5"])
    let engine = Engine(.fixture([claim]))
    #expect(
      try summary("375x667@2", iOS: 10, .l, from: engine)
        == "105...106.25 derived line-height extrapolates textSize")
  }

  @Test func bothListsOfLineHeightsMayMeanOneBase() {
    // 3 pixels × 28 ÷ 22 and × 29 ÷ 22 are both 4 pixels, a row of 2.
    let claim = ClaimRow("S04-001", .compact, "5", of: "375x667@2", .portrait, .todayView, .xxxl)
      .with { $0.os = 12...12 }
    #expect(parameters([claim]) == ["iOS 12 phone 375x667@2: base 1.5"])
  }

  @Test func fromIOS11BothListsOfLineHeightsAreAllowed() throws {
    let engine = Engine(.fixture([Self.ten.with { $0.os = 12...12 }]))
    #expect(
      try summary("375x667@2", iOS: 12, .xxxl, from: engine)
        == "140...145 derived line-height extrapolates textSize")
    #expect(
      try summary("375x667@2", iOS: 12, .ax5, from: engine)
        == "310...325 derived line-height extrapolates textSize")
    #expect(
      try summary("375x667@2", iOS: 12, .ax4, from: engine)
        == "280 derived line-height extrapolates textSize")
    #expect(
      try summary("375x667@2", iOS: 10, .xxxl, from: engine)
        == "140 derived line-height extrapolates os textSize")
  }

  @Test func fromIOS11ABaseMayBeOfEitherListOfLineHeights() {
    // Rows of 58 and of 56: 44 × 29 ÷ 22 and 45.5 × 28 ÷ 22 are 58, 42.5 × 29 ÷ 22 is 56.
    func bases(_ height: String, iOS os: Int) -> [String] {
      parameters([
        ClaimRow("S44-001", .compact, height, os: os, of: "375x667@2", .portrait, .todayView, .xxxl)
      ])
    }
    #expect(bases("145", iOS: 10) == ["iOS 10 phone 375x667@2: base 45.5"])
    #expect(bases("145", iOS: 12) == ["iOS 12 phone 375x667@2: base 44...45.5"])
    #expect(bases("140", iOS: 10) == ["iOS 10 phone 375x667@2: base 44"])
    #expect(bases("140", iOS: 12) == ["iOS 12 phone 375x667@2: base 42.5...44"])
  }

  @Test func aVersionWithoutClaimsTakesWhatItsNeighborsAgreeOn() throws {
    let engine = Engine(
      .fixture([Self.ten, Self.ten.with { ($0.id, $0.os) = ("S44-001", 12...12) }]))
    #expect(
      try summary("375x667@2", iOS: 11, .l, from: engine)
        == "110 derived line-height extrapolates os")
    #expect(
      try summary("375x667@2", iOS: 14, .l, from: engine)
        == "110 derived line-height extrapolates os")
  }

  @Test func neighborsThatDisagreeGiveARange() throws {
    let claims = [
      ClaimRow("S44-001", .compact, "130", os: 12, of: "1024x1366@2"),
      ClaimRow("S44-002", .compact, "110", os: 14, of: "1024x1366@2"),
    ]
    let engine = Engine(.fixture(claims))
    #expect(
      try summary("1024x1366@2", iOS: 13, .l, from: engine)
        == "110...130 derived line-height extrapolates os")
  }

  @Test func aDerivedVersionIsNoNeighbor() {
    let catalog = Catalog.fixture([Self.ten])
    let groups = Engine(catalog).groups(of: .lineHeight)
    #expect(groups.map { $0.summary(in: catalog) } == ["iOS 10 phone 375x667@2: base 44"])
  }

  @Test func aClassWithoutClaimsTakesWhatItsIdiomAgreesOn() throws {
    let claims = [Self.ten, ClaimRow("S01-002", .compact, "110", of: "320x568@2")]
    let engine = Engine(.fixture(claims))
    #expect(
      try summary("414x736@3", iOS: 10, .l, from: engine)
        == "110 derived line-height extrapolates screenClass")
    #expect(try compact("768x1024@2", .l, from: engine).state == .unknown)
    let disagreeing = Engine(
      .fixture([Self.ten, ClaimRow("S01-002", .compact, "130", of: "320x568@2")]))
    #expect(try compact("414x736@3", .l, from: disagreeing).state == .unknown)
  }

  @Test func claimsThatNoBaseFitsEndTheRuleForTheirClass() throws {
    let claims = [
      Self.ten,
      ClaimRow("S01-002", .compact, "135", of: "375x667@2", .portrait, .todayView, .xxl),
      ClaimRow("S01-003", .compact, "110", of: "320x568@2"),
    ]
    #expect(
      parameters(claims) == [
        "iOS 10 phone 320x568@2: base 44", "iOS 10 phone 375x667@2: does not hold",
      ])
    let engine = Engine(.fixture(claims))
    #expect(try compact("375x667@2", .xs, from: engine).state == .unknown)
    #expect(try compact("320x568@2", .xs, from: engine).value == Points(95))
  }

  @Test func aKnownExceptionIsNotFitted() {
    let claims = [
      Self.ten,
      ClaimRow("S01-002", .compact, "135", of: "375x667@2", .portrait, .todayView, .xxl),
    ]
    let catalog = Catalog.fixture(
      claims, rows: ["exceptions": ["line-height,S01-002,made for a test"]])
    let groups = Engine(catalog).groups(of: .lineHeight)
    #expect(groups.map { $0.summary(in: catalog) } == ["iOS 10 phone 375x667@2: base 44"])
  }

  private func compact(
    _ device: String, iOS os: Int = 10, _ textSize: TextSize, from engine: Engine
  ) throws -> Evidence {
    try Question(device, iOS: os, .portrait, textSize, .todayView, .compact)
      .answer(from: engine).height
  }

  private func summary(
    _ device: String, iOS os: Int, _ textSize: TextSize, from engine: Engine
  ) throws -> String {
    engine.catalog.summary(of: try compact(device, iOS: os, textSize, from: engine))
  }

  private func parameters(_ claims: [ClaimRow]) -> [String] {
    let catalog = Catalog.fixture(claims)
    return Engine(catalog).groups(of: .lineHeight).map { $0.summary(in: catalog) }
  }
}
