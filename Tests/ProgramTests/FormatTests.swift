import Foundation
import TestSupport
import Testing

/// The formats of `query`: the keys that scripts rely on, and the same numbers in all.
@Suite("Formats of query")
struct FormatTests {
  static let plus = ["query", "--device", "iPhone 7 Plus", "--landscape"]
  /// The keys of a cell, of its size classes and of its two numbers, in the order of the manual.
  static let keys = [
    [
      "id", "system", "os", "screenClass", "screenName", "devices", "idiom", "orientation",
      "textSize", "entryPoint", "mode", "column", "zoomed", "sizeClasses", "width", "height",
    ],
    ["horizontal", "vertical"],
    [
      "value", "state", "range", "sources", "claims", "rule", "extrapolates", "alternatives",
      "drawn", "guideline", "reason",
    ],
  ]
  static let ranges = ["smallest", "largest"]
  static let alternatives = ["value", "range", "sources", "shadowed"]

  private func output(_ arguments: [String], _ format: String) throws -> String {
    let result = try widgetsize(arguments + ["--format", format])
    result.expectAnswer()
    return result.output
  }

  @Test("json has every key in every cell, in one order")
  func json() throws {
    // All devices: every state, range, dispute and column is among them.
    let objects = JSONKeys.objects(of: try output(["query"], "json"))
    #expect(objects.first == ["schemaVersion", "dataVersion", "notes", "cells"])
    var kinds = Set(objects.dropFirst())
    #expect(kinds.subtracting(Self.keys).subtracting([Self.ranges, Self.alternatives]).isEmpty)
    kinds = Set(objects)
    #expect(kinds.isSuperset(of: Self.keys))
    #expect(kinds.contains(Self.ranges) && kinds.contains(Self.alternatives))
    let cells = objects.count { $0 == Self.keys[0] }
    #expect(objects.count { $0 == Self.keys[1] } == cells)
    #expect(objects.count { $0 == Self.keys[2] } == 2 * cells)
  }

  @Test("--json is short for --format json, which ends with one line break")
  func short() throws {
    let long = try output(Self.plus, "json")
    #expect(try widgetsize(Self.plus + ["--json"]).output == long)
    #expect(try widgetsize(Self.plus + ["-f", "JSON", "--json"]).output == long)
    #expect(long.lines.count == 1 && long.hasSuffix("}\n"))
  }

  @Test("json has the versions of its schema and of the data")
  func versions() throws {
    let result = try query("--device", "iPhone 7 Plus", "--landscape")
    #expect(result.schemaVersion == 2)
    #expect(result.dataVersion.wholeMatch(of: /\d{4}\.\d{1,2}\.\d+/) != nil)
  }

  @Test("ndjson is the same cells, one a line, each with its versions")
  func ndjson() throws {
    let json = try output(Self.plus, "json")
    let lines = try output(Self.plus, "ndjson").lines
    let versions = try #require(json.firstMatch(of: /"schemaVersion":.*?,"dataVersion":".*?",/))
    let cells = lines.map { $0.replacing(versions.0, with: "") }
    #expect(json.hasSuffix("\"cells\":[" + cells.joined(separator: ",") + "]}\n"))
    for line in lines {
      #expect(JSONKeys.objects(of: line).first == ["schemaVersion", "dataVersion"] + Self.keys[0])
    }
  }

  @Test("csv and tsv have the same columns in every line", arguments: ["csv", "tsv"])
  func columns(_ format: String) throws {
    let rows = try output(["query"], format).lines.map { Self.cells(of: $0, format) }
    let numbers = ["width", "height"].flatMap { quantity in
      [
        "pt", "state", "smallest_pt", "largest_pt", "sources", "rule", "extrapolates",
        "alternatives", "reason",
      ].map { "\(quantity)_\($0)" }
    }
    #expect(
      rows.first == [
        "id", "system", "os", "screen_class", "screen_name", "orientation", "text_size",
        "entry_point", "mode", "column", "zoomed", "horizontal_size_class",
        "vertical_size_class",
      ] + numbers)
    #expect(rows.count > 1000)
    #expect(rows.allSatisfy { $0.count == rows.first?.count })
    #expect(Set(rows.map { $0[0] }).count == rows.count, "an id stands for one cell")
  }

  @Test("csv and tsv have the numbers of json", arguments: ["csv", "tsv"])
  func sameValues(_ format: String) throws {
    let cells = try query("--device", "iPhone 7 Plus", "--landscape").cells
    let rows = try output(Self.plus, format).lines.map { Self.cells(of: $0, format) }
    let heading = try #require(rows.first)
    let values = rows.dropFirst().map {
      Dictionary(zip(heading, $0), uniquingKeysWith: { first, _ in first })
    }
    #expect(values.map { $0["id"] } == cells.map(\.id))
    for (quantity, number) in [("width", \CellJSON.width), ("height", \CellJSON.height)] {
      let numbers = cells.map { $0[keyPath: number] }
      #expect(
        values.map { $0["\(quantity)_pt"] } == numbers.map { $0.value.map { "\($0)" } ?? "" })
      #expect(values.map { $0["\(quantity)_state"] } == numbers.map(\.state))
      #expect(
        values.map { $0["\(quantity)_sources"] }
          == numbers.map { $0.sources.joined(separator: " ") })
      #expect(values.map { $0["\(quantity)_rule"] } == numbers.map { $0.rule ?? "" })
      #expect(values.map { $0["\(quantity)_reason"] } == numbers.map { $0.reason ?? "" })
    }
  }

  @Test("table, markdown and html show the numbers of json")
  func sameNumbers() throws {
    let cells = try query("--device", "iPhone 7 Plus", "--landscape").cells
    let lines = stride(from: 0, to: cells.count, by: 12).map { cells[$0..<$0 + 12] }
    // A matrix shows the widths at l, the fourth of the text sizes.
    let expected = lines.map { line in
      [line[line.startIndex + 3].width.text] + line.map(\.height.text)
    }
    #expect(Self.markdownRows(try output(Self.plus, "markdown")) == expected)
    #expect(Self.htmlRows(try output(Self.plus, "html")) == expected)
    #expect(Self.tableRows(try output(Self.plus, "table")) == expected)
  }

  @Test("table is the default format")
  func table() throws {
    #expect(try widgetsize(Self.plus).output == output(Self.plus, "table"))
  }
}

extension FormatTests {
  /// The cells of a line. No value of ours has a line break.
  static func cells(of line: String, _ format: String) -> [String] {
    guard format == "csv" else {
      return line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return (line + ",").matches(of: /(?:"((?:[^"]|"")*)"|([^",]*)),/).map {
      String($0.1 ?? $0.2 ?? "").replacing("\"\"", with: "\"")
    }
  }

  /// The width and the heights of each row of a Markdown table, without marks.
  private static func markdownRows(_ markdown: String) -> [[String]] {
    markdown.lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      line.split(separator: "|").dropFirst(2).prefix(13).map { withoutMark($0) }
    }
  }

  /// The width and the heights of each row of an HTML table, without marks.
  private static func htmlRows(_ html: String) -> [[String]] {
    html.split(separator: "<tr>").compactMap { row in
      let cells = row.matches(of: /<td class="number[^"]*">([^<]*)<\/td>/)
      return cells.isEmpty ? nil : cells.map { withoutMark($0.1) }
    }
  }

  /// The same of the terminal's table, which has a column for each line of the others.
  private static func tableRows(_ table: String) -> [[String]] {
    let rows = table.lines.filter { line in
      (["width"] + SampleTests.textSizes).contains { line.hasPrefix("\($0) ") }
    }.map { $0.split(separator: " ").dropFirst().map { withoutMark($0) } }
    return (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column] : "missing" }
    }
  }

  private static func withoutMark(_ text: Substring) -> String {
    String(text.filter { $0.isNumber || $0 == "." || $0 == "…" })
  }
}
