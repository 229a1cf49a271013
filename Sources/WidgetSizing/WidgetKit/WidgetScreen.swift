/// A screen of a platform: what all widgets on it have in common.
public struct WidgetScreen: Hashable, Sendable {
  /// The system.
  public let platform: Platform
  /// The models; nil on macOS and visionOS, whatever the screen.
  public let screenClass: Key<ScreenClass>?

  /// Makes a screen of a platform.
  public init(platform: Platform, screenClass: Key<ScreenClass>?) {
    self.platform = platform
    self.screenClass = screenClass
  }
}

extension WidgetKitCell {
  /// The screen that the widget is on.
  public var screen: WidgetScreen { WidgetScreen(platform: platform, screenClass: screenClass) }
}

extension Catalog {
  /// The screen of the models of a class.
  public func widgetScreen(of screenClass: Key<ScreenClass>) -> WidgetScreen {
    WidgetScreen(
      platform: screenClasses[screenClass].idiom.platform, screenClass: screenClass)
  }

  /// Every screen, platform after platform.
  public func widgetScreens() -> [WidgetScreen] {
    Platform.allCases.flatMap { platform -> [WidgetScreen] in
      guard let idiom = platform.idiom else {
        return [WidgetScreen(platform: platform, screenClass: nil)]
      }
      return screenClasses.keys.filter { screenClasses[$0].idiom == idiom }.map {
        WidgetScreen(platform: platform, screenClass: $0)
      }
    }
  }

  /// What a screen is called: its class, or the platform where there is none.
  public func name(of screen: WidgetScreen) -> String {
    screen.screenClass.map { screenClasses[$0].name } ?? screen.platform.rawValue
  }

  /// The screens that a claim speaks of.
  public func screens(of claim: WidgetKitClaim) -> [WidgetScreen] {
    guard let idiom = claim.platform.idiom else {
      return [WidgetScreen(platform: claim.platform, screenClass: nil)]
    }
    let classes =
      claim.subject == .anything
      ? screenClasses.keys.filter { screenClasses[$0].idiom == idiom } : classes(of: claim.subject)
    return classes.map { WidgetScreen(platform: claim.platform, screenClass: $0) }
  }
}
