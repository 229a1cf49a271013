import Foundation
import TestSupport
import Testing

/// What the commands tell of Apple's guideline, and of versions that it alone covers.
@Suite("Apple's guideline in the commands") struct GuidelineCommandTests {
  static let current = ["query", "--system", "widgetkit", "--family", "systemMedium", "--os", "27"]

  @Test("query and explain name Apple's number beside the one that was measured")
  func guideline() throws {
    let ids = "HIG5-051, HIG5-052"
    let query = try widgetsize(Self.current + ["--device", "iPhone 15"])
    query.expectAnswer()
    #expect(
      query.lines.contains(
        "Apple's guideline: systemMedium icons-small 338 × 158 (\(ids))"), "\(query)")
    let single = try widgetsize(
      Self.current + ["--device", "iPhone 15", "--variant", "icons-small"])
    #expect(single.lines.contains("Apple's guideline: 338 × 158 (\(ids))"), "\(single)")
    let explain = try widgetsize(
      ["explain"] + Self.current.dropFirst() + [
        "--device", "iPhone 15", "--variant", "icons-small",
      ])
    explain.expectAnswer()
    #expect(
      explain.lines.contains { $0.hasSuffix("Apple's guideline: 338, for versions up to 18") },
      "\(explain)")
    let json = try widgetsize(Self.current + ["--device", "iPhone 15", "--json"])
    #expect(
      json.output.contains(#""guideline":{"value":338,"claimIds":["HIG5-051"]}"#), "\(json)")
  }

  @Test("query and explain say where Apple's guideline has no row for the screen")
  func noGuideline() throws {
    let device = ["--device", "iPhone 16 Pro", "--variant", "icons-small"]
    let query = try widgetsize(Self.current + device)
    query.expectAnswer()
    #expect(
      query.output.contains(" 349.67  164.33 ")
        && query.lines.contains("Apple's guideline has no row for this screen"), "\(query)")
    let explain = try widgetsize(["explain"] + Self.current.dropFirst() + device)
    #expect(
      explain.lines.contains { $0.hasSuffix("Apple's guideline has no row for this screen") },
      "\(explain)")
    let json = try widgetsize(Self.current + device + ["--json"])
    #expect(json.output.contains(#""guideline":null"#), "\(json)")
  }

  @Test("a version that only a guideline covers is not called measured")
  func inferredVersion() throws {
    let query = ["query", "--device", "Apple Watch Series 9 (41 mm)", "--family"]
    let circular = try widgetsize(query + ["accessoryCircular"])
    circular.expectAnswer()
    #expect(
      circular.output.contains("watchOS 27 (newest; the sources name no version)")
        && !circular.output.contains("measured"), "\(circular)")
    let measured = try widgetsize("query", "--device", "iPhone 15", "--family", "systemSmall")
    #expect(measured.output.contains("iOS 27 (newest measured)"), "\(measured)")
  }
}
