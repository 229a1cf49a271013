internal import WidgetSizing
internal import Wording

/// An axis that tells the rows of a comparison apart.
struct CompareAxis {
  /// The key in JSON.
  let key: String
  /// The heading of its column.
  let heading: String
  /// Whether its column is there even if all rows have the same value.
  var isAlwaysShown = false
  /// The identifier of the value of a cell; nil if the cell has none.
  let id: (Cell) -> String?
  /// The value in words, if they are not the identifier.
  var words: ((Cell, Catalog) -> String?)?

  /// The identifiers of the values of a row, each once: cells of different variants may be paired.
  func ids(in row: SubjectComparison.Row) -> [String] {
    row.cells.compactMap { id($0.cell) }.withoutRepetition
  }

  /// The values of a row in words: `icons-small / canvas`; empty if there are none.
  func label(of row: SubjectComparison.Row, _ catalog: Catalog) -> String {
    row.cells.compactMap { words?($0.cell, catalog) ?? id($0.cell) }.withoutRepetition
      .joined(by: " / ")
  }

  /// The axes of a system, in the order in which rows name them.
  static func all(of kind: WidgetKind, in catalog: Catalog) -> [CompareAxis] {
    guard kind == .today else {
      return [
        CompareAxis(key: "family", heading: "family", isAlwaysShown: true) {
          catalog.id(of: $0.widget?.family)
        },
        CompareAxis(key: "variants", heading: "variant") { catalog.id(of: $0.widget?.variant) },
      ]
    }
    return [
      CompareAxis(key: "orientation", heading: "orientation") { $0.today?.orientation.rawValue },
      CompareAxis(key: "columns", heading: "column") { $0.today?.column?.rawValue },
      CompareAxis(
        key: "entryPoint", heading: "entry point", id: { $0.today?.entryPoint.rawValue },
        words: { cell, catalog in cell.today.map { catalog.name(of: $0.entryPoint) } }),
      CompareAxis(key: "mode", heading: "mode", isAlwaysShown: true) { $0.today?.mode.rawValue },
      CompareAxis(key: "textSize", heading: "text size") { $0.today?.textSize.rawValue },
    ]
  }
}
