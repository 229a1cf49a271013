import WidgetSizingData

/// One row of `claims.csv`; a test states only the cells that matter to it.
struct ClaimRow: Sendable {
  /// `<source>-<number>`; the source is one of the bundled sources.
  var id: String
  var quantity = Quantity.height
  /// The cell `value`.
  var value: String
  var os: ClosedRange<Int>?
  var device = ""
  var screenClass = ""
  var idiom = ""
  var orientation = ""
  var column = ""
  var entryPoint = ""
  var textSize = ""
  var mode = ""
  var use = ClaimUse.answer
  var formula = ""

  /// A claim about the height of one screen class on one version.
  init(
    _ id: String, _ mode: Mode, _ value: String, os: Int = 10, of screenClass: String,
    _ orientation: Orientation = .portrait, _ entryPoint: EntryPoint = .todayView,
    _ textSize: TextSize = .l
  ) {
    self.id = id
    self.value = value
    self.os = os...os
    self.screenClass = screenClass
    self.orientation = orientation.rawValue
    self.entryPoint = entryPoint.rawValue
    self.textSize = textSize.rawValue
    self.mode = mode.rawValue
  }

  /// The row changed by `change`.
  func with(_ change: (inout ClaimRow) -> Void) -> ClaimRow {
    var row = self
    change(&row)
    return row
  }

  /// The cells, in the order of the columns of the bundled table.
  var cells: [String] {
    let source = String(id.prefix { $0 != "-" })
    let first = os.map { String($0.lowerBound) } ?? "",
      last = os.map { String($0.upperBound) } ?? ""
    let unit = value.isEmpty || value == "▸" ? "" : "pt"
    return [
      id, "today", source, use.rawValue, quantity.rawValue, value, unit, formula, "", first, last,
      os == nil ? "" : "stated", idiom, screenClass, device, "", orientation, column, entryPoint,
      textSize, mode, "", "", "", "made for a test", "",
    ]
  }

  /// The row as a line of the table.
  var line: String { cells.joined(separator: ",") }
}
