public import WidgetSizing

extension ReportShape {
  /// The numbers besides the sides that the columns name.
  public var quantities: [Quantity] {
    Quantity.allCases.filter { quantity in
      !Quantity.sides.contains(quantity)
        && columns.contains { !ColumnNames.places(of: $0, among: [quantity.name]).isEmpty }
    }
  }
}
