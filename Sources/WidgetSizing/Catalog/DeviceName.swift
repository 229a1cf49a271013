internal import DataTables

/// A name other than the marketing name under which a device or a screen class is found.
public struct DeviceName: Sendable {
  /// The origin of a name.
  public enum Kind: String, CaseIterable, Sendable {
    /// What the device calls itself: `iPhone9,2`.
    case identifier
    /// A colloquial name: `plus`, `se2`.
    case nickname
    /// Another way to write the marketing name.
    case alias
  }

  /// What a name stands for.
  public enum Target: Sendable {
    case device(Key<Device>)
    case screenClass(Key<ScreenClass>)
  }

  /// The name as it is written.
  public let name: String
  /// The origin of the name.
  public let kind: Kind
  /// What the name stands for.
  public let target: Target
}

extension DeviceName: TableRow {
  static let table = "device_names"

  init(_ row: inout Row) {
    name = row.text("name")
    kind = row.choice("kind")
    // One of them is filled.
    target =
      row.optionalKey("device").map(Target.device)
      ?? .screenClass(row.optionalKey("screen_class") ?? Key(index: 0))
  }
}
