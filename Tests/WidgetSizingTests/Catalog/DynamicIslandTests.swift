import Testing
import WidgetSizingData

@Suite struct DynamicIslandTests {
  static let catalog = Catalog.bundled

  /// Whoever asks for the island of a screen gets one answer for all its models.
  @Test func modelsOfOneScreenDoNotDiffer() {
    for screenClass in Self.catalog.screenClasses {
      let stated = screenClass.devices.compactMap { Self.catalog.devices[$0].hasDynamicIsland }
      #expect(Set(stated).count <= 1, "\(screenClass.id)")
    }
  }
}
