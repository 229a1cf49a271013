import Testing
import WidgetSizingData

/// What the tables tell besides sizes.
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
    #expect(Set(limits.filter { $0.system == .today }.map(\.megabytes)) == [10, 15, 16])
    let widgetKit = limits.filter { $0.system == .widgetKit }
    #expect(widgetKit.map { "\($0.megabytes) \($0.platform)" } == ["15 watchOS", "30 iOS"])
  }

  @Test func anOverlayReplacesWhatHasItsKey() {
    let overlay = DataLayer(overlay: [
      .memoryLimits: "id,kind,platform,os_first,os_last,limit_mb,basis,source_id,note\n"
        + "S35-16,today,iOS,,,17,stated,S35,\n",
      .lifecycle:
        "os_first,os_last,order,callback,meaning,source_id,note\n10,17,1,mine,told,S29,\n",
    ])
    let bundled = Background.read([BundledTables.layer])
    let laid = Background.read([BundledTables.layer, overlay])
    #expect(laid.memoryLimits.count == bundled.memoryLimits.count)
    #expect(laid.memoryLimits.first { $0.id == "S35-16" }?.megabytes == 17)
    #expect(laid.lifecycle.count == bundled.lifecycle.count)
    #expect(laid.lifecycle.first { $0.os.lowerBound.major == 10 }?.callback == "mine")
  }
}
