/// A major version of iOS or iPadOS.
public struct OSVersion: Hashable, Comparable, Sendable {
  // One byte, because a claim has two of them and there are many claims.
  private let number: UInt8

  /// The number: 10 for iOS 10.
  public var major: Int { Int(number) }

  /// Makes a version of its number; one beyond 0 to 255 becomes the nearest that is not.
  public init(_ major: Int) {
    number = UInt8(clamping: major)
  }

  /// Orders versions by their numbers.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    lhs.number < rhs.number
  }
}

extension OSVersion: CustomStringConvertible {
  /// The number alone: `10`.
  public var description: String { String(major) }
}
