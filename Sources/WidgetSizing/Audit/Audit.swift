/// How often each rule is right: every rule replayed over every claim.
///
/// The rules for WidgetKit relate numbers to each other, so that each is replayed over the numbers of
/// one source at a time; what the source does not have is taken from all. They have no parameters,
/// and give every number without having seen it.
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
    public fileprivate(set) var claims: [Key<Claim>]
    /// One of the cells that the claims answer for.
    public let cell: Cell
    /// The screens that the claims speak of and that have such cells.
    public let screens: [Screen]
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
    package let groups: [RuleGroup]
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
  package let leaveOneOut: [LeftOut]

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
    let findingsBySource = engine.findingsBySource()
    records = RuleName.allCases.map { rule in
      Record(
        rule: rule, groups: engine.groups(of: rule),
        findings: rule.system == .widgetKit
          ? findingsBySource[rule] ?? []
          : data.compactMap { datum in
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
      !misses.contains { $0.rule == exception.rule && $0.claim == exception.claim }
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
      screens: datum.cells.map(\.screen), verdict: verdict,
      predicted: ranges.first ?? nil)
  }

  /// What a rule gives for a cell of a datum, in points.
  private func range(
    by rule: RuleName, of datum: Datum, in cell: Cell
  ) -> ClosedRange<Points>? {
    rules[rule].replayed(datum.place.quantity, of: cell, stated: datum.value, in: self)
  }
}

extension Engine {
  /// What the rules for WidgetKit make of each claim, source by source. Claims of one source about one
  /// place and value count once.
  fileprivate func findingsBySource() -> [RuleName: [Audit.Finding]] {
    let keys = catalog.claims.keys(of: .widgetKit)
    var findings: [RuleName: [Audit.Finding]] = [:]
    for source in catalog.sources.keys {
      let own = keys.filter { catalog.claims[$0].source == source }
      guard !own.isEmpty else { continue }
      let alone = keepingRules(without: Set(keys).subtracting(own))
      for key in own {
        for (rule, finding) in self.findings(on: key, of: alone) {
          findings[rule, default: []].add(finding)
        }
      }
    }
    return findings
  }

  /// What each rule for WidgetKit makes of a claim: once for each screen that it speaks of.
  private func findings(
    on key: Key<Claim>, of alone: Engine
  ) -> [(rule: RuleName, finding: Audit.Finding)] {
    let claim = catalog.claims[key]
    guard claim.use == .answer, let value = claim.value else { return [] }
    return catalog.screens(of: claim).flatMap { screen -> [(RuleName, Audit.Finding)] in
      guard let cell = catalog.cells(of: claim, on: screen).first else { return [] }
      return RuleName.allCases.filter { $0.system == .widgetKit }.compactMap { rule in
        let prediction =
          alone.prediction(by: rule, of: claim.quantity, for: cell)
          ?? prediction(by: rule, of: claim.quantity, for: cell)
        return prediction.map { predicted in
          let isExplained = predicted == value...value
          return (
            rule,
            Audit.Finding(
              quantity: claim.quantity, value: value, claims: [key], cell: cell,
              screens: [screen], verdict: isExplained ? .explained : .missed,
              predicted: predicted)
          )
        }
      }
    }
  }
}

extension [Audit.Finding] {
  /// Adds a finding, or its claim to the same finding.
  fileprivate mutating func add(_ finding: Audit.Finding) {
    let place = firstIndex {
      $0.quantity == finding.quantity && $0.cell == finding.cell && $0.value == finding.value
        && $0.predicted == finding.predicted
    }
    if let place {
      self[place].claims += finding.claims.filter { !self[place].claims.contains($0) }
    } else {
      append(finding)
    }
  }
}
