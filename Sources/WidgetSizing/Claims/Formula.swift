/// A number that a source states as a formula: `screen-height - 126`.
public struct Formula: Hashable, Sendable {
  /// The number that a formula is applied to.
  public enum Base: String, CaseIterable, Sendable {
    case screenWidth = "screen-width"
    case screenHeight = "screen-height"
    /// The width in portrait, also in landscape.
    case portraitWidth = "portrait-width"
    /// The width of the list that the widget stands in.
    case listWidth = "list-width"
    case rowHeight = "row-height"
  }

  /// The number that the formula is applied to.
  public let base: Base
  /// What is subtracted, in points.
  public let minus: Points
  /// What the base is multiplied by: `Points(1)` is a factor of 1.
  public let factor: Points

  /// The value of the formula in points, given that of its base.
  func value(base: Points) -> Points {
    Points(threeHundredths: base.threeHundredths * factor.threeHundredths / 300) - minus
  }
}

extension Formula: CustomStringConvertible {
  /// The formula as the tables write it.
  public var description: String {
    let product = factor == Points(1) ? base.rawValue : "\(factor) * \(base.rawValue)"
    return minus == .zero ? product : "\(product) - \(minus)"
  }
}
