/// The size of one widget as a measuring app found it: a line of its log.
package struct MeasuredSize: Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The model; nil if the line names a screen.
  package let device: Key<Device>?
  /// Which widget it is, at the default of each axis that the line leaves open.
  package let cell: Cell
  /// What the line states of these axes.
  package let stated: StatedAxes
  /// How the size of a WidgetKit widget was found; nil of a Today extension.
  package let method: Claim.Method?
  /// The version as it was printed: `10.3.1`.
  package let osText: String
  /// In points.
  package let width: Points
  /// In points.
  package let height: Points
  /// Other lines that say the same.
  package internal(set) var repetitions: [Int] = []

  /// One of the two lengths, in points.
  package subscript(quantity: Quantity) -> Points {
    quantity == .width ? width : height
  }

  /// Whether both lines leave the same axes open and say the same of the others.
  func isAbout(sameAs other: MeasuredSize) -> Bool {
    device == other.device && cell == other.cell && stated == other.stated
      && method == other.method
  }
}

/// What a line states of the axes that it may leave open; nil of those that it leaves open.
package struct StatedAxes: Hashable, Sendable {
  /// How the device was held.
  package var orientation: Orientation?
  /// On an iPad.
  package var column: WidgetColumn?
  /// How the widget was reached.
  package var entryPoint: EntryPoint?
  /// What the person chose.
  package var textSize: TextSize?
  /// Which size of a family, or the one that a view cannot but measure.
  package var variant: WidgetVariant?
}

extension Engine {
  /// Which of its numbers answers without it do not allow, with those answers.
  package func differences(from size: MeasuredSize) -> [(quantity: Quantity, answer: Evidence)] {
    Quantity.sides.compactMap { quantity in
      let answer = evidence(quantity, of: size.cell)
      guard let value = answer.value, !(answer.range ?? value...value).contains(size[quantity])
      else { return nil }
      return (quantity, answer)
    }
  }
}
