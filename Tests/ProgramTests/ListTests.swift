import Foundation
import TestSupport
import Testing

/// The lists of devices, sources and the other topics, in every format.
@Suite("list")
struct ListTests {
  /// Each topic with one list, and something that must be in the list.
  static let topics = [
    ("devices", "iPhone 7 Plus"), ("screens", "414x736@3"), ("text-sizes", "ax5"),
    ("entry-points", "notification-center"), ("os", "iOS 13"), ("families", "systemMedium"),
    ("sources", "S02"), ("conflicts", "its column of devices is shifted"),
  ]

  @Test("without a topic lists the topics")
  func topicsAlone() throws {
    let result = try widgetsize("list")
    result.expectAnswer()
    let names = result.lines.map { String($0.prefix { $0 != " " }) }
    #expect(names.joined(separator: ", ") == UsageErrorTests.topics)
  }

  @Test("has every topic in every format, with the same number of entries", arguments: topics)
  func everyFormat(_ topic: String, _ entry: String) throws {
    var outputs: [String: String] = [:]
    for format in UsageErrorTests.formats.split(separator: ", ").map(String.init) {
      let result = try widgetsize("list", topic, "--format", format)
      result.expectAnswer()
      #expect(result.output.contains(entry), "\(format): \(result)")
      outputs[format] = result.output
    }
    let json = try #require(outputs["json"])
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(root?["schemaVersion"] as? Int == 2 && root?["dataVersion"] is String)
    let lists = try #require(root).filter { $0.key != "notes" }.values
      .compactMap { $0 as? [[String: Any]] }
    let count = try #require(lists.first).count
    #expect(lists.count == 1 && count > 0)
    #expect(
      Set(JSONKeys.objects(of: json).dropFirst()).count == 1, "every object has the same keys")
    #expect(outputs["ndjson"]?.lines.count == count)
    #expect(outputs["csv"]?.lines.count == count + 1)
    let rows = try #require(outputs["tsv"]).lines.map { FormatTests.cells(of: $0, "tsv").count }
    #expect(rows.count == count + 1)
    #expect(Set(rows).count == 1, "every line has the same columns")
  }

  @Test("shows the release date of a device and the short name of a source")
  func releasesAndShortNames() throws {
    for (topic, column, key, row, value) in [
      ("devices", "released", "released", "iPhone 7", "2016-09-16"),
      ("sources", "short_name", "shortName", "FR1", "FrameUp, measured on simulators"),
    ] {
      let csv = try widgetsize("list", topic, "--format", "csv")
      csv.expectAnswer()
      let names = try #require(csv.lines.first).split(separator: ",")
      #expect(names.contains(Substring(column)), "\(names)")
      #expect(csv.lines.contains { $0.hasPrefix(row + ",") && $0.contains(value) }, "\(topic)")
      let json = try widgetsize("list", topic, "--json")
      let root = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let objects = try #require(root?[topic] as? [[String: Any]])
      let object = try #require(objects.first { ($0["name"] ?? $0["id"]) as? String == row })
      #expect(object[key] as? String == value)
      #expect(try widgetsize("list", topic).output.contains(value), "\(topic)")
    }
  }

  @Test("shows disputed numbers: xxl compact, 135 against 130")
  func conflicts() throws {
    let result = try widgetsize("list", "conflicts", "--format", "csv")
    result.expectAnswer()
    let line = try #require(result.lines.first { $0.hasPrefix("disputed,") && $0.contains("130") })
    #expect(line.contains("xxl") && line.contains("135") && line.contains("S03"), "\(result)")
  }

  @Test("shows the leave-one-out figures of the rules: none wrong")
  func rules() throws {
    let result = try widgetsize("list", "rules")
    result.expectAnswer()
    #expect(result.output.contains("\nwhole-rows "), "\(result)")
    #expect(
      result.output.contains(/\nleave one out: \d+ exact, \d+ in range, 0 wrong/), "\(result)")
    #expect(
      result.output.contains("12 explained (5 by sources without an address), 2 unexplained, 3 un"),
      "\(result)")
  }
}
