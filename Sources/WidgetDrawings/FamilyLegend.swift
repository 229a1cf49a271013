internal import Documents

/// The labels of widgets beneath a drawing that is too small for them: each has a number, which stands on
/// the widget too.
struct FamilyLegend {
  /// In the order of their numbers.
  let widgets: [DrawnWidget]

  /// From a number to the beginning of its label, in units.
  private static let indent: Length = 20
  private static let gap: Length = 14
  /// A longer name is shortened, in units.
  private static let longestName: Length = 180
  /// The numbers and labels in two columns, line by line. A column ends with a gap: some fonts are wider than they are
  /// reckoned.
  var panel: Panel {
    let columns = (0..<2).map { column in
      let own = widgets.indices.filter { $0 % 2 == column }
      let label = own.reduce(0) { max($0, Self.width(of: widgets[$1])) }
      let entries = own.map { index in
        Panel(
          shapes: Self.number(index, at: .origin)
            + FamilyLabel.shapes(
              of: widgets[index], at: .init(x: Self.indent, y: 0), within: label,
              FamilyLabel.height),
          width: Self.indent + label + Self.gap, height: FamilyLabel.height)
      }
      return Panel.column(entries, gap: Self.gap)
    }
    return .row(columns, gap: 0)
  }

  /// The number of a widget, its base line that of a name at the same place.
  static func number(_ index: Int, at place: Drawing.Point) -> [Drawing.Shape] {
    Pen.family.draw([
      .text(PlainText("\(index + 1)"), x: place.x, y: place.y + FamilyLabel.lines[0].y)
    ])
  }

  private static func width(of widget: DrawnWidget) -> Length {
    let sizes = [(widget.size, Pen.size), (widget.pixels ?? "", .pixels)].map(TextMeasure.width)
    return sizes.reduce(min(TextMeasure.width(of: widget.name, in: .family), longestName), max)
  }
}
