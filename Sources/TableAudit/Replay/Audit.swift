public import WidgetSizing

/// How often each rule is right: every rule replayed over every claim.
///
/// The rules about widgets in families are laws: they are tested on each claim with all claims, without those
/// about the same number, and without those about the same family.
public struct Audit: Sendable {
  /// Whether a rule gives a number that claims state.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The rule gives the number even without the claims that state it.
    case explained
    /// The rule gives the number, but only if its parameters are inferred from it too.
    case fitted
    /// The rule gives another number.
    case missed
    /// The rule gives no number: it does not hold there, or its parameter is not known.
    case silent
  }

  /// One number that claims state, compared with the result of a rule.
  public struct Finding: Sendable {
    /// Which number it is.
    public let quantity: Quantity
    /// In points.
    public let value: Points
    /// The claims that state the value.
    public let claims: [Key<Claim>]
    /// One of the cells that the claims answer for.
    public let cell: Cell
    /// The screens that the claims speak of and that have such cells.
    public let screens: [Screen]
    /// Whether the rule gives the value.
    public let verdict: Verdict
    /// The result of the rule in points; nil if it gives none.
    public let predicted: ClosedRange<Points>?
    /// The values that the claims may mean, in points: several if their source rounds.
    package var allowed: ClosedRange<Points>
    /// How a law predicts the number without the claims that state it; nil if the rule is no law.
    package var withoutNumber: LeftOut.Outcome?
    /// How a law predicts the number without any claim about the family; nil if the rule is no law.
    package var withoutFamily: LeftOut.Outcome?
  }

  /// The findings about one rule.
  public struct Record: Sendable {
    /// The rule.
    public let rule: RuleName
    /// Its parameters.
    package let groups: [RuleGroup]
    /// A finding for each number that the rule applies to.
    public let findings: [Finding]

    /// The number of findings of a law with an outcome, without the claims about the same number or family.
    package func count(_ outcome: LeftOut.Outcome, leavingOut scope: LawScope) -> Int {
      findings.count { (scope == .family ? $0.withoutFamily : $0.withoutNumber) == outcome }
    }

    /// The number of findings with a verdict.
    public func count(_ verdict: Verdict) -> Int {
      findings.count { $0.verdict == verdict }
    }
  }

  /// A record for each rule, in the order in which the engine asks them.
  public let records: [Record]
  /// Claims that a rule misses and that have no exception.
  public let unexplainedMisses: [(rule: RuleName, claim: Key<Claim>)]
  /// Exceptions that are not needed any more: their rule does not miss their claim.
  public let needlessExceptions: [Exception]
  /// How well *whole-rows* predicts heights without the claims that state them.
  package let leaveOneOut: [LeftOut]

  /// Replays all rules over all claims of the engine's catalog.
  public init(_ engine: Engine) {
    let catalog = engine.catalog
    records = Self.records(of: engine)
    var misses: [(rule: RuleName, claim: Key<Claim>)] = []
    for record in records {
      for finding in record.findings where finding.verdict == .missed {
        misses += finding.claims.map { (record.rule, $0) }
      }
    }
    misses += engine.contradictions()
    misses += engine.claimsOutsideGrids().map { (.grid, $0) }
    unexplainedMisses = misses.filter { !catalog.isException($0.claim, to: $0.rule) }
    let missed = Dictionary(grouping: misses, by: \.rule).mapValues { Set($0.map(\.claim)) }
    needlessExceptions = catalog.exceptions.filter {
      !(missed[$0.rule]?.contains($0.claim) ?? false)
    }
    leaveOneOut = engine.leaveOneOut()
  }

  /// How often each rule is right, and nothing of what is odd in the tables.
  package static func records(of engine: Engine) -> [Record] {
    let data = engine.catalog.data()
    // All rules share the engine without the claims about a place.
    var engines: [Datum.Place: Engine] = [:]
    func engineWithout(_ place: Datum.Place) -> Engine {
      if let engine = engines[place] { return engine }
      let claims = data.filter { $0.place == place }.flatMap(\.claims)
      let other = engine.without(Set(claims))
      engines[place] = other
      return other
    }
    return RuleName.allCases.map { rule in
      Record(
        rule: rule, groups: engine.groups(of: rule),
        findings: rule.isLaw
          ? engine.lawFindings(of: rule)
          : data.compactMap { datum in
            engine.finding(on: datum, by: rule) { engineWithout(datum.place) }
          })
    }
  }
}

extension Engine {
  /// The finding of `rule` about a datum; nil if the rule is not about such numbers.
  /// `engineWithoutDatum` makes the engine without the claims about the place of the datum.
  fileprivate func finding(
    on datum: Datum, by rule: RuleName, engineWithoutDatum: () -> Engine
  ) -> Audit.Finding? {
    guard let cell = datum.cells.first,
      rule.isReplayed(over: datum.place.quantity, of: cell)
    else {
      return nil
    }
    let ranges = datum.cells.map { range(by: rule, of: datum, in: $0) }
    let verdict: Audit.Verdict
    if ranges.contains(nil) {
      verdict = .silent
    } else if !ranges.allSatisfy({ $0?.contains(datum.value) ?? false }) {
      verdict = .missed
    } else {
      let engine = engineWithoutDatum()
      let isExplained = datum.cells.allSatisfy {
        engine.range(by: rule, of: datum, in: $0) == datum.value...datum.value
      }
      verdict = isExplained ? .explained : .fitted
    }
    return Audit.Finding(
      quantity: datum.place.quantity, value: datum.value, claims: datum.claims, cell: cell,
      screens: datum.cells.map(\.screen), verdict: verdict, predicted: ranges.first ?? nil,
      allowed: datum.value...datum.value)
  }

  /// The result of a rule for a cell of a datum, in points; nil if it gives none.
  private func range(
    by rule: RuleName, of datum: Datum, in cell: Cell
  ) -> ClosedRange<Points>? {
    replayed(by: rule, datum.place.quantity, of: cell, stated: datum.value)
  }
}
