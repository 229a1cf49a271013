import BundledTables
import Testing

@testable import WidgetSizing

/// What the rules have inferred is written into an image and read from it.
@Suite struct RuleImagesTests {
  static let claims = [0, 31, 32, 5_000].map { Key<Claim>(index: $0) }
  static let lengths = [0, 1, -1, 2, -2, 150, 13_200, -9_999].map(Points.init(threeHundredths:))
  static let coverages = [
    (Said<Orientation>.usual, Said<EntryPoint>.usual, Said<TextSize>.usual),
    (.only(.landscape), .only(.todayView), .only(.xs)), (.every, .every, .every),
    (.only(.portrait), .only(.notificationCenter), .only(.ax5)),
    (.only(.landscape), .only(.quickAction), .usual),
  ].map { orientation, entryPoint, textSize in
    var coverage = Coverage()
    coverage.insert(
      TodayClaimSetting(
        stating: orientation, column: .usual, entryPoint: entryPoint, textSize: textSize,
        mode: .only(.compact)))
    return coverage
  }

  @Test func whatTheBundledClaimsComeToIsReadAsItWasWritten() {
    let rules = Engine.bundled.rules
    let read = Engine(image: StaticString(bytes: Engine.bundled.image)).rules
    #expect(read.parameters == rules.parameters)
    #expect(Engine.bundled.image == Engine(image: StaticString(bytes: Engine.bundled.image)).image)
  }

  @Test(arguments: coverages)
  func rowsAndWhereTheyWereMeasuredAreReadAsTheyWereWritten(coverage: Coverage) {
    for length in Self.lengths {
      let base = LineHeightRule.Base(
        points: length...length, claims: Self.claims, coverage: coverage,
        extrapolates: AxisSet(.screenClass))
      expectSame(
        LineHeightRule(
          measured: [
            .init(
              screenClass: Key(index: 7), os: OSVersion(12), pixels: [88, 89],
              claims: Self.claims, coverage: coverage),
            .init(screenClass: Key(index: 8), os: OSVersion(13), pixels: [], claims: []),
          ],
          peers: [.init(os: OSVersion(10), idiom: .pad, base: base)]))
    }
    let group = WholeRowsRule.Group(os: OSVersion(10), idiom: .pad, entryPoint: .quickAction)
    for (above, upTo) in zip(Self.lengths, Self.lengths.reversed()) {
      let fits = [WholeRowsRule.Side.upright, .short].map {
        WholeRowsRule.Fit(
          side: $0, above: above, aboveClaims: Self.claims, upTo: upTo, upToClaims: [])
      }
      for fits in [[], [fits[0]], [fits[1]], fits] {
        expectSame(
          WholeRowsRule(kept: [
            .init(group: group, fits: fits, claims: Self.claims, coverage: coverage)
          ]))
      }
    }
    expectSame(
      ScreenWidthRule(margins: [
        .init(
          group: .init(os: OSVersion(13), idiom: .pad, orientation: .landscape),
          measured: Self.lengths, screenWidths: Self.lengths, claims: Self.claims,
          coverage: coverage),
        .init(group: .init(os: OSVersion(14), idiom: .phone, orientation: .portrait)),
      ]))
  }

  @Test(arguments: [false, true])
  func whetherAClaimContradictsIsReadAsItWasWritten(isContradicted: Bool) {
    expectSame(MediumWidthRule(agreeing: Self.claims, isContradicted: isContradicted))
    expectSame(MediumWidthRule(agreeing: [], isContradicted: isContradicted))
  }

  @Test func formulasAndWhatIOS8KeepsAreReadAsTheyWereWritten() {
    expectSame(QuickActionWidthRule(formulas: Self.claims))
    let kept = [
      IOS8HeightRule.Kept(
        idiom: .phone, scale: 3, orientation: .landscape, values: Self.lengths,
        claims: Self.claims),
      IOS8HeightRule.Kept(idiom: .pad, scale: 1, orientation: .portrait),
    ]
    expectSame(IOS8HeightRule(kept: kept))
    let limits = Self.lengths.map {
      IOS8WidthRule.Limit(idiom: .pad, points: $0, claims: Self.claims)
    }
    expectSame(IOS8WidthRule(guideLines: Self.claims, limits: limits))
  }

  /// Writes a rule with a number behind it, and reads both.
  private func expectSame<R: Rule>(_ rule: R) {
    var writer = ImageWriter()
    rule.write(to: &writer)
    writer.integer(77)
    var reader = ImageReader(StaticString(bytes: writer.bytes))
    let read = R(image: &reader)
    #expect(dumped(read) == dumped(rule))
    #expect(reader.integer() == 77)
  }
}

extension RuleSet {
  /// All that the rules have inferred, to the last stored number.
  var parameters: [String] { all.map { dumped($0) } }
}

/// All stored values of a value, as text.
private func dumped(_ value: Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
