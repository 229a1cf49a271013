import TestSupport
import Testing
import WidgetSizingData

/// What the tables have besides sizes.
@Suite struct BackgroundTests {
  @Test func callbacksAreInTheirOrder() {
    let steps = Background.read(BundledTables.files).lifecycle.filter {
      $0.os.contains(.init(10))
    }
    #expect(steps.map(\.order) == Array(1...11))
    #expect(steps.first?.callback == "awakeFromNib")
    #expect(steps.last?.callback == "deinit")
  }

  @Test func everyPublishedMemoryLimitIsThere() {
    let limits = Background.read(BundledTables.files).memoryLimits
    #expect(Set(limits.filter { $0.kind == .today }.map(\.megabytes)) == [10, 15, 16])
    let widgetKit = limits.filter { $0.kind == .widgetKit }
    #expect(
      widgetKit.map { "\($0.megabytes) \($0.platform)" } == ["15 watchOS", "30 iOS", "30 iOS"])
  }

  @Test func rowsAreAdded() {
    let own = TableFiles(rows: [
      .memoryLimits: ["S35-99,today,iOS,,,17,stated,S35,"],
      .lifecycle: ["10,17,99,mine,called last,S29,"],
    ])
    let bundled = Background.read(BundledTables.files)
    let added = Background.read(BundledTables.files, adding: own)
    #expect(added.memoryLimits.count == bundled.memoryLimits.count + 1)
    #expect(added.memoryLimits.first { $0.id == "S35-99" }?.megabytes == 17)
    #expect(added.lifecycle.count == bundled.lifecycle.count + 1)
    #expect(added.lifecycle.last { $0.os.lowerBound.major == 10 }?.callback == "mine")
  }
}
