package import Documents
package import WidgetSizing
internal import Wording

extension WidgetTemplate {
  private static let canvas: Drawing.Paint = 0xe2e6eb
  private static let line: Drawing.Paint = 0xc4301c

  /// The template as SVG, in points: a design program takes a unit for a point of its canvas. Its layers are
  /// `canvas`, where the corner radius is a guess `guessed-corners`, and where a margin is known `margins`.
  package func drawing(_ catalog: Catalog) -> Drawing {
    func points(_ length: Points) -> Length { .hundredths(of: length) }
    let width = points(size.width), height = points(size.height)
    func canvas(_ name: Slug, corner: Length, _ style: Drawing.Style) -> Drawing.Shape {
      .group(
        [.rectangle(x: 0, y: 0, width: width, height: height, corner: corner)], anchor: name,
        style: style)
    }
    var shapes = [
      canvas(
        "canvas", corner: cornerRadius.map(points) ?? 0, Drawing.Style(fill: Self.canvas))
    ]
    let line = Drawing.Style(
      fill: Drawing.Paint.none, stroke: Self.line, strokeWidth: Length(thousandths: 500))
    if let guessedRadius {
      shapes.append(canvas("guessed-corners", corner: points(guessedRadius), line))
    }
    if let margin = visibleMargin {
      let inset = points(margin)
      var dashed = line
      dashed.dashes = [4, 2]
      shapes.append(
        .group(
          [
            .rectangle(
              x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset)
          ],
          anchor: "margins", style: dashed))
    }
    return Drawing(
      width: width, height: height, title: title(in: catalog),
      alternative: PlainText(description(catalog)), shapes)
  }

  /// The margin, if it leaves room for content.
  private var visibleMargin: Points? {
    margin.flatMap { .zero < $0 && 2 * $0 < min(size.width, size.height) ? $0 : nil }
  }

  private func description(_ catalog: Catalog) -> String {
    var sentences = [
      "\(size.width) × \(size.height) points, \(pixelSize) pixels, \(screenClass.scale) pixels a point."
    ]
    if evidence.width.state == .disputed || evidence.height.state == .disputed {
      sentences.append("Sources disagree about the size.")
    }
    if guessedRadius != nil {
      sentences.append(
        "No source states the corner radius: the canvas has square corners, and the layer "
          + "guessed-corners is rounded by \(radiusWords).")
    } else if let cornerRadius, cornerRadius > .zero {
      sentences.append("Corner radius: \(radiusWords).")
    }
    sentences.append(
      margin.map { "Content margin: \($0) points." } ?? "No source states a content margin.")
    let sources = catalog.sourceIDs(
      of: [evidence.width, evidence.height, evidence[.cornerRadius], evidence[.margin]]
        .flatMap(\.basis))
    return (sentences + ["Sources: \(sources.joined(by: ", "))."]).joined(by: " ")
  }
}

extension Length {
  /// A length of points, rounded to two decimals, which is what design programs show.
  static func hundredths(of length: Points) -> Length {
    Length(thousandths: (length.threeHundredths + 1) / 3 * 10)
  }
}
