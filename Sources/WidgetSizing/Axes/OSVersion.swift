/// A major version of iOS or iPadOS.
public struct OSVersion: Hashable, Comparable, Sendable {
  public let major: Int

  public init(_ major: Int) {
    self.major = major
  }

  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    lhs.major < rhs.major
  }
}

extension OSVersion: CustomStringConvertible {
  /// The number alone: `10`.
  public var description: String { String(major) }
}
