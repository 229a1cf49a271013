internal import Wording

extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`,
  /// `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
  ///
  /// A Today extension in one of two columns adds `.left` or `.right`. Display Zoom adds `.zoomed`
  /// to a Today extension, `.larger` or `.more-space` to other widgets. macOS and visionOS have no
  /// screen class.
  public func id(of cell: Cell) -> String { idParts(of: cell).joined(by: ".") }

  /// The parts of the identifier of a cell, which dots separate. A part may itself contain dots.
  package func idParts(of cell: Cell) -> [String] {
    var parts = [cell.kind.rawValue, "\(cell.platform.idPart)\(cell.os)"]
    if let screenClass = cell.screenClass { parts.append(screenClasses[screenClass].id) }
    switch cell.setting {
    case .today(let today):
      parts += [
        today.orientation.rawValue, today.textSize.rawValue, today.entryPoint.rawValue,
        today.mode.rawValue,
      ]
      if let column = today.column, column != .single { parts.append(column.rawValue) }
      if cell.isZoomed { parts.append("zoomed") }
    case .widget(let widget):
      parts.append(widget.family.rawValue)
      if let variant = widget.variant { parts.append(variant.rawValue) }
      if cell.isZoomed { parts.append(cell.zoom.rawValue) }
    }
    return parts
  }
}

extension Platform {
  /// The platform in identifiers of cells: `ipados`.
  var idPart: String { rawValue.lowercased() }
}
