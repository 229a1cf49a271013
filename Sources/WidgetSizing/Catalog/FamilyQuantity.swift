internal import DataTables

/// A quantity that widgets of a family have besides width and height; or, in a table of its own, one that belongs to
/// the model.
struct FamilyQuantity: Sendable {
  let family: WidgetFamily
  let quantity: Quantity
}

extension FamilyQuantity: TableRow {
  static let table = "family_quantities"

  init(_ row: inout Row) {
    family = row.family("family")
    quantity = row.choice("quantity")
  }
}

extension Catalog {
  /// The quantities that widgets of a kind may have, in the order of ``Quantity``: the sides and
  /// those that a table lists for one of its families.
  public func quantities(of kind: WidgetKind) -> [Quantity] {
    guard kind.hasFamilies else { return Quantity.sides }
    return Quantity.allCases.filter { quantity in
      Quantity.sides.contains(quantity)
        || tables.familyQuantities.contains {
          $0.quantity == quantity && self.kind(of: $0.family) == kind
        }
    }
  }

  /// Whether widgets of a family have a quantity.
  func has(_ quantity: Quantity, _ family: WidgetFamily) -> Bool {
    Quantity.sides.contains(quantity)
      || tables.familyQuantities.contains { $0.family == family && $0.quantity == quantity }
  }
}
