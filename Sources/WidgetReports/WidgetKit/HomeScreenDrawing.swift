public import Documents
internal import WidgetSizing

extension WidgetKitResult {
  /// The result as one drawing.
  public var drawing: Drawing {
    Panel.column([], gap: 16).drawing(title: "Widget sizes", alternative: "")
  }
}
