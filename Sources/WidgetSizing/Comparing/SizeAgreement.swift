/// Whether the sizes of several cells are the same.
public enum SizeAgreement: Sendable {
  /// All sizes are known and the same, or none of the widgets exists.
  case same
  /// Two sizes are known to differ, or only some of the widgets exist.
  case different
  /// A number is unknown or a range, and no two that are known differ.
  case unknown

  /// Compares cells.
  init(of cells: [CellEvidence]) {
    let existing = cells.filter { $0.height.state != .notApplicable }
    let sides = Quantity.sides.map { quantity in Self(existing.map { $0[quantity] }) }
    if existing.isEmpty {
      self = .same
    } else if existing.count < cells.count || sides.contains(.different) {
      self = .different
    } else {
      self = sides.contains(.unknown) ? .unknown : .same
    }
  }

  /// Compares one side. Numbers are equal if they are written the same, because sources round thirds.
  private init(_ side: [Evidence]) {
    let known = side.compactMap { evidence in
      evidence.range ?? evidence.value.map { $0...$0 }
    }
    guard let largest = known.map(\.lowerBound).max(),
      let smallest = known.map(\.upperBound).min()
    else {
      self = .unknown
      return
    }
    if largest > smallest, largest.description != smallest.description {
      self = .different
    } else {
      let isSingle = known.allSatisfy { $0.lowerBound == $0.upperBound }
      self = known.count == side.count && isSingle ? .same : .unknown
    }
  }
}
