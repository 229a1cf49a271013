extension Engine {
  /// The nearest cells for which a claim states the number.
  func nearest(_ quantity: Quantity, to cell: WidgetCell) -> [NearestNumber] {
    switch cell {
    case .today(let cell): nearest(quantity, to: cell)
    case .widgetKit(let cell): nearest(quantity, to: cell)
    }
  }

  /// Of Today extensions: those of the versions before and after, else those that differ in one other
  /// axis.
  private func nearest(_ quantity: Quantity, to cell: TodayCell) -> [NearestNumber] {
    func known(_ other: TodayCell, _ axis: Axis) -> NearestNumber? {
      guard other != cell, catalog.reasonAgainst(other) == nil,
        let value = claims.statedValue(quantity, of: .today(other))
      else { return nil }
      return NearestNumber(cell: .today(other), value: value, axis: axis)
    }
    /// The nearest versions before and after for which `cell` is known.
    func neighbors(of cell: TodayCell) -> [NearestNumber] {
      func first(of versions: some Sequence<OSVersion>) -> NearestNumber? {
        for version in versions {
          var other = cell
          other.os = version
          if let nearest = known(other, .os) { return nearest }
        }
        return nil
      }
      let versions = catalog.todayVersions
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

  /// Of WidgetKit widgets: on the same screen that of the versions before and after, and on the same
  /// version that of the screen whose sides differ least.
  private func nearest(_ quantity: Quantity, to cell: WidgetKitCell) -> [NearestNumber] {
    func known(_ other: WidgetKitCell, _ axis: Axis) -> NearestNumber? {
      guard other != cell, catalog.reasonAgainst(other) == nil,
        let value = claims.statedValue(quantity, of: .widgetKit(other))
      else { return nil }
      return NearestNumber(cell: .widgetKit(other), value: value, axis: axis)
    }
    /// The same widget on another version, in the usual size there if it has not the same sizes.
    func on(_ os: OSVersion) -> WidgetKitCell {
      var other = cell
      other.os = os
      let variants = cell.family.variants(on: cell.platform, os)
      if !variants.contains(cell.variant) { other.variant = variants[0] }
      return other
    }
    func on(_ screenClass: Key<ScreenClass>) -> WidgetKitCell {
      var other = cell
      other.screenClass = screenClass
      return other
    }
    let versions = catalog.widgetKitVersions(on: cell.platform)
    let screens = cell.screenClass.map(catalog.screens) ?? []
    return [
      versions.filter { $0 < cell.os }.reversed().lazy.compactMap { known(on($0), .os) }.first,
      versions.filter { $0 > cell.os }.lazy.compactMap { known(on($0), .os) }.first,
      screens.lazy.compactMap { known(on($0), .screenClass) }.first,
    ].compactMap(\.self)
  }
}

extension Catalog {
  /// The other classes of the idiom of `screenClass`, the nearest first.
  func screens(by screenClass: Key<ScreenClass>) -> [Key<ScreenClass>] {
    let own = screenClasses[screenClass]
    func distance(_ key: Key<ScreenClass>) -> Int {
      let screen = screenClasses[key]
      return abs((screen.width - own.width).threeHundredths)
        + abs((screen.height - own.height).threeHundredths)
    }
    return screenClasses.keys.filter { $0 != screenClass && screenClasses[$0].idiom == own.idiom }
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }
}
