/// A kind of device. `phone` and `pad` are those of `UIUserInterfaceIdiom`.
public enum Idiom: String, CaseIterable, Sendable {
  /// iPhone and iPod touch.
  case phone
  case pad
  case watch
}
