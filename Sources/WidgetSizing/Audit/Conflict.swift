/// A number on which claims disagree.
public struct Conflict: Sendable {
  /// Which number it is.
  public let quantity: Quantity
  /// The first of the cells that have the conflict.
  public let cell: Cell
  /// All screens on which the same claims differ.
  public internal(set) var screens: [Screen]
  /// All versions on which the same claims differ.
  public internal(set) var versions: [OSVersion]
  /// The evidence from claims alone: disputed, or with shadowed alternatives.
  public let evidence: Evidence
}

extension Engine {
  /// Every conflict between claims, once for each set of claims: those about Today extensions, sorted by
  /// version, then the others. Equal versions, and the others, are sorted by the identifier of the cell.
  public func conflicts() -> [Conflict] {
    var conflicts: [Conflict] = []
    var places: [[Key<Claim>]: Int] = [:]
    // Many claims can be about one cell, which is compared once.
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
    return WidgetKind.inLists.flatMap { kind in
      conflicts.filter { $0.cell.kind == kind }
        .map {
          (conflict: $0, os: kind == .today ? $0.cell.os : nil, id: catalog.id(of: $0.cell))
        }
        .sorted { ($0.os ?? OSVersion(0), $0.id) < ($1.os ?? OSVersion(0), $1.id) }
        .map(\.conflict)
    }
  }

  /// The cells at which claims are compared. A claim about Today extensions speaks of many similar cells:
  /// one of each class stands for them. Claims about other kinds are compared at all their cells.
  private func comparedCells() -> [ComparedCell] {
    let today = catalog.data().flatMap { datum in
      datum.cells.map { ComparedCell(quantity: datum.place.quantity, cell: $0) }
    }
    return today
      + catalog.claims.filter { $0.kind.hasFamilies && $0.isAnswer }.flatMap { claim in
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
