extension Setting {
  /// The setting without its variant if that is `variant`. The only size of a family on another version
  /// or screen is the counterpart of that variant.
  func omitting(_ variant: WidgetVariant?) -> Setting {
    guard case .widget(let widget) = self, widget.variant == variant else { return self }
    return .widget(WidgetSetting(kind: widget.kind, family: widget.family, variant: nil))
  }
}
