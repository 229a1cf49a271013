internal import WidgetSizing

extension WidgetKind {
  /// The axes that the rows of a table may name, in the order of lists. The tables for people have the text sizes
  /// beside each other, and Display Zoom above them.
  var labelAxes: [Axis] {
    axes.filter { Axis.settings.contains($0) && $0 != .textSize && $0 != .zoom }
  }

  /// The axes that tell cells apart: not the version where a line names the versions.
  func axes(besides versionLine: String?) -> [Axis] {
    axes.filter { $0 != .os || versionLine == nil }
  }
}

extension Catalog {
  /// The place of a cell on an axis; nil if it has no value there.
  func place(of cell: Cell, on axis: Axis) -> Int? {
    id(of: cell, on: axis) == nil ? nil : cell[axis]
  }
}
