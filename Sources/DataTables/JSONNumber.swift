/// A number as JSON has it: digits, and perhaps a fraction and a power of ten.
public struct JSONNumber: Sendable, Hashable {
  /// Why a number has no ``digits()``.
  public enum Fault: Error, Sendable {
    /// It has more than ``mostDigits`` digits, without zeros at both ends.
    case tooLong
    /// Its power of ten is beyond ``mostPower``.
    case tooFarFromOne
  }

  /// The most digits that a number may have, without zeros at both ends.
  public static let mostDigits = 38
  /// The largest power of ten that a number may be written with, negative or not.
  public static let mostPower = 127

  /// The number as it is written.
  public let written: String

  /// A valid number.
  init(_ bytes: ArraySlice<UInt8>) { written = String(decoding: bytes, as: UTF8.self) }

  /// The number in plain digits, without needless zeros: `352` for `3.520E+2`.
  public func digits() throws(Fault) -> String {
    let parts = written.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let whole = mantissa[0], fraction = mantissa.count > 1 ? mantissa[1] : ""
    let power = parts.count > 1 ? Int(parts[1]) : 0
    guard let power, (-Self.mostPower...Self.mostPower).contains(power) else {
      throw .tooFarFromOne
    }
    var digits = (whole + fraction).drop { $0 == "0" }
    // The place of the point, counted from the first digit.
    var point = digits.count - fraction.count + power
    while digits.last == "0" { digits.removeLast() }
    guard digits.count <= Self.mostDigits else { throw .tooLong }
    guard !digits.isEmpty else { return "0" }
    var text = String(digits)
    if point <= 0 {
      text = String(repeating: "0", count: 1 - point) + text
      point = 1
    }
    text += String(repeating: "0", count: max(0, point - text.count))
    if point < text.count { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
    return (written.hasPrefix("-") ? "-" : "") + text
  }
}
