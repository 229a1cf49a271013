internal import DataTables

/// The screen size of a device according to one source.
package struct ScreenReading: Sendable {
  /// The model.
  package let device: Key<Device>
  /// The source.
  package let source: Key<Source>
  /// The size in portrait, in points.
  package let size: ScreenSize
  /// A remark.
  package let note: String?
}

extension ScreenReading: TableRow {
  static let table = "screen_readings"

  init(_ row: inout Row) {
    device = row.key("device")
    source = row.key("source_id")
    size = ScreenSize(width: row.points("width_pt"), height: row.points("height_pt"))
    note = row.optionalText("note")
  }
}
