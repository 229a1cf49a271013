/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}
