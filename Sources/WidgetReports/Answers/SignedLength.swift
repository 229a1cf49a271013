internal import WidgetSizing

extension Points {
  /// The length with its sign: `+5`, `−0.33`, `±0`.
  package var signed: String {
    let size = "\(max(self, .zero - self))"
    return size == "0" ? "±0" : self > .zero ? "+\(size)" : "−\(size)"
  }
}
