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
