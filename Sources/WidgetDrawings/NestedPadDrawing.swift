internal import Documents
internal import WidgetSizing
internal import Wording

/// The widgets of an iPad over each other in the same corner, to scale, on its screen in landscape; those of a
/// Mac or a Vision Pro, which have no screen, alone. Their labels stand below.
///
/// No source has the places of widgets there: they stand in the middle.
struct NestedPadDrawing {
  private static let margin: Length = 4
  private static let gap: Length = 16
  /// A narrower drawing would have its text enlarged to fill a page.
  private static let narrowest: Length = 320
  private let families: HomeScreenFamilies
  private let widgets: NestedFamilies
  private let screen: DrawnScreen?
  private let title: String
  private let scale: DrawingScale

  /// Draws the widgets of a setting on a screen, or alone if its size is not known.
  init(_ families: HomeScreenFamilies, on screen: DrawnScreen?, title: String) {
    self.families = families
    self.screen = screen
    self.title = title
    scale = screen?.drawingScale ?? .units(1, perPoints: 2)
    widgets = NestedFamilies(families, scale)
  }

  /// The drawing.
  var drawing: Drawing {
    let origin = Drawing.Point(x: Self.margin, y: Self.margin)
    let size = screen?.size(scale) ?? .init(width: widgets.width, height: widgets.height)
    let corner = Drawing.Point(
      x: origin.x + max(0, (size.width - widgets.width) / 2),
      y: origin.y + max(0, (size.height - widgets.height) / 2))
    let legend = FamilyLegend(widgets: families.widgets).panel
    let legendTop = max(widgets.height, size.height) + Self.gap
    let width = max(widgets.width, size.width, legend.width, Self.narrowest) + 2 * Self.margin
    let height = legendTop + legend.height + 2 * Self.margin
    return Drawing(
      onPaper: .init(width: width, height: height), title: title, alternative: alternative,
      kind: "home-screen-pad",
      (screen?.frame(at: origin, scale) ?? [])
        + [.group(widgets.outlines(at: corner))] + widgets.numbers(at: corner)
        + [.group(legend.shapes, at: .init(x: origin.x, y: origin.y + legendTop))])
  }

  /// The drawing in words.
  private var alternative: String {
    families.phrase + ". All are drawn from the same corner, to scale. "
      + families.placeNote + "."
  }
}
