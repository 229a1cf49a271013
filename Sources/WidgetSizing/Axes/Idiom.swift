/// The kind of device: what `UIUserInterfaceIdiom` tells apart.
public enum Idiom: String, CaseIterable, Sendable {
  /// iPhone and iPod touch.
  case phone
  case pad
  case watch
}
