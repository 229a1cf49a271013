internal import DataTables
internal import Documents
internal import WidgetSizing

/// How long a point is on a drawing: units of the drawing, which are CSS pixels, per 1/300 pt.
struct DrawingScale: Equatable {
  private let numerator: Int
  private let denominator: Int
  /// How many times smaller the drawing is than what a ratio is counted from: 1, 2, …
  let reduction: Int

  private init(_ numerator: Int, over denominator: Int, reduction: Int) {
    self.numerator = numerator
    self.denominator = denominator * reduction
    self.reduction = reduction
  }

  /// One point is `1 / reduction` units.
  static func reduced(by reduction: Int) -> DrawingScale {
    DrawingScale(1, over: 300, reduction: reduction)
  }

  /// So many units are so many points.
  static func units(_ units: Int, perPoints points: Int) -> DrawingScale {
    DrawingScale(units, over: 300 * points, reduction: 1)
  }

  /// The scale at which a length fits a figure on a page: two points or more are a unit.
  static func fitting(_ length: Points) -> DrawingScale {
    let room = Points(480)
    return reduced(by: max(2, (length.threeHundredths - 1) / room.threeHundredths + 1))
  }

  /// A screen in its true size on paper, where 96 units are an inch, or reduced.
  ///
  /// A point is the diagonal ÷ √(width² + height²). Nil if the diagonal is no number of inches.
  static func lifeSize(
    of screen: ScreenClass, diagonal: String, reducedBy reduction: Int = 1
  ) -> DrawingScale? {
    lifeSize(
      width: screen.width, height: screen.height, diagonal: diagonal, reducedBy: reduction)
  }

  /// Likewise, of a screen that reports a width and a height in points, as it does with Display Zoom.
  static func lifeSize(
    width: Points, height: Points, diagonal: String, reducedBy reduction: Int = 1
  ) -> DrawingScale? {
    guard let number = DecimalNumber(diagonal), number.fractionDigits <= 2,
      let hundredths = number.count(ofUnitsPerOne: 100), 0 < hundredths, hundredths <= 10_000
    else { return nil }
    let width = width.threeHundredths, height = height.threeHundredths
    // Ten times the root, for one more digit.
    let root = (100 * (width * width + height * height)).squareRoot
    // (hundredths ÷ 100) × 96 ÷ (root ÷ 10)
    return DrawingScale(hundredths * 48, over: 5 * root, reduction: reduction)
  }

  /// How many points a length on the drawing is, rounded toward zero to 1/300 pt.
  func points(_ length: Length) -> Points {
    Points(threeHundredths: length.thousandths * denominator / (numerator * 1000))
  }

  /// A length on the drawing.
  func callAsFunction(_ length: Points) -> Length {
    Length(length.threeHundredths * numerator, over: denominator)
  }
}

extension Length {
  /// The length in millimetres, where 96 units are an inch.
  var millimetres: Length {
    Length(thousandths: (thousandths * 254 + 480) / 960)
  }

  /// A length of millimetres on paper.
  static func millimetres(_ count: Int) -> Length {
    Length(count * 960, over: 254)
  }
}

extension Int {
  /// The largest whole number whose square is no larger.
  fileprivate var squareRoot: Int {
    guard self > 1 else { return self }
    var root = self
    var next = root / 2 + 1
    while next < root {
      root = next
      next = (root + self / root) / 2
    }
    return root
  }
}
