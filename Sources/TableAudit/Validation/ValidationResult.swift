public import WidgetSizing

/// Whether tables are sound, and what they come to: the rules on every claim, disputes, coverage.
public struct ValidationResult: Sendable {
  /// The engine on the tables that are judged.
  public let engine: Engine
  let audit: Audit
  var catalog: Catalog { engine.catalog }
  let disputes: [Dispute]
  let coverage: CoverageCount
  /// What the rule about images makes of each refusal.
  let refusals: [RefusalJudgement]
  /// The claims that no question leads to.
  let unreached: [Key<Claim>]
  /// The tables that are judged, in words.
  let subject: String
  let findings: [ValidationFinding]
  /// What claims say of the runs of versions.
  let runs: [RunEvidence]

  /// Judges the tables of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - subject: The tables in words.
  public init(_ engine: Engine, subject: String) {
    self.engine = engine
    self.subject = subject
    audit = Audit(engine)
    disputes = engine.claimDisputes()
    coverage = CoverageCount(engine)
    refusals = engine.refusalJudgements()
    runs = engine.runEvidence()
    unreached = engine.catalog.unreachedClaims
    findings = ValidationFinding.all(audit, engine.catalog)
  }

  /// Whether nothing is wrong with the tables.
  public var passes: Bool { findings.isEmpty }

  /// The groups of cells in which claims contradict a rule, which gives nothing there.
  var contradictoryGroups: [(rule: RuleName, group: RuleGroup)] {
    audit.records.flatMap { record in
      record.groups.filter { !$0.holds }.map { (record.rule, $0) }
    }
  }
}
