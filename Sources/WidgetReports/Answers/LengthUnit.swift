/// The unit of lengths in tables for people.
public enum LengthUnit: String, CaseIterable, Sendable {
  case points = "pt"
  /// Pixels of the screen class; points on macOS and visionOS, which have none.
  case pixels = "px"
}
