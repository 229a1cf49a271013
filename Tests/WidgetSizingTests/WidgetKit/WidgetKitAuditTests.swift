import Testing
import WidgetSizing
import WidgetSizingData

/// The rules for WidgetKit replayed over all claims.
struct WidgetKitAuditTests {
  @Test func everyMissIsKnownWithItsReason() {
    let misses = Audit(.bundled).unexplainedMisses.map {
      "\($0.rule.rawValue),\(Catalog.bundled.citation(of: $0.claim).id)"
    }
    #expect(misses == [])
  }

  @Test func everyExceptionIsNeeded() {
    #expect(Audit(.bundled).needlessExceptions.map(\.rule) == [])
  }

  @Test func rulesAreRightNearlyAlways() {
    let records = Audit(.bundled).records.filter { $0.rule.system == .widgetKit }
    let counts = records.map { record -> String in
      #expect(record.count(.explained) + record.count(.missed) == record.findings.count)
      return "\(record.rule.rawValue) \(record.count(.explained)) of \(record.findings.count)"
    }
    #expect(
      counts == [
        "zoomed-widget 36 of 38", "medium-height 190 of 192", "extra-large-width 11 of 11",
      ])
  }

  @Test func anExceptionIsNeededForItsOwnRuleAndClaimAlone() {
    // FR1-115 is the width of a medium widget; medium-height misses others.
    let overlay = DataLayer(overlay: [
      .exceptions: "rule,claim_id,reason\nmedium-height,FR1-115,made for a test\n"
    ])
    let catalog = Catalog.read([BundledTables.layer, overlay]).catalog
    let needless = Audit(Engine(catalog)).needlessExceptions
    #expect(needless.map { catalog.citation(of: $0.claim).id } == ["FR1-115"])
  }

  /// Every number that a rule predicts is one that its claims state, but for the exceptions, so that
  /// a number that is changed shows.
  @Test(arguments: [
    ("FR1-", "systemSmall,,display-size", "medium-height"),
    ("HIG5-", "systemExtraLarge,device,published", "extra-large-width"),
  ])
  func aChangedNumberIsAMiss(source: String, row: String, rule: String) throws {
    var layer = BundledTables.layer
    let file = try #require(layer.files[.claims])
    var lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let quantity = rule == "medium-height" ? ",height," : ",width,"
    let place = try #require(
      lines.firstIndex {
        $0.hasPrefix(source) && $0.contains(row) && $0.contains(quantity)
      })
    var cells = lines[place].split(separator: ",", omittingEmptySubsequences: false).map(
      String.init)
    cells[5] = "99"
    lines[place] = cells.joined(separator: ",")
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    layer.files[.claims] = DataLayer.File(bytes: bytes, path: file.path)
    let (catalog, complaints) = Catalog.read([layer])
    #expect(complaints == [])
    let audit = Audit(Engine(catalog))
    #expect(
      audit.unexplainedMisses.contains {
        $0.rule.rawValue == rule && catalog.citation(of: $0.claim).id == cells[0]
      })
  }
}
