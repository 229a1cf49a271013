/// A number of which claims say different things.
public struct Conflict: Sendable {
  /// Which number it is.
  public let quantity: Quantity
  /// The first of the cells that have the conflict.
  public let cell: Cell
  /// All screens on which the same claims differ.
  public internal(set) var screens: [Screen]
  /// The versions on which they do.
  public internal(set) var versions: [OSVersion]
  /// What claims state: disputed, or with shadowed alternatives.
  public let evidence: Evidence
}

extension Engine {
  /// Every conflict between claims, each set of claims once: those of Today extensions, in the order of
  /// the versions, then the others.
  public func conflicts() -> [Conflict] {
    var conflicts: [Conflict] = []
    var places: [[Key<Claim>]: Int] = [:]
    // Many claims can be about one cell.
    var compared: Set<ComparedCell> = []
    for next in comparedCells() where compared.insert(next).inserted {
      let (quantity, cell) = (next.quantity, next.cell)
      guard let evidence = stated(quantity, of: cell), !evidence.alternatives.isEmpty else {
        continue
      }
      let claims = evidence.claims + evidence.alternatives.flatMap(\.claims)
      if let index = places[claims] {
        if !conflicts[index].screens.contains(cell.screen) {
          conflicts[index].screens.append(cell.screen)
        }
        if !conflicts[index].versions.contains(cell.os) {
          conflicts[index].versions.append(cell.os)
        }
      } else {
        places[claims] = conflicts.count
        conflicts.append(
          Conflict(
            quantity: quantity, cell: cell, screens: [cell.screen], versions: [cell.os],
            evidence: evidence))
      }
    }
    return WidgetSystem.allCases.flatMap { system in
      conflicts.filter { $0.cell.system == system }
        .map {
          (conflict: $0, os: system == .today ? $0.cell.os : nil, id: catalog.id(of: $0.cell))
        }
        .sorted { ($0.os ?? OSVersion(0), $0.id) < ($1.os ?? OSVersion(0), $1.id) }
        .map(\.conflict)
    }
  }

  /// The cells at which claims are compared. A claim about Today extensions speaks of many cells that
  /// are alike: one of each class stands for them. Of the others, every cell is compared.
  private func comparedCells() -> [ComparedCell] {
    let today = catalog.data().flatMap { datum in
      datum.cells.map { ComparedCell(quantity: datum.place.quantity, cell: $0) }
    }
    return today
      + catalog.claims.filter { $0.system.hasFamilies && $0.isAnswer }.flatMap { claim in
        catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
          .map { ComparedCell(quantity: claim.quantity, cell: $0) }
      }
  }
}

/// One number of one cell.
private struct ComparedCell: Hashable {
  let quantity: Quantity
  let cell: Cell
}
