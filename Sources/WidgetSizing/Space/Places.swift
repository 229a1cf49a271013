/// A place on each axis in 16 bytes: two bytes for versions, screens, families and variants, one for each
/// other axis. All bits are set where there is no place.
struct Places: Hashable, Sendable {
  private var low: UInt64
  private var high: UInt64

  /// No place on any axis.
  static var none: Places { Places(low: .max, high: .max) }
  /// All bits clear on every axis.
  static var clear: Places { Places(low: 0, high: 0) }
  /// The greatest place on an axis of two bytes.
  static var limit: Int { 0xFFFE }

  /// Whether an axis has two bytes, by its number. Literals, because a search for each access takes longer; a test
  /// compares them with the axes.
  static func isWide(_ axis: Int) -> Bool {
    axis == 1 || axis == 2 || axis == 8 || axis == 9
  }

  private static func mask(_ axis: Int) -> UInt64 { isWide(axis) ? 0xFFFF : 0xFF }

  /// The first bit of an axis. No axis has bits in both words.
  private static func shift(_ axis: Int) -> UInt64 {
    let wide = (axis > 1 ? 1 : 0) + (axis > 2 ? 1 : 0) + (axis > 8 ? 1 : 0) + (axis > 9 ? 1 : 0)
    return UInt64((axis + wide) * 8)
  }

  /// The place on an axis, by the number of the axis.
  ///
  /// - Precondition: A place that is set is at most 254, or ``limit`` on an axis of two bytes.
  subscript(axis: Int) -> Int? {
    @inline(__always) get {
      let shift = Self.shift(axis), mask = Self.mask(axis)
      let bits = (shift < 64 ? low >> shift : high >> (shift - 64)) & mask
      return bits == mask ? nil : Int(bits)
    }
    @inline(__always) set {
      let shift = Self.shift(axis), mask = Self.mask(axis)
      let bits = newValue.map { UInt64($0) } ?? mask
      precondition(newValue == nil || bits < mask, "an axis has no such place")
      if shift < 64 {
        low = low & ~(mask << shift) | bits << shift
      } else {
        high = high & ~(mask << (shift - 64)) | bits << (shift - 64)
      }
    }
  }

  /// The bits that both have.
  static func & (one: Places, other: Places) -> Places {
    Places(low: one.low & other.low, high: one.high & other.high)
  }
}
