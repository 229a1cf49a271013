internal import ArgumentParser
internal import DataTables
internal import ProgramSupport
internal import WidgetSizing
internal import Wording

/// The options that describe the content of a widget.
struct ContentOptions: ParsableArguments {
  @Option(number: "count", "Number of rows, or 'most' for as many as fit.")
  var rows: String?

  @Option(number: "points", "Height of a row.")
  var rowHeight: String?

  @Option(number: "count", "Lines of text, or 'most' for as many as fit.")
  var lines: String?

  @Option(
    help: ArgumentHelp(
      "Text style of each line in a row: headline,body.",
      discussion: "Default: body.", valueName: "style"),
    completion: .textStyles)
  var textStyle: [String] = []

  @Option(number: "points", "Height of all that is no row.")
  var header: String?

  @Option(number: "points", "Space between two rows or lines.")
  var spacing: String?

  @Option(number: "points", "Height of the whole content.")
  var contentHeight: String?

  @Option(number: "points", "Width of the whole content.")
  var contentWidth: String?

  @Option(
    number: "image", "Size of an image: 1024x1024 pixels, or 'most'.",
    discussion: "'most' is the largest. For WidgetKit widgets. Fails if the image is refused.")
  var image: String?

  /// Whether the largest image is asked for.
  var asksForLargestImage: Bool { image?.lowercased() == "most" }

  /// The size of the given image; nil if `--image` is not given or asks for the largest. Throws if other content is given
  /// too.
  func resolvedImage() throws -> PixelSize? {
    guard let image else { return nil }
    try refuse(Self.ofRows + ["--content-width", "--content-height"]) {
      "\($0) contradicts --image; ask for one at a time"
    }
    return asksForLargestImage ? nil : try ImageOption.size(image, "--image")
  }

  /// The size of content of which a width was given; nil if none was. Throws if rows are given too.
  func resolvedSize() throws -> ContentSize? {
    guard let contentWidth else { return nil }
    try refuse(Self.ofRows) { "\($0) contradicts --content-width, which is judged alone" }
    return ContentSize(
      width: try Self.length(contentWidth, "--content-width", isPositive: true, called: "width"),
      height: try contentHeight.map {
        try Self.length($0, "--content-height", isPositive: true)
      })
  }

  /// The options that describe rows or lines of text.
  private static let ofRows = [
    "--rows", "--row-height", "--lines", "--text-style", "--header", "--spacing",
  ]

  /// Throws a usage error if one of some options is given.
  private func refuse(_ options: [String], _ message: (String) -> String) throws {
    let values = [
      "--rows": rows, "--row-height": rowHeight, "--lines": lines, "--header": header,
      "--text-style": textStyle.first, "--spacing": spacing, "--content-width": contentWidth,
      "--content-height": contentHeight,
    ].compactMapValues(\.self)
    guard let option = options.first(where: { values[$0] != nil }) else { return }
    throw Failure.usage(message(option))
  }

  /// Whether as many rows or lines are asked about as fit.
  var asksForMostRows: Bool { (rows ?? lines)?.lowercased() == "most" }

  /// The content that the options describe.
  func resolved(_ catalog: Catalog) throws -> WidgetContent {
    if let contentHeight {
      try refuse(Self.ofRows) { "\($0) contradicts --content-height, which is all there is" }
      let height = try Self.length(contentHeight, "--content-height")
      guard let layout = ContentLayout(height: height) else { throw Self.nothing }
      return .fixed(layout)
    }
    if let lines {
      try refuse(["--rows", "--row-height"]) {
        "\($0) contradicts --lines, which stand in place of rows"
      }
      let count = try count(lines, "--lines", from: 1)
      let styles = try styles(catalog)
      if styles.count > 1 {
        throw Failure.usage(
          "--lines takes one text style at a time; a row of several is --rows 1 --text-style "
            + textStyle.joined(separator: ","))
      }
      return .text(TextRow(lineOf: styles.first ?? .body), layout: try layout(of: count))
    }
    guard let rows else {
      try refuse(["--row-height"]) { "\($0) needs --rows, such as --rows 3 or --rows most" }
      try refuse(["--text-style"]) { "\($0) needs --lines or --rows" }
      throw Self.nothing
    }
    let count = try count(rows, "--rows", from: 1)
    guard textStyle.isEmpty else {
      try refuse(["--row-height"]) {
        "\($0) contradicts --text-style, which gives rows their height"
      }
      let styles = try styles(catalog)
      guard let row = TextRow(styles: styles) else {
        throw Failure.usage(
          "--text-style has \(styles.count) styles; expected at most \(TextRow.lineCounts.upperBound)"
        )
      }
      return .text(row, layout: try layout(of: count))
    }
    guard let rowHeight else {
      throw Failure.usage("rows need a height: --row-height 50, or --text-style headline,body")
    }
    return .fixed(
      try layout(
        of: count, row: try Self.length(rowHeight, "--row-height", isPositive: true)))
  }

  private static let nothing = Failure.usage(
    "fit needs content: --rows 5 --row-height 50, --lines 2, --content-height 220, "
      + "--content-width 150, or --image 1024x1024")

  /// Rows under a header.
  private func layout(of count: Int, row: Points = Points(1)) throws -> ContentLayout {
    let layout = ContentLayout(
      count: count, row: row, header: try header.map { try Self.length($0, "--header") } ?? .zero,
      spacing: try spacing.map { try Self.length($0, "--spacing") } ?? .zero)
    guard let layout else { throw Self.nothing }
    return layout
  }

  /// The text styles, in the order in which they are given; none if none is.
  private func styles(_ catalog: Catalog) throws -> [TextStyle] {
    let names = textStyle.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return try names.map { text in
      guard let style = catalog.textStyle(named: text) else {
        throw Failure.usage(
          Message.unknown(
            "text style", String(text), expected: catalog.textStyles.map(\.rawValue),
            near: catalog.textStyleNames))
      }
      return style
    }
  }

  /// Parses a height or another length in points. Throws a usage error if it is not in the allowed range. `130.67` is
  /// 130⅔, as all tables write it.
  static func length(
    _ text: String, _ name: String, isPositive: Bool = false, called length: String = "height"
  ) throws -> Points {
    let limits = ContentLayout.heights
    let points = DecimalNumber(text).flatMap {
      Points(mantissa: $0.mantissa, decimals: $0.fractionDigits)?.pixelOfTwoDecimals(atScale: 3)
    }
    guard let points, limits.contains(points), points > .zero || !isPositive else {
      let from = isPositive ? "more than 0" : "\(limits.lowerBound)"
      throw Failure.usage(
        "\(name) \(quoted(text)) is not a \(length); expected \(from) to \(limits.upperBound) points, "
          + "with at most two decimals")
    }
    return points
  }

  /// The number of rows or lines, which may be as many as fit.
  private func count(_ text: String, _ name: String, from least: Int) throws -> Int {
    let most = ContentLayout.counts.upperBound
    return asksForMostRows ? most : try Self.count(text, name, in: least...most)
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
