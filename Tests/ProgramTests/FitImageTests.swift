import Foundation
import TestSupport
import Testing

@Suite("fit --image") struct FitImageTests {
  private static let small = [
    "fit", "--family", "systemSmall", "--device", "iPhone 16 Pro", "--os", "27", "--variant",
    "icons-small", "--image",
  ]

  @Test("says whether the image is archived, and the largest image of the same shape")
  func archived() throws {
    let result = try widgetsize(Self.small + ["1024x1024"])
    result.expectAnswer()
    #expect(
      result.lines.prefix(4) == [
        "iPhone 16 Pro, iOS 27: systemSmall, icons-small",
        "an image of 1024 × 1024 pixels, 1048576 in all, is archived",
        "largest image of this shape that is archived: 1034 × 1034 pixels",
        "largest area that is archived: 1069415.6 square pixels",
      ])
    #expect(result.lines.contains { $0.hasPrefix("systemSmall") && $0.contains("493 × 493") })
  }

  @Test("fails where an image is refused, and says that all families of its widget stop")
  func refused() throws {
    let result = try widgetsize("fit", "--image", "1200x1200", "-d", "iPhone 16 Pro", "--os", "27")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.lines[1].hasSuffix("is refused in 4 of 7 cases"), "\(result)")
    #expect(result.output.contains("stops all families of its widget (ARC1)"), "\(result)")
    // No refusal is known of a Lock Screen.
    #expect(result.lines.contains { $0.hasPrefix("accessoryCircular") && $0.hasSuffix("refused≈") })
    #expect(result.lines.contains { $0.hasPrefix("systemLarge") && $0.hasSuffix("archived≈") })
    #expect(result.lines.contains { $0.hasPrefix("systemSmall") && $0.hasSuffix(" refused") })
  }

  @Test("fails with --strict where a limit is unknown")
  func strict() throws {
    let question = ["fit", "--image", "512x512", "--family", "medium", "-d", "iPhone 15"]
    let lenient = try widgetsize(question)
    lenient.expectAnswer()
    #expect(lenient.output.contains("? unknown in 1 of 2 cases"), "\(lenient)")
    let strict = try widgetsize(question + ["--strict"])
    #expect(strict.status == 1 && strict.output == lenient.output, "\(strict)")
    let json = try widgetsize(question + ["--strict", "--json"])
    #expect(json.output.contains(#""passes":false"#), "\(json)")
    try widgetsize(question + ["--strict", "--variant", "icons-small"]).expectAnswer()
  }

  @Test("gives both limits of an iPad, which has two sizes")
  func range() throws {
    let result = try widgetsize(
      "fit", "--image", "550x550", "-d", "iPad mini (6th generation)", "--os", "26", "--family",
      "systemSmall", "--variant", "canvas")
    result.expectAnswer()
    #expect(result.lines[1].hasSuffix("is uncertain"), "\(result)")
    #expect(
      result.lines.contains {
        $0.contains("240 × 240 or 282 × 282") && $0.contains("253440 or 349905.6")
          && $0.contains("503 × 503")
      }, "\(result)")
  }

  @Test("has the same cells in every data format, with keys that are always there")
  func formats() throws {
    let arguments = ["fit", "--image", "1024x768", "--family", "systemMedium"]
    let objects = JSONKeys.objects(of: try widgetsize(arguments + ["--json"]).output)
    #expect(
      objects.first == [
        "schemaVersion", "dataVersion", "notes", "image", "passes", "rule", "largestAreaPx",
        "largestImage", "cells",
      ])
    let cells = objects.filter { $0.first == "id" }
    #expect(cells.count >= 40 && Set(cells).count == 1)
    #expect(
      cells.first?.suffix(6) == [
        "verdict", "extrapolated", "largestAreaPx", "largestImage", "sizes", "reason",
      ])
    #expect(try widgetsize(arguments + ["--format", "csv"]).lines.count == cells.count + 1)
    #expect(try widgetsize(arguments + ["--format", "ndjson"]).lines.count == cells.count)
  }

  @Test("takes x, ×, a comma and blanks", arguments: ["1024X1024", "1024 × 1024", "1024, 1024"])
  func separators(image: String) throws {
    let result = try widgetsize(Self.small + [image])
    #expect(result.lines[1].contains("1024 × 1024 pixels"), "\(result)")
  }

  @Test(
    "refuses an argument that is not the size of an image",
    arguments: [
      "0x0", "1024x0", "-5x5", "5x-5", "1024", "1024x", "x1024", "1x1x1", "axb", "", "1.5x2",
      "1000001x1", "99999999999999999999x99999999999999999999", "1024x 10 24", "1e3x5",
    ])
  func noSize(image: String) throws {
    let result = try widgetsize("fit", "--image", image)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors
        == "error: --image '\(image)' is not the size of an image; expected a width and a height of "
        + "1 to 1000000 pixels, such as 1024x1024\n")
  }

  @Test(
    "contradicts rows, modes and Today extensions",
    arguments: [
      ["--rows", "3"], ["--content-height", "9"], ["--at-least", "2"],
      ["--largest-mode", "compact"],
      ["--system", "today"], ["--system", "activity"], ["--portrait"], ["--no-margins"],
    ])
  func contradictions(options: [String]) throws {
    let result = try widgetsize(["fit", "--image", "5x5"] + options)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains(options[0]), "\(result)")
  }
}
