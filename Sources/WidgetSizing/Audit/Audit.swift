/// How often each rule is right: every rule replayed over every claim.
public struct Audit: Sendable {
  /// What a rule makes of a number that claims state.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The rule gives the number also without having seen it.
    case explained
    /// The number fixes a parameter of the rule, which therefore gives it.
    case fitted
    /// The rule gives another number.
    case missed
    /// The rule says nothing: it does not hold there, or has no parameter.
    case silent
  }

  /// A number that a rule was asked for.
  public struct Finding: Sendable {
    /// Which number it is.
    public let quantity: Quantity
    /// In points.
    public let value: Points
    /// The claims that state the value.
    public let claims: [Key<Claim>]
    /// One of the cells that the claims answer for.
    public let cell: TodayCell
    /// The classes that the claims speak of and that have such cells.
    public let screenClasses: [Key<ScreenClass>]
    /// What the rule makes of it.
    public let verdict: Verdict
    /// What the rule gives, in points, if it says anything.
    public let predicted: ClosedRange<Points>?
  }

  /// The record of one rule.
  public struct Record: Sendable {
    /// The rule.
    public let rule: RuleName
    /// Its parameters.
    public let groups: [RuleGroup]
    /// What it makes of each number that it speaks of.
    public let findings: [Finding]

    /// How many distinct numbers have a verdict.
    public func count(_ verdict: Verdict) -> Int {
      findings.count { $0.verdict == verdict }
    }
  }

  /// One record a rule, in the order in which rules are asked.
  public let records: [Record]
  /// Claims that a rule misses without an exception that says why.
  public let unexplainedMisses: [(rule: RuleName, claim: Key<Claim>)]
  /// Exceptions that are not needed any more: their rule does not miss their claim.
  public let needlessExceptions: [Exception]
  /// How well *whole-rows* predicts what it has not seen.
  public let leaveOneOut: [LeftOut]

  /// Replays all rules over all claims of the engine's catalog.
  public init(_ engine: Engine) {
    let catalog = engine.catalog
    let data = catalog.data()
    // The engine that has not seen a place, made once for all rules.
    var blind: [Datum.Place: Engine] = [:]
    func engineWithout(_ place: Datum.Place) -> Engine {
      if let engine = blind[place] { return engine }
      let claims = data.filter { $0.place == place }.flatMap(\.claims)
      let other = engine.without(Set(claims))
      blind[place] = other
      return other
    }
    records = RuleName.allCases.filter { $0.system == .today }.map { rule in
      Record(
        rule: rule, groups: engine.groups(of: rule),
        findings: data.compactMap { datum in
          engine.finding(on: datum, by: rule, blind: { engineWithout(datum.place) })
        })
    }
    var misses: [(rule: RuleName, claim: Key<Claim>)] = []
    for record in records {
      for finding in record.findings where finding.verdict == .missed {
        misses += finding.claims.map { (record.rule, $0) }
      }
    }
    misses += engine.contradictions()
    unexplainedMisses = misses.filter { !catalog.isException($0.claim, to: $0.rule) }
    needlessExceptions = catalog.exceptions.filter { exception in
      exception.rule.system == .today
        && !misses.contains { $0.rule == exception.rule && $0.claim == exception.claim }
    }
    leaveOneOut = engine.leaveOneOut()
  }
}

extension Engine {
  /// What `rule` makes of a datum; nil if the rule is not about such numbers.
  fileprivate func finding(
    on datum: Datum, by rule: RuleName, blind: () -> Engine
  ) -> Audit.Finding? {
    guard let cell = datum.cells.first, rule.type.isAbout(datum.place.quantity, cell) else {
      return nil
    }
    let ranges = datum.cells.map { range(by: rule, of: datum, in: $0) }
    let verdict: Audit.Verdict
    if ranges.contains(nil) {
      verdict = .silent
    } else if !ranges.allSatisfy({ $0?.contains(datum.value) ?? false }) {
      verdict = .missed
    } else {
      let engine = blind()
      let isExplained = datum.cells.allSatisfy {
        engine.range(by: rule, of: datum, in: $0) == datum.value...datum.value
      }
      verdict = isExplained ? .explained : .fitted
    }
    return Audit.Finding(
      quantity: datum.place.quantity, value: datum.value, claims: datum.claims, cell: cell,
      screenClasses: datum.cells.map(\.screenClass), verdict: verdict,
      predicted: ranges.first ?? nil)
  }

  /// What a rule gives for a cell of a datum, in points.
  private func range(
    by rule: RuleName, of datum: Datum, in cell: TodayCell
  ) -> ClosedRange<Points>? {
    rules[rule].replayed(datum.place.quantity, of: cell, stated: datum.value, in: self)
  }
}
