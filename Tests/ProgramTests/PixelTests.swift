import Foundation
import TestSupport
import Testing

/// Pixels beside points in the formats for programs.
@Suite("Pixels in data formats") struct PixelTests {
  static let axes = ["--family", "medium", "--variant", "icons-small", "--os", "27"]
  static let query = ["query", "--device", "iPhone 16 Pro"] + axes

  private func json(_ arguments: [String]) throws -> String {
    try widgetsize(arguments + ["--json"]).output
  }

  @Test("json has the scale of a cell, and the pixels behind the points")
  func cell() throws {
    let output = try json(Self.query)
    #expect(output.contains(#""idiom":"phone","scale":3,"zoom":"standard""#), "\(output)")
    #expect(output.contains(#","pixels":1049,"state":"sourced""#), "\(output)")
    #expect(output.contains(#","pixels":493,"state":"sourced""#), "\(output)")
  }

  @Test("csv has a column for the scale and one for the pixels of each number")
  func columns() throws {
    let lines = try widgetsize(Self.query + ["--format", "csv"]).lines
    try #require(lines.count == 2)
    let names = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    let values = lines[1].split(separator: ",", omittingEmptySubsequences: false)
    let row = Dictionary(zip(names, values)) { first, _ in first }
    #expect(row["scale"] == "3" && row["width_px"] == "1049" && row["height_px"] == "493")
    #expect(row["margin_px"] == "48" && row["corner_radius_px"] == "")
  }

  @Test("a length that ends within a pixel has null for its pixels")
  func brokenPixel() throws {
    let output = try json([
      "query", "--device", "iPhone 16 Pro", "--family", "small", "--variant", "icons-small", "--os",
      "18",
    ])
    #expect(output.contains(#""value":21.7,"pixels":null,"state":"sourced""#), "\(output)")
  }

  @Test(
    "a platform without screens has null for scale and pixels", arguments: ["macOS", "visionOS"])
  func noScreen(platform: String) throws {
    let output = try json(["query", "--platform", platform, "--family", "small"])
    #expect(output.contains(#""scale":null,"#), "\(output)")
    #expect(output.contains(#","pixels":null,"state":"sourced""#), "\(output)")
    #expect(!output.contains(/"pixels":[0-9]/), "\(output)")
  }

  @Test("a Today extension has no keys for scale and pixels")
  func today() throws {
    let output = try json(["query", "--device", "iPhone 7", "--os", "10"])
    #expect(!output.contains("pixels") && !output.contains("scale"), "\(output)")
  }

  @Test(
    "every command with cells of WidgetKit has scale and pixels",
    arguments: [
      ["explain", "--device", "iPhone 16 Pro"] + axes,
      ["identify", "--size", "349.67x164.33"],
      ["safe", "--device", "iPhone 16 Pro"] + axes,
      ["fit", "--content-height", "100", "--device", "iPhone 16 Pro"] + axes,
    ])
  func commands(arguments: [String]) throws {
    let output = try json(arguments)
    #expect(output.contains(#""scale":3,"#) && output.contains(#","pixels":493,"#), "\(output)")
  }

  @Test("identify has the key for pixels in cells of every kind")
  func kinds() throws {
    let objects = JSONKeys.objects(of: try json(["identify", "--height", "110"]))
    let numbers = objects.filter { $0.first == "value" && $0.contains("state") }
    #expect(!numbers.isEmpty && numbers.allSatisfy { $0.contains("pixels") })
  }
}
