package import WidgetSizing

extension Conflict.Kind {
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
