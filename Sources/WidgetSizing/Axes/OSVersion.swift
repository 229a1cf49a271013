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

extension OSVersion: PlacedValue {
  /// The greatest version in tables, so that versions fit into a ``PlaceSet``.
  static let limit = 62

  /// The version with a number.
  package init?(place: Int) { self.init(place) }

  /// The number.
  package var place: Int { major }
}

extension PlaceSet<OSVersion> {
  /// All versions.
  static let all = PlaceSet(from: nil, through: nil)

  /// The versions from `first` through `last`; nil is an open end.
  init(from first: OSVersion?, through last: OSVersion?) {
    let lower = max(first?.major ?? 1, 1),
      upper = min(last?.major ?? OSVersion.limit, OSVersion.limit)
    self.init(stride(from: lower, through: upper, by: 1).map { OSVersion($0) })
  }

  mutating func insert(_ range: ClosedRange<OSVersion>) {
    formUnion(PlaceSet(from: range.lowerBound, through: range.upperBound))
  }
}
