/// What a person chose for Display Zoom: the device then reports another screen.
public enum DisplayZoom: String, CaseIterable, Sendable {
  case standard
  /// Everything is larger: the device reports a smaller screen.
  case larger
  /// On some iPads, More Space: the device reports a larger screen.
  case moreSpace = "more-space"
}

extension DisplayZoom {
  /// What can be chosen on a platform.
  public static func choices(on platform: Platform) -> [DisplayZoom] {
    switch platform {
    case .iOS: [.standard, .larger]
    case .iPadOS: allCases
    case .macOS, .watchOS, .visionOS: [.standard]
    }
  }
}
