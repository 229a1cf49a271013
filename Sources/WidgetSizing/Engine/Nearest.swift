extension Engine {
  /// The nearest cells for which claims state the number.
  func nearest(_ quantity: Quantity, to cell: Cell) -> [NearestSize] {
    let versions = versionsStating(quantity, near: cell)
    return cell[WidgetFamily.self].map { nearest(quantity, to: cell, $0, among: versions) }
      ?? nearest(quantity, to: cell, among: versions)
  }

  /// For a Today extension: cells on the nearest versions before and after, or else a cell that
  /// differs in one other axis.
  private func nearest(
    _ quantity: Quantity, to cell: Cell, among versions: [OSVersion]
  ) -> [NearestSize] {
    let same = neighbors(of: cell, quantity, among: versions) { cell.on($0) }
    if !same.isEmpty { return same }
    let standard = cell.at(.l)
    if let nearest = known(quantity, standard, near: cell, .textSize) { return [nearest] }
    let atDefault = neighbors(of: cell, quantity, among: versions) { standard.on($0) }
    if !atDefault.isEmpty { return atDefault }
    let inTodayView = cell.with(EntryPoint.todayView)
    if let nearest = known(quantity, inTodayView, near: cell, .entryPoint) { return [nearest] }
    guard let idiom = cell.screenClass.map({ catalog.screenClasses[$0].idiom }) else { return [] }
    let columns = catalog.columns(idiom: idiom, os: cell.os, orientation: .portrait)
    let upright = cell.with(Orientation.portrait).with(columns[0])
    return [known(quantity, upright, near: cell, .orientation)].compactMap(\.self)
  }

  /// For a widget that comes in families: on the same screen, cells on the nearest versions before
  /// and after; on the same version, the cell of the nearest screen.
  private func nearest(
    _ quantity: Quantity, to cell: Cell, _ family: WidgetFamily, among versions: [OSVersion]
  ) -> [NearestSize] {
    let neighbors = neighbors(of: cell, quantity, among: versions) { os in
      // The same widget may have another variant on that version: small icons were the only ones there were.
      let variant = cell[WidgetVariant.self]
      let usual = catalog.usualVariant(of: family, on: cell.platform, os)
      let isSame =
        !catalog.hasVariant(variant, of: family, on: cell.platform, os)
        && catalog.lastingVariant(usual, on: cell.platform)
          == catalog.lastingVariant(variant, on: cell.platform)
      return isSame ? cell.on(os).with(usual) : cell.on(os)
    }
    let classes =
      cell.screenClass.map {
        catalog.classes(nearestTo: $0, among: claims.classes(stating: quantity, of: cell, family))
      } ?? []
    let nearest = classes.lazy.compactMap {
      known(quantity, cell.with($0), near: cell, .screenClass)
    }.first
    return neighbors + [nearest].compactMap(\.self)
  }

  /// The versions on which claims state the number of any widget of the kind on the screen of a cell. Claims
  /// speak of few versions, so that most need no search.
  private func versionsStating(_ quantity: Quantity, near cell: Cell) -> [OSVersion] {
    let keys = claims.claims(of: quantity, onScreenOf: cell)
    return catalog.versions(with: cell.kind, on: cell.platform).filter { os in
      keys.contains { catalog.claims[$0].os.contains(os) && catalog.claims[$0].isAnswer }
    }
  }

  /// The nearest versions before and after for which claims state the number of the cell
  /// `on(version)`.
  private func neighbors(
    of cell: Cell, _ quantity: Quantity, among versions: [OSVersion], on: (OSVersion) -> Cell
  ) -> [NearestSize] {
    func first(of versions: some Sequence<OSVersion>) -> NearestSize? {
      for os in versions {
        if let nearest = known(quantity, on(os), near: cell, .os) { return nearest }
      }
      return nil
    }
    return [
      first(of: versions.filter { $0 < cell.os }.reversed()),
      first(of: versions.filter { $0 > cell.os }),
    ].compactMap(\.self)
  }

  /// The size of another cell, if it exists and claims state the number.
  private func known(
    _ quantity: Quantity, _ other: Cell, near cell: Cell, _ axis: Axis
  ) -> NearestSize? {
    // Hardly any cell has a claim, which takes less time to see than whether the cell exists.
    guard other != cell, let value = claims.statedValue(quantity, of: other),
      catalog.exists(other)
    else { return nil }
    return NearestSize(
      cell: other, value: value, width: claims.statedValue(.width, of: other),
      height: claims.statedValue(.height, of: other), axis: axis)
  }
}

extension Catalog {
  /// Those of some classes that are others of the idiom of `screenClass`, the nearest first.
  ///
  /// Classes of the same scale come first, because their sizes have the same fractions of a point;
  /// among these, the class with the smallest difference in width and height.
  func classes(
    nearestTo screenClass: Key<ScreenClass>, among classes: [Key<ScreenClass>]
  ) -> [Key<ScreenClass>] {
    let own = screenClasses[screenClass]
    func distance(_ key: Key<ScreenClass>) -> (Int, Points) {
      let screen = screenClasses[key]
      return (
        screen.scale == own.scale ? 0 : 1,
        screen.size.distance(to: own.size)
      )
    }
    return classes.filter { $0 != screenClass && screenClasses[$0].idiom == own.idiom }
      .sorted {
        let (first, second) = (distance($0), distance($1))
        return (first.0, first.1, $0) < (second.0, second.1, $1)
      }
  }
}
