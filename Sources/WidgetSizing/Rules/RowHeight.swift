/// The rule *row height*: a compact widget is two and a half rows high. Source: S30.
enum RowHeight {
  /// The row of a compact height.
  static func row(ofCompact compact: Points) -> Points {
    Points(threeHundredths: compact.threeHundredths * 2 / 5)
  }

  /// The compact height of a row.
  static func compact(ofRow row: Points) -> Points {
    Points(threeHundredths: row.threeHundredths * 5 / 2)
  }
}
