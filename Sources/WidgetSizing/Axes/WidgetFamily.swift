/// What WidgetKit calls a family: the shape that a person chose for a widget.
///
/// The raw values are the names of the cases of `WidgetFamily`.
public enum WidgetFamily: String, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline

  /// Whether it stands on the Lock Screen or on a watch, not among the icons.
  public var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      false
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: true
    }
  }
}
