/// Whether content fits one WidgetKit widget, whose size the system gives whatever it shows.
public struct WidgetKitFit: Sendable {
  /// The cell.
  public let cell: WidgetKitCell
  /// What is known of the height.
  public let maximum: Evidence
  /// What is seen; nil if the height is not known.
  public let verdict: FitVerdict?
}

extension Engine {
  /// Whether content fits the height of a widget. Content margins are a part of the content.
  public func fit(_ content: ContentLayout, in cell: WidgetKitCell) -> WidgetKitFit {
    let height = evidence(.height, of: cell)
    return WidgetKitFit(
      cell: cell, maximum: height, verdict: FitVerdict(of: [content], in: height))
  }
}
