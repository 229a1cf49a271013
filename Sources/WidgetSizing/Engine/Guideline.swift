/// What Apple's guideline states for one number of a widget on a version for which it does not
/// answer.
///
/// The guideline names no versions. It answers up to the last version before a measured change, and
/// stays visible afterwards.
public struct GuidelineNumber: Sendable {
  /// The number in points.
  public let value: Points
  /// The claims that state it.
  public let claims: [Key<Claim>]
}

extension Engine {
  /// What Apple's guideline states for one number of a widget, on a version after the last for
  /// which it answers; nil if it still answers, or if it has no row for the widget.
  public func guideline(_ quantity: Quantity, of cell: Cell) -> GuidelineNumber? {
    guard catalog.exists(cell) else { return nil }
    let claims = guidelineClaims(quantity, on: cell.screen).filter { key in
      let claim = catalog.claims[key]
      return claim.os.upperBound < cell.os && claim.isAboutSameWidget(as: cell)
    }
    guard !claims.isEmpty else { return nil }
    var record: Evidence.Record? = Evidence.Record()
    guard let value = catalog.resolved(claims, &record).value else { return nil }
    return GuidelineNumber(value: value, claims: record?.claims ?? [])
  }

  /// Whether Apple's guideline has a row for a screen, of any family and any version.
  package func hasGuidelineRow(for screen: Screen) -> Bool {
    Quantity.sides.contains { !guidelineClaims($0, on: screen).isEmpty }
  }

  /// The claims of Apple's guideline about one number of the widgets of a screen.
  private func guidelineClaims(_ quantity: Quantity, on screen: Screen) -> [Key<Claim>] {
    claims.claims(of: quantity, .widgetKit, on: screen).filter {
      let claim = catalog.claims[$0]
      return claim.isAnswer && claim.method == .published && claim.platform == screen.platform
    }
  }
}

extension Catalog {
  /// Whether Apple's guideline is among the claims that an answer rests on.
  package func statesGuideline(_ answer: Evidence) -> Bool {
    answer.claims.contains { claims[$0].method == .published }
  }
}
