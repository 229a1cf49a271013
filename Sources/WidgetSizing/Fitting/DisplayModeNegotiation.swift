/// How a Today extension and the system agree on a height.
///
/// Up to iOS 9 the widget asks for a height and gets it, up to a maximum. From iOS 10 on there are
/// display modes: compact has one height, whatever is asked for; expanded is as high as the widget
/// asks for, up to a maximum. The width is the system's affair throughout.
public struct DisplayModeNegotiation: Hashable, Sendable {
  /// The extension's `widgetLargestAvailableDisplayMode`.
  public enum LargestMode: String, CaseIterable, Sendable {
    case compact, expanded
  }

  /// The button beside the widget's name.
  public enum Button: String, CaseIterable, Sendable {
    case noButton = "none"
    case showMore = "show-more"
    case showLess = "show-less"
  }

  /// What the extension gets. Lengths are in points.
  public struct Grant: Hashable, Sendable {
    /// The height of the widget.
    public let height: Points
    /// The button that the person sees.
    public let button: Button
  }

  /// The mode that is shown: never expanded where compact is the largest.
  public let mode: Mode
  /// The largest mode that the extension has; not used up to iOS 9.
  public let largest: LargestMode
  /// The height of the maximum size that the system reports for ``mode``, in points.
  public let maximumHeight: Points

  /// Makes a negotiation.
  /// - Parameters:
  ///   - largest: The largest mode that the extension has.
  ///   - active: The mode that the person chose; legacy up to iOS 9.
  ///   - maximumHeight: In points; of the compact mode if `largest` is compact.
  public init(largest: LargestMode, active: Mode, maximumHeight: Points) {
    mode = active == .expanded && largest == .compact ? .compact : active
    self.largest = largest
    self.maximumHeight = maximumHeight
  }

  /// What an extension gets if its `preferredContentSize` has this height, in points.
  public func grant(height: Points) -> Grant {
    Grant(
      height: mode == .compact ? maximumHeight : min(height, maximumHeight), button: button)
  }

  /// The button that the person sees.
  public var button: Button {
    switch (mode, largest) {
    case (.legacy, _), (_, .compact): .noButton
    case (.compact, .expanded): .showMore
    case (.expanded, .expanded): .showLess
    }
  }
}
