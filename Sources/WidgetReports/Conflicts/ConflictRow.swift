/// A conflict as it is listed.
package struct ConflictRow: Sendable {
  /// What contradicts what.
  package let kind: ConflictKind
  /// What it is about.
  package let place: String
  /// Which number of it; nil if it is about none.
  package var quantity: String?
  /// What is held for right, or the newest of what holds.
  package var value: String?
  /// The identifiers of those who say so.
  package var sources: [String]
  /// The other side, and who says that.
  package var against: String?
  /// Why the one is preferred, or how the two may differ.
  package var because: String?
}
