internal import ArgumentParser
internal import DataTables
internal import WidgetSizing
internal import Wording

/// The options that describe the content of a widget.
struct ContentOptions: ParsableArguments {
  @Option(number: "count", "Number of rows, or 'most' for as many as fit.")
  var rows: String?

  @Option(number: "points", "Height of a row in points.")
  var rowHeight: String?

  @Option(
    help: ArgumentHelp(
      "Text styles of the lines in a row, which grow with the text size: headline,body.",
      valueName: "styles"),
    completion: .textStyles,
    transform: SingleValue.reader)
  var rowStyles: String?

  @Option(number: "lines", "Lines of text in place of rows, or 'most' for as many as fit.")
  var lines: String?

  @Option(
    help: ArgumentHelp(
      "Style of the text: body (the default), 'large title', 'caption 2' and so on.",
      valueName: "style"),
    completion: .textStyles,
    transform: SingleValue.reader)
  var textStyle: String?

  @Option(
    number: "font-size", "Size in points of a font that does not grow, in place of a style: 17.",
    discussion: "For --lines; refused where no source has the line height.")
  var fontSize: String?

  @Option(number: "points", "Space above the text of a row, and again below it.")
  var padding: String?

  @Option(number: "points", "Height of the first row, if it is taller than the others.")
  var tallRow: String?

  @Option(number: "points", "Height above the rows.")
  var header: String?

  @Option(number: "points", "Height below the rows.")
  var footer: String?

  @Option(number: "points", "Space between two rows.")
  var spacing: String?

  @Option(number: "count", "Request no height beyond this number of rows.")
  var maxRows: String?

  @Option(number: "points", "Height of the whole content, instead of rows.")
  var contentHeight: String?

  @Option(number: "points", "Width of the whole content.")
  var contentWidth: String?

  @Option(number: "size", "Width and height of the whole content, in points: 150x60.")
  var contentSize: String?

  @Option(number: "count", "Number of columns beside each other.")
  var columnCount: String?

  @Option(number: "points", "Width of a column in points.")
  var columnWidth: String?

  @Option(number: "points", "Space between two columns.")
  var columnSpacing: String?

  @Option(
    number: "image",
    "Size of an image in a WidgetKit widget, in pixels: 1024x1024; or 'most' for the largest.",
    discussion: "Fails if the image is refused.")
  var image: String?

  /// Whether the largest image is asked for.
  var asksForLargestImage: Bool { image?.lowercased() == "most" }

  /// The size of the given image; nil if `--image` is not given or asks for the largest. Throws if other content is given
  /// too.
  func resolvedImage() throws -> PixelSize? {
    guard let image else { return nil }
    let others = rowOptions + textOptions + sizeOptions + [("--content-height", contentHeight)]
    if let other = others.first(where: { $0.value != nil }) {
      throw Failure.usage("\(other.name) contradicts --image; ask for one at a time")
    }
    return asksForLargestImage ? nil : try ImageOption.size(image, "--image")
  }

  /// The options that describe rows, by name.
  var rowOptions: [(name: String, value: String?)] {
    [
      ("--rows", rows), ("--row-height", rowHeight), ("--row-styles", rowStyles),
      ("--padding", padding), ("--tall-row", tallRow), ("--max-rows", maxRows),
    ]
  }

  /// Further options for rows or lines of text, by name.
  var textOptions: [(name: String, value: String?)] {
    [
      ("--lines", lines), ("--text-style", textStyle), ("--font-size", fontSize),
      ("--header", header), ("--footer", footer), ("--spacing", spacing),
    ]
  }

  /// Whether as many rows or lines are asked about as fit.
  var asksForMostRows: Bool { (rows ?? lines)?.lowercased() == "most" }

  /// The content that the options describe.
  func resolved(_ catalog: Catalog) throws -> WidgetContent {
    if let contentHeight {
      if let other = (rowOptions + textOptions).first(where: { $0.value != nil }) {
        throw Failure.usage("\(other.name) contradicts --content-height, which is all there is")
      }
      let height = try Self.length(contentHeight, "--content-height")
      guard let layout = ContentLayout(height: height) else { throw Self.nothing }
      return .fixed(layout)
    }
    if let lines {
      if let other = rowOptions.first(where: { $0.value != nil }) {
        throw Failure.usage("\(other.name) contradicts --lines, which stand in place of rows")
      }
      let count =
        asksForMostRows
        ? ContentLayout.counts.upperBound
        : try Self.count(lines, "--lines", in: 1...ContentLayout.counts.upperBound)
      if let fontSize {
        if textStyle != nil { throw Failure.usage("--text-style contradicts --font-size") }
        let row = try Self.lineHeight(ofFontSize: fontSize, catalog)
        guard var layout = try layout(of: count, row: row) else { throw Self.nothing }
        layout.hasLines = true
        return .fixed(layout)
      }
      guard let text = TextRow(lines: 1, style: try style(catalog)),
        let layout = try layout(of: count)
      else { throw Self.nothing }
      return .text(text, layout: layout)
    }
    if fontSize != nil { throw Failure.usage("--font-size needs --lines") }
    if textStyle != nil {
      throw Failure.usage("--text-style needs --lines; rows have --row-styles")
    }
    guard let rows else {
      guard let other = rowOptions.first(where: { $0.value != nil }) else { throw Self.nothing }
      throw Failure.usage("\(other.name) needs --rows, such as --rows 3 or --rows most")
    }
    let count =
      asksForMostRows
      ? ContentLayout.counts.upperBound
      : try Self.count(rows, "--rows", in: ContentLayout.counts)
    let text = try textRow(catalog)
    if rowHeight == nil, text == nil {
      throw Failure.usage("rows need a height: --row-height 50, or --row-styles headline,body")
    }
    let row = try rowHeight.map { try Self.length($0, "--row-height", isPositive: true) }
    let tall = try tallRow.map { try Self.length($0, "--tall-row", isPositive: true) }
    if tall != nil, count == 0 { throw Failure.usage("--tall-row contradicts --rows 0") }
    guard let layout = try layout(of: count, row: row, tall: tall) else { throw Self.nothing }
    return text.map { .text($0, layout: layout) } ?? .fixed(layout)
  }

  private static let nothing = Failure.usage(
    "fit needs content: --rows 5 --row-height 50, --lines 2, --content-height 220, "
      + "--content-width 150, --content-size 150x60, or --image 1024x1024")

  /// Rows between a header and a footer; nil if a number is out of range.
  private func layout(
    of count: Int, row: Points? = nil, tall: Points? = nil
  ) throws -> ContentLayout? {
    ContentLayout(
      count: count, row: row ?? Points(1), tallRow: tall,
      header: try header.map { try Self.length($0, "--header") } ?? .zero,
      footer: try footer.map { try Self.length($0, "--footer") } ?? .zero,
      spacing: try spacing.map { try Self.length($0, "--spacing") } ?? .zero,
      maximumRows: try maxRows.map { try Self.count($0, "--max-rows", in: 1...1_000) })
  }

  /// The requested text style.
  private func style(_ catalog: Catalog) throws -> TextStyle {
    try textStyle.map { try Self.style($0, catalog) } ?? .body
  }

  /// Parses a text style. Throws a usage error for any other text.
  private static func style(_ text: String, _ catalog: Catalog) throws -> TextStyle {
    guard let style = catalog.textStyle(named: text) else {
      throw Failure.usage(
        Message.unknown(
          "text style", text, expected: catalog.textStyles.map(\.rawValue),
          near: catalog.textStyleNames))
    }
    return style
  }

  /// The line height of a font of a size in points, where a source has text of that size. Throws a usage error
  /// that names the nearest size if none has.
  private static func lineHeight(ofFontSize text: String, _ catalog: Catalog) throws -> Points {
    let size = try length(text, "--font-size", isPositive: true, called: "size")
    let rows = TextSize.allCases.map { catalog.row(of: $0) }
    if let row = rows.first(where: { $0.body == size }) { return row.currentLineHeight }
    let distance = { (row: TextSizeRow) in max(row.body - size, size - row.body) }
    guard let near = rows.min(by: { distance($0) < distance($1) }) else { throw nothing }
    throw Failure.usage(
      "no source has the line height of a font of \(size) points; the nearest is body text at "
        + "\(near.textSize.rawValue), \(near.body) points with lines of \(near.currentLineHeight)")
  }

  /// A row of text; nil if its height is given in points.
  private func textRow(_ catalog: Catalog) throws -> TextRow? {
    guard let rowStyles else {
      if padding != nil { throw Failure.usage("--padding needs --row-styles") }
      return nil
    }
    if rowHeight != nil { throw Failure.usage("--row-height contradicts --row-styles") }
    let styles = try rowStyles.split(separator: ",", omittingEmptySubsequences: false).map {
      try Self.style(String($0), catalog)
    }
    let padding = try padding.map { try Self.length($0, "--padding") } ?? .zero
    guard let row = TextRow(styles: styles, padding: padding) else {
      throw Failure.usage(
        "--row-styles has \(styles.count) styles; expected at most \(TextRow.lineCounts.upperBound)"
      )
    }
    return row
  }

  /// Parses a height or another length in points. Throws a usage error if it is not in the allowed range.
  static func length(
    _ text: String, _ name: String, isPositive: Bool = false, called length: String = "height"
  ) throws -> Points {
    let limits = ContentLayout.heights
    let points = DecimalNumber(text).flatMap {
      Points(mantissa: $0.mantissa, decimals: $0.fractionDigits)
    }
    guard let points, limits.contains(points), points > .zero || !isPositive else {
      let from = isPositive ? "more than 0" : "\(limits.lowerBound)"
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a \(length); expected \(from) to \(limits.upperBound) points, "
          + "with at most two decimals")
    }
    return points
  }

  /// Parses a whole number. Throws a usage error if it is not in `range`.
  static func count(_ text: String, _ name: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = DecimalNumber(text), number.fractionDigits == 0,
      range.contains(number.mantissa)
    else {
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number.mantissa
  }
}
