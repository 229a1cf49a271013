import WidgetSite
import WidgetSizingData

extension Site {
  /// The site of the bundled tables, with versions that do not change.
  static let bundled = Site(
    .bundled, dataVersion: "2026.1.1", changes: BundledTables.changes)
}
