extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`.
  ///
  /// `.left` or `.right` follows for a column beside another, `.zoomed` for Display Zoom.
  public func id(of cell: TodayCell) -> String {
    let parts = idParts(of: cell)
    return parts.beforeTextSize + cell.textSize.rawValue + parts.afterTextSize
  }

  /// What the identifiers of cells that differ in their text size alone have before it and behind.
  package func idParts(of cell: TodayCell) -> (beforeTextSize: String, afterTextSize: String) {
    let head =
      "today.ios\(cell.os).\(screenClasses[cell.screenClass].id).\(cell.orientation.rawValue)."
    var tail = ".\(cell.entryPoint.rawValue).\(cell.mode.rawValue)"
    if let column = cell.column, column != .single { tail += ".\(column.rawValue)" }
    if cell.isZoomed { tail += ".zoomed" }
    return (head, tail)
  }
}
