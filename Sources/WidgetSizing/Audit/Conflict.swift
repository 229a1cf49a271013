/// A number of which claims say different things.
public struct Conflict: Sendable {
  /// Which number it is.
  public let quantity: Quantity
  /// The first of the cells that have the conflict.
  public let cell: TodayCell
  /// All classes for which the same claims differ.
  public internal(set) var screenClasses: [Key<ScreenClass>]
  /// What claims state: disputed, or with shadowed alternatives.
  public let evidence: Evidence
}

extension Engine {
  /// Every conflict between claims, in the order of the versions, each set of claims once.
  public func conflicts() -> [Conflict] {
    var conflicts: [Conflict] = []
    var places: [[Key<Claim>]: Int] = [:]
    for datum in catalog.data() {
      for cell in datum.cells {
        guard let evidence = stated(datum.place.quantity, of: .today(cell)),
          !evidence.alternatives.isEmpty
        else { continue }
        let claims = evidence.claims + evidence.alternatives.flatMap(\.claims)
        if let index = places[claims] {
          if !conflicts[index].screenClasses.contains(cell.screenClass) {
            conflicts[index].screenClasses.append(cell.screenClass)
          }
        } else {
          places[claims] = conflicts.count
          conflicts.append(
            Conflict(
              quantity: datum.place.quantity, cell: cell, screenClasses: [cell.screenClass],
              evidence: evidence))
        }
      }
    }
    return conflicts.sorted {
      ($0.cell.os, catalog.id(of: $0.cell)) < ($1.cell.os, catalog.id(of: $1.cell))
    }
  }
}
