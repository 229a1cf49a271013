/// The size of one widget as a measuring app found it: a line of its log.
public struct MeasuredSize: Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The model; nil if the line names a screen.
  public let device: Key<Device>?
  /// Which widget it is.
  public let widget: MeasuredWidget
  /// How the size of a WidgetKit widget was found; nil of a Today extension.
  public let method: WidgetKitClaim.Method?
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
    device == other.device && widget == other.widget && method == other.method
  }
}

/// The widget that a line is about.
public enum MeasuredWidget: Hashable, Sendable {
  /// A Today extension: its cell, at the default of each axis that the line leaves open, and what
  /// the line says.
  case today(TodayCell, SaidAxes)
  /// A widget of WidgetKit: its cell, and the variant that the line says or a view cannot but
  /// measure; nil leaves that open.
  case widgetKit(WidgetKitCell, said: WidgetVariant?)

  /// The cell.
  public var cell: WidgetCell {
    switch self {
    case .today(let cell, _): .today(cell)
    case .widgetKit(let cell, _): .widgetKit(cell)
    }
  }

  /// What a line says of a Today extension; nil is left open.
  public struct SaidAxes: Hashable, Sendable {
    /// How the device was held.
    public let orientation: Orientation?
    /// On an iPad.
    public let column: WidgetColumn?
    /// How the widget was reached.
    public let entryPoint: EntryPoint?
    /// What the person chose.
    public let textSize: TextSize?
  }
}

extension Catalog {
  /// The identifier of the cell that a line is about.
  public func id(of widget: MeasuredWidget) -> String { id(of: widget.cell) }
}

extension Engine {
  /// Which of its numbers answers without it do not allow, with those answers.
  public func differences(from size: MeasuredSize) -> [(quantity: Quantity, answer: Evidence)] {
    Quantity.allCases.compactMap { quantity in
      let answer = evidence(quantity, of: size.widget.cell)
      guard let value = answer.value, !(answer.range ?? value...value).contains(size[quantity])
      else { return nil }
      return (quantity, answer)
    }
  }
}
