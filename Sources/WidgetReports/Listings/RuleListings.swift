public import WidgetSizing

extension Listing {
  /// How often each rule is right, in distinct cells.
  public static func rules(_ audit: Audit) -> Listing {
    var listing = Listing(
      "Rules",
      [
        .init("rule"), .init("says"), .init("explains", isNumeric: true),
        .init("fitted", isNumeric: true), .init("misses", isNumeric: true),
        .init("silent", isNumeric: true),
      ])
    for record in audit.records {
      listing.append(
        [record.rule.rawValue, record.rule.statement]
          + [Audit.Verdict.explained, .fitted, .missed, .silent].map { "\(record.count($0))" })
    }
    return listing
  }

  /// What each rule has inferred, group by group.
  public static func parameters(_ audit: Audit, _ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Parameters",
      [
        .init("rule"), .init("os", "OS"), .init("group"), .init("parameter"),
        .init("cells", isNumeric: true),
      ])
    for record in audit.records {
      for group in record.groups {
        listing.append([
          record.rule.rawValue, catalog.name(of: group.os), catalog.text(of: group),
          group.parameter.text, "\(catalog.distinctCells(of: group.claims))",
        ])
      }
    }
    return listing
  }

  /// Each class and orientation predicted without its own claims.
  public static func leaveOneOut(_ audit: Audit, _ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Leave one out",
      [
        .init("os", "OS"), .init("screen_class", "screen class"), .init("orientation"),
        .init("entry_point", "entry point"), .init("published", isNumeric: true),
        .init("predicted", isNumeric: true), .init("outcome"),
      ])
    for left in audit.leaveOneOut {
      listing.append([
        catalog.name(of: left.cell.os), left.cell.screenClass.map { catalog.screenClasses[$0].id },
        left.cell.today?.orientation.rawValue,
        (left.cell.today?.entryPoint).map { catalog.name(of: $0) },
        left.published.description, left.predicted?.text, left.outcome.rawValue,
      ])
    }
    return listing
  }
}

extension Audit {
  /// The leave-one-out figures in one phrase: `18 exact, 12 in range, 0 wrong`.
  public var leaveOneOutPhrase: String {
    [LeftOut.Outcome.exact, .inRange, .wrong, .silent].compactMap { outcome in
      let count = leaveOneOut.count { $0.outcome == outcome }
      return count > 0 || outcome == .wrong ? "\(count) \(outcome.rawValue)" : nil
    }.joined(by: ", ")
  }
}

extension ClosedRange<Points> {
  /// One value, or both ends.
  var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)…\(upperBound)"
  }
}

extension RuleGroup.Parameter {
  /// The parameter as a formula.
  var text: String {
    switch self {
    case .kept(let above, let upTo, let isShortSide):
      "\(above) < k ≤ \(upTo)" + (isShortSide ? ", H is the short side" : "")
    case .base(let base): "base \(base.text)"
    case .margin(let margin): "\(margin) less than the screen"
    case .limit(let limit): "list at most \(limit) wide"
    case .none: "none fits: the rule does not hold"
    }
  }
}

extension Catalog {
  /// The cells of a group in a few words: `phone, Today view`.
  func text(of group: RuleGroup) -> String {
    [
      group.screenClass.map { screenClasses[$0].id } ?? group.idiom.rawValue,
      group.scale.map { "@\($0)x" }, group.orientation?.rawValue,
      group.entryPoint.map { name(of: $0) },
    ].compactMap(\.self).joined(by: ", ")
  }
}
