extension Dispute.Kind {
  /// What the page of the disputes calls them.
  package var title: String {
    switch self {
    case .disputed: "Sources differ"
    case .shadowed: "A claim about more devices differs"
    case .context: "Other published numbers that differ"
    }
  }

  /// What it calls the other side of them.
  package var heading: String {
    switch self {
    case .context: "the answer"
    case .disputed, .shadowed: "against"
    }
  }
}
