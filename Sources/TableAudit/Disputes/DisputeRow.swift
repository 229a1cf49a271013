internal import WidgetReports
package import WidgetSizing
internal import Wording

/// A dispute as it is listed.
package struct DisputeRow: Sendable {
  /// What contradicts what.
  package let kind: Dispute.Kind
  /// What it is about.
  package let place: String
  /// Which number of it.
  package let quantity: Quantity
  /// What is held for right.
  package let value: String
  /// The identifiers of those who say so.
  package let sources: [String]
  /// The other side, and who says that.
  package let against: String
  /// Why the one is preferred, or how the two may differ.
  package let because: String?

  /// Writes a dispute as a row.
  package init(_ dispute: Dispute, in catalog: Catalog) {
    kind = dispute.kind
    place = catalog.place(of: dispute)
    quantity = dispute.answer.quantity
    value = dispute.readings[0].value
    sources = dispute.readings[0].sources
    against = dispute.readings.dropFirst().map { reading in
      reading.sources.isEmpty
        ? reading.value : catalog.text(reading.value, statedBy: reading.sources)
    }.joined(by: ", ")
    because = dispute.reasons.isEmpty ? nil : dispute.reasons.joined(by: "; ")
  }
}

extension Catalog {
  /// What a dispute is about, in a few words; of Today extensions the first version alone.
  package func place(of dispute: Dispute) -> String {
    place(
      of: dispute.cell, on: dispute.screens,
      dispute.cell.kind == .today ? nil : dispute.versions)
  }
}
