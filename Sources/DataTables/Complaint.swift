internal import Wording

/// What is wrong at one place of a table: a value, never thrown.
///
/// Complaints are collected, sorted and all shown, so that a table can be corrected in one go.
public struct Complaint: Sendable, Hashable {
  /// The file as the user knows it, such as `Data/tables/devices.csv`.
  public var path: String
  /// Where the complaint points.
  public var position: Position
  /// The check that failed.
  public var check: Check
  /// One sentence without a full stop, in lower case; values stand in single quotes, escaped.
  public var message: String

  /// Makes a complaint.
  public init(
    path: String, position: Position, check: Check, message: String
  ) {
    self.path = path
    self.position = position
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
    return left.message < right.message
  }
}

extension Complaint: CustomStringConvertible {
  /// The line to print, such as
  /// `Data/tables/claims.csv:17:9: error: [type] value '66O' is not a number of points`.
  public var description: String {
    "\(escaped(path)):\(position): error: [\(check.rawValue)] \(message)"
  }
}
