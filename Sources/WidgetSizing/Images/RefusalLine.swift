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

  /// Whether a text has the words by which such a line is known.
  public static func isMarked(_ text: String) -> Bool { text.hasBytes(of: marker) }

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

  /// What is wrong with a line, and where.
  public struct Misreading: Error {
    /// The number of the Unicode scalar in the line, from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
  }

  /// Reads a line as a person pastes it; nil if it is no such line.
  ///
  /// - Throws: What is wrong with a line of this kind, and its column.
  public init?(pasted line: String) throws(Misreading) {
    do {
      guard let read = try RefusalLine.all(in: line).first else { return nil }
      self = read
    } catch {
      throw Misreading(column: error.column, message: error.message)
    }
  }

  /// The limit in a piece of a line, `totalArea: 1048576 > max[718080]`, with the image if its size stands
  /// before it; nil if there is no limit.
  public static func piece(of line: String) -> (limit: PixelArea, image: PixelSize?)? {
    if let whole = try? RefusalLine(pasted: "\(marker) \(line)"), let limit = whole.limit {
      return (limit, whole.image)
    }
    var scanner = LineScanner(line)
    guard scanner.skip(to: "max[") else { return nil }
    return PixelArea(scanner.part(until: "]").text).map { ($0, nil) }
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
