/// A number of WidgetKit widgets of which claims say different things.
public struct WidgetKitConflict: Sendable {
  /// Which number it is.
  public let quantity: Quantity
  /// The first of the cells that have the conflict.
  public let cell: WidgetKitCell
  /// All screens on which the same claims differ.
  public internal(set) var screens: [WidgetScreen]
  /// The versions on which they do.
  public internal(set) var versions: [OSVersion]
  /// What claims state: disputed, or with shadowed alternatives.
  public let evidence: Evidence
}

/// A context claim about WidgetKit beside what the engine answers at a cell that it speaks of.
public struct WidgetKitContext: Sendable {
  /// The context claim.
  public let claim: Key<Claim>
  /// The cell.
  public let cell: WidgetKitCell
  /// What the engine answers there.
  public let evidence: Evidence
  /// Whether the answer, or one of its alternatives, is what the claim states; nil if there is none.
  public let agrees: Bool?
}

extension Engine {
  /// Every conflict between claims about WidgetKit, each set of claims once.
  public func widgetKitConflicts() -> [WidgetKitConflict] {
    var conflicts: [WidgetKitConflict] = []
    var places: [[Key<Claim>]: Int] = [:]
    for key in catalog.widgetKitClaims.keys {
      let claim = catalog.widgetKitClaims[key]
      guard claim.use == .answer else { continue }
      for screen in catalog.screens(of: claim) {
        for cell in cells(of: claim, on: screen) {
          guard let evidence = stated(claim.quantity, of: .widgetKit(cell)),
            !evidence.alternatives.isEmpty
          else { continue }
          let claims = evidence.claims + evidence.alternatives.flatMap(\.claims)
          if let index = places[claims] {
            if !conflicts[index].screens.contains(screen) {
              conflicts[index].screens.append(screen)
            }
            if !conflicts[index].versions.contains(cell.os) {
              conflicts[index].versions.append(cell.os)
            }
          } else {
            places[claims] = conflicts.count
            conflicts.append(
              WidgetKitConflict(
                quantity: claim.quantity, cell: cell, screens: [screen], versions: [cell.os],
                evidence: evidence))
          }
        }
      }
    }
    return conflicts.sorted { catalog.id(of: $0.cell) < catalog.id(of: $1.cell) }
  }

  /// Every context claim about WidgetKit, compared at the first cell of each screen it speaks of, one
  /// that exists if there is any; if it names no device, of the screen where it comes nearest.
  public func widgetKitContexts() -> [WidgetKitContext] {
    catalog.widgetKitClaims.keys.flatMap { key -> [WidgetKitContext] in
      let claim = catalog.widgetKitClaims[key]
      guard claim.use == .context else { return [] }
      let contexts = catalog.screens(of: claim).compactMap { screen in
        (firstCell(of: claim, on: screen) ?? meantCells(of: claim, on: screen).first)
          .map { context(key, at: $0) }
      }
      guard claim.subject == .anything else { return contexts }
      func distance(_ context: WidgetKitContext) -> Int {
        context.evidence.value.map { abs(($0 - claim.value).threeHundredths) } ?? .max
      }
      return contexts.min { distance($0) < distance($1) }.map { [$0] } ?? []
    }
  }

  /// The context claims that speak of one number of `cell`, compared with its answer.
  public func contextComparisons(
    _ quantity: Quantity, of cell: WidgetKitCell
  ) -> [WidgetKitContext] {
    claims.claims(of: quantity, on: cell.screen).filter { key in
      let claim = catalog.widgetKitClaims[key]
      return claim.use == .context && claim.isAbout(cell)
    }.map { context($0, at: cell) }
  }

  private func context(_ key: Key<Claim>, at cell: WidgetKitCell) -> WidgetKitContext {
    let claim = catalog.widgetKitClaims[key]
    let evidence = evidence(claim.quantity, of: cell)
    return WidgetKitContext(
      claim: key, cell: cell, evidence: evidence,
      agrees: evidence.state.isKnown ? evidence.allows(claim.value) : nil)
  }
}
