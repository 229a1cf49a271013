extension Engine {
  /// The nearest cells for which a claim states the number: those of the versions before and after,
  /// else those that differ in one other axis.
  func nearest(_ quantity: Quantity, to cell: TodayCell) -> [Reason.Nearest] {
    func known(_ other: TodayCell, _ axis: Axis) -> Reason.Nearest? {
      guard other != cell, catalog.reasonAgainst(other) == nil,
        let value = evidence.stated(quantity, of: other)?.value
      else { return nil }
      return Reason.Nearest(cell: other, value: value, axis: axis)
    }
    /// The first of the versions that is known, at this text size or at `l`.
    func on(_ versions: some Sequence<OSVersion>) -> Reason.Nearest? {
      for version in versions {
        var other = cell
        other.os = version
        if let nearest = known(other, .os) { return nearest }
        other.textSize = .l
        if let nearest = known(other, .os) { return nearest }
      }
      return nil
    }
    let versions = catalog.osReleases.map(\.os)
    let neighbors = [
      on(versions.filter { $0 < cell.os }.reversed()), on(versions.filter { $0 > cell.os }),
    ].compactMap(\.self)
    if !neighbors.isEmpty { return neighbors }

    var standard = cell
    standard.textSize = .l
    if let nearest = known(standard, .textSize) { return [nearest] }
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
