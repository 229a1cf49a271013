/// A set of major versions of a platform, from 1 to 62.
struct VersionSet: Sendable {
  /// The greatest version that a set can hold.
  static let limit = 62

  /// A bit for each version.
  private var bits = 0

  init() {}

  /// All versions.
  static let all = VersionSet(from: nil, through: nil)

  /// The versions from `first` through `last`; nil is an open end.
  init(from first: OSVersion?, through last: OSVersion?) {
    let lower = max(first?.major ?? 1, 1), upper = min(last?.major ?? Self.limit, Self.limit)
    for major in stride(from: lower, through: upper, by: 1) { bits |= 1 << major }
  }

  func contains(_ os: OSVersion) -> Bool {
    (1...Self.limit).contains(os.major) && bits & 1 << os.major != 0
  }

  mutating func insert(_ range: ClosedRange<OSVersion>) {
    formUnion(VersionSet(from: range.lowerBound, through: range.upperBound))
  }

  mutating func formUnion(_ other: VersionSet) {
    bits |= other.bits
  }
}
