internal import Documents
internal import WidgetSizing
internal import Wording

/// The widgets of an iPad over each other in the same corner, to scale, and beside them, smaller, how
/// much of the screen they take. Two points are one unit, so that the labels can be read on a phone.
///
/// No source has the places of widgets on the Home Screen of an iPad: on the small screen they stand in
/// the middle.
struct NestedPadDrawing {
  typealias Length = Drawing.Length

  private static let margin: Length = 10
  private static let gap: Length = 16
  /// A narrower drawing would have its text enlarged to fill a page.
  private static let narrowest: Length = 320
  private let families: HomeScreenFamilies
  private let widgets: NestedFamilies
  private let screen: DrawnScreen?
  private let title: String
  private let scale = DrawingScale.units(1, perPoints: 2)

  /// Draws the widgets of a setting; and a screen only beside what stands on it as it is drawn.
  init(
    _ families: HomeScreenFamilies, on screen: DrawnScreen?, title: String,
    areNearest: Bool = false
  ) {
    self.families = families
    self.screen = screen
    self.title = title
    widgets = NestedFamilies(families, scale, areNearest: areNearest)
  }

  /// Whether the sizes are those on the screen: what a view is laid out in is shown smaller.
  private var areShown: Bool { families.variant == .device || families.cell.zoom == .moreSpace }

  /// The drawing.
  var drawing: Drawing {
    let corner = Drawing.Point(x: Self.margin, y: Self.margin)
    let small = smallScreen
    let legend = FamilyLegend(widgets: families.widgets).panel
    let legendTop = max(widgets.height, small?.bottom ?? 0) + Self.gap
    let width =
      max(widgets.width, small?.right ?? 0, legend.width, Self.narrowest) + 2 * Self.margin
    let height = legendTop + legend.height + 2 * Self.margin
    var drawing = Drawing(
      width: width, height: height, title: PlainText(title), alternative: PlainText(alternative),
      kind: "home-screen-pad",
      Pen.paper.draw([.rectangle(x: 0, y: 0, width: width, height: height)])
        + [.group(widgets.outlines(at: corner))] + widgets.numbers(at: corner)
        + (small.map { [.group($0.shapes, at: corner)] } ?? [])
        + [.group(legend.shapes, at: .init(x: corner.x, y: corner.y + legendTop))])
    drawing.printedWidth = paperSize(of: drawing)?.width
    return drawing
  }

  /// How the size on paper is to that of the device; nil if no source states its diagonal, or if it is
  /// not the size on the screen that is drawn.
  var ratio: String? { paperSize(of: drawing)?.ratio }

  private func paperSize(of drawing: Drawing) -> PaperSize? {
    areShown ? screen.flatMap { PaperSize(drawing, scale, of: $0) } : nil
  }

  /// The drawing in words.
  private var alternative: String {
    families.phrase + ". All are drawn from the same corner, to scale. "
      + families.placeNote + "."
  }

  /// The screen in landscape with the widgets in its middle: in the corner that the widest and the
  /// highest of them leave free, or below all.
  private var smallScreen: (shapes: [Drawing.Shape], right: Length, bottom: Length)? {
    guard areShown, let screen, screen.width > .zero else { return nil }
    let free = self.free
    // In thousandths of the scale of the widgets.
    let wish =
      [(free?.width, screen.height), (free?.height, screen.width)].map { room, side in
        (room ?? 0).thousandths * 1000 / scale(side).thousandths
      }.min() ?? 0
    let isBeside = wish >= 125
    let part = isBeside ? min(wish, 300) : 200
    func small(_ length: Length) -> Length {
      Length(thousandths: length.thousandths * part / 1000)
    }
    let width = small(scale(screen.height)), height = small(scale(screen.width))
    let place =
      isBeside
      ? Drawing.Point(x: widgets.width - width, y: widgets.height - height)
      : Drawing.Point(x: 0, y: widgets.height + Self.gap)
    let inner = Drawing.Point(
      x: place.x + (width - small(widgets.width)) / 2,
      y: place.y + (height - small(widgets.height)) / 2)
    let shapes =
      Pen.body.draw([
        .rectangle(x: place.x, y: place.y, width: width, height: height, corner: 8)
      ]) + widgets.outlines(at: inner, .units(part, perPoints: 2000))
    return (shapes, place.x + width, place.y + height)
  }

  /// What the widgets leave free in the lower right corner of the drawing.
  private var free: Drawing.Size? {
    let nest = families.nest
    guard let widest = families.widgets.max(by: { $0.width < $1.width }),
      let highest = families.widgets.max(by: { $0.height < $1.height }),
      widest.height < nest.height, highest.width < nest.width
    else { return nil }
    // Each of the others stands within one of these two.
    guard
      families.widgets.allSatisfy({
        $0.height <= widest.height || $0.width <= highest.width
      })
    else { return nil }
    return .init(
      width: scale(nest.width - highest.width) - Self.gap,
      height: scale(nest.height - widest.height) - Self.gap)
  }
}
