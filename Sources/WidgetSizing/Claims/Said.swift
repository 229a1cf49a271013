/// What a source says of one axis.
public enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing: the claim answers only for the axis's default.
  case nothing
  /// That its number holds for every value.
  case every
  /// One value.
  case only(Value)

  /// Whether a claim that says this answers for `value`.
  func answers(_ value: Value, default standard: Value) -> Bool {
    switch self {
    case .nothing: value == standard
    case .every: true
    case .only(let only): value == only
    }
  }

  /// Whether a claim that says this does not speak of something else than `value`.
  func allows(_ value: Value) -> Bool {
    if case .only(let only) = self { only == value } else { true }
  }
}
