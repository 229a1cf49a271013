internal import WidgetSizing
internal import Wording

/// The known margins of lines, the most frequent first, each with its lines.
struct Margins {
  let all: [(margin: String, entries: [Pivot.Entry])]
  private let entries: [Pivot.Entry]

  init(_ entries: [Pivot.Entry]) {
    self.entries = entries
    all = entries.filter { $0.line.knows(.margin) }
      .grouped { $0.block.text(.margin, of: $0.line) ?? "" }
      .map { (margin: $0.key, entries: $0.elements) }
      .sorted { $0.entries.count > $1.entries.count }
  }

  /// Margins that differ from place to place: `content margin: 16; 0 on iPhone SE +1 and iPhone 8 Plus`; nil if there
  /// are none.
  var lineByPlace: String? {
    line {
      $0.block.place
    } of: { index, places in
      index == 0 ? "" : " on \(places.count > 3 ? "\(places.count) screens" : places.list)"
    }
  }

  /// Margins that differ from family to family: `content margin: 16; 0 for accessoryCircular`; nil if there are none.
  func line(_ catalog: Catalog) -> String? {
    let count = Set(entries.map { catalog.shape(of: $0.line.cell) }).count
    return line {
      catalog.shape(of: $0.line.cell)
    } of: { _, names in
      names.count * 2 > count ? "" : " for \(names.list)"
    }
  }

  private func line(
    _ name: (Pivot.Entry) -> String, of words: (Int, [String]) -> String
  ) -> String? {
    let parts = all.enumerated().map { index, margin in
      margin.margin + words(index, margin.entries.map(name).withoutRepetition)
    }
    return parts.isEmpty ? nil : "content margin: \(parts.joined(by: "; "))"
  }
}

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
