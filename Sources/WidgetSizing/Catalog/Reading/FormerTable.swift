internal import DataTables

/// A table that data version 2026.11.6 replaced. Before, each kind of widget had its own tables.
package enum FormerTable: String, CaseIterable, Sendable {
  case todayClaims = "today_claims"
  case widgetKitClaims = "widgetkit_claims"
  case widgetKitClaimClasses = "widgetkit_claim_classes"
  case widgetKitExceptions = "widgetkit_exceptions"

  /// The name of its file: `today_claims.csv`.
  package var fileName: String { rawValue + ".csv" }

  /// A complaint that explains how to move the rows of the file at `path`.
  package func complaint(about path: String) -> String {
    let advice =
      switch self {
      case .todayClaims:
        "move its rows to claims.csv: rename value_pt to value; add kind 'today', unit 'pt' "
          + "beside each value, os_basis 'stated' beside each os_first, and empty columns platform, "
          + "zoom, family, variant, method"
      case .widgetKitClaims:
        "move its rows to claims.csv: rename value_pt to value; add kind 'widgetkit', unit 'pt' "
          + "beside each value, and empty columns formula, idiom, orientation, column, entry_point, "
          + "text_size, mode"
      case .widgetKitClaimClasses: "move its rows to claim_classes.csv, unchanged"
      case .widgetKitExceptions: "move its rows to exceptions.csv, unchanged"
      }
    return Complaint(
      path: path, position: Position(line: 1, column: 1), check: .header,
      message: "data version 2026.11.6 replaced this table; " + advice
    ).description
  }
}
