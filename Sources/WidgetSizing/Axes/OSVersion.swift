/// A major version of iOS or iPadOS.
public struct OSVersion: Hashable, Comparable, Sendable {
  /// The number: 10 for iOS 10.
  public let major: Int

  /// Makes a version of its number.
  public init(_ major: Int) {
    self.major = major
  }

  /// Orders versions by their numbers.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    lhs.major < rhs.major
  }
}

extension OSVersion: CustomStringConvertible {
  /// The number alone: `10`.
  public var description: String { String(major) }
}
