extension Engine {
  /// The nearest cells for which a claim states the number: those of the versions before and after,
  /// else those that differ in one other axis.
  func nearest(_ quantity: Quantity, to cell: TodayCell) -> [Reason.Nearest] {
    func known(_ other: TodayCell, _ axis: Axis) -> Reason.Nearest? {
      guard other != cell, catalog.reasonAgainst(other) == nil,
        let value = evidence.statedValue(quantity, of: other)
      else { return nil }
      return Reason.Nearest(cell: other, value: value, axis: axis)
    }
    /// The nearest versions before and after for which `cell` is known.
    func neighbors(of cell: TodayCell) -> [Reason.Nearest] {
      func first(of versions: some Sequence<OSVersion>) -> Reason.Nearest? {
        for version in versions {
          var other = cell
          other.os = version
          if let nearest = known(other, .os) { return nearest }
        }
        return nil
      }
      let versions = catalog.releases(of: .iOS).map(\.os)
      return [
        first(of: versions.filter { $0 < cell.os }.reversed()),
        first(of: versions.filter { $0 > cell.os }),
      ].compactMap(\.self)
    }
    let same = neighbors(of: cell)
    if !same.isEmpty { return same }
    var standard = cell
    standard.textSize = .l
    if let nearest = known(standard, .textSize) { return [nearest] }
    let atDefault = neighbors(of: standard)
    if !atDefault.isEmpty { return atDefault }
    standard = cell
    standard.entryPoint = .todayView
    if let nearest = known(standard, .entryPoint) { return [nearest] }
    standard = cell
    standard.orientation = .portrait
    standard.column =
      catalog.columns(
        idiom: catalog.screenClasses[cell.screenClass].idiom, os: cell.os, orientation: .portrait
      ).first ?? nil
    return [known(standard, .orientation)].compactMap(\.self)
  }
}
