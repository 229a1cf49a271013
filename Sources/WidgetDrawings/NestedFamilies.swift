internal import Documents
internal import WidgetSizing

/// Widgets over each other in the same corner, the larger behind, each labelled in the part that it adds.
struct NestedFamilies {
  let families: HomeScreenFamilies
  let scale: DrawingScale
  private let nest: FamilyNest

  /// Draws the widgets of a setting to scale.
  init(_ families: HomeScreenFamilies, _ scale: DrawingScale) {
    self.families = families
    self.scale = scale
    nest = families.nest
  }

  /// The width of the widest, in units.
  var width: Length { scale(nest.width) }

  /// The height of the highest, in units.
  var height: Length { scale(nest.height) }

  /// The outlines from a corner on, without labels, perhaps at another scale.
  func outlines(at corner: Drawing.Point, _ scale: DrawingScale? = nil) -> [Drawing.Shape] {
    let scale = scale ?? self.scale
    let answers = families.widgets.enumerated().reversed().flatMap { rank, widget in
      Pen.widget(rank: rank).draw([widget.outline(at: corner, scale)])
    }
    return answers
      + Pen.counted.draw(families.widgets.compactMap { $0.countedOutline(at: corner, scale) })
  }

  /// The labels from a corner on.
  func labels(at corner: Drawing.Point) -> [Drawing.Shape] {
    zip(families.widgets, nest.strips).flatMap { widget, strip -> [Drawing.Shape] in
      guard let strip else { return [] }
      let inset: Length = strip.x == .zero ? 12 : 8
      return FamilyLabel.shapes(
        of: widget,
        at: .init(x: corner.x + scale(strip.x) + inset, y: corner.y + scale(strip.y) + Self.top),
        within: scale(strip.width) - inset - 4, scale(strip.height) - Self.top)
    }
  }

  /// The numbers of the widgets from a corner on, for a legend.
  func numbers(at corner: Drawing.Point) -> [Drawing.Shape] {
    nest.strips.enumerated().flatMap { index, strip in
      strip.map { strip in
        FamilyLegend.number(
          index, at: .init(x: corner.x + scale(strip.x) + 6, y: corner.y + scale(strip.y)))
      } ?? []
    }
  }

  /// The room above a label, in units.
  static let top: Length = 11
}
