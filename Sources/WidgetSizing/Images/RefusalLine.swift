internal import DataTables

/// The line that the system prints when it refuses to archive an image:
///
///     … image being too large [9] - (1024, 1024), totalArea: 1048576 > max[718080.000000].
///
/// Sources: ARF1, ARU1.
public enum RefusalLine {
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
}
