import BundledTables
import Testing

@testable import WidgetSizing

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
    Refused(question: Question("iPhone 7", iOS: 19), reason: "has no Today extensions"),
    Refused(question: Question("iPhone 4s"), reason: "no 3.5-inch model runs iOS 10"),
    Refused(
      question: Question("iPhone X", iOS: 10), reason: "no 5.8-inch model runs iOS 10"),
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
  ]

  @Test(arguments: refused)
  func theCellDoesNotExist(_ refused: Refused) throws {
    let answer = try refused.question.answer()
    for quantity in Quantity.allCases {
      #expect(answer[quantity].state == .notApplicable)
      let reason = try #require(answer[quantity].reason)
      #expect(Catalog.bundled.text(of: reason).contains(refused.reason))
    }
  }

  @Test func aModelWhoseVersionsNobodyStatesAnswersForAll() throws {
    // The iPod touch has no range; every version may be one that it runs.
    let catalog = Catalog.bundled
    let pod = try #require(catalog.devices.keys.first { catalog.devices[$0].id == "ipod-touch-6" })
    for release in catalog.osReleases where release.modes != nil {
      #expect(catalog.devices[pod].runs(release.os) == nil)
      let screenClass = try #require(catalog.devices[pod].screenClass)
      #expect(catalog.devices(of: screenClass, on: release.os).contains(pod))
    }
  }

  @Test func aModelBeforeAndAfterItsVersionsIsOut() throws {
    let catalog = Catalog.bundled
    let key = try #require(catalog.devices.keys.first { catalog.devices[$0].id == "iphone-7" })
    let ran = (8...18).filter { catalog.devices[key].runs(OSVersion($0)) == true }
    #expect(ran == [10, 11, 12, 13, 14, 15])
    #expect(
      Engine.bundled.versions(of: try Question("iPhone 7").cell(in: .bundled).screenClass, for: key)
        .map(\.major) == ran)
  }

  @Test func anEntryPointThatNoTableHasIsNone() throws {
    var layer = BundledTables.layer
    let file = try #require(layer.files[.entryPoints])
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    let kept = lines.filter { !$0.hasPrefix("notification-center") }.joined(separator: "\n") + "\n"
    layer.files[.entryPoints] = DataLayer.File(bytes: Array(kept.utf8), path: file.path)
    let (catalog, complaints) = Catalog.read([layer])
    #expect(complaints == [] && catalog.entryPointRows.count == 2)
    let engine = Engine(catalog)
    var cell = try Question("iPhone 7").cell(in: engine)
    cell.entryPoint = .notificationCenter
    #expect(engine.answer(.height, of: cell).state == .notApplicable)
  }

  @Test func onlyVersionsWithTodayExtensionsAreTold() throws {
    // iOS 18 has none, though the models run it.
    let engine = Engine.bundled
    let screenClass = try Question("iPhone 15").cell(in: engine).screenClass
    let last = try #require(engine.catalog.osReleases.last { $0.modes != nil }).os
    #expect(engine.versions(of: screenClass).max() == last)
    for device in engine.catalog.devices(of: screenClass, on: OSVersion(18)) {
      #expect(engine.versions(of: screenClass, for: device).allSatisfy { $0 <= last })
    }
  }

  @Test func aClassWithoutModelsMayRunEverything() throws {
    let (catalog, complaints) = Catalog.read([
      BundledTables.layer,
      DataLayer(overlay: [
        .screenClasses: "id,width_pt,height_pt,scale,idiom,name,note\n"
          + "400x800@2,400,800,2,phone,4.5-inch,\n"
      ]),
    ])
    #expect(complaints == [])
    let engine = Engine(catalog)
    for os in [10, 12, 14] {
      let answer = try Question("400x800", iOS: os, .portrait, .l, .todayView, .compact)
        .answer(from: engine).height
      #expect(answer.value == Points(110), "iOS \(os)")
    }
  }
}
