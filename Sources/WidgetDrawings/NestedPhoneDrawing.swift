internal import Documents
internal import WidgetSizing
internal import Wording

/// The Home Screen of an iPhone, to scale, with the widgets of all families over each other in the same
/// corner. A unit is a point.
///
/// The corner of the screen, the Dynamic Island, the dock and the dots of the pages are hints; no source
/// measured them. The red lines measure what is known: the margins, if a source has the corner of the
/// widgets, and the gaps, which follow from their sizes.
struct NestedPhoneDrawing {
  private static let margin: Length = 12
  private let families: HomeScreenFamilies
  private let widgets: NestedFamilies
  private let screen: DrawnScreen?
  private let title: String
  private let scale = DrawingScale.reduced(by: 1)

  /// Draws the widgets of a setting on a screen, or alone if its size is not known.
  init(_ families: HomeScreenFamilies, on screen: DrawnScreen?, title: String) {
    self.families = families
    self.screen = screen
    self.title = title
    widgets = NestedFamilies(families, scale)
  }

  /// Whether the widgets are where a source has them.
  var isPlaced: Bool { screen != nil && families.corner != nil }

  /// The screen with a margin, without paper.
  var panel: Panel {
    let corner = self.corner
    let right = corner.x + widgets.width, bottom = corner.y + widgets.height
    return Panel(
      shapes: screenShapes + [.group(widgets.outlines(at: corner))]
        + furniture(below: bottom) + measures(at: corner) + note(above: corner)
        + widgets.labels(at: corner),
      width: max(right, Self.margin + screenWidth) + Self.margin,
      height: max(bottom, Self.margin + screenHeight) + Self.margin)
  }

  /// The drawing.
  var drawing: Drawing {
    let panel = self.panel
    return Drawing(
      onPaper: .init(width: panel.width, height: panel.height), title: title,
      alternative: alternative, kind: "home-screen", panel.shapes)
  }

  /// The drawing in words.
  var alternative: String {
    let distances = [
      ("columns", families.measuredGaps.column), ("rows", families.measuredGaps.row),
    ].compactMap {
      name, gap in gap.map { "\($0) points between \(name)" }
    }
    let place = families.corner.flatMap { corner in
      isPlaced
        ? "The corner is \(corner.left) points from the left and \(corner.top) from the top."
        : nil
    }
    return [
      families.phrase + ".", "All are drawn from the same corner, to scale.",
      distances.isEmpty ? nil : distances.joined(by: ", ").capitalizedFirst + ".",
      place ?? families.placeNote + ".",
    ].compactMap(\.self).joined(by: " ")
  }

  private var screenWidth: Length { screen.map { scale($0.width) } ?? 0 }
  private var screenHeight: Length { screen.map { scale($0.height) } ?? 0 }

  private var screenShapes: [Drawing.Shape] {
    screen?.shapes(at: .init(x: Self.margin, y: Self.margin), scale) ?? []
  }

  /// The corner of the widgets on the drawing. Where no source has it they stand in the middle, above
  /// the dock.
  private var corner: Drawing.Point {
    if let corner = families.corner, screen != nil {
      return .init(x: Self.margin + scale(corner.left), y: Self.margin + scale(corner.top))
    }
    let above = (screenHeight - Dock.top - widgets.height) / 2
    let middle = (screenHeight - widgets.height) / 2
    return .init(
      x: Self.margin + max((screenWidth - widgets.width) / 2, 0),
      y: Self.margin + max(above >= 8 ? above : middle, 0))
  }

  // MARK: What stands below the widgets

  private enum Dock {
    /// How far above the lower edge of the screen it begins, in units.
    static let top: Length = 118
    static let height: Length = 96
    static let icon: Length = 62
  }

  /// The third row, the dots of the pages and the dock, each if there is room for it.
  private func furniture(below bottom: Length) -> [Drawing.Shape] {
    guard screen != nil else { return [] }
    var bottom = bottom
    let left = Self.margin, top = Self.margin + screenHeight - Dock.top
    var shapes: [Drawing.Shape] = []
    if let slot = thirdRow, slot.bottom + 8 <= top {
      shapes += Pen.slot.draw([slot.shape])
      bottom = slot.bottom
    }
    let width = screenWidth - 36
    let space = (width - 4 * Dock.icon) / 5
    guard bottom + 8 <= top, space > 0 else { return shapes }
    shapes += Pen.slot.draw([
      .rectangle(x: left + 18, y: top, width: width, height: Dock.height, corner: 36)
    ])
    var hints: [Drawing.Shape] = (0..<4).map { index in
      .rectangle(
        x: left + 18 + space + index * (Dock.icon + space), y: top + 17, width: Dock.icon,
        height: Dock.icon, corner: 15)
    }
    if top - bottom >= 20 {
      hints += (-1...1).map { index in
        .circle(
          x: left + screenWidth / 2 + Length(14 * index), y: (bottom + top) / 2,
          radius: .init(thousandths: 3500))
      }
    }
    return shapes + Pen.hint.draw(hints)
  }

  /// A medium widget in the third row, where a source has one and no family reaches so far.
  private var thirdRow: (shape: Drawing.Shape, bottom: Length)? {
    guard let grid = families.grid, isPlaced, let row = grid.bottom, row != grid.middle,
      let gap = families.rowGap,
      let large = families.widgets.first(where: { $0.family == .systemLarge }),
      let medium = families.widgets.first(where: { $0.family == .systemMedium }),
      families.nest.height == large.height
    else { return nil }
    let place = Drawing.Point(x: corner.x, y: corner.y + scale(large.height + gap))
    return (medium.outline(at: place, scale), place.y + scale(medium.height))
  }

  // MARK: What measures

  private func measures(at corner: Drawing.Point) -> [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    if let small = families.widgets.first(where: { $0.family == .systemSmall }) {
      let width = scale(small.width), height = scale(small.height)
      let y = corner.y + max(2 * height / 3, NestedFamilies.top + FamilyLabel.height + 12)
      if y + 9 <= corner.y + height {
        if let gap = families.measuredGaps.column, gap >= Points(4) {
          let start = corner.x + width
          shapes += Measure.level(from: start, to: start + scale(gap), y: y, gap)
        }
        if let left = families.corner?.left, isPlaced, left >= Points(4) {
          shapes += Measure.level(from: Self.margin, to: corner.x, y: y, left)
        }
      }
      if let gap = families.measuredGaps.row, gap >= Points(20) {
        let start = corner.y + height
        shapes += Measure.upright(
          x: corner.x + width / 2, from: start, to: start + scale(gap), gap)
      }
    }
    if let top = families.corner?.top, isPlaced, top >= Points(20) {
      shapes += Measure.upright(
        x: corner.x + 60, from: Self.margin, to: corner.y, top)
    }
    return shapes
  }

  private func note(above corner: Drawing.Point) -> [Drawing.Shape] {
    guard !isPlaced, screen != nil, corner.y >= 40 else { return [] }
    return Pen.measureText.draw([
      .text(
        PlainText(families.placeNote), x: corner.x + widgets.width / 2, y: corner.y - 9,
        anchor: .middle)
    ])
  }
}
