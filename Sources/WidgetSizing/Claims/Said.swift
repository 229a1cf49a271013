/// What a source says of one axis.
public enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
  /// That its number holds for every value.
  case every
  /// One value.
  case only(Value)

  /// What an axis that a source leaves open means: the default, or all values if there is none.
  static func assumed(_ defaultValue: Value?) -> Said { defaultValue.map { .only($0) } ?? .every }

  /// Whether `value` is among those that are said.
  func contains(_ value: Value) -> Bool {
    switch self {
    case .every: true
    case .only(let only): value == only
    }
  }
}
