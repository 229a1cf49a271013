internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// One way to read a size that was typed: in points or in pixels, as it stands or with the height first.
struct SizeSighting {
  /// What was seen, read in this way.
  let sighting: Sighting
  /// Whether the height is read first.
  let isTurned: Bool
  /// The size and its unit: `402x874 pixels`.
  let words: String
  /// What another way to read it missed; nil if this is the way that was typed.
  let remark: String?

  /// The ways to read a size, the likeliest first.
  ///
  /// - Parameters:
  ///   - written: A size of two sides.
  ///   - unit: The unit in which it was written; nil if it may be either.
  /// - Returns: At least one way.
  /// - Throws: A usage error if it is no size in points, or in the unit.
  static func ways(to written: SizeText, in unit: LengthUnit?) throws -> [SizeSighting] {
    let points = written.sides.compactMap { Sighting.Extent(points: $0) }
    let pixels = written.sides.compactMap { Int($0) }.map { Sighting.Extent.pixels($0) }
    if unit == .pixels, pixels.count < 2 {
      throw Failure.usage(
        "\(quoted(written.screenName)) is not a size in pixels; expected whole numbers")
    }
    if unit != .pixels, points.count < 2 {
      throw Failure.usage(
        "\(quoted(written.screenName)) is not a size; expected a width and a height above 0, such as 359x616"
      )
    }
    let size = written.screenName, turned = written.sides.reversed().joined(separator: "x")
    var asWritten: [SizeSighting] = [], heightFirst: [SizeSighting] = []
    for (read, name, sides) in [(LengthUnit.points, "points", points), (.pixels, "pixels", pixels)]
    where sides.count == 2 && read == unit ?? read {
      asWritten.append(
        SizeSighting(
          sighting: Sighting(width: sides[0], height: sides[1]), isTurned: false,
          words: "\(size) \(name)",
          remark: asWritten.isEmpty ? nil : "no widget has \(size) points"))
      heightFirst.append(
        SizeSighting(
          sighting: Sighting(width: sides[1], height: sides[0]), isTurned: true,
          words: "\(turned) \(name)",
          remark: "no widget has \(size) \(name); turned, it is \(turned)"))
    }
    return asWritten + heightFirst
  }
}
