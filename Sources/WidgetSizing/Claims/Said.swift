/// What a source says of one axis.
public enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing: the claim answers only for the usual value.
  case usual
  /// That its number holds for every value.
  case every
  /// One value.
  case only(Value)

  /// What is said, with the usual value in the place of nothing.
  func resolved(_ usual: Value) -> Said { self == .usual ? .only(usual) : self }

  /// Whether `value` is among those that are said, the usual value being resolved.
  func contains(_ value: Value) -> Bool {
    switch self {
    case .usual: false
    case .every: true
    case .only(let only): value == only
    }
  }
}

extension Said<EntryPoint> {
  /// Whether an entry point is among those that are said, on a version.
  func contains(_ entryPoint: EntryPoint, on os: OSVersion) -> Bool {
    self == .usual ? entryPoint == os.usualEntryPoint : contains(entryPoint)
  }
}

extension OSVersion {
  /// The entry point that is meant if none is named: iOS 8 and 9 have Notification Center alone.
  var usualEntryPoint: EntryPoint {
    self < Claim.usualOS ? .notificationCenter : .todayView
  }
}
