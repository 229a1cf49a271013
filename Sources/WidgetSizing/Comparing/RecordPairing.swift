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
    let axes = [Axis.os, .screenClass, .zoom].filter { axis in
      let places = Set(one.map { $0[axis] }), others = Set(other.map { $0[axis] })
      return places.count == 1 && others.count == 1 && places != others
    }
    guard !axes.isEmpty else { return nil }
    func key(_ cell: Cell) -> Cell { catalog.withoutUsualVariant(cell).clearing(axes) }
    let ids = Dictionary(
      zip(new, newCells).compactMap { record, cell in cell.map { (key($0), record.id) } },
      uniquingKeysWith: { first, _ in first })
    self.old = zip(old, oldCells).map { record, cell in
      guard let id = cell.flatMap({ ids[key($0)] }) else { return record }
      return record.renamed(id)
    }
    example = (first, second)
  }
}

extension Catalog {
  /// A cell without its variant if that is the usual one of its family.
  fileprivate func withoutUsualVariant(_ cell: Cell) -> Cell {
    guard let family = cell[WidgetFamily.self] else { return cell }
    return cell.omitting(usualVariant(of: family, on: cell.platform, cell.os))
  }
}
