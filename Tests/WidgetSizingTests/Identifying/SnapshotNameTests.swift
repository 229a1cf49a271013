import Testing
import WidgetSizingData

@Suite("Names of snapshots") struct SnapshotNameTests {
  static let plain = "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact"

  @Test(
    "are read with or without the path around them",
    arguments: [
      plain,
      "PhoneTall-359-es-419-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "PhoneTall-359-zh-Hans_CN-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "com.example.my-app.widget-2-\(plain)",
      // Without a locale.
      "PhoneTall-359--UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "/private/var/mobile/Snapshots/com.example.widget-\(plain).ca/assets/image0.ktx.sb-e8f9-Zp",
    ])
  func read(_ name: String) throws {
    let seen = try #require(Sighting(snapshotName: name, .bundled))
    #expect(seen.width == .points(Points(359)) && seen.height == nil)
    #expect(seen.textSize == .l && seen.mode == .compact && seen.idiom == .phone)
  }

  @Test("have a width of up to four digits", arguments: [1, 304, 1_024, 9_999, 10_000])
  func widths(width: Int) {
    let name = "PhoneTall-\(width)-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact"
    let seen = Sighting(snapshotName: name, .bundled)
    #expect(seen?.width == (width < 10_000 ? .points(Points(width)) : nil))
  }

  @Test("tell the accessibility sizes and the expanded mode")
  func other() throws {
    let name =
      "PhoneTall-304-de-UICTContentSizeCategoryAccessibilityXXXL-NCWidgetDisplayModeExpanded"
    let seen = try #require(Sighting(snapshotName: name, .bundled))
    #expect(seen.width == .points(Points(304)))
    #expect(seen.textSize == .ax5 && seen.mode == .expanded)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", "PhoneTall", "NCWidgetDisplayModeCompact",
      "PhoneTall-359-en-UICTContentSizeCategoryL",
      "PhoneTall-359-en-UICTContentSizeCategoryQ-NCWidgetDisplayModeCompact",
      "PhoneTall-359-en-L-NCWidgetDisplayModeCompact",
      "PhoneTall-359-en-UICTContentSizeCategoryL–XL-NCWidgetDisplayModeCompact",
      "PhoneTall-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "PhoneTall-99999999999999999999-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
      "PhoneTall-0-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact",
    ])
  func wrong(_ name: String) {
    #expect(Sighting(snapshotName: name, .bundled) == nil)
  }
}
