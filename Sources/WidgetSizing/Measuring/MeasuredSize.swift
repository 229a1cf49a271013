/// The size of one widget as a measuring app found it: a line of its log.
public struct MeasuredSize: Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The model; nil if the line names a screen.
  public let device: Key<Device>?
  /// The cell, at the default of each axis that the line leaves open.
  public let cell: TodayCell
  /// The version as it was printed: `10.3.1`.
  public let osText: String
  /// Nil if the line does not say.
  public let orientation: Orientation?
  /// Nil if the line does not say.
  public let column: WidgetColumn?
  /// Nil if the line does not say.
  public let entryPoint: EntryPoint?
  /// Nil if the line does not say.
  public let textSize: TextSize?
  /// In points.
  public let width: Points
  /// In points.
  public let height: Points
  /// Other lines that say the same.
  public internal(set) var repetitions: [Int] = []

  /// One of the two lengths, in points.
  public subscript(quantity: Quantity) -> Points {
    quantity == .width ? width : height
  }

  /// Whether both lines leave the same axes open and say the same of the others.
  func isAbout(sameAs other: MeasuredSize) -> Bool {
    device == other.device && cell == other.cell && orientation == other.orientation
      && column == other.column && entryPoint == other.entryPoint && textSize == other.textSize
  }
}

extension Engine {
  /// Which of its numbers answers without it do not allow, with those answers.
  public func differences(from size: MeasuredSize) -> [(quantity: Quantity, answer: Answer)] {
    Quantity.allCases.compactMap { quantity in
      let answer = answer(quantity, of: size.cell)
      guard let value = answer.value, !(answer.range ?? value...value).contains(size[quantity])
      else { return nil }
      return (quantity, answer)
    }
  }
}
