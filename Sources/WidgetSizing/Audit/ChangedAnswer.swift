/// One number of one cell that two engines answer in other ways.
package struct ChangedAnswer: Sendable {
  /// The cell.
  package let cell: Cell
  /// Which of its numbers.
  package let quantity: Quantity
  /// The answer of the one: of the reference, or from all claims.
  package let before: Evidence
  /// The answer of the other: of the tables that are compared, or without a claim.
  package let after: Evidence
}
