import TableAudit
import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// The rules for WidgetKit replayed over all claims.
@Suite(.exhaustive) struct WidgetKitAuditTests {
  @Test func anExceptionIsNeededForItsOwnRuleAndClaimAlone() throws {
    // FR1-115 is the width of a medium widget; the grid misses others.
    let catalog = try Catalog.bundled(
      with: TableFiles.texts(["exceptions": ["grid,FR1-115,made for a test"]]))
    let needless = Audit(Engine(catalog)).needlessExceptions
    #expect(needless.map { catalog.citation(of: $0.claim).id } == ["FR1-115"])
  }

  /// Every number that a rule predicts is one that its claims state, but for the exceptions, so that
  /// a number that is changed shows.
  @Test(arguments: [
    ("FR1-", "systemSmall,,display-size", "grid"),
    ("HIG5-", "systemExtraLarge,device,published", "grid"),
    ("HIG5-", "systemExtraLarge,device,published", "factor"),
  ])
  func aChangedNumberIsAMiss(source: String, row: String, rule: String) throws {
    var tables = TableFiles.bundled
    var lines = tables.lines(of: "claims")
    let quantity = row.hasPrefix("systemSmall") ? ",height," : ",width,"
    let place = try #require(
      lines.firstIndex {
        $0.hasPrefix(source) && $0.contains(row) && $0.contains(quantity)
      })
    var cells = lines[place].split(separator: ",", omittingEmptySubsequences: false).map(
      String.init)
    cells[5] = "99"
    lines[place] = cells.joined(separator: ",")
    tables.replaceLines(of: "claims", with: lines)
    let (catalog, complaints) = Catalog.read(tables)
    #expect(complaints == [])
    let audit = Audit(Engine(catalog))
    #expect(
      audit.unexplainedMisses.contains {
        $0.rule.rawValue == rule && catalog.citation(of: $0.claim).id == cells[0]
      })
  }
}
