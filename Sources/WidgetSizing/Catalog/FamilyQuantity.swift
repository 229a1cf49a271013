/// A number that widgets of a family have besides a width and a height.
struct FamilyQuantity: Sendable {
  let family: WidgetFamily
  let quantity: Quantity
}

extension Catalog {
  /// The numbers that widgets of a system may have: the sides, then those that a table names for one of
  /// its families, in their usual order.
  public func quantities(of system: WidgetSystem) -> [Quantity] {
    guard system.hasFamilies else { return Quantity.sides }
    return Quantity.allCases.filter { quantity in
      Quantity.sides.contains(quantity)
        || tables.familyQuantities.contains {
          $0.quantity == quantity && self.system(of: $0.family) == system
        }
    }
  }

  /// Whether widgets of a family have a number.
  func has(_ quantity: Quantity, _ family: WidgetFamily) -> Bool {
    Quantity.sides.contains(quantity)
      || tables.familyQuantities.contains { $0.family == family && $0.quantity == quantity }
  }
}
