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
  /// How many labels stand beside each other.
  private static let columnCount = 2

  /// The numbers and labels in two columns, line by line.
  var panel: Panel {
    let columns = (0..<Self.columnCount).map { column in
      widgets.indices.filter { $0 % Self.columnCount == column }
    }
    return .row(columns.map(panel), gap: 0)
  }

  /// The widgets of a column. Their panel ends with a gap: some fonts are wider than they are reckoned.
  private func panel(of column: [Int]) -> Panel {
    let label = column.reduce(0) { max($0, Self.width(of: widgets[$1])) }
    let entries = column.map { index in
      let place = Drawing.Point(x: Self.indent, y: 0)
      let shapes =
        Self.number(index, at: .origin)
        + FamilyLabel.shapes(of: widgets[index], at: place, within: label, FamilyLabel.height)
      return Panel(
        shapes: shapes, width: Self.indent + label + Self.gap, height: FamilyLabel.height)
    }
    return .column(entries, gap: Self.gap)
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
