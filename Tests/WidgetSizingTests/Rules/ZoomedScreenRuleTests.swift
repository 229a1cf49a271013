import Testing
import WidgetSizing
import WidgetSizingData

/// *zoomed-screen*: a zoomed device answers as the class of the size it reports.
@Suite struct ZoomedScreenRuleTests {
  @Test func answersAsTheClassOfTheSizeItReports() throws {
    for entryPoint in [EntryPoint.todayView, .notificationCenter] {
      for textSize in TextSize.allCases {
        let zoomed = try Question("plus", .portrait, textSize, entryPoint, isZoomed: true).answer()
        let plain = try Question("375x667@2", .portrait, textSize, entryPoint).answer()
        for quantity in Quantity.sides {
          #expect(zoomed[quantity].state == .derived)
          #expect(zoomed[quantity].rule == .zoomedScreen)
          #expect(zoomed[quantity].value == plain[quantity].value)
          #expect(zoomed[quantity].range == plain[quantity].range)
          #expect(
            zoomed[quantity].alternatives.map(\.value) == plain[quantity].alternatives.map(\.value))
        }
      }
    }
  }

  @Test func aDeviceWithoutAPublishedZoomedSizeIsUnknown() throws {
    let answer = try Question("iPhone SE", isZoomed: true).answer().height
    #expect(answer.state == .unknown)
    #expect(try answer.reason == .noZoomedSize(Catalog.bundled.screenClass("320x568@2")))
  }

  @Test func aReportedSizeThatNoDeviceHasIsUnknown() throws {
    let answer = try Question("iPhone X", iOS: 12, isZoomed: true).answer().height
    #expect(answer.state == .unknown)
    guard case .noZoomedClass(let size) = answer.reason else {
      Issue.record("\(answer.reason as Any)")
      return
    }
    #expect(size.width == Points(320) && size.height == Points(693))
  }

  @Test func aReportedSizeOfSeveralClassesGivesARange() throws {
    // A 9.7-inch iPad has 355 on iPadOS 13, and an iPad mini of the same screen 336.
    let answer = try Question(
      "iPad Pro (12.9-inch)", iOS: 13, .portrait, .l, .todayView, .compact, isZoomed: true
    )
    .answer()
    #expect(answer.width.range == Points(336)...Points(355))
    #expect(answer.width.value == Points(336))
    #expect(answer.width.derivation?.claims.count == 6)
    #expect(answer.height.range == nil)
    #expect(answer.height.value == Points(110))
  }

  @Test func theSizeMayBelongToAClassThatNeverRanTheVersion() throws {
    // The 4-inch phones ended with iOS 15.
    let answer = try Question(
      "iPhone 8", iOS: 16, .portrait, .l, .todayView, .compact, isZoomed: true
    )
    .answer().height
    #expect(answer.value == Points(110))
  }
}
