/// The size of one widget as a measuring app found it: a line of its log.
public struct MeasuredSize: Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The model; nil if the line names a screen.
  public let device: Key<Device>?
  /// Which widget it is, at the default of each axis that the line leaves open.
  public let cell: Cell
  /// What the line states of these axes.
  public let stated: StatedAxes
  /// How the size of a WidgetKit widget was found; nil of a Today extension.
  public let method: Claim.Method?
  /// The version as it was printed: `10.3.1`.
  public let osText: String
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
    device == other.device && cell == other.cell && stated == other.stated
      && method == other.method
  }
}

/// What a line states of the axes that it may leave open; nil of those that it leaves open.
public struct StatedAxes: Hashable, Sendable {
  /// How the device was held.
  public var orientation: Orientation?
  /// On an iPad.
  public var column: WidgetColumn?
  /// How the widget was reached.
  public var entryPoint: EntryPoint?
  /// What the person chose.
  public var textSize: TextSize?
  /// Which size of a family, or the one that a view cannot but measure.
  public var variant: WidgetVariant?
}

extension Engine {
  /// Which of its numbers answers without it do not allow, with those answers.
  public func differences(from size: MeasuredSize) -> [(quantity: Quantity, answer: Evidence)] {
    Quantity.sides.compactMap { quantity in
      let answer = evidence(quantity, of: size.cell)
      guard let value = answer.value, !(answer.range ?? value...value).contains(size[quantity])
      else { return nil }
      return (quantity, answer)
    }
  }
}
