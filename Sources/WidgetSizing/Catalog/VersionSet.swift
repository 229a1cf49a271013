/// A set of major versions of the OS, from 1 to 63.
struct VersionSet: Sendable {
  /// The greatest version that a set can hold.
  static let limit = 63

  private var bits: UInt64 = 0

  init() {}

  /// The versions between two, both included; nil is an open end.
  init(from first: OSVersion?, through last: OSVersion?) {
    let lower = max(first?.major ?? 1, 1), upper = min(last?.major ?? Self.limit, Self.limit)
    for major in stride(from: lower, through: upper, by: 1) { bits |= 1 << UInt64(major) }
  }

  func contains(_ os: OSVersion) -> Bool {
    (1...Self.limit).contains(os.major) && bits & 1 << UInt64(os.major) != 0
  }

  mutating func formUnion(_ other: VersionSet) {
    bits |= other.bits
  }
}
