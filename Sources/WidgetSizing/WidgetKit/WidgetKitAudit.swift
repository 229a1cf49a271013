/// How often each rule for WidgetKit is right: every rule replayed over every claim.
///
/// The rules relate numbers to each other, so that each is replayed over the numbers of one source
/// at a time; what the source does not have is taken from all.
public struct WidgetKitAudit: Sendable {
  /// A number that a rule was asked for.
  public struct Finding: Sendable {
    /// Which number it is.
    public let quantity: Quantity
    /// One of the cells that the claim answers for.
    public let cell: WidgetKitCell
    /// The claims of one source that state the value, of the same place.
    public internal(set) var claims: [Key<Claim>]
    /// What they state, in points.
    public let value: Points
    /// What the rule gives, in points.
    public let predicted: Points

    /// Whether the rule gives the number.
    public var isExplained: Bool { value == predicted }
  }

  /// The record of one rule.
  public struct Record: Sendable {
    /// The rule.
    public let rule: RuleName
    /// What it makes of each number that it speaks of; claims of one source about one place and
    /// value count once.
    public let findings: [Finding]

    /// How many distinct numbers the rule gives.
    public var explained: Int { findings.count { $0.isExplained } }
    /// How many distinct numbers the rule misses.
    public var missed: Int { findings.count - explained }
  }

  /// One record a rule, in the order in which rules are asked.
  public let records: [Record]
  /// Claims that a rule misses without an exception that says why.
  public let unexplainedMisses: [(rule: RuleName, claim: Key<Claim>)]
  /// Exceptions that are not needed any more: their rule does not miss their claim.
  public let needlessExceptions: [Exception]

  /// Replays all rules over all claims of the engine's catalog.
  public init(_ engine: Engine) {
    let catalog = engine.catalog
    let keys = catalog.widgetKitClaims.keys
    var findings: [RuleName: [Finding]] = [:]
    for source in catalog.sources.keys {
      let own = keys.filter { catalog.widgetKitClaims[$0].source == source }
      guard !own.isEmpty else { continue }
      let alone = engine.keepingRules(without: Set(keys).subtracting(own))
      for key in own {
        for finding in engine.findings(on: key, of: alone) {
          findings[finding.rule, default: []].add(finding.finding)
        }
      }
    }
    let rules = RuleName.allCases.filter { $0.system == .widgetKit }
    records = rules.map { Record(rule: $0, findings: findings[$0] ?? []) }
    let misses = records.flatMap { record in
      record.findings.filter { !$0.isExplained }.flatMap(\.claims).map { (record.rule, $0) }
    }
    unexplainedMisses = misses.filter { !catalog.isException($0.1, to: $0.0) }
    needlessExceptions = catalog.exceptions.filter { exception in
      exception.rule.system == .widgetKit
        && !misses.contains { $0.0 == exception.rule && $0.1 == exception.claim }
    }
  }
}

extension Engine {
  /// What each rule makes of a claim: once for each screen that it speaks of.
  fileprivate func findings(
    on key: Key<Claim>, of alone: Engine
  ) -> [(rule: RuleName, finding: WidgetKitAudit.Finding)] {
    let claim = catalog.widgetKitClaims[key]
    guard claim.use == .answer else { return [] }
    var findings: [(rule: RuleName, finding: WidgetKitAudit.Finding)] = []
    for screen in catalog.screens(of: claim) {
      guard let cell = firstCell(of: claim, on: screen) else { continue }
      for rule in RuleName.allCases where rule.system == .widgetKit {
        let prediction =
          alone.prediction(by: rule, of: claim.quantity, for: .widgetKit(cell))
          ?? prediction(by: rule, of: claim.quantity, for: .widgetKit(cell))
        guard let prediction else { continue }
        findings.append(
          (
            rule,
            WidgetKitAudit.Finding(
              quantity: claim.quantity, cell: cell, claims: [key], value: claim.value,
              predicted: prediction.lowerBound)
          ))
      }
    }
    return findings
  }

  /// The first cell of a screen that a claim speaks of, if there is one.
  func firstCell(of claim: WidgetKitClaim, on screen: WidgetScreen) -> WidgetKitCell? {
    cells(of: claim, on: screen).first
  }

  /// The cells of a screen that exist and that a claim speaks of, in the order of the versions.
  public func cells(of claim: WidgetKitClaim, on screen: WidgetScreen) -> [WidgetKitCell] {
    meantCells(of: claim, on: screen).filter { catalog.reasonAgainst($0) == nil }
  }

  /// The cells of a screen that a claim speaks of, whether or not they exist.
  func meantCells(of claim: WidgetKitClaim, on screen: WidgetScreen) -> [WidgetKitCell] {
    catalog.widgetKitVersions(on: claim.platform).filter(claim.os.contains).flatMap { os in
      claim.family.variants(on: claim.platform, os).map { variant in
        WidgetKitCell(
          platform: claim.platform, os: os, screenClass: screen.screenClass, zoom: claim.zoom,
          family: claim.family, variant: variant)
      }
    }.filter(claim.isAbout)
  }
}

extension [WidgetKitAudit.Finding] {
  /// Adds a finding, or its claim to the same finding.
  fileprivate mutating func add(_ finding: WidgetKitAudit.Finding) {
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
