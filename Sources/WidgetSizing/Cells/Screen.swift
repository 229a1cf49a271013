/// A screen of a platform: what all widgets on it have in common.
public struct Screen: Hashable, Sendable {
  /// The platform.
  public let platform: Platform
  /// The models; nil on macOS and visionOS, where no size depends on the screen.
  public let screenClass: Key<ScreenClass>?

  /// Makes a screen of a platform.
  public init(platform: Platform, screenClass: Key<ScreenClass>?) {
    self.platform = platform
    self.screenClass = screenClass
  }
}

extension Cell {
  /// The screen that the widget is on.
  public var screen: Screen { Screen(platform: platform, screenClass: screenClass) }
}

extension Catalog {
  /// The screen of a class, for widgets of one kind.
  public func screen(of screenClass: Key<ScreenClass>, with kind: WidgetKind) -> Screen {
    kind == .today
      ? Screen(platform: .iOS, screenClass: screenClass) : widgetScreen(of: screenClass)
  }

  /// Every screen that can have widgets of one kind.
  public func screens(of kind: WidgetKind) -> [Screen] {
    kind.hasFamilies
      ? widgetScreens().filter { !versions(with: kind, on: $0.platform).isEmpty }
      : classesWithTodayExtensions().map { screen(of: $0, with: kind) }
  }

  /// The screen of a class, for widgets that come in families.
  public func widgetScreen(of screenClass: Key<ScreenClass>) -> Screen {
    Screen(
      platform: screenClasses[screenClass].idiom.platform, screenClass: screenClass)
  }

  /// Every screen, platform after platform.
  public func widgetScreens() -> [Screen] {
    Platform.allCases.flatMap { platform -> [Screen] in
      guard let idiom = platform.idiom else {
        return [Screen(platform: platform, screenClass: nil)]
      }
      return screenClasses.keys.filter { screenClasses[$0].idiom == idiom }.map {
        Screen(platform: platform, screenClass: $0)
      }
    }
  }

  /// The name of a screen: that of its class, or of the platform if it has no class.
  public func name(of screen: Screen) -> String {
    screen.screenClass.map { screenClasses[$0].name } ?? screen.platform.rawValue
  }

  /// The screens that a claim speaks of.
  public func screens(of claim: Claim) -> [Screen] {
    guard claim.kind.hasFamilies else {
      return classes(of: claim.subject).map { screen(of: $0, with: .today) }
    }
    guard let idiom = claim.platform.idiom else {
      return [Screen(platform: claim.platform, screenClass: nil)]
    }
    let classes =
      claim.subject == .anything
      ? screenClasses.keys.filter { screenClasses[$0].idiom == idiom } : classes(of: claim.subject)
    return classes.map { Screen(platform: claim.platform, screenClass: $0) }
  }
}
