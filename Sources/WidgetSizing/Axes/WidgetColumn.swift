/// The column of an iPad in which a Today extension stands.
public enum WidgetColumn: String, CaseIterable, Sendable {
  /// All widgets below each other.
  case single
  /// The left of two columns, the wider; iOS 10 in landscape.
  case left
  /// The right of two columns, the narrower; iOS 10 in landscape.
  case right
}
