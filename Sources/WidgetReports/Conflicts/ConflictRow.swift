internal import WidgetSizing
internal import Wording

/// A conflict as it is listed.
package struct ConflictRow {
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

extension Catalog {
  /// Values, each with the sources that state it: `162 (MZ1 PX0), 160 (S02)`.
  func text(of alternatives: [Evidence.Alternative]) -> String {
    alternatives.map { text("\($0.value)", statedBy: $0.claims) }.joined(by: ", ")
  }
}
