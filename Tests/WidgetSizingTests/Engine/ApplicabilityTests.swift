import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Why a cell does not exist, and which models it is about if it does.
@Suite struct ApplicabilityTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let question: Question
    let reason: String
    var testDescription: String { question.testDescription }
  }

  static let refused = [
    Refused(question: Question("iPhone 16 Pro"), reason: "these models came after iOS 17"),
    Refused(question: Question("38 mm"), reason: "watchOS has no Today extensions"),
    Refused(
      question: Question("iPhone 7", iOS: 18), reason: "iOS 18 has no Today extensions"),
    Refused(question: Question("iPhone 7", iOS: 19), reason: "there is no iOS 19"),
    Refused(question: Question("iPhone 4s"), reason: "iPhone 4s runs iOS 5 to 9"),
    Refused(
      question: Question("iPhone X", iOS: 10), reason: "iPhone X runs iOS 11 to 16"),
    Refused(
      question: Question("iPhone 7", .portrait, .l, .notificationCenter, .legacy),
      reason: "iOS 10 has display modes"),
    Refused(
      question: Question("iPhone 6", iOS: 8, .portrait, .l, .notificationCenter, .compact),
      reason: "iOS 8 has no display modes"),
    Refused(
      question: Question("iPhone 6", iOS: 8, .portrait, .l, .todayView, .legacy),
      reason: "iOS 8 has no widgets in the Today view"),
    Refused(
      question: Question("iPhone 7", .landscape, column: .left),
      reason: "two columns to choose from exist only on iPads"),
    Refused(
      question: Question("iPad Air 2", column: .right),
      reason: "two columns to choose from exist only on iPads"),
    Refused(
      question: Question("iPad Air 2", iOS: 11, .landscape, column: .left),
      reason: "two columns to choose from exist only on iPads"),
    Refused(
      question: Question("iPad Air 2", .landscape, column: .single),
      reason: "has a left and a right column"),
    Refused(
      question: Question("plus", .portrait, .l, .quickAction),
      reason: "a quick action shows the compact widget only"),
    Refused(
      question: Question("iPad Air 2", .portrait, .l, .quickAction, .compact),
      reason: "has 3D Touch"),
    Refused(
      question: Question("iPhone XR", iOS: 12, .portrait, .l, .quickAction, .compact),
      reason: "has 3D Touch"),
    Refused(
      question: Question("iPhone 6", .portrait, .l, .quickAction, .compact),
      reason: "iPhone 6 has no 3D Touch"),
  ]

  @Test(arguments: refused)
  func theCellDoesNotExist(_ refused: Refused) throws {
    let answer = try refused.question.answer()
    for quantity in Quantity.sides {
      #expect(answer[quantity].state == .notApplicable)
      let reason = try #require(answer[quantity].reason)
      #expect(Catalog.bundled.text(of: reason).contains(refused.reason))
    }
  }

  @Test func aModelWithoutStatedVersionsMayRunEveryVersion() throws {
    let catalog = try Catalog.bundled(with: [
      "devices": ["ipod-touch-9,iPod touch,320x568@2,,,,,,,,,,,,"]
    ])
    let pod = try catalog.device("ipod-touch-9")
    for release in catalog.releases(of: .iOS) where release.modes != nil {
      #expect(catalog.devices[pod].runs(release.os) == nil)
      let screenClass = try #require(catalog.devices[pod].screenClass)
      #expect(catalog.devices(of: screenClass, on: release.os).contains(pod))
    }
  }

  /// A source of 2026 knew of iOS 26: a model that it lists up to 26 may run a later version, one
  /// that it lists up to 18 does not.
  @Test(arguments: [("26", nil), ("18", false)] as [(String, Bool?)])
  func onlyASupportedModelMayRunAVersionThatItsSourceCouldNotKnow(
    last: String, runs: Bool?
  ) throws {
    let catalog = try Catalog.bundled(with: [
      "devices": ["phone,Phone,320x568@2,,,,15,\(last),,,,,EOL1,,"]
    ])
    let phone = try catalog.device("phone")
    #expect(catalog.devices[phone].runs(OSVersion(27)) == runs)
  }

  @Test func aNamedModelHasNoWidgetOnAVersionThatItNeverRan() throws {
    let engine = Engine.bundled, catalog = engine.catalog
    let (screenClass, model) = try DeviceFinder(catalog).named("iPhone 15")
    var today = Asked(screenClasses: [screenClass])
    today.device = model
    today.os = [OSVersion(16)]
    var widgets = Asked(.widgetKit, on: [catalog.widgetScreen(of: screenClass)])
    widgets.device = model
    widgets.os = [OSVersion(16)]
    var reasons: [Reason?] = []
    for block in engine.blocks(today) + engine.blocks(widgets) {
      engine.forEachEvidence(in: block) { reasons += [$0.width.reason, $0.height.reason] }
    }
    #expect(reasons.count > 20)
    for reason in reasons {
      #expect(
        try catalog.text(of: #require(reason))
          == "iPhone 15 runs iOS 17 to 27; iOS 16 runs on the same screen of iPhone 14 Pro")
    }
    #expect(!engine.hasKnownNumber(in: engine.blocks(today)[0]))
    #expect(try engine.size(of: "iPhone 15", onOS: 16).height.state == .notApplicable)
    #expect(try engine.size(of: "iPhone 14 Pro", onOS: 16).height.state == .unknown)
  }

  @Test func aVersionThatNeverWasHasNoWidgets() throws {
    let engine = Engine.bundled
    let today = try engine.size(of: "iPhone 15", onOS: 20).height
    #expect(try engine.catalog.text(of: #require(today.reason)) == "there is no iOS 20")
    let watch = Cell(
      platform: .watchOS, os: OSVersion(12),
      screenClass: try engine.catalog.screenClass("198x242@2"), family: .accessoryCorner)
    let answer = engine.evidence(watch).width
    #expect(try engine.catalog.text(of: #require(answer.reason)) == "there is no watchOS 12")
    #expect(CellIDReader(engine.catalog).cell(engine.catalog.id(of: watch)) == nil)
    let early = try engine.size(of: "iPhone 4s", onOS: 7).height
    #expect(try engine.catalog.text(of: #require(early.reason)).contains("began with iOS 8"))
  }

  @Test func aModelRunsItsVersionsAndNoOthers() throws {
    let catalog = Catalog.bundled
    let key = try catalog.device("iphone-7")
    let ran = (8...18).filter { catalog.devices[key].runs(OSVersion($0)) == true }
    #expect(ran == [10, 11, 12, 13, 14, 15])
    #expect(
      Engine.bundled.versions(
        of: try #require(Question("iPhone 7").cell(in: .bundled).screenClass), for: key
      )
      .map(\.major) == ran)
  }

  @Test func anEntryPointWithoutARowIsNotApplicable() throws {
    var tables = TableFiles.bundled
    tables.keepRows(of: "entry_points") { !$0.hasPrefix("notification-center") }
    let (catalog, complaints) = Catalog.read(tables)
    // Claims about it are of no widget.
    #expect(complaints.allSatisfy { $0.contains("no such widget exists") })
    #expect(catalog.entryPointRows.count == 2)
    let engine = Engine(catalog)
    var cell = try Question("iPhone 7").cell(in: engine)
    cell = cell.with(EntryPoint.notificationCenter)
    #expect(engine.evidence(.height, of: cell).state == .notApplicable)
  }

  @Test func onlyVersionsWithTodayExtensionsAreListed() throws {
    // iOS 18 has none, though the models run it.
    let engine = Engine.bundled
    let screenClass = try #require(Question("iPhone 15").cell(in: engine).screenClass)
    let last = try #require(engine.catalog.releases(of: .iOS).last { $0.modes != nil }).os
    #expect(engine.versions(of: screenClass).max() == last)
    for device in engine.catalog.devices(of: screenClass, on: OSVersion(18)) {
      #expect(engine.versions(of: screenClass, for: device).allSatisfy { $0 <= last })
    }
  }

  @Test func aClassWithoutModelsMayRunEverything() throws {
    let engine = Engine(
      try .bundled(with: ["screen_classes": ["400x800@2,400,800,2,phone,4.5-inch,"]]))
    for os in [10, 12, 14] {
      let answer = try Question("400x800", iOS: os, .portrait, .l, .todayView, .compact)
        .answer(from: engine).height
      #expect(answer.value == Points(110), "iOS \(os)")
    }
  }
}
