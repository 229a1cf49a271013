/// Pairs the cells of two files that have no cell in common, because all cells of one file have another
/// version, screen or Display Zoom than all cells of the other. Cells are paired by the other axes.
package struct RecordPairing: Sendable {
  /// The records of the older file. One with a counterpart in the newer file has its identifier.
  package let old: [CellRecord]
  /// One cell of each file. All cells of a file have its version, screen or Display Zoom, where the
  /// files differ in it.
  package let example: (old: Cell, new: Cell)

  /// Pairs two files; nil if they have cells in common, or if no axis has one value in all cells of one
  /// file and another value in all cells of the other.
  package init?(_ old: [CellRecord], with new: [CellRecord], in catalog: Catalog) {
    guard Set(old.map(\.id)).isDisjoint(with: new.map(\.id)) else { return nil }
    let reader = CellIDReader(catalog)
    let oldCells = old.map { reader.cell($0.id) }, newCells = new.map { reader.cell($0.id) }
    let one = oldCells.compactMap(\.self), other = newCells.compactMap(\.self)
    guard let first = one.first, let second = other.first else { return nil }
    func differs<Value: Hashable>(_ value: (Cell) -> Value) -> Bool {
      let values = Set(one.map(value)), others = Set(other.map(value))
      return values.count == 1 && others.count == 1 && values != others
    }
    let isOfVersions = differs(Version.init), isOfScreens = differs(\.screenClass)
    let isOfZooms = differs(\.zoom)
    guard isOfVersions || isOfScreens || isOfZooms else { return nil }
    func key(_ cell: Cell) -> Key {
      Key(
        version: isOfVersions ? nil : Version(cell),
        screenClass: isOfScreens ? nil : cell.screenClass, zoom: isOfZooms ? nil : cell.zoom,
        setting: catalog.settingWithoutUsualVariant(of: cell))
    }
    let ids = Dictionary(
      zip(new, newCells).compactMap { record, cell in cell.map { (key($0), record.id) } },
      uniquingKeysWith: { first, _ in first })
    self.old = zip(old, oldCells).map { record, cell in
      guard let id = cell.flatMap({ ids[key($0)] }) else { return record }
      return record.renamed(id)
    }
    example = (first, second)
  }

  private struct Version: Hashable {
    let platform: Platform
    let os: OSVersion

    init(_ cell: Cell) { (platform, os) = (cell.platform, cell.os) }
  }

  /// What a cell and its counterpart have in common.
  private struct Key: Hashable {
    let version: Version?
    let screenClass: WidgetSizing.Key<ScreenClass>?
    let zoom: DisplayZoom?
    let setting: Setting
  }
}

extension Catalog {
  /// The setting of a cell, without its variant if that is the usual one: the only size on one version is
  /// the counterpart of the usual size on a version with several.
  fileprivate func settingWithoutUsualVariant(of cell: Cell) -> Setting {
    guard let widget = cell.widget else { return cell.setting }
    return cell.setting.omitting(
      variants(of: widget.family, on: cell.platform, cell.os).first ?? nil)
  }
}
