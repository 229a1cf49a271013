import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSite

/// The index that the scripts of the pages search.
@Suite("Search index") struct SearchIndexTests {
  private static func index(_ catalog: Catalog) throws -> String {
    let context = SiteContext(Engine(catalog))
    return try #require(SearchIndex(context: context).file.made().first).text
  }

  /// The lines of a field of a script: what stands between its backticks.
  private static func lines(_ field: String, in text: String) throws -> [String] {
    let start = try #require(text.firstRange(of: "\(field): `")).upperBound
    return text[start...].prefix { $0 != "`" }.split(separator: "\n").map(String.init)
  }

  @Test("lists every device once, the newest first, with its other names") func devices() throws {
    let text = try Self.index(Engine.bundled.catalog)
    let catalog = Engine.bundled.catalog
    let devices = try Self.lines("devices", in: text)
    #expect(
      devices.map { $0.prefix { $0 != "|" } }
        == catalog.devicesNewestFirst().map { catalog.devices[$0].name[...] })
    #expect(Set(devices).count == catalog.devices.count)
    let line = try #require(devices.first { $0.hasPrefix("iPhone 16 Pro|") })
    #expect(line.contains("|18-"))
    // Its page has its name, and so has its other name.
    #expect(line.hasPrefix("iPhone 16 Pro||") && line.hasSuffix("|iPhone17,1"))
    #expect(
      devices.contains {
        $0.hasPrefix("iPad mini (A17 Pro)|ipad-mini-7|") && $0.contains("|iPad mini 7|")
      })
  }

  @Test("writes versions as ranges, and leaves gaps between them") func ranges() {
    let numbers = [27, 14, 16, 15, 26, 18]
    #expect(numbers.map { OSVersion($0) }.ranges == "14-16,18,26,27")
    #expect([OSVersion]().ranges.isEmpty)
  }

  @Test("has the diagonal of each device, in their order") func diagonals() throws {
    let text = try Self.index(Engine.bundled.catalog)
    let catalog = Engine.bundled.catalog
    let start = try #require(text.firstRange(of: "diagonals: `")).upperBound
    let diagonals = text[start...].prefix { $0 != "`" }.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      diagonals.map(String.init)
        == catalog.devicesNewestFirst().map { catalog.devices[$0].diagonal ?? "" })
    #expect(diagonals.contains("12.9") && diagonals.contains(""))
  }

  @Test("has sizes in pixels with their mark, versions of one size on a line") func sizes() throws {
    // Medium widgets: with app names measured on two versions, with large icons on a screenshot, and on a later
    // version of which only the height is known.
    let catalog = try Catalog.withSizes(
      [18, 26].flatMap { os in
        [("width", "349.67", os, ",display-size"), ("height", "164.33", os, ",display-size")]
      } + [
        ("width", "345.67", 18, "icons-large,screenshot"),
        ("height", "165", 18, "icons-large,screenshot"),
        ("height", "160", 26, "icons-large,display-size"),
      ])
    let text = try Self.index(catalog)
    let screens = try Self.lines("screens", in: text)
    let screen = try #require(screens.firstIndex { $0.hasPrefix("6.6-inch test|426|926|3|phone") })
    // A field but the last is that of the line above where it is empty.
    var above = Array(repeating: "", count: 7)
    let whole = try Self.lines("sizes", in: text).map { line in
      var fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      while fields.count < 8 { fields.append("") }
      for place in above.indices where fields[place].isEmpty { fields[place] = above[place] }
      above = Array(fields.prefix(7))
      return fields.joined(separator: "|")
    }
    // Screens with one size share a line.
    let sizes = whole.filter { line in
      let screens = line.prefix { $0 != "|" }.split(separator: ",").flatMap { part in
        let ends = part.split(separator: "-").compactMap { Int($0) }
        return Array(ends[0]...ends[ends.count - 1])
      }
      return screens.contains(screen) && line.drop { $0 != "|" }.hasPrefix("|1|")
    }
    #expect(sizes.contains { $0.hasSuffix("|1049|493|18,26||") })
    #expect(sizes.contains { $0.hasSuffix("|1037|495|18||□") })
    #expect(sizes.contains { $0.contains("|0|480|") && $0.hasSuffix("|?") })
  }

  @Test(
    "escapes a hostile name, and keeps it in one field",
    arguments: [
      ("a`${alert(1)}", #"a\`\${alert(1)}"#), (#"a\u0041"#, #"a\\u0041"#),
      ("a</script><!--", #"a\u003c/script>\u003c!--"#), ("a|b|c", "a b c"),
      ("a\nb\u{2028}c", "a b c"),
      // With a mark behind it, or a letter before it, a sign is one character.
      ("a`\u{301}${\u{301}b", "a\\`\u{301}\\${\u{301}b"),
      ("a\u{D4E}`|\u{D4E}|", "a\u{D4E}\\` \u{D4E} "),
    ])
  func hostileName(name: String, expected: String) throws {
    let text = try Self.index(.small(device: name))
    #expect(text.utf8.contains("\(expected)|iphone-6|0|10-10".utf8), "\(text)")
    #expect(!text.contains("</") && !text.contains("<!"))
  }
}
