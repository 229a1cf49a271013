/// What a source states about one axis.
public enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The number holds for every value.
  case every
  /// The number holds for one value.
  case only(Value)

  /// The meaning of an axis that a source leaves open: the default, or every value if there is
  /// none.
  static func assumed(_ defaultValue: Value?) -> Said { defaultValue.map { .only($0) } ?? .every }

  /// Whether the number holds for `value`.
  func contains(_ value: Value) -> Bool {
    switch self {
    case .every: true
    case .only(let only): value == only
    }
  }
}

extension Said<TextSize> {
  /// The text sizes for which a claim that states this answers.
  var textSizes: PlaceSet<TextSize> {
    switch self {
    case .every: .all
    case .only(let textSize): PlaceSet(textSize)
    }
  }
}
