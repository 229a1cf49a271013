/// One of the things that a widget's size depends on.
public enum Axis: String, CaseIterable, Sendable {
  case os, screenClass, orientation, column, entryPoint, textSize, mode
}

/// A set of axes, kept in the order of ``Axis``.
public struct AxisSet: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// Makes a set of axes.
  public init(_ axes: Axis...) {
    for axis in axes { insert(axis) }
  }

  /// Whether no axis is in this set.
  public var isEmpty: Bool { bits == 0 }

  /// The axes in this set, in their usual order.
  public var axes: [Axis] { Axis.allCases.filter(contains) }

  /// Whether an axis is in this set.
  public func contains(_ axis: Axis) -> Bool {
    bits & Self.bit(axis) != 0
  }

  /// Puts an axis into this set.
  public mutating func insert(_ axis: Axis) {
    bits |= Self.bit(axis)
  }

  /// The axes that are in at least one of two sets.
  public func union(_ other: AxisSet) -> AxisSet {
    var result = self
    result.bits |= other.bits
    return result
  }

  /// The axes that are in both sets.
  public func intersection(_ other: AxisSet) -> AxisSet {
    var result = self
    result.bits &= other.bits
    return result
  }

  /// The axes that are in this set and not in the other.
  public func subtracting(_ other: AxisSet) -> AxisSet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  private static func bit(_ axis: Axis) -> UInt8 {
    switch axis {
    case .os: 1
    case .screenClass: 2
    case .orientation: 4
    case .column: 8
    case .entryPoint: 16
    case .textSize: 32
    case .mode: 64
    }
  }
}
