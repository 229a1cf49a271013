extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`.
  ///
  /// `.left` or `.right` follows for a column beside another, `.zoomed` for Display Zoom.
  public func id(of cell: TodayCell) -> String {
    var id = "today.ios\(cell.os).\(screenClasses[cell.screenClass].id)"
    id += ".\(cell.orientation.rawValue).\(cell.textSize.rawValue)"
    id += ".\(cell.entryPoint.rawValue).\(cell.mode.rawValue)"
    if let column = cell.column, column != .single { id += ".\(column.rawValue)" }
    if cell.isZoomed { id += ".zoomed" }
    return id
  }
}
