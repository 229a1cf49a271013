/// What is wrong at one place of a table: a value, never thrown.
///
/// Complaints are collected, sorted and all shown, because someone who mends a table wants the
/// whole list at once.
public struct Complaint: Sendable, Hashable {
  /// How grave a complaint is.
  public enum Severity: String, Sendable, Hashable {
    /// The table must not be used.
    case error
    /// The table can be used; it should still be mended.
    case warning
  }

  /// The file as the user knows it, such as `Data/tables/devices.csv`.
  public var path: String
  /// Where the complaint points.
  public var position: Position
  /// How grave it is.
  public var severity: Severity
  /// The check that failed.
  public var check: Check
  /// One sentence without a full stop, in lower case; values stand in single quotes, escaped.
  public var message: String

  /// Makes a complaint.
  public init(
    path: String, position: Position, severity: Severity = .error, check: Check, message: String
  ) {
    self.path = path
    self.position = position
    self.severity = severity
    self.check = check
    self.message = message
  }
}

extension Complaint: Comparable {
  /// Orders by file, line and column; complaints about one place by check and message.
  public static func < (left: Self, right: Self) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    if left.check != right.check { return left.check.rawValue < right.check.rawValue }
    if left.message != right.message { return left.message < right.message }
    return left.severity == .error && right.severity == .warning
  }
}

extension Complaint: CustomStringConvertible {
  /// The line to print, such as
  /// `Data/tables/today_claims.csv:17:9: error: [type] value_pt '66O' is not a number of points`.
  public var description: String {
    "\(escaped(path)):\(position): \(severity.rawValue): [\(check.rawValue)] \(message)"
  }
}
