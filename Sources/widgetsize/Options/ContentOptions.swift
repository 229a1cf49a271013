internal import ArgumentParser
internal import DataTables
internal import WidgetSizing
internal import Wording

/// What a widget wants to show.
struct ContentOptions: ParsableArguments {
  @Option(number: "count", "How many rows there are.")
  var rows: String?

  @Option(number: "points", "The height of a row in points.")
  var rowHeight: String?

  @Option(number: "lines", "The height of a row as lines of text, which grow with the text size.")
  var rowLines: String?

  @Option(
    help: ArgumentHelp("How that text is set: body.", valueName: "style"),
    completion: .list(TextStyle.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var textStyle: String?

  @Option(number: "points", "What is above that text, and again below it.")
  var padding: String?

  @Option(number: "points", "The height of one row that differs, such as a tapped one, at the top.")
  var tallRow: String?

  @Option(number: "points", "What stands above the rows.")
  var header: String?

  @Option(number: "points", "What stands below the rows.")
  var footer: String?

  @Option(number: "points", "What is between two rows.")
  var spacing: String?

  @Option(number: "count", "Ask for no more height than this many rows take.")
  var maxRows: String?

  @Option(number: "points", "The height of all of it, in place of rows.")
  var contentHeight: String?

  @Option(
    number: "image", "The size of an image in a WidgetKit widget, in pixels: 1024x1024.",
    discussion: "Fails, with exit code 1, where the image is refused.")
  var image: String?

  /// The image that was described, instead of rows or a height; nil if none was.
  func resolvedImage() throws -> PixelSize? {
    guard let image else { return nil }
    let others = rowOptions + [("--content-height", contentHeight)]
    if let other = others.first(where: { $0.value != nil }) {
      throw Failure.usage("\(other.name) contradicts --image; ask for one at a time")
    }
    return try ImageOption.size(image, "--image")
  }

  /// What describes rows, by the names of the options.
  private var rowOptions: [(name: String, value: String?)] {
    [
      ("--rows", rows), ("--row-height", rowHeight), ("--row-lines", rowLines),
      ("--text-style", textStyle), ("--padding", padding), ("--tall-row", tallRow),
      ("--header", header), ("--footer", footer), ("--spacing", spacing), ("--max-rows", maxRows),
    ]
  }

  /// What was described.
  func resolved() throws -> WidgetContent {
    if let contentHeight {
      if let other = rowOptions.first(where: { $0.value != nil }) {
        throw Failure.usage("\(other.name) contradicts --content-height, which is all there is")
      }
      let height = try Self.height(contentHeight, "--content-height")
      guard let layout = ContentLayout(height: height) else { throw Self.nothing }
      return .fixed(layout)
    }
    guard let rows else { throw Self.nothing }
    let count = try Self.count(rows, "--rows", in: ContentLayout.counts)
    let text = try textRow()
    if rowHeight == nil, text == nil {
      throw Failure.usage("rows need a height: --row-height 50, or --row-lines 2")
    }
    let row = try rowHeight.map { try Self.height($0, "--row-height", isPositive: true) }
    let tall = try tallRow.map { try Self.height($0, "--tall-row", isPositive: true) }
    if tall != nil, count == 0 { throw Failure.usage("--tall-row contradicts --rows 0") }
    let layout = ContentLayout(
      count: count, row: row ?? Points(1), tallRow: tall,
      header: try header.map { try Self.height($0, "--header") } ?? .zero,
      footer: try footer.map { try Self.height($0, "--footer") } ?? .zero,
      spacing: try spacing.map { try Self.height($0, "--spacing") } ?? .zero,
      maximumRows: try maxRows.map { try Self.count($0, "--max-rows", in: 1...1_000) })
    guard let layout else { throw Self.nothing }
    return text.map { .text($0, layout: layout) } ?? .fixed(layout)
  }

  private static let nothing = Failure.usage(
    "fit needs content: --rows 5 --row-height 50, --content-height 220, or --image 1024x1024")

  /// A row told in text; nil if it was told in points.
  private func textRow() throws -> TextRow? {
    guard let rowLines else {
      if textStyle != nil { throw Failure.usage("--text-style needs --row-lines") }
      if padding != nil { throw Failure.usage("--padding needs --row-lines") }
      return nil
    }
    if rowHeight != nil { throw Failure.usage("--row-height contradicts --row-lines") }
    let styles = TextStyle.allCases.map(\.rawValue)
    guard let style = TextStyle(rawValue: (textStyle ?? TextStyle.body.rawValue).lowercased())
    else {
      throw Failure.usage(Message.unknown("text style", textStyle ?? "", expected: styles))
    }
    return TextRow(
      lines: try Self.count(rowLines, "--row-lines", in: TextRow.lineCounts), style: style,
      padding: try padding.map { try Self.height($0, "--padding") } ?? .zero)
  }

  /// A height that content may have.
  static func height(_ text: String, _ name: String, isPositive: Bool = false) throws -> Points {
    let limits = ContentLayout.heights
    let points = DecimalNumber(text).flatMap {
      Points(mantissa: $0.mantissa, decimals: $0.fractionDigits)
    }
    guard let points, limits.contains(points), points > .zero || !isPositive else {
      let from = isPositive ? "more than 0" : "\(limits.lowerBound)"
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a height; expected \(from) to \(limits.upperBound) points, "
          + "with at most two decimals")
    }
    return points
  }

  /// A whole number.
  static func count(_ text: String, _ name: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = DecimalNumber(text), number.fractionDigits == 0,
      range.contains(number.mantissa)
    else {
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a number; expected \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number.mantissa
  }
}
