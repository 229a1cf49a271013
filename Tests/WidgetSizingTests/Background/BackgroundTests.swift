import TestSupport
import Testing
import WidgetSizingData

/// What the tables have besides sizes.
@Suite struct BackgroundTests {
  @Test func callbacksAreInTheirOrder() {
    let steps = Background(.bundled).lifecycle.filter {
      $0.os.contains(.init(10))
    }
    #expect(steps.map(\.order) == Array(1...11))
    #expect(steps.first?.callback == "awakeFromNib")
    #expect(steps.last?.callback == "deinit")
  }

  @Test func everyPublishedMemoryLimitIsThere() {
    let limits = Background(.bundled).memoryLimits
    #expect(Set(limits.filter { $0.kind == .today }.map(\.megabytes)) == [10, 15, 16])
    let widgetKit = limits.filter { $0.kind == .widgetKit }
    #expect(
      widgetKit.map { "\($0.megabytes) \($0.platform)" } == ["15 watchOS", "30 iOS", "30 iOS"])
  }

  @Test func rowsAreAdded() {
    let own = TableFiles(rows: [
      "memory_limits": ["S35-99,today,iOS,,,17,stated,S35,"],
      "lifecycle": ["10,17,99,mine,called last,S29,"],
    ])
    var tables = TableSet.bundled
    #expect(tables.add(own).isEmpty)
    let bundled = Background(.bundled)
    let added = Background(tables)
    #expect(added.memoryLimits.count == bundled.memoryLimits.count + 1)
    #expect(added.memoryLimits.first { $0.id == "S35-99" }?.megabytes == 17)
    #expect(added.lifecycle.count == bundled.lifecycle.count + 1)
    #expect(added.lifecycle.last { $0.os.lowerBound.major == 10 }?.callback == "mine")
  }
}
