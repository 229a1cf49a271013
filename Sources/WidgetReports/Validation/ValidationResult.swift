public import WidgetSizing

/// Whether tables are sound, and what they come to: the rules on every claim, disputes, coverage.
public struct ValidationResult: Sendable, Answering {
  /// The engine on the tables that are judged.
  public let engine: Engine
  let audit: Audit
  let disputes: [Dispute]
  let coverage: CoverageCount
  let widgetKitCoverage: CoverageCount
  /// What the rule about images makes of each refusal.
  let refusals: [RefusalJudgement]
  let familyCoverage: FamilyCoverage
  /// The claims that no question leads to.
  let unreached: [UnreachedClaim]
  /// What answers lose without each claim that was to be left out; nil if none was.
  let removals: [Removal]?
  /// Whether reports list each answer that changes without a claim, and do not only count them.
  let listsChangedCells: Bool
  /// The tables that are judged, in words.
  let subject: String
  /// What the bundled tables say otherwise; nil if they are what is judged.
  let reference: ReferenceComparison?
  let findings: [ValidationFinding]
  /// What claims say of the runs of versions.
  let runs: [RunEvidence]

  /// Judges the tables of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - subject: The tables in words.
  ///   - reference: The engine on the bundled tables, if it is other tables that are judged.
  ///     Tables of the same version must give the same answers.
  ///   - left: The claims to leave out, one at a time; nil for none.
  ///   - listsChangedCells: Whether reports list each answer that changes without a claim.
  public init(
    _ engine: Engine, subject: String, reference: Engine?, leavingOut left: [Key<Claim>]?,
    listsChangedCells: Bool
  ) {
    self.engine = engine
    self.subject = subject
    self.listsChangedCells = listsChangedCells
    audit = Audit(engine)
    disputes = engine.claimDisputes()
    coverage = CoverageCount(of: .today, engine)
    widgetKitCoverage = CoverageCount(of: .widgetKit, engine)
    refusals = engine.refusalJudgements()
    familyCoverage = FamilyCoverage(engine)
    runs = engine.runEvidence()
    unreached = engine.unreachedClaims()
    removals = left.map { engine.removals(of: $0) }
    let comparison = reference.map { ReferenceComparison(engine, with: $0) }
    self.reference = comparison
    var findings = ValidationFinding.all(audit, engine.catalog)
    if let comparison, comparison.hasSameVersion {
      findings += ValidationFinding.all(comparison, of: comparison.version, engine.catalog)
    }
    self.findings = findings
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
