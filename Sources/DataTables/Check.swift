/// The name of a check that a table can fail, as it stands in brackets in a complaint.
///
/// The static members are the checks of this module. A module with further checks adds names in an
/// extension.
public struct Check: RawRepresentable, Sendable, Hashable {
  /// The name: lower case, words joined by hyphens.
  public let rawValue: String

  /// Makes a check of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Check {
  /// The bytes are not UTF-8, begin with a byte order mark or hold a control character.
  public static let encoding = Check(rawValue: "encoding")
  /// A line ends in something else than one line feed.
  public static let lineEnd = Check(rawValue: "line-end")
  /// A line is empty.
  public static let emptyLine = Check(rawValue: "empty-line")
  /// A quote stands where none may, or is missing.
  public static let quote = Check(rawValue: "quote")
  /// A cell begins or ends with a blank.
  public static let blank = Check(rawValue: "blank")
  /// A row has another number of cells than the header.
  public static let cells = Check(rawValue: "cells")
  /// A column is missing, unknown, nameless or there twice.
  public static let header = Check(rawValue: "header")
  /// The file is too large, or too much is wrong with it.
  public static let limit = Check(rawValue: "limit")
  /// A cell that must have a value is empty.
  public static let required = Check(rawValue: "required")
  /// A cell cannot be read as what its column holds.
  public static let type = Check(rawValue: "type")
  /// A value can be read, but is not written the one way it should be.
  public static let form = Check(rawValue: "form")
  /// A number lies outside of its range.
  public static let range = Check(rawValue: "range")
  /// A cell is none of a closed list of values.
  public static let choice = Check(rawValue: "enum")
  /// A cell names something that is not there.
  public static let reference = Check(rawValue: "reference")
  /// A row does not stand where its key puts it.
  public static let order = Check(rawValue: "order")
  /// Two rows have the same key.
  public static let unique = Check(rawValue: "unique")
}
