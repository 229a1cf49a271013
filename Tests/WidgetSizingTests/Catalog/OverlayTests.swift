import Testing
import WidgetSizingData

@testable import WidgetSizing

/// A user's own tables are laid over the bundled ones: a row replaces the one with the same key.
@Suite struct OverlayTests {
  @Test func aClaimIsReplacedByItsKey() throws {
    let row = ClaimRow("S01-018", .expanded, "617", of: "375x667@2")
    let catalog = try Catalog.bundled(with: [.claims: [row.line]])
    #expect(catalog.claims.keys(of: .today).count == Catalog.bundled.claims.keys(of: .today).count)
    let answer = try Question("iPhone 6").answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "616 disputed ONN1 S02, or 617 S01")
  }

  @Test func aClaimIsAdded() throws {
    let row = ClaimRow("S01-999", .expanded, "308", of: "375x667@2", .landscape)
    let catalog = try Catalog.bundled(with: [.claims: [row.line]])
    #expect(
      catalog.claims.keys(of: .today).count == Catalog.bundled.claims.keys(of: .today).count + 1)
    let answer = try Question("iPhone 6", .landscape).answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "308 sourced S01")
  }

  @Test func aReplacedClaimBeyondItsBoundsIsReportedOnce() throws {
    let row =
      "FTH1-009,widgetkit,FTH1,answer,cornerRadius,90,pt,,macOS,26,26,inferred,,,,,,,,,,"
      + "systemSmall,,display-size,macOS 26,"
    let complaints = Catalog.read([BundledTables.layer, DataLayer(rows: [.claims: [row]])])
      .complaints
    #expect(complaints.count == 1, "\(complaints)")
    let complaint = try #require(complaints.first)
    #expect(complaint.hasPrefix("mine/claims.csv:2:"))
    #expect(complaint.contains("90 is more than 82, as "))
  }

  /// A measurement on one class narrows k, and with it the answers of every class in its group.
  @Test(arguments: [
    // Ten rows of 38 fit: the system keeps at most 414 − 380.
    ("380", "32 < k <= 34", "304...342 derived whole-rows"),
    // Ten rows do not fit: the system keeps more than that.
    ("342", "34 < k <= 40", "304 derived whole-rows"),
  ])
  func aMeasurementNarrowsWhatIsDerivedElsewhere(
    _ height: String, _ kept: String, _ neighbour: String
  ) throws {
    let measured = Question("iPhone 7 Plus", .landscape, .xs)
    let other = Question("iPhone 7", .landscape, .xs)
    let before = Catalog.bundled
    #expect(
      before.summary(of: try measured.answer().height)
        == "342...380 derived whole-rows extrapolates textSize")
    #expect(
      before.summary(of: try other.answer().height)
        == "304...342 derived whole-rows extrapolates textSize")

    let row = ClaimRow(
      "S01-999", .expanded, height, of: "414x736@3", .landscape, .todayView, .xs)
    let catalog = try Catalog.bundled(with: [.claims: [row.line]])
    let engine = Engine(catalog)
    #expect(
      catalog.summary(of: try measured.answer(from: engine).height) == "\(height) sourced S01")
    let groups = engine.groups(of: .wholeRows)
    #expect(
      groups.map { $0.summary(in: catalog) }.contains("iOS 10 phone today-view: \(kept)"))
    let answer = try other.answer(from: engine).height
    #expect(catalog.summary(of: answer) == neighbour)
    let derivation = try #require(answer.derivation)
    let ends = derivation.steps.map(catalog.text).filter { $0.hasPrefix("k ") }
    #expect(ends.count == 2 && ends.count { $0.hasSuffix(" by S01-999 \(height)") } == 1)
    #expect(derivation.claims.contains { catalog.citation(of: $0).id == "S01-999" })
  }

  @Test func aClassAndADeviceAreAdded() throws {
    let catalog = try Catalog.bundled(with: [
      .screenClasses: ["400x800@2,400,800,2,phone,4.5-inch,"],
      .devices: ["iphone-4-5,iPhone 4.5,400x800@2,4.5,true,,10,12,,,,,,,"],
      .deviceNames: ["four and a half,nickname,iphone-4-5,,"],
    ])
    let engine = Engine(catalog)
    for text in ["iPhone 4.5", "FOUR-AND-A-HALF", "400x800", "4.5", "4.5-inch"] {
      let answer = try Question(text).answer(from: engine)
      // 800 − 40 and 800 − 33 hold 17 rows of 44.
      #expect(catalog.summary(of: answer.height) == "748 derived whole-rows", "\(text)")
      #expect(catalog.summary(of: answer.width) == "384 derived width", "\(text)")
    }
    #expect(try Question("iPhone 4.5", iOS: 13).answer(from: engine).height.state == .notApplicable)
  }

  @Test func aDeviceIsReplacedAndLeavesItsOldClass() throws {
    let catalog = try Catalog.bundled(with: [
      .devices: ["iphone-7,iPhone 7,414x736@3,4.7,true,,10,15,,,,,,,"]
    ])
    #expect(catalog.devices.count == Catalog.bundled.devices.count)
    // The claims about the model move with it.
    let answer = try Question("iPhone 7").answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "616 disputed S02, or 660 S01")
    let old = try #require(catalog.screenClasses.first { $0.id == "375x667@2" })
    #expect(!old.devices.contains { catalog.devices[$0].id == "iphone-7" })
  }

  @Test func aSourceIsReplacedAndWithItItsAuthority() throws {
    let catalog = try Catalog.bundled(with: [
      .sources: ["S02,The founding document,,,,,article,,10,measured,,"]
    ])
    let question = Question("iPhone 7", .portrait, .xxl, .todayView, .compact)
    let answer = try question.answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "130 disputed S03, or 135 S02")
  }

  @Test func aListOfClassesIsReplacedAsAWhole() throws {
    let catalog = try Catalog.bundled(with: [.claimClasses: ["S04-004,320x568@2"]])
    let engine = Engine(catalog)
    func tallest(_ device: String) throws -> Answer.State {
      try Question(device, .portrait, .ax5, .todayView, .compact).answer(from: engine).height.state
    }
    #expect(try tallest("320x568@2") == .sourced)
    #expect(try tallest("375x667@2") == .derived)
  }

  /// What an empty cell of a claim means is a row of the uppermost layer.
  @Test func theMeaningOfAnEmptyCellIsReplaced() throws {
    let row = ClaimRow("S01-999", .compact, "77", of: "414x736@3", .landscape)
      .with { $0.textSize = "" }
    func height(at textSize: TextSize, _ axis: String) throws -> String {
      let catalog = try Catalog.bundled(with: [.claims: [row.line], .kindAxes: [axis]])
      let question = Question("414x736@3", .landscape, textSize, .todayView, .compact)
      let answer = try question.answer(from: Engine(catalog)).height
      return ([answer.value] + answer.alternatives.map(\.value)).contains(Points(77)) ? "77" : "-"
    }
    let sizes = [TextSize.xs, .l, .ax5]
    #expect(
      try sizes.map { try height(at: $0, "today,text_size,,default,l,") } == ["-", "77", "-"])
    #expect(
      try sizes.map { try height(at: $0, "today,text_size,,default,xs,") } == ["77", "-", "-"])
    #expect(try sizes.map { try height(at: $0, "today,text_size,,all,,") } == ["77", "77", "77"])
  }

  @Test func axesAreReplaced() throws {
    let catalog = try Catalog.bundled(with: [
      .osReleases: ["iOS,12,iOS twelve,2018-09-17,,true,compact-expanded,older,,"],
      .entryPoints: ["quick-action,3,peek,10,11,,", "today-view,1,Today view,10,17,,"],
    ])
    let engine = Engine(catalog)
    #expect(catalog.name(of: OSVersion(12)) == "iOS twelve")
    #expect(catalog.name(of: EntryPoint.quickAction) == "peek")
    #expect(catalog.entryPointRows[0].entryPoint == .todayView)
    let large = Question("iPhone 7", iOS: 12, .portrait, .xxxl, .todayView, .compact)
    #expect(
      catalog.summary(of: try large.answer(from: engine).height)
        == "140 derived line-height extrapolates textSize")
    let peek = Question("iPhone 7", iOS: 12, .portrait, .l, .quickAction, .compact)
    #expect(try peek.answer(from: engine).height.state == .notApplicable)
  }

  @Test func aScreenSmallerThanItsMarginsHasNoSize() throws {
    let engine = Engine(
      try .bundled(with: [.screenClasses: ["10x10@2,10,10,2,phone,tiny,"]]))
    let width = try Question("10x10").answer(from: engine).width
    #expect(width.state == .unknown && width.reason != nil)
    let legacy = try Question("10x10", iOS: 8, .portrait, .l, .notificationCenter, .legacy)
      .answer(from: engine)
    #expect(!legacy.isKnown)
  }

  @Test func aRowOfLessThanHalfAPixelGivesNoHeight() throws {
    let row = ClaimRow("S01-999", .compact, "1.25", os: 12, of: "999x999@2")
    let engine = Engine(
      try .bundled(with: [
        .screenClasses: ["999x999@2,999,999,2,phone,square,"],
        .textSizes: ["xs,1,extra small,XS,false,14,5,5,,,,"], .claims: [row.line],
      ]))
    for mode in [Mode.compact, .expanded] {
      let question = Question("999x999", iOS: 12, .portrait, .xs, .todayView, mode)
      #expect(try question.answer(from: engine).height.state == .unknown)
    }
  }

  @Test func anotherNameIsReplaced() throws {
    // Case, blanks and punctuation do not count in a name.
    let catalog = try Catalog.bundled(with: [.deviceNames: ["PLUS,nickname,,414x896@3,"]])
    #expect(catalog.deviceNames.count == Catalog.bundled.deviceNames.count)
    let (screenClass, device) = try DeviceFinder(catalog).named("plus")
    #expect(catalog.screenClasses[screenClass].id == "414x896@3" && device == nil)
  }

  @Test func aNameStandsInATableOnce() throws {
    let layer = DataLayer(rows: [
      .deviceNames: ["big one,nickname,,414x896@3,", "Big-One,nickname,,414x736@3,"]
    ])
    let complaints = Catalog.read([BundledTables.layer, layer]).complaints
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasPrefix("mine/device_names.csv:3:1: error: [unique] name 'Big-One'")
        == true)
  }
}
