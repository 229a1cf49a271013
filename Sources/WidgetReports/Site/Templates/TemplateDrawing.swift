internal import Documents
internal import Pictures
internal import WidgetSizing
internal import Wording

extension WidgetTemplate {
  private static let canvas: Drawing.Paint = 0xe2e6eb
  private static let line: Drawing.Paint = 0xc4301c

  /// The template as SVG, in points: a design program takes a unit for a point of its canvas. Its layers are
  /// `canvas` and, where a margin is known, `margins`.
  func drawing(_ catalog: Catalog) -> Drawing {
    let points = DrawingScale.reduced(by: 1)
    let width = points(size.width), height = points(size.height)
    var shapes: [Drawing.Shape] = [
      .group(
        [
          .rectangle(
            x: 0, y: 0, width: width, height: height, corner: cornerRadius.map { points($0) } ?? 0)
        ],
        anchor: "canvas", style: Drawing.Style(fill: Self.canvas))
    ]
    if let margin = visibleMargin {
      let inset = points(margin)
      shapes.append(
        .group(
          [
            .rectangle(
              x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset)
          ],
          anchor: "margins",
          style: Drawing.Style(
            fill: Drawing.Paint.none, stroke: Self.line,
            strokeWidth: Drawing.Length(thousandths: 500), dashes: [4, 2])))
    }
    return Drawing(
      width: width, height: height, title: PlainText(title(catalog)),
      alternative: PlainText(description(catalog)), shapes)
  }

  /// The template in exact pixels: the canvas, a line of one pixel around the room for content, and
  /// nothing outside the rounded corners.
  var picture: PalettePicture? {
    let palette: [PalettePicture.Color] = [.clear, .init(Self.canvas), .init(Self.line)]
    let width = pixelSize.width, height = pixelSize.height, scale = screenClass.scale
    guard var picture = try? PalettePicture(width: width, height: height, palette: palette) else {
      return nil
    }
    picture.fill(columns: 0..<width, rows: 0..<height, with: 1)
    if let margin = visibleMargin?.pixels(atScale: scale) {
      let columns = margin..<width - margin, rows = margin..<height - margin
      for row in [rows.lowerBound, rows.upperBound - 1] {
        picture.fill(columns: columns, rows: row..<row + 1, with: 2)
      }
      for column in [columns.lowerBound, columns.upperBound - 1] {
        picture.fill(columns: column..<column + 1, rows: rows, with: 2)
      }
    }
    if let cornerRadius {
      picture.clearCorners(
        radius: cornerRadius.threeHundredths * scale, partsOfPixel: 300, with: 0)
    }
    return picture
  }

  /// The margin, if it leaves room for content.
  private var visibleMargin: Points? {
    margin.flatMap { .zero < $0 && 2 * $0 < min(size.width, size.height) ? $0 : nil }
  }

  private func title(_ catalog: Catalog) -> String {
    let model = model.map { catalog.devices[$0].name } ?? screenClass.name
    return "\(model), \(catalog.name(of: cell.os, on: cell.platform)): \(widgetName(catalog))"
  }

  private func description(_ catalog: Catalog) -> String {
    var sentences = [
      "\(size.width) × \(size.height) points, \(pixelSize) pixels, \(screenClass.scale) pixels a point."
    ]
    if evidence.width.state == .disputed || evidence.height.state == .disputed {
      sentences.append("Sources disagree about the size.")
    }
    sentences.append(
      cornerRadius.map { "Corner radius: \($0) points." }
        ?? "No source states the corner radius: the corners are square.")
    sentences.append(
      margin.map { "Content margin: \($0) points." } ?? "No source states a content margin.")
    let sources = catalog.sourceIDs(
      of: [evidence.width, evidence.height, evidence[.cornerRadius], evidence[.margin]]
        .flatMap(\.basis))
    return (sentences + ["Sources: \(sources.joined(by: ", "))."]).joined(by: " ")
  }
}

extension PalettePicture.Color {
  fileprivate init(_ paint: Drawing.Paint) {
    switch paint {
    case .none: self = .clear
    case .color(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    }
  }
}
