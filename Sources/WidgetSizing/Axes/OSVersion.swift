/// A major version of a platform.
public struct OSVersion: Hashable, Comparable, Sendable {
  // One byte, because a claim has two of them and there are many claims.
  private let number: UInt8

  /// The number: 10 for iOS 10.
  public var major: Int { Int(number) }

  /// Makes a version from its number, which is clamped to 0...255.
  public init(_ major: Int) {
    number = UInt8(clamping: major)
  }

  /// Whether one version is lower than another.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    lhs.number < rhs.number
  }
}

extension OSVersion: CustomStringConvertible {
  /// The number alone: `10`.
  public var description: String { String(major) }
}
