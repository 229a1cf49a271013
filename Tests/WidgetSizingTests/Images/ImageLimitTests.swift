import Testing
import WidgetSizing
import WidgetSizingData

/// The largest images that the rule gives.
struct ImageLimitTests {
  private func limit(_ id: String) throws -> ImageLimit {
    try #require(Engine.bundled.imageLimit(of: try Catalog.bundled.cell("widgetkit." + id)))
  }

  private func bounds(_ id: String) throws -> [String] {
    try limit(id).bounds.map { "\($0.size) \($0.factor.rawValue) \($0.area)" }
  }

  @Test(arguments: [
    ("ios27.402x874@3.systemSmall.icons-small", ["493 × 493 widget 1069415.6"]),
    // A watch has a factor of its own.
    (
      "watchos26.208x248@2.accessoryCircular.watch-face",
      ["102 × 102 watch-widget 14981.76"]
    ),
    // The canvas and what is shown, the smaller first.
    (
      "ipados26.744x1133@2.systemSmall.canvas",
      ["240 × 240 widget 253440", "282 × 282 widget 349905.6"]
    ),
    (
      "ipados26.744x1133@2.systemSmall.device",
      ["240 × 240 widget 253440", "282 × 282 widget 349905.6"]
    ),
    // Laid out as 338 × 158 points, drawn as 344 × 162.
    (
      "ios18.402x874@3.systemMedium.icons-small",
      ["1014 × 474 widget 2114798.4", "1032 × 486 widget 2206828.8"]
    ),
    // Replaced in 2023.
    ("ios16.375x667@2.systemSmall", ["750 × 1334 screen 1440720"]),
    // Current in 2023 and in 2024.
    (
      "ios17.375x667@2.systemSmall",
      ["296 × 296 widget 385510.4", "750 × 1334 screen 1440720"]
    ),
  ])
  func theLimitFollowsFromTheSizeInPixels(id: String, expected: [String]) throws {
    #expect(try bounds(id) == expected)
  }

  @Test func anImageAsLargeAsTheLimitIsArchived() throws {
    let limit = try limit("ios27.402x874@3.systemSmall.icons-small")
    func verdict(_ width: Int, _ height: Int) throws -> ImageLimit.Verdict? {
      limit.verdict(on: try #require(PixelSize(width: width, height: height)))
    }
    #expect(try verdict(1_034, 1_034) == .archived)
    #expect(try verdict(1_000_000, 1) == .archived)
    #expect(try verdict(1_035, 1_035) == .refused)
    // 1069416 is 0.4 more than the limit.
    #expect(try verdict(1_069_416 / 8, 8) == .refused)
  }

  @Test func betweenTheEndsOfARangeNothingIsCertain() throws {
    let limit = try limit("ipados26.744x1133@2.systemSmall.canvas")
    func verdict(_ side: Int) throws -> ImageLimit.Verdict? {
      limit.verdict(on: try #require(PixelSize(width: side, height: side)))
    }
    #expect(try verdict(503) == .archived)
    #expect(try verdict(504) == .uncertain)
    #expect(try verdict(591) == .uncertain)
    #expect(try verdict(592) == .refused)
  }

  @Test func withoutASizeInPixelsTheLimitIsNotKnown() throws {
    let mac = try limit("macos27.systemSmall")
    #expect(mac.exists && mac.area == nil && mac.reason == nil)
    let large = try limit("ios27.393x852@3.systemSmall.icons-large")
    #expect(large.exists && large.area == nil && large.reason != nil)
    let absent = try limit("ios18.402x874@3.systemExtraLarge")
    #expect(!absent.exists && absent.area == nil && absent.reason != nil)
  }

  @Test func todayExtensionsHaveNoLimitForImages() throws {
    let cell = try Question("plus").cell(in: .bundled)
    #expect(Engine.bundled.imageLimit(of: cell) == nil)
  }
}
