import Testing
import WidgetSizing

@Suite struct RowNameTests {
  @Test(arguments: ["", "a", "systemSmall", "systemExtraLargePortrait", "éééééééééééé"])
  func anIdentifierOfUpTo24BytesIsKept(_ id: String) {
    #expect(TextStyle(rawValue: id)?.rawValue == id)
  }

  @Test(arguments: ["systemExtraLargePortraits", "ééééééééééééé"])
  func aLongerIdentifierIsRefused(_ id: String) {
    #expect(TextStyle(rawValue: id) == nil)
  }
}
