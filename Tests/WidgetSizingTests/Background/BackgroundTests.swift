import Testing
import WidgetSizingData

/// What the tables have besides sizes.
@Suite struct BackgroundTests {
  @Test func callbacksAreInTheirOrder() {
    let steps = Background.read([BundledTables.layer]).lifecycle.filter {
      $0.os.contains(.init(10))
    }
    #expect(steps.map(\.order) == Array(1...11))
    #expect(steps.first?.callback == "awakeFromNib")
    #expect(steps.last?.callback == "deinit")
  }

  @Test func everyPublishedMemoryLimitIsThere() {
    let limits = Background.read([BundledTables.layer]).memoryLimits
    #expect(Set(limits.filter { $0.kind == .today }.map(\.megabytes)) == [10, 15, 16])
    let widgetKit = limits.filter { $0.kind == .widgetKit }
    #expect(
      widgetKit.map { "\($0.megabytes) \($0.platform)" } == ["15 watchOS", "30 iOS", "30 iOS"])
  }

  @Test func anOverlayReplacesRowsWithTheSameKey() {
    let overlay = DataLayer(rows: [
      .memoryLimits: ["S35-16,today,iOS,,,17,stated,S35,"],
      .lifecycle: ["10,17,1,mine,called first,S29,"],
    ])
    let bundled = Background.read([BundledTables.layer])
    let laid = Background.read([BundledTables.layer, overlay])
    #expect(laid.memoryLimits.count == bundled.memoryLimits.count)
    #expect(laid.memoryLimits.first { $0.id == "S35-16" }?.megabytes == 17)
    #expect(laid.lifecycle.count == bundled.lifecycle.count)
    #expect(laid.lifecycle.first { $0.os.lowerBound.major == 10 }?.callback == "mine")
  }
}
