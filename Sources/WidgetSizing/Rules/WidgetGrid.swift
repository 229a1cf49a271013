/// The grid of cells of which the widgets of a screen are rectangles, as far as claims determine it.
///
/// All lengths are whole numbers of pixels, or of 1/300 pt on platforms without screens. Gaps are counted
/// in 1/840 of them, so that a gap shared by up to eight cells is exact.
struct WidgetGrid {
  /// Which widgets share a grid.
  struct Place: Hashable {
    let platform: Platform
    /// One of the widgets, without its place on ``axes``.
    private let widget: Cell
    /// The variant by its lasting name.
    var variant: WidgetVariant?
    /// The versions.
    let run: ClosedRange<OSVersion>
    /// Whether it is the grid as drawn on the screen, not that of the layout.
    var isDrawn: Bool

    /// The axes along which widgets share a grid, as far as ``variant`` and ``run`` say.
    private static let axes: [Axis] = [.os, .family, .variant]
    private static let others = OtherAxes(than: PlaceSet(axes))

    /// Makes the grid of a widget, whose sizes change with those of some others.
    init(of widget: Cell, in place: RunPlace, isDrawn: Bool, _ catalog: Catalog) {
      platform = widget.platform
      self.widget = widget.clearing(Self.axes)
      variant = place.variant
      run = catalog.run(of: widget.os, in: place)
      self.isDrawn = isDrawn
    }

    var screenClass: Key<ScreenClass>? { widget.screenClass }
    var zoom: DisplayZoom { widget.zoom }

    /// Whether a claim about some family, on some version and of some variant, is about widgets of the grid.
    func isAbout(_ box: Box) -> Bool { box.contains(widget, on: Self.others) }
  }

  /// The lengths that the space between two cells may have.
  struct Gap: Equatable {
    /// The parts into which a pixel is divided, a multiple of 1 to 7.
    static let parts = 840

    let lower: Int
    let upper: Int
    /// Whether the gap may be `upper`. Of rounded numbers it is less.
    let includesUpper: Bool

    /// The gaps that both allow; nil if there are none.
    func intersection(_ other: Gap) -> Gap? {
      let lower = max(self.lower, other.lower), upper = min(self.upper, other.upper)
      let gap = Gap(
        lower: lower, upper: upper,
        includesUpper: (upper < self.upper || includesUpper)
          && (upper < other.upper || other.includesUpper))
      return lower < upper || lower == upper && gap.includesUpper ? gap : nil
    }

    /// The gaps that are whole multiples of `step`; nil if there are none.
    func multiples(of step: Int) -> Gap? {
      let first = -(-lower).floored(by: step) * step
      let last = (includesUpper ? upper : upper - 1).floored(by: step) * step
      return first <= last ? Gap(lower: first, upper: last, includesUpper: true) : nil
    }

    /// Whether it is one length.
    var isSingle: Bool { lower == upper }
  }

  /// The unit of its lengths.
  let grain: PixelGrain
  /// The side of a cell.
  let small: ClosedRange<Int>
  /// The spaces between columns; nil if no claim tells.
  var columnGap: Gap?
  /// The spaces between rows; nil if no claim tells.
  var rowGap: Gap?

  /// The spaces along a side.
  func gap(along side: Quantity) -> Gap? { side == .width ? columnGap : rowGap }

  /// The number of pixels that a side of `count` cells has; nil if the gap is not known.
  func length(of count: Int, along side: Quantity) -> ClosedRange<Int>? {
    guard count > 1 else { return small }
    guard let gap = gap(along: side) else { return nil }
    let lower = count * small.lowerBound * Gap.parts + (count - 1) * gap.lower
    let upper = count * small.upperBound * Gap.parts + (count - 1) * gap.upper
    let first = (grain.rounds ? lower + Gap.parts / 2 : lower).floored(by: Gap.parts)
    let last =
      !grain.rounds || gap.includesUpper
      ? (grain.rounds ? upper + Gap.parts / 2 : upper).floored(by: Gap.parts)
      : -(-(upper + Gap.parts / 2)).floored(by: Gap.parts) - 1
    return first <= last ? first...last : nil
  }

  /// A number of pixels in points.
  func points(_ pixels: Int) -> Points { pixels * grain.pixel }

  /// A gap in points, to 1/300 pt.
  func points(_ gap: Gap) -> ClosedRange<Points> {
    func points(_ parts: Int) -> Points {
      Points(threeHundredths: (parts * grain.pixel.threeHundredths).floored(by: Gap.parts))
    }
    return points(gap.lower)...points(gap.upper)
  }
}
