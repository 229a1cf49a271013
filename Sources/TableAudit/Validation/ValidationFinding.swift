internal import WidgetReports
internal import WidgetSizing

/// Something that is wrong with tables which can be read.
struct ValidationFinding: Sendable {
  /// What is wrong.
  enum Kind: String, Sendable {
    /// A rule gives another number than a claim, and no exception says why.
    case miss = "unexplained-miss"
    /// An exception that no miss needs.
    case exception = "needless-exception"
    /// A number that *whole-rows* predicts wrongly when it has not seen it.
    case prediction = "wrong-prediction"
  }

  let kind: Kind
  let rule: RuleName
  /// The identifier of the claim; nil if it is about a cell alone.
  var claim: String?
  /// The identifier of the cell; nil for an exception.
  var cell: String?
  var quantity: Quantity?
  /// What is published, in points.
  var expected: String?
  /// What the rule gives.
  var found: String?
  /// What is wrong, in a sentence.
  let text: String

  /// What an audit finds wrong.
  static func all(
    _ audit: Audit, _ catalog: Catalog
  ) -> [ValidationFinding] {
    var findings: [ValidationFinding] = []
    var seenOf: [RuleName: [Key<Claim>: Audit.Finding]] = [:]
    for record in audit.records {
      for finding in record.findings {
        for claim in finding.claims where seenOf[record.rule]?[claim] == nil {
          seenOf[record.rule, default: [:]][claim] = finding
        }
      }
    }
    for miss in audit.unexplainedMisses {
      let id = catalog.citation(of: miss.claim).id
      let value = catalog.claims[miss.claim].value?.description ?? ""
      let seen = seenOf[miss.rule]?[miss.claim]
      let predicted = seen.flatMap { $0.verdict == .missed ? $0.predicted?.text : nil }
      findings.append(
        ValidationFinding(
          kind: .miss, rule: miss.rule, claim: id, cell: seen.map { catalog.id(of: $0.cell) },
          quantity: catalog.claims[miss.claim].quantity,
          expected: value, found: predicted,
          text: "\(id) has \(value), "
            + (predicted.map { "the rule gives \($0)" }
              ?? "which keeps the rule from holding in its group")))
    }
    for exception in audit.needlessExceptions {
      let id = catalog.citation(of: exception.claim).id
      findings.append(
        ValidationFinding(
          kind: .exception, rule: exception.rule, claim: id,
          text: "the rule does not miss \(id): the exception is not needed"))
    }
    for left in audit.leaveOneOut where left.outcome == .wrong {
      let predicted = left.predicted?.text ?? ""
      findings.append(
        ValidationFinding(
          kind: .prediction, rule: .wholeRows, cell: catalog.id(of: left.cell), quantity: .height,
          expected: left.published.description, found: predicted,
          text: "\(catalog.place(of: left.cell)) has \(left.published); "
            + "the rule gives \(predicted) without it"))
    }
    return findings
  }
}
