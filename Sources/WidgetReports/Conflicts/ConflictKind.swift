/// What contradicts what, of all that can be listed as a conflict.
package enum ConflictKind: String, CaseIterable {
  /// Claims of equal rank differ about one number.
  case disputed
  /// A claim about fewer devices stands before one that differs.
  case shadowed
  /// A rule gives another number than a claim.
  case rule
  /// A number that was published and does not answer is not what is answered.
  case context
  /// Sources differ about where widgets stand on a Home Screen.
  case origin
  /// Sources differ about the screen of a device.
  case screen
  /// Claims about other versions differ.
  case version
  /// Today extensions and WidgetKit differ on one version.
  case system
  /// A source is known to be wrong.
  case source

  /// What the page of the disputes calls them.
  package var title: String {
    switch self {
    case .disputed: "Sources differ"
    case .shadowed: "A claim about more devices differs"
    case .rule: "A rule misses"
    case .context: "Other published numbers that differ"
    case .origin: "Where widgets stand on a Home Screen"
    case .screen: "Screens of devices"
    case .version: "Another size on another version"
    case .system: "Today extensions and WidgetKit differ"
    case .source: "Sources that are known to be wrong"
    }
  }

  /// What it calls the other side of them.
  package var heading: String {
    switch self {
    case .rule: "the rule gives"
    case .context: "the answer"
    case .version: "before"
    case .disputed, .shadowed, .origin, .screen, .system, .source: "against"
    }
  }
}
