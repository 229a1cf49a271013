import Foundation
import TestSupport
import Testing

/// The evidence for a size, as a person reads it.
@Suite("explain")
struct ExplainTests {
  private func explain(_ arguments: String...) throws -> RunResult {
    let result = try widgetsize(["explain"] + arguments)
    result.expectAnswer()
    return result
  }

  @Test("says which cell it is, of which devices, with both numbers and all sources")
  func sourced() throws {
    let result = try explain(
      "--device", "plus", "--landscape", "--mode", "expanded", "--entry-point", "today-view")
    #expect(
      result.lines.contains("today.ios10.414x736@3.landscape.l.today-view.expanded"), "\(result)")
    #expect(
      result.lines.contains("iOS 10, 5.5-inch, landscape, l, Today view, expanded"), "\(result)")
    #expect(result.lines.contains("iPhone 6 Plus, 6s Plus, 7 Plus"), "\(result)")
    #expect(result.lines.contains("height 352: sourced"), "\(result)")
    #expect(result.lines.contains("width 420: sourced"), "\(result)")
    #expect(result.output.contains("stated: S02-010 352"), "\(result)")
    #expect(result.output.contains("\n  S01  "), "\(result)")
    #expect(result.output.contains("\n  S02  "), "\(result)")
  }

  @Test("shows the caution about a source below the source")
  func caution() throws {
    let result = try explain("--family", "systemSmall", "--device", "iPhone SE", "--os", "14")
    let lines = result.lines.drop { !$0.hasPrefix("  CS1  ") }.prefix { !$0.hasPrefix("  HIG0") }
    #expect(lines.last?.hasPrefix("       caution: its column of devices") == true, "\(result)")
  }

  @Test("shows the arithmetic where nobody measured: 390x844 on iOS 14")
  func derived() throws {
    let result = try explain("--device", "iPhone 12", "--os", "14", "--mode", "expanded")
    for part in [
      "height 792: derived, extrapolated\n  rule whole-rows: ",
      "    height of the screen H = 844; ",
      "    ⌊(H − k) ÷ 44⌋ = 18 rows; 18 × 44 = 792\n", "  based on S44-027 660, ",
      "width 338: derived\n  rule medium-width: ", "    systemMedium is 338 wide\n",
      "  based on HIG5-063 338, ",
      // The sources of the claims.
      "  HIG5  Human Interface Guidelines", "  S44  iOS Today Extension",
    ] {
      #expect(result.output.contains("\n" + part), "\(part)\n\(result)")
    }
  }

  @Test("says that a source lists a cell as not yet tested: iPhone 6, landscape, expanded")
  func notTested() throws {
    let result = try explain("--device", "iPhone 6", "--landscape", "--mode", "expanded")
    #expect(result.lines.contains("height 308: derived"), "\(result)")
    #expect(result.output.contains("the source has it as not yet tested"), "\(result)")
  }

  @Test("shows a number that is context only, and the text size that it fits: 120 on iOS 11")
  func context() throws {
    let result = try explain("--device", "iPhone 7", "--os", "11", "--mode", "compact")
    #expect(result.lines.contains { $0.hasPrefix("height 110: derived") }, "\(result)")
    let line = try #require(result.lines.first { $0.contains("S07-002 120") })
    #expect(line.contains("context only") && line.hasSuffix("; fits xl"), "\(line)")
  }

  @Test("shows both sides of a dispute")
  func dispute() throws {
    let result = try explain("--device", "iPhone 7", "--text-size", "xxl", "--mode", "compact")
    #expect(result.lines.contains("height 135: disputed"), "\(result)")
    #expect(result.lines.contains("  or 130"), "\(result)")
    #expect(result.output.contains("stated: S03-"), "\(result)")
  }

  @Test("without options shows the Today view in portrait at l, in both modes")
  func defaults() throws {
    let result = try explain("--device", "iPhone 7")
    let ids = result.lines.filter { $0.hasPrefix("today.") }
    #expect(
      ids == ["compact", "expanded"].map { "today.ios10.375x667@2.portrait.l.today-view.\($0)" })
    let legacy = try explain("--device", "iPhone 4s")
    #expect(
      legacy.lines.filter { $0.hasPrefix("today.") }
        == ["today.ios8.320x480@2.portrait.l.notification-center.legacy"])
  }

  @Test("needs no device where widgets do not depend on a screen, and one elsewhere")
  func withoutDevice() throws {
    let question = ["explain", "--platform", "visionOS", "--os", "27", "--family"]
    let result = try widgetsize(question + ["systemExtraLargePortrait"])
    result.expectAnswer()
    #expect(result.lines.first == "widgetkit.visionos27.systemExtraLargePortrait", "\(result)")
    try widgetsize("explain", "--platform", "iOS", "--family", "systemSmall").expectError(
      "explain needs a device: --device 'iPhone 7'")
  }

  @Test("has as JSON the evidence of each number, and as CSV each claim behind it")
  func formats() throws {
    let question = ["explain", "--device", "iPhone 7", "--text-size", "xxl", "--mode", "compact"]
    let json = try widgetsize(question + ["--json"])
    json.expectAnswer()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 2)
    let sources = try #require(root["sources"] as? [[String: Any]])
    let cell = try #require((root["cells"] as? [[String: Any]])?.first)
    let height = try #require(cell["height"] as? [String: Any])
    #expect(height["value"] as? Double == 135 && height["state"] as? String == "disputed")
    let evidence = try #require(cell["heightEvidence"] as? [[String: Any]])
    let states = evidence.filter { $0["part"] as? String == "states" }
    #expect(states.map { $0["claim"] as? String } == ["S02-006"])
    #expect(states.first?["locator"] is String)
    #expect(evidence.contains { $0["part"] as? String == "alternative" })
    let width = try #require(cell["width"] as? [String: Any])
    #expect(width["rule"] as? String == "same-width" && width["statement"] is String)
    #expect((width["steps"] as? [String])?.isEmpty == false)

    let csv = try widgetsize(question + ["--format", "csv"])
    let rows = csv.lines.map { FormatTests.cells(of: $0, "csv") }
    #expect(rows.first?.prefix(5) == ["id", "quantity", "part", "claim", "value_pt"])
    let claims = rows.dropFirst().filter { $0[1] == "height" }.map { $0[3] }
    #expect(claims == evidence.compactMap { $0["claim"] as? String })
    // Every claim is of a source that the JSON describes.
    let known = Set(sources.compactMap { $0["id"] as? String })
    #expect(rows.dropFirst().allSatisfy { known.contains($0[6]) })

    let markdown = try widgetsize(question + ["--format", "markdown"]).output
    #expect(markdown.contains("\nheight 135: disputed\n\n"), "\(markdown)")
    #expect(markdown.contains("\n  - stated: S02-006 135: "), "\(markdown)")
  }
}
