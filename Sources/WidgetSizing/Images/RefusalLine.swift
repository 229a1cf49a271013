internal import DataTables
internal import Wording

/// The line that the system prints when it refuses to archive an image:
///
///     … image being too large [9] - (1024, 1024), totalArea: 1048576 > max[718080.000000].
///
/// An older form ends after the size of the image. Sources: ARF1, ARU1.
public struct RefusalLine: Hashable, Sendable {
  /// The image that was refused.
  public let image: PixelSize
  /// The largest area that is archived; nil in the older form.
  public let limit: PixelArea?

  private static let marker = "image being too large"

  /// Reads a line; all that it states if several lines were joined, none if it is no such line.
  ///
  /// - Throws: What is wrong with a line of this kind, and its column.
  static func all(in line: String) throws(MeasurementFields.Fault) -> [RefusalLine] {
    guard line.hasBytes(of: marker) else { return [] }
    var scanner = LineScanner(line)
    var refusals: [RefusalLine] = []
    while scanner.skip(to: marker) { refusals.append(try RefusalLine(behindMarker: &scanner)) }
    return refusals
  }

  private init(behindMarker scanner: inout LineScanner) throws(MeasurementFields.Fault) {
    let start = scanner.column
    guard scanner.skip(to: "(", before: Self.marker) else {
      throw Self.fault(.form, start, "the size of the image, such as '(1024, 1024)', is missing")
    }
    let width = scanner.part(until: ",)")
    _ = scanner.skip(",")
    let height = scanner.part(until: ",)")
    guard scanner.skip(")"), let image = Self.size(width.text, height.text) else {
      throw Self.fault(
        .type, width.column,
        "\(quoted(width.text + ", " + height.text)) is not the size of an image, two whole numbers of "
          + "\(PixelSize.sides.lowerBound) to \(PixelSize.sides.upperBound) pixels")
    }
    self.image = image
    guard scanner.skip(to: "max[", before: Self.marker) else {
      limit = nil
      return
    }
    let area = scanner.part(until: "]")
    guard let limit = PixelArea(area.text) else {
      throw Self.fault(
        .type, area.column,
        "max \(quoted(area.text)) is not an area in square pixels with at most two decimals, such as "
          + "'718080.000000'")
    }
    guard image.area > limit else {
      throw Self.fault(
        .range, area.column,
        "max \(quoted(area.text)) is not less than the area of the image, \(image) pixels")
    }
    self.limit = limit
  }

  /// The limit in a line, or in its end `max[718080]`, and the image if its size stands before the limit; nil if
  /// there is no limit.
  public static func limit(in line: String) -> (limit: PixelArea, image: PixelSize?)? {
    guard let marker = line.firstRange(of: "max["),
      let limit = PixelArea(line[marker.upperBound...].prefix { $0 != "]" })
    else { return nil }
    let before = line[..<marker.lowerBound]
    let sides = before.lastIndex(of: "(").map { start in
      before[start...].dropFirst().prefix { $0 != ")" }.split { ", ".contains($0) }
    }
    guard let sides, sides.count == 2, let image = size(sides[0], sides[1]), image.area > limit
    else { return (limit, nil) }
    return (limit, image)
  }

  /// The sides, which may be printed with decimals that are 0: `1024.0`.
  private static func size(_ width: Substring, _ height: Substring) -> PixelSize? {
    let sides = [width, height].compactMap { side in
      DecimalNumber(side).flatMap { $0.fractionDigits == 0 ? $0.mantissa : nil }
    }
    return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
  }

  private static func fault(
    _ check: Check, _ column: Int, _ message: String
  ) -> MeasurementFields.Fault {
    MeasurementFields.Fault(check: check, column: column, message: message)
  }
}
