/// How a widget with a forecast is laid out: a heading, and below it as many hours as fit side by side.
///
/// Lengths are in points.
public struct ForecastLayout: Equatable, Sendable {
  /// What stays free on each side.
  public static let margin = 16.0
  /// The height of the heading with the space below it.
  public static let headingHeight = 44.0
  /// The size of an hour: its time, a picture and a temperature.
  public static let hour = (width: 44.0, height: 66.0)

  /// How many hours are shown.
  public let hours: Int
  /// What stays free between two hours.
  public let spacing: Double

  /// Lays the widget out; nil if not even one hour fits.
  public init?(width: Double, height: Double) {
    let available = width - 2 * Self.margin
    guard available >= Self.hour.width,
      height - 2 * Self.margin >= Self.headingHeight + Self.hour.height
    else { return nil }
    hours = Int(available / Self.hour.width)
    spacing =
      hours == 1
      ? 0 : (available - Double(hours) * Self.hour.width) / Double(hours - 1)
  }
}
