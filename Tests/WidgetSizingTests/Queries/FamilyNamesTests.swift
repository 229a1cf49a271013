import Testing
import WidgetSizing
import WidgetSizingData

/// The families of widgets by what people call them.
struct FamilyNamesTests {
  private func names(_ text: String, on platforms: [Platform] = [.iOS]) -> [String]? {
    Catalog.bundled.families(named: text, on: platforms)?.map(Catalog.bundled.id)
  }

  @Test(
    "a family is named by its identifier or the end of it",
    arguments: [
      ("systemMedium", "systemMedium"), ("SYSTEMMEDIUM", "systemMedium"),
      ("medium", "systemMedium"),
      ("Large", "systemLarge"), ("extra large", "systemExtraLarge"),
      ("extra-large", "systemExtraLarge"), ("extralarge", "systemExtraLarge"),
      ("extra large portrait", "systemExtraLargePortrait"), ("circular", "accessoryCircular"),
      ("accessory inline", "accessoryInline"),
    ])
  func one(text: String, family: String) {
    #expect(names(text) == [family])
  }

  @Test("a group names the families that the platforms have")
  func several() {
    let onPhones = ["accessoryCircular", "accessoryRectangular", "accessoryInline"]
    #expect(names("lock") == onPhones && names("lock", on: [.watchOS]) == onPhones)
    #expect(names("accessory") == onPhones)
    #expect(names("Accessory", on: [.watchOS])?.contains("accessoryCorner") == true)
    #expect(names("system", on: [.macOS])?.contains("systemExtraLarge") == true)
    #expect(names("system", on: [.watchOS]) == nil)
  }

  @Test(
    "anything else names none",
    arguments: [
      "", " ", "mediun", "s y s t e m S m a l l", "system-", "medium ", "-", "locks", "all",
    ])
  func none(text: String) {
    #expect(names(text) == nil)
  }
}
