internal import Documents
internal import WidgetSizing

/// A drawing of a device for paper: in its true size if it fits, else reduced by a stated ratio.
struct SheetDrawing {
  /// What is left of a page by its margins. A drawing of this size fits both A4 and US Letter.
  static let pageWidth = Length.millimetres(194)
  /// Likewise, with room for a caption.
  static let pageHeight = Length.millimetres(245)

  let drawing: Drawing
  /// How the size on paper is to that of the device: `life-size`, `1 : 2`; nil if no source states
  /// the diagonal of the device.
  let ratio: String?

  /// Draws sizes of a device.
  init(_ sizes: ScreenSizes, of device: Device, _ catalog: Catalog) {
    let title = "\(device.name), \(catalog.place(of: sizes)), \(catalog.name(of: sizes.cell.os))"
    func draw(_ scale: DrawingScale?, footer: (Length) -> Panel) -> Drawing {
      let screen = ScreenDrawing(sizes, catalog, scale: scale)
      return Panel.column(
        [screen.heading(title), screen.panel, footer(screen.width)], gap: 10
      ).drawing(title: title, alternative: sizes.alternative(catalog), kind: "sheet")
    }
    let screen = catalog.screenClasses[sizes.screenClass]
    for reduction in PaperSize.reductions {
      guard
        let diagonal = device.diagonal,
        let lifeSize = DrawingScale.lifeSize(of: screen, diagonal: diagonal),
        let scale = DrawingScale.lifeSize(
          of: screen, diagonal: diagonal, reducedBy: reduction)
      else { break }
      let ratio = PaperSize.name(of: reduction)
      var drawing = draw(scale) { width in
        Self.scaleBar(ratio, screen, diagonal, lifeSize, within: width)
      }
      guard drawing.width <= Self.pageWidth, drawing.height <= Self.pageHeight else { continue }
      drawing.printedWidth = drawing.width.millimetres
      self.drawing = drawing
      self.ratio = ratio
      return
    }
    ratio = nil
    drawing = draw(nil) { width in
      .text(["No source gives a true size: the ratio is not known."], within: width, .note)
    }
  }

  /// A bar of 50 mm, by which the printed sheet can be checked, and how long a point is.
  private static func scaleBar(
    _ ratio: String, _ screen: ScreenClass, _ diagonal: String, _ lifeSize: DrawingScale,
    within width: Length
  ) -> Panel {
    let length = Length.millimetres(50)
    let bar =
      Pen.dimension.draw([.path(WidthDimensions.line(from: 1, to: length + 1, y: 20))])
      + Pen.label.draw([.text("50 mm on paper", x: length / 2, y: 12, anchor: .middle)])
    // Of a thousand points, for three more digits.
    let point = Length(lifeSize(Points(1000)).millimetres.thousandths, over: 1_000_000)
      .decimal(places: 3)
    let size = [screen.width, screen.height].map { lifeSize($0).millimetres.decimal(places: 1) }
    return .column(
      [
        Panel(shapes: bar, width: length + 2, height: 26),
        .text(
          [
            "\(ratio == "life-size" ? "Life-size" : "Scale \(ratio)"), "
              + "if it is printed without scaling: then the bar is 50 mm long.",
            "Derived from the diagonal of \(diagonal) inches: a point is \(point) mm, "
              + "the screen in portrait \(size[0]) × \(size[1]) mm.",
          ], within: width, .note),
      ], gap: 4)
  }
}

extension Length {
  /// The length as a decimal of at most three places, rounded, halves up.
  fileprivate func decimal(places: Int) -> String {
    var unit = 1
    for _ in places..<3 { unit *= 10 }
    let rounded = (thousandths + unit / 2) / unit * unit
    let fraction = String(String(rounded % 1000 + 1000).dropFirst().prefix(places))
    return "\(rounded / 1000).\(fraction)"
  }
}
