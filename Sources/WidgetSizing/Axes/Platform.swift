/// A system that shows widgets of WidgetKit.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, iPadOS, macOS, watchOS, visionOS

  /// The kind of device; nil where the size of widgets does not depend on a screen.
  public var idiom: Idiom? {
    switch self {
    case .iOS: .phone
    case .iPadOS: .pad
    case .watchOS: .watch
    case .macOS, .visionOS: nil
    }
  }
}

extension Platform {
  /// The place among all platforms.
  var place: Int {
    switch self {
    case .iOS: 0
    case .iPadOS: 1
    case .macOS: 2
    case .watchOS: 3
    case .visionOS: 4
    }
  }
}

extension Idiom {
  /// The system that the devices run.
  public var platform: Platform {
    switch self {
    case .phone: .iOS
    case .pad: .iPadOS
    case .watch: .watchOS
    }
  }
}
