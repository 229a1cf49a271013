internal import Wording

extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`,
  /// `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
  ///
  /// Of Today extensions, `.left` or `.right` follows for a column beside another. Display Zoom is
  /// `.zoomed` of Today extensions, `.larger` or `.more-space` of WidgetKit. Macs and visionOS have no
  /// screen class.
  public func id(of cell: Cell) -> String { idParts(of: cell).joined(by: ".") }

  /// The parts of the identifier of a cell, between its dots. A part may have dots itself.
  package func idParts(of cell: Cell) -> [String] {
    var parts = [cell.system.rawValue, "\(cell.platform.idPart)\(cell.os)"]
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
  /// How identifiers of cells write the platform: `ipados`.
  var idPart: String { rawValue.lowercased() }
}
