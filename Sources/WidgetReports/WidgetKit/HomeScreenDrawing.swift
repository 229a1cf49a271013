public import Documents
internal import WidgetSizing

extension WidgetKitResult {
  public var drawing: Drawing {
    Panel.column([], gap: 16).drawing(title: "Widget sizes", alternative: "")
  }
}
