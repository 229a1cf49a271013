internal import Documents
internal import WidgetSizing
internal import Wording

/// A Home Screen to scale, with the widgets of all families over each other in the same corner, the larger behind.
///
/// On an iPhone a unit is a point, and each widget is labelled in the part that it adds. The corner of the screen, the
/// Dynamic Island, the dock and the dots of the pages are hints; no source measured them. The red lines measure what is
/// known: the margins, if a source has the corner of the widgets, and the gaps, which follow from their sizes.
///
/// An iPad lies on its side, and its labels stand below; a Mac or a Vision Pro has no screen. No source has the places
/// there: the widgets stand in the middle.
struct HomeScreenDrawing {
  private let families: HomeScreenFamilies
  private let screen: DrawnScreen?
  private let title: String
  private let scale: DrawingScale
  private let nest: FamilyNest
  private let isPhone: Bool
  private let margin: Length
  /// The size of the screen, in units; where it is not known, that of the widgets.
  private let size: Drawing.Size
  /// The room above a label, in units.
  private static let top: Length = 11

  /// Draws the widgets of a setting on a screen, or alone if its size is not known.
  init(_ families: HomeScreenFamilies, on screen: DrawnScreen?, title: String) {
    self.families = families
    self.screen = screen
    self.title = title
    isPhone = families.cell.platform == .iOS
    margin = isPhone ? 12 : 4
    nest = families.nest
    let scale = isPhone ? .reduced(by: 1) : screen?.drawingScale ?? .units(1, perPoints: 2)
    self.scale = scale
    size = screen?.size(scale) ?? .init(width: scale(nest.width), height: scale(nest.height))
  }

  /// Whether the widgets are where a source has them.
  var isPlaced: Bool { screen != nil && families.corner != nil }

  /// The screen with a margin, without paper.
  var panel: Panel {
    let corner = self.corner
    let right = corner.x + scale(nest.width), bottom = corner.y + scale(nest.height)
    let shapes = screenShapes + [.group(outlines(at: corner))]
    guard isPhone else {
      let legend = FamilyLegend(widgets: families.widgets).panel
      let top = max(scale(nest.height), size.height) + 16
      let below = Drawing.Shape.group(legend.shapes, at: .init(x: margin, y: margin + top))
      // A narrower drawing would have its text enlarged to fill a page.
      return Panel(
        shapes: shapes + numbers(at: corner) + [below],
        width: max(scale(nest.width), size.width, legend.width, 320) + 2 * margin,
        height: top + legend.height + 2 * margin)
    }
    return Panel(
      shapes: shapes + furniture(below: bottom) + measures(at: corner) + labels(at: corner),
      width: max(right, margin + size.width) + margin,
      height: max(bottom, margin + size.height) + margin)
  }

  /// The drawing.
  var drawing: Drawing {
    let panel = self.panel
    return Drawing(
      onPaper: .init(width: panel.width, height: panel.height), title: title,
      alternative: alternative, kind: isPhone ? "home-screen" : "home-screen-pad", panel.shapes)
  }

  /// The drawing in words.
  var alternative: String {
    let distances = [
      ("columns", families.toldGaps.across), ("rows", families.toldGaps.down),
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

  private var screenShapes: [Drawing.Shape] {
    screen?.shapes(at: .init(x: margin, y: margin), scale) ?? []
  }

  /// The corner of the widgets on the drawing. Where no source has it they stand in the middle, on an iPhone above the
  /// dock.
  private var corner: Drawing.Point {
    if let corner = families.corner, screen != nil {
      return .init(x: margin + scale(corner.left), y: margin + scale(corner.top))
    }
    let middle = (size.height - scale(nest.height)) / 2
    let above = isPhone ? middle - Dock.top / 2 : middle
    return .init(
      x: margin + max((size.width - scale(nest.width)) / 2, 0),
      y: margin + max(above >= 8 ? above : middle, 0))
  }

  // MARK: Widgets

  private func outlines(at corner: Drawing.Point) -> [Drawing.Shape] {
    let answers = families.widgets.enumerated().reversed().flatMap { rank, widget in
      Pen.widget(rank: rank).draw([widget.outline(at: corner, scale)])
    }
    return answers
      + Pen.counted.draw(families.widgets.compactMap { $0.countedOutline(at: corner, scale) })
  }

  private func labels(at corner: Drawing.Point) -> [Drawing.Shape] {
    zip(families.widgets, nest.strips).flatMap { widget, strip -> [Drawing.Shape] in
      guard let strip else { return [] }
      let inset: Length = strip.x == .zero ? 12 : 8
      return FamilyLabel.shapes(
        of: widget,
        at: .init(x: corner.x + scale(strip.x) + inset, y: corner.y + scale(strip.y) + Self.top),
        within: scale(strip.width) - inset - 4, scale(strip.height) - Self.top)
    }
  }

  /// The numbers of the widgets, for a legend.
  private func numbers(at corner: Drawing.Point) -> [Drawing.Shape] {
    nest.strips.enumerated().flatMap { index, strip in
      strip.map { strip in
        FamilyLegend.number(
          index, at: .init(x: corner.x + scale(strip.x) + 6, y: corner.y + scale(strip.y)))
      } ?? []
    }
  }

  // MARK: What stands below the widgets

  private enum Dock {
    /// How far above the lower edge of the screen it begins, in units.
    static let top: Length = 118
    static let height: Length = 96
    static let icon: Length = 62
  }

  /// The dots of the pages and the dock, each if there is room for it.
  private func furniture(below bottom: Length) -> [Drawing.Shape] {
    guard screen != nil else { return [] }
    let left = margin, top = margin + size.height - Dock.top
    let width = size.width - 36
    let space = (width - 4 * Dock.icon) / 5
    guard bottom + 8 <= top, space > 0 else { return [] }
    let dock = Drawing.Shape.rectangle(
      x: left + 18, y: top, width: width, height: Dock.height, corner: 36)
    var hints: [Drawing.Shape] = (0..<4).map { index in
      .rectangle(
        x: left + 18 + space + index * (Dock.icon + space), y: top + 17, width: Dock.icon,
        height: Dock.icon, corner: 15)
    }
    if top - bottom >= 20 {
      hints += (-1...1).map { index in
        .circle(
          x: left + size.width / 2 + Length(14 * index), y: (bottom + top) / 2,
          radius: .init(thousandths: 3500))
      }
    }
    return Pen.slot.draw([dock]) + Pen.hint.draw(hints)
  }

  // MARK: What measures

  private func measures(at corner: Drawing.Point) -> [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    if let small = families.widgets.first(where: { $0.family == .systemSmall }) {
      let width = scale(small.width), height = scale(small.height)
      let y = corner.y + max(2 * height / 3, Self.top + FamilyLabel.height + 12)
      if y + 9 <= corner.y + height {
        if let gap = families.toldGaps.across, gap >= Points(4) {
          let start = corner.x + width
          shapes += Measure.level(from: start, to: start + scale(gap), y: y, gap)
        }
        if let left = families.corner?.left, isPlaced, left >= Points(4) {
          shapes += Measure.level(from: margin, to: corner.x, y: y, left)
        }
      }
      if let gap = families.toldGaps.down, gap >= Points(16) {
        let start = corner.y + height
        shapes += Measure.upright(
          x: corner.x + width / 2, from: start, to: start + scale(gap), gap)
      }
    }
    if let top = families.corner?.top, isPlaced, top >= Points(20) {
      shapes += Measure.upright(x: corner.x + 60, from: margin, to: corner.y, top)
    }
    return shapes
  }
}
