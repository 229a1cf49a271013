/// The rule *row height*: a compact widget is two and a half rows high. Source: S30.
public enum RowHeight {
  /// The row height for a compact height, in points; nil if it is not a whole number of 1/300 pt.
  public static func row(ofCompact compact: Points) -> Points? {
    let (row, rest) = (compact.threeHundredths * 2).quotientAndRemainder(dividingBy: 5)
    return rest == 0 ? Points(threeHundredths: row) : nil
  }

  /// The compact height for a row height, in points.
  static func compact(ofRow row: Points) -> Points {
    Points(threeHundredths: row.threeHundredths * 5 / 2)
  }
}

/// The rule *row-height*, which is only compared with claims. Other rules use rows; this one
/// derives no number.
struct RowHeightRule: Rule {
  static let name = RuleName.rowHeight
  static let statement =
    "an expanded maximum is a whole number of rows, where row = compact ÷ 2.5"

  static let domain = Box.todayExtensions.with(Mode.expanded)
  static let quantity: Quantity? = .height

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? { nil }

  /// The largest whole number of rows up to the stated height: the rule says no more than that.
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
