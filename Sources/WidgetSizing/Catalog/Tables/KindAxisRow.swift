internal import DataTables

/// A row of `kind_axes.csv`: what an empty cell of a column of `claims.csv` means for a kind of widget.
struct KindAxisRow: TableRow {
  static let table = "kind_axes"

  let kind: WidgetKind
  /// The name of the column.
  let column: String
  /// The first version for which the row holds; nil if it holds for all.
  let firstOS: OSVersion?
  let meaning: KindAxes.EmptyCell
  /// The default, as `claims.csv` would state it.
  let usual: FieldText

  init(_ row: inout Row) {
    kind = row.choice("kind")
    column = row.text("axis")
    firstOS = row.optionalVersion("os_first")
    meaning = row.choice("empty")
    usual = row.field("default")
  }
}

extension KindAxes {
  /// What empty cells mean, for each kind of widget by its place.
  static func all(_ rows: TableRows) -> [KindAxes] {
    var all = WidgetKind.allCases.map { _ in KindAxes() }
    for row in rows.all(KindAxisRow.self) {
      all[row.kind.place][row.column] = row.meaning
      all[row.kind.place].readDefault(of: row, rows.variantIDs)
    }
    return all
  }

  private mutating func readDefault(of row: KindAxisRow, _ variants: ValueIDs) {
    guard !row.usual.isEmpty else { return }
    let text = row.usual.text
    switch row.column {
    case "platform": platform = Platform(rawValue: text)
    case Axis.os.columnName: os = Int(text).map { OSVersion($0) }
    case Axis.entryPoint.columnName:
      guard let entryPoint = EntryPoint(rawValue: text) else { return }
      entryPoints.append((row.firstOS ?? OSVersion(1), entryPoint))
      entryPoints.sort { $0.os > $1.os }
    case Axis.variant.columnName:
      if let variant = variants.place(of: text).flatMap(WidgetVariant.init) { usual.set(variant) }
    default:
      let axis = Axis.all.first { $0.columnName == row.column }
      if let axis, let place = axis.values.place(ofNamed: text) {
        usual.set(place, on: axis.number)
      }
    }
  }
}
