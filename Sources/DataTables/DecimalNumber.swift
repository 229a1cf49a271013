internal import Wording

/// A decimal number, exact: `mantissa` ÷ 10^`fractionDigits`.
///
/// Tables have exact lengths, which binary fractions would round.
public struct DecimalNumber: Sendable, Hashable {
  /// The digits without the point, with the sign: 38375 for 383.75.
  public let mantissa: Int
  /// The number of digits behind the point; the last of them is not 0.
  public let fractionDigits: Int

  /// Reads digits with at most one point between them and an optional minus sign: `441.5`, `-3`.
  /// Nil for anything else, and for more digits than an `Int` holds.
  ///
  /// Zeros at the end of the fraction are dropped: 441.50 is 441.5.
  /// - Parameter text: The number and nothing else.
  public init?(_ text: some StringProtocol) {
    guard let (number, _) = Self.parse(Array(text.utf8).span) else { return nil }
    self = number
  }

  private init(mantissa: Int, fractionDigits: Int) {
    self.mantissa = mantissa
    self.fractionDigits = fractionDigits
  }

  /// The number, and whether its text is the shortest for it; nil if the bytes are no number.
  static func parse(_ bytes: Span<UInt8>) -> (number: Self, isShortest: Bool)? {
    var next = 0
    let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
    if isNegative { next = 1 }
    let first = next
    var point: Int?
    // Zeros count in a fraction only if another digit follows.
    var (value, zeros, fractionDigits) = (0, 0, 0)
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "."), point == nil, next > first {
        point = next
      } else if byte == UInt8(ascii: "0"), point != nil {
        zeros += 1
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        for _ in 0...zeros where !shift(&value) { return nil }
        let (sum, overflow) = value.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        if overflow { return nil }
        value = sum
        if point != nil { fractionDigits += zeros + 1 }
        zeros = 0
      } else {
        return nil
      }
      next += 1
    }
    let integerDigits = (point ?? next) - first
    guard integerDigits > 0, point != next - 1 else { return nil }
    let hasNeedlessZero =
      zeros > 0 || (integerDigits > 1 && bytes[first] == UInt8(ascii: "0"))
      || (isNegative && value == 0)
    let number = Self(mantissa: isNegative ? -value : value, fractionDigits: fractionDigits)
    return (number, !hasNeedlessZero)
  }

  /// Multiplies by 10; false if that overflows.
  private static func shift(_ value: inout Int) -> Bool {
    let (product, overflow) = value.multipliedReportingOverflow(by: 10)
    value = product
    return !overflow
  }

  /// The number as a count of `1/denominator`: 383.75 is 115125 times 1/300. Nil if it is not a
  /// whole count, or more than an `Int` holds. The denominator is greater than 0.
  public func count(ofUnitsPerOne denominator: Int) -> Int? {
    var (value, divisor) = (mantissa, denominator)
    // Ten to the power of the digits may be too large, so divide where it can be divided.
    for _ in 0..<fractionDigits {
      if divisor.isMultiple(of: 10) {
        divisor /= 10
      } else if divisor.isMultiple(of: 5), value.isMultiple(of: 2) {
        (value, divisor) = (value / 2, divisor / 5)
      } else if divisor.isMultiple(of: 2), value.isMultiple(of: 5) {
        (value, divisor) = (value / 5, divisor / 2)
      } else if value.isMultiple(of: 10) {
        value /= 10
      } else {
        return nil
      }
    }
    let (count, overflow) = value.multipliedReportingOverflow(by: divisor)
    return overflow ? nil : count
  }
}

extension DecimalNumber: Comparable {
  /// Whether one number is less than another.
  public static func < (left: Self, right: Self) -> Bool {
    let digits = max(left.fractionDigits, right.fractionDigits)
    return left.mantissa(with: digits) < right.mantissa(with: digits)
  }

  /// The number without its point if it had this many digits behind it; the greatest of its sign if that is too
  /// large.
  private func mantissa(with digits: Int) -> Int {
    (fractionDigits..<digits).reduce(mantissa) { value, _ in
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      return overflow ? (mantissa < 0 ? .min : .max) : product
    }
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in the shortest way: `441.5`.
  public var description: String {
    var digits = mantissa.magnitude.digits(count: fractionDigits + 1)
    if fractionDigits > 0 {
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -fractionDigits))
    }
    return (mantissa < 0 ? "-" : "") + digits
  }
}
