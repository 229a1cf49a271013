public import WidgetReports
public import WidgetSizing
internal import Wording

extension Listing {
  /// How often each rule is right, in distinct cells.
  public static func rules(_ audit: Audit) -> Listing {
    let counts: [Field<Audit.Record>] = [
      .count("explains") { $0.count(.explained) }, .count("fitted") { $0.count(.fitted) },
      .count("misses") { $0.count(.missed) }, .count("silent") { $0.count(.silent) },
    ]
    let fields: [Field<Audit.Record>] = [
      .text("rule") { $0.rule.rawValue }, .text("says") { $0.rule.statement },
    ]
    return Listing("Rules", key: "rules", fields + counts, audit.records)
  }

  /// What each rule has inferred, group by group.
  public static func parameters(_ audit: Audit, _ catalog: Catalog) -> Listing {
    let fields: [Field<(rule: RuleName, group: RuleGroup)>] = [
      .text("rule") { $0.rule.rawValue },
      .text("os", "OS") { catalog.name(of: $0.group.os) },
      .text("group") { catalog.text(of: $0.group) },
      .text("parameter") { $0.group.parameter.text },
      .count("cells") { catalog.distinctCells(of: $0.group.claims) },
    ]
    return Listing(
      "Parameters", key: "parameters", fields,
      audit.records.flatMap { record in record.groups.map { (record.rule, $0) } })
  }

  /// Each class and orientation predicted without its own claims.
  public static func leaveOneOut(_ audit: Audit, _ catalog: Catalog) -> Listing {
    let fields: [Field<LeftOut>] = [
      .text("os", "OS") { catalog.name(of: $0.cell.os) },
      .text("screenClass", "screen class") {
        $0.cell.screenClass.map { catalog.screenClasses[$0].id }
      },
      .text("orientation") { catalog.words(of: $0.cell, on: .orientation) },
      .text("entryPoint", "entry point") { catalog.words(of: $0.cell, on: .entryPoint) },
      .points("published", column: "published") { $0.published },
      .number("predicted") { $0.predicted?.text }, .text("outcome") { $0.outcome.rawValue },
    ]
    var listing = Listing("Leave one out", key: "leaveOneOut", fields, audit.leaveOneOut)
    listing.summary = "leave one out: \(audit.leaveOneOutPhrase)"
    return listing
  }
}

extension Audit {
  /// The leave-one-out figures in one phrase: `18 exact, 12 in range, 0 wrong`.
  public var leaveOneOutPhrase: String {
    LeftOut.Outcome.allCases.compactMap { outcome in
      let count = leaveOneOut.count { $0.outcome == outcome }
      return count > 0 || outcome == .wrong ? "\(count) \(outcome.rawValue)" : nil
    }.joined(by: ", ")
  }
}

extension RuleGroup.Parameter {
  /// The parameter as a formula.
  var text: String {
    switch self {
    case .reservedHeight(let above, let upTo, let isShortSide):
      "\(above) < k ≤ \(upTo)" + (isShortSide ? ", H is the short side" : "")
    case .base(let base): "base \(base.text)"
    case .margin(let margin): "\(margin) less than the screen"
    case .limit(let limit): "list at most \(limit) wide"
    case .none: "none fits: the rule does not hold"
    }
  }
}
