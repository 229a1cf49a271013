internal import WidgetSizing

// The size within the margins of a widget.

extension Answer {
  /// The space that a margin of this number leaves free along a side; nil if it is not one known number.
  var bothMargins: Points? { range == nil ? value.map { 2 * $0 } : nil }
}

extension CellEvidence {
  /// A side within the margins, of a range the smallest; nil if the side or the margin is not known.
  func content(_ side: Quantity) -> Points? {
    guard let length = self[side].value, let margins = self[.margin].answer.bothMargins else {
      return nil
    }
    return length - margins
  }
}

extension Catalog {
  /// The field of the size within the margins, of widgets that have margins.
  func contentFields(of kind: WidgetKind) -> [Field<CellEvidence>] {
    guard quantities(of: kind).contains(.margin) else { return [] }
    let sides: [Field<CellEvidence>] = Quantity.sides.map { side in
      .points(side.rawValue) { $0.content(side) }
    }
    return [Field("content", prefix: "content_", sides) { $0 }]
  }
}
