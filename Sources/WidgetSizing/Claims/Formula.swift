/// A number that a source states by way of another number: `screen-height - 126`.
public struct Formula: Hashable, Sendable {
  /// What the formula starts from.
  public enum Base: String, CaseIterable, Sendable {
    case screenWidth = "screen-width"
    case screenHeight = "screen-height"
    /// The width in portrait, however the device is held.
    case portraitWidth = "portrait-width"
    /// The width of the list that the widget stands in.
    case listWidth = "list-width"
    case rowHeight = "row-height"
  }

  /// What it starts from.
  public let base: Base
  /// What is taken off, in points.
  public let minus: Points
  /// What the base is multiplied by, as a count of 1/300.
  public let factor: Points

  /// The formula's value, given the value of its base.
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
