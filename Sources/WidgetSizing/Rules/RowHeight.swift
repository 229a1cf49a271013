/// The rule *row height*: a compact widget is two and a half rows high. Source: S30.
public enum RowHeight {
  /// The row of a compact height; nil if none is exactly that high.
  public static func row(ofCompact compact: Points) -> Points? {
    let (row, rest) = (compact.threeHundredths * 2).quotientAndRemainder(dividingBy: 5)
    return rest == 0 ? Points(threeHundredths: row) : nil
  }

  /// The compact height of a row.
  static func compact(ofRow row: Points) -> Points {
    Points(threeHundredths: row.threeHundredths * 5 / 2)
  }
}

/// *row-height* as claims are compared with it. Other rules go by rows; by itself it gives no number.
struct RowHeightRule: Rule {
  static let name = RuleName.rowHeight
  static let statement =
    "an expanded maximum is a whole number of rows, where row = compact ÷ 2.5"

  static func isAbout(_ quantity: Quantity, _ cell: Cell) -> Bool {
    quantity == .height && cell.today?.mode == .expanded
  }

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? { nil }

  /// The rule says only that a height is a whole number of rows: the nearest one below.
  func replayed(
    _ quantity: Quantity, of cell: Cell, stated value: Points, in engine: Engine
  ) -> ClosedRange<Points>? {
    guard let compact = engine.claims.statedValue(.height, of: cell.in(.compact)),
      let row = RowHeight.row(ofCompact: compact)
    else { return nil }
    let rows = value.quotient(by: row) * row
    return rows...rows
  }
}
