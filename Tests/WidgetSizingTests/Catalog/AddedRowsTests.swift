import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// The rows of a user are added to the bundled tables.
@Suite struct AddedRowsTests {
  @Test func aClaimIsAdded() throws {
    let row = ClaimRow("S01-999", .expanded, "308", of: "375x667@2", .landscape)
    let catalog = try Catalog.bundled(adding: ["claims": [row.line]])
    #expect(
      catalog.claims.keys(of: .today).count == Catalog.bundled.claims.keys(of: .today).count + 1)
    let answer = try Question("iPhone 6", .landscape).answer(from: Engine(catalog)).height
    #expect(catalog.summary(of: answer) == "308 sourced S01")
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
    let catalog = try Catalog.bundled(adding: ["claims": [row.line]])
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
    let catalog = try Catalog.bundled(adding: [
      "screen_classes": ["400x800@2,400,800,2,phone,4.5-inch,"],
      "devices": ["iphone-4-5,iPhone 4.5,400x800@2,4.5,true,,10,12,,,,,,,"],
      "device_names": ["four and a half,nickname,iphone-4-5,,"],
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

  /// What an empty cell of a claim means is a row of the uppermost tables.
  @Test func theMeaningOfAnEmptyCellIsReplaced() throws {
    let row = ClaimRow("S01-999", .compact, "77", of: "414x736@3", .landscape)
      .with { $0.textSize = "" }
    func height(at textSize: TextSize, _ axis: String) throws -> String {
      let catalog = try Catalog.bundled(with: ["claims": [row.line], "kind_axes": [axis]])
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

  @Test func aScreenSmallerThanItsMarginsHasNoSize() throws {
    let engine = Engine(
      try .bundled(with: ["screen_classes": ["10x10@2,10,10,2,phone,tiny,"]]))
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
        "screen_classes": ["999x999@2,999,999,2,phone,square,"],
        "text_sizes": ["xs,1,extra small,XS,false,14,5,5,,,,"], "claims": [row.line],
      ]))
    for mode in [Mode.compact, .expanded] {
      let question = Question("999x999", iOS: 12, .portrait, .xs, .todayView, mode)
      #expect(try question.answer(from: engine).height.state == .unknown)
    }
  }

  @Test func aNameStandsInATableOnce() throws {
    let tables = TableFiles(rows: [
      "device_names": ["big one,nickname,,414x896@3,", "Big-One,nickname,,414x736@3,"]
    ])
    let complaints = Catalog.read(tables, addedTo: .bundled).complaints
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasPrefix("mine/device_names.csv:3:1: error: [unique] name 'Big-One'")
        == true)
  }

  /// Case, blanks and punctuation do not count in a name.
  @Test func aNameThatTheTablesHaveIsRefused() throws {
    let tables = TableFiles(rows: ["device_names": ["PLUS,nickname,,414x896@3,"]])
    let complaints = Catalog.read(tables, addedTo: .bundled).complaints
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasPrefix("mine/device_names.csv:2:1: error: [unique] name 'PLUS'") == true)
  }
}
