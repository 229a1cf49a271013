internal import Documents
internal import WidgetSizing

/// A drawing of a screen and the widget on it, with all that must be said of it.
struct ScreenDrawing {
  let sizes: ScreenSizes
  let catalog: Catalog
  private let screen: Panel
  private let marks: [Mark]
  /// The width of the screen with its labels, and of what is written below.
  let width: Length

  /// Draws sizes at a scale at which they fit a page.
  init(_ sizes: ScreenSizes, _ catalog: Catalog) {
    self.sizes = sizes
    self.catalog = catalog
    let panel = ScreenPanel(sizes, scale: .fitting(sizes.longestSide))
    screen = panel.panel
    marks = sizes.marks + panel.widths.marks
    width = max(screen.width, 360)
  }

  /// Where a source would have to say more than any does.
  static let placeNote =
    "Sizes are to scale, the place is not: where on the screen the widget stands is not known."

  /// The drawing, what its lines mean, and the notes below it.
  var panel: Panel {
    .column(
      [
        screen, LineLegend.panel(of: marks, within: width),
        .text(sizes.notes(catalog), within: width, .note),
      ], gap: 10)
  }

  /// A heading to stand above the drawing.
  func heading(_ text: String) -> Panel {
    .text([text], within: width, .heading)
  }
}

extension ScreenSizes {
  /// The longest length that a drawing shows, in points.
  var longestSide: Points {
    let all = displays.flatMap(\.sizes)
    return all.reduce(max(width, height)) {
      max($0, $1.width.value ?? .zero, $1.height.value ?? .zero)
    }
  }
}
