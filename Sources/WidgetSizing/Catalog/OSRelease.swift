internal import DataTables

/// A major version of a platform that exists, and what is known of it.
public struct OSRelease: Sendable {
  /// The display modes that Today extensions have on it.
  public enum Modes: String, CaseIterable, Sendable {
    /// One free height, iOS 8 and 9.
    case legacy
    /// `NCWidgetDisplayMode`, iOS 10 and later.
    case compactExpanded = "compact-expanded"
  }

  /// Which of the two published lists of line heights applies.
  public enum LineHeights: String, CaseIterable, Sendable {
    case older
    /// It is not known which, so the values of both lists are allowed.
    case either
  }

  /// The platform.
  public let platform: Platform
  /// The major version.
  public let os: OSVersion
  /// The name: `iOS 10`.
  public let name: String
  /// The day of its release: `2016-09-13`.
  public let released: String
  /// The display modes of Today extensions; nil if the release has no Today extensions.
  public let modes: Modes?
  /// Which list of line heights applies; `either` if the release has no Today extensions.
  public let lineHeights: LineHeights
}

extension OSRelease: TableRow {
  static let table = "os_releases"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    os = row.version("os")
    name = row.text("name")
    released = row.text("released")
    modes = row.optionalChoice("modes")
    lineHeights = row.optionalChoice("line_heights") ?? .either
  }
}
