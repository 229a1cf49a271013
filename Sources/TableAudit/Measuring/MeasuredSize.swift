package import WidgetSizing

/// The size of one widget as a measuring app found it: a line of its log.
package struct MeasuredSize: Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The model; nil if the line names a screen.
  package let device: Key<Device>?
  /// The cell of the widget, with the default on each axis that the line leaves open.
  package let cell: Cell
  /// The axes that the line leaves open. Without a variant it means the only one that a view can measure.
  package let open: PlaceSet<Axis>
  /// How the size of a WidgetKit widget was found; nil for a Today extension.
  package let method: Claim.Method?
  /// The version as the line states it: `10.3.1`.
  package let osText: String
  /// The width in points.
  package let width: Points
  /// The height in points.
  package let height: Points
  /// The numbers of other lines that say the same.
  package internal(set) var repetitions: [Int] = []

  /// One of the two lengths, in points.
  package subscript(quantity: Quantity) -> Points {
    quantity == .width ? width : height
  }

  /// Whether both lines state the same axes, with the same values.
  func hasSameSubject(as other: MeasuredSize) -> Bool {
    device == other.device && cell == other.cell && open == other.open
      && method == other.method
  }
}

extension Engine {
  /// The numbers of a measured size that the answers of the engine do not allow, with these answers.
  package func differences(from size: MeasuredSize) -> [(quantity: Quantity, answer: Evidence)] {
    Quantity.sides.compactMap { quantity in
      let answer = evidence(quantity, of: size.cell)
      guard let value = answer.value, !(answer.range ?? value...value).contains(size[quantity])
      else { return nil }
      return (quantity, answer)
    }
  }
}
