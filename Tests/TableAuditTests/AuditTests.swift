import TableAudit
import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// The rules are tested against every measurement, and honestly counted.
@Suite(.exhaustive) struct AuditTests {
  static let bundled = Audit(.bundled)

  @Test func everyMissHasAnExceptionAndEveryExceptionAMiss() {
    let misses = Self.bundled.unexplainedMisses.map(Self.described)
    #expect(misses == [])
    #expect(Self.bundled.needlessExceptions.map { Self.described(($0.rule, $0.claim)) } == [])
  }

  @Test func nothingIsPredictedWrongly() {
    let leftOut = Self.bundled.leaveOneOut
    #expect(!leftOut.isEmpty)
    #expect(
      leftOut.filter { $0.outcome == .wrong }.map { Catalog.bundled.id(of: $0.cell) } == [])
    #expect(leftOut.count { $0.outcome == .exact } == 20)
    #expect(leftOut.count { $0.outcome == .inRange } == 12)
  }

  // Rules for WidgetKit count a claim once for each of its screens.
  @Test(arguments: bundled.records.map(\.rule).filter { $0.kind == .today })
  func aClaimIsCountedOnce(rule: RuleName) throws {
    let record = try #require(Self.bundled.records.first { $0.rule == rule })
    let counted = record.findings.flatMap(\.claims).map { Catalog.bundled.citation(of: $0).id }
    #expect(counted.count == Set(counted).count)
  }

  @Test func aFindingSaysWhatTheRuleGives() throws {
    for record in Self.bundled.records {
      for finding in record.findings {
        // A source that rounds may mean several values.
        let fits = finding.predicted.map { $0.overlaps(finding.allowed) }
        switch finding.verdict {
        case .explained, .fitted: #expect(fits == true)
        case .silent: #expect(finding.predicted == nil)
        case .missed: #expect(finding.predicted != nil)
        }
      }
    }
  }

  /// Each law, with all claims and without those about the same number and about the same family. The counts of
  /// the sharper gaps are at least as good as those of `laws` without them: nothing is wrong but exceptions.
  @Test(arguments: [RuleName.run, .grid, .factor, .zoomedWidget, .activity])
  func aLawIsWrongAboutExceptionsAlone(rule: RuleName) throws {
    let record = try #require(Self.bundled.records.first { $0.rule == rule })
    let exceptions = Catalog.bundled.exceptions.count { $0.rule == rule }
    #expect(record.count(.explained) > 0)
    #expect(record.count(.missed) == exceptions)
    for scope in [LawScope.number, .family] {
      #expect(record.count(.wrong, leavingOut: scope) <= exceptions)
    }
    #expect(
      record.findings.allSatisfy {
        ($0.verdict == .explained) == ($0.withoutNumber == .exact) || $0.verdict == .missed
      })
  }

  /// The factor between canvas and screen is one of iPads, and a small widget is what it is measured on.
  @Test func aLawIsNotTestedOnWhatItIsNotAbout() throws {
    let factor = try #require(Self.bundled.records.first { $0.rule == .factor })
    #expect(
      factor.findings.allSatisfy {
        $0.cell.platform == .iPadOS && $0.cell[WidgetFamily.self] != .systemSmall
      })
  }

  /// Where no pixel rounds, the other families leave no range: 4 × 164 + 3 × 16 is 704.
  @Test func aGridWithoutPixelsIsExact() throws {
    let grid = try #require(Self.bundled.records.first { $0.rule == .grid })
    let outcomes = grid.findings.filter { $0.cell.platform == .macOS }.compactMap(\.withoutFamily)
    #expect(outcomes.contains(.exact))
    #expect(!outcomes.contains(.inRange))
  }

  /// A law that counted the number itself would see two numbers, and say nothing.
  @Test func aLawIsTestedWithoutTheNumberThatItIsTestedOn() throws {
    let row = try #require(
      TableFiles.bundled.lines(of: "claims").first { $0.hasPrefix("HLA1-002,") })
    let changed = row.replacing(",height,36.67,", with: ",height,37.67,")
    #expect(changed != row)
    let engine = Engine(try .bundled(with: TableFiles.texts(["claims": [changed]])))
    let claim = try #require(
      engine.catalog.claims.keys.first { engine.catalog.citation(of: $0).id == "HLA1-002" })
    let record = try #require(Audit(engine).records.first { $0.rule == .activity })
    let finding = try #require(record.findings.first { $0.claims.contains(claim) })
    #expect(finding.withoutNumber == .wrong)
  }

  @Test func anExceptionThatIsNotNeededIsReported() throws {
    let audit = Audit(
      Engine(
        try .bundled(
          with: TableFiles.texts(["exceptions": ["whole-rows,S01-014,made for a test"]]))))
    #expect(
      audit.needlessExceptions.map { Self.described(($0.rule, $0.claim)) } == ["whole-rows S01-014"]
    )
    #expect(audit.unexplainedMisses.map(Self.described) == [])
  }

  @Test(
    arguments: Catalog.bundled.exceptions.filter { $0.rule.kind == .today }
      .map { described(($0.rule, $0.claim)) })
  func aMissWithoutExceptionIsReported(exception: String) throws {
    var tables = TableFiles.bundled
    let count = tables.lines(of: "exceptions").count
    tables.keepRows(of: "exceptions") {
      !$0.hasPrefix(exception.replacing(" ", with: ",") + ",")
    }
    #expect(tables.lines(of: "exceptions").count == count - 1)
    let audit = Audit(Engine(Catalog.read(tables).catalog))
    #expect(audit.unexplainedMisses.map(Self.described).contains(exception))
  }

  private static func described(_ miss: (rule: RuleName, claim: Key<Claim>)) -> String {
    "\(miss.rule.rawValue) \(Catalog.bundled.citation(of: miss.claim).id)"
  }
}
