internal import DataTables
internal import ProgramSupport
internal import WidgetSizing
internal import Wording

/// Parses the size of an image.
enum ImageOption {
  /// Parses a width and a height in whole pixels, separated by `x`, `×` or a comma, with or without
  /// blanks: `1024x1024`, `1024 × 768`, `1024, 768`.
  static func size(_ text: String, _ name: String) throws -> PixelSize {
    let sides = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "x×,".contains($0) }
    ).map { side in
      DecimalNumber(side.withoutBlanks).flatMap { $0.fractionDigits == 0 ? $0.mantissa : nil }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      let size = PixelSize(width: width, height: height)
    else {
      throw Failure.usage(
        "\(name) \(quoted(text)) is not the size of an image; expected a width and a height of "
          + "\(PixelSize.sides.lowerBound) to \(PixelSize.sides.upperBound) pixels, such as "
          + "1024x1024")
    }
    return size
  }
}
