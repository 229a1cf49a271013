internal import DataTables

/// The first version of a platform on which widgets have a quantity that the system gave to none before.
struct QuantityStart: Sendable {
  let platform: Platform
  let quantity: Quantity
  let firstOS: OSVersion
}

extension QuantityStart: TableRow {
  static let table = "quantity_starts"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    quantity = row.choice("quantity")
    firstOS = row.version("os_first")
  }
}
