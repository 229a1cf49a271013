internal import Documents
internal import WidgetSizing

/// How long a point is on a drawing: units of the drawing, which are CSS pixels, per 1/300 pt.
struct DrawingScale: Equatable {
  private let numerator: Int
  private let denominator: Int

  private init(_ numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// One point is `1 / reduction` units.
  static func reduced(by reduction: Int) -> DrawingScale {
    DrawingScale(1, over: 300 * reduction)
  }

  /// So many units are so many points.
  static func units(_ units: Int, perPoints points: Int) -> DrawingScale {
    DrawingScale(units, over: 300 * points)
  }

  /// A length on the drawing.
  func callAsFunction(_ length: Points) -> Length {
    Length(length.threeHundredths * numerator, over: denominator)
  }
}
