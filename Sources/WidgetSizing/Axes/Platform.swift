/// An operating system that shows widgets.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, iPadOS, macOS, watchOS, visionOS

  /// The kind of device that runs it; nil on macOS and visionOS, where no size depends on a screen.
  public var idiom: Idiom? {
    switch self {
    case .iOS: .phone
    case .iPadOS: .pad
    case .watchOS: .watch
    case .macOS, .visionOS: nil
    }
  }

  /// What people call a device of the platform.
  package var deviceName: String {
    switch self {
    case .iOS: "iPhone"
    case .iPadOS: "iPad"
    case .watchOS: "Apple Watch"
    case .macOS: "Mac"
    case .visionOS: "Apple Vision Pro"
    }
  }

  /// What people call its devices: `iPhones`, `Apple Watches`.
  package var devicesName: String {
    self == .visionOS ? deviceName : deviceName + (self == .watchOS ? "es" : "s")
  }
}

extension Platform {
  /// All platforms: `allCases` makes an array on each access.
  private static let all = allCases

  /// The platform at a position; nil if there is none.
  init?(place: Int) {
    guard Self.all.indices.contains(place) else { return nil }
    self = Self.all[place]
  }

  /// Hashes the place: by default, an enumeration with raw values hashes their text, which is slower.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// The position among all platforms, from 0.
  package var place: Int {
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
  /// The platform that such devices run. iPads ran iOS before iPadOS 13.
  public var platform: Platform {
    switch self {
    case .phone: .iOS
    case .pad: .iPadOS
    case .watch: .watchOS
    }
  }
}
