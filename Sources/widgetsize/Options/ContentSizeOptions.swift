internal import DataTables
internal import WidgetSizing
internal import Wording

extension ContentOptions {
  /// The size of content of which a width was given; nil if none was. Throws if rows are given too.
  func resolvedSize() throws -> ContentSize? {
    guard sizeOptions.contains(where: { $0.value != nil }) else { return nil }
    if let other = (rowOptions + textOptions).first(where: { $0.value != nil }) {
      throw Failure.usage("\(other.name) contradicts the width of content, which is judged alone")
    }
    if let contentSize {
      if let other = ([("--content-height", contentHeight)] + sizeOptions).first(where: {
        $0.value != nil && $0.name != "--content-size"
      }) {
        throw Failure.usage("\(other.name) contradicts --content-size, which is all there is")
      }
      return try Self.size(contentSize)
    }
    let height = try contentHeight.map { try Self.length($0, "--content-height", isPositive: true) }
    if let contentWidth {
      if let other = sizeOptions.first(where: { $0.value != nil && $0.name != "--content-width" }) {
        throw Failure.usage("\(other.name) contradicts --content-width; give one of the two")
      }
      return ContentSize(
        width: try Self.length(contentWidth, "--content-width", isPositive: true, called: "width"),
        height: height)
    }
    guard let columnCount, let columnWidth else {
      throw Failure.usage("columns need a number and a width: --column-count 4 --column-width 60")
    }
    let size = ContentSize(
      columns: try Self.count(columnCount, "--column-count", in: 1...100),
      width: try Self.length(columnWidth, "--column-width", isPositive: true, called: "width"),
      spacing: try columnSpacing.map { try Self.length($0, "--column-spacing", called: "width") }
        ?? .zero,
      height: height)
    guard let size else {
      throw Failure.usage(
        "the columns are wider than \(ContentLayout.heights.upperBound) points together")
    }
    return size
  }

  /// The options that give the content a width, by name.
  var sizeOptions: [(name: String, value: String?)] {
    [
      ("--content-width", contentWidth), ("--content-size", contentSize),
      ("--column-count", columnCount), ("--column-width", columnWidth),
      ("--column-spacing", columnSpacing),
    ]
  }

  /// Parses a width and a height in points, separated by `x`, `×` or a comma. Throws a usage error for
  /// anything else.
  private static func size(_ text: String) throws -> ContentSize {
    let sides = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "x×,".contains($0) }
    ).map { side in
      DecimalNumber(side.withoutBlanks).flatMap {
        Points(mantissa: $0.mantissa, decimals: $0.fractionDigits)
      }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      let size = ContentSize(width: width, height: height)
    else {
      throw Failure.usage(
        "--content-size \(quoted(text)) is not a size; expected a width and a height of more than 0 "
          + "to \(ContentLayout.heights.upperBound) points, such as 150x60")
    }
    return size
  }
}
