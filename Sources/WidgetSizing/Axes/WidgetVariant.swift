/// Which of several sizes, where one family has more than one on the same screen.
public enum WidgetVariant: String, CaseIterable, Sendable {
  /// On iPads, what the view is laid out in. Source: HIG5.
  case canvas
  /// On iPads, what is shown after scaling. Source: HIG5.
  case device
  /// Among icons with labels, the default. Source: MZ1.
  case iconsSmall = "icons-small"
  /// Among large icons without labels, a choice since iOS 18. Source: MZ1.
  case iconsLarge = "icons-large"
  /// A small widget on the Lock Screen of an iPad, which has a size of its own. Source: FR1.
  case lockScreen = "lock-screen"
  /// On a watch, in the Smart Stack. Source: HIG5.
  case smartStack = "smart-stack"
  /// On a watch, on the face. Source: FR2.
  case watchFace = "watch-face"
}

extension WidgetFamily {
  /// The sizes that the family has on a version of a platform, the usual first; a nil is the only
  /// one.
  public func variants(on platform: Platform, _ os: OSVersion) -> [WidgetVariant?] {
    switch platform {
    case .iOS:
      return isAccessory || os < .iconsOfTwoSizes ? [nil] : [.iconsSmall, .iconsLarge]
    case .iPadOS:
      if isAccessory { return [nil] }
      if os < .widgetsScaledOnPads { return [.canvas] }
      let isOnLockScreen = self == .systemSmall && os >= .widgetsOnLockScreenOfPads
      return [.canvas, .device] + (isOnLockScreen ? [.lockScreen] : [])
    case .watchOS:
      guard self == .accessoryRectangular else { return [nil] }
      return os < .smartStack ? [.watchFace] : [.smartStack, .watchFace]
    case .macOS, .visionOS: return [nil]
    }
  }
}

extension OSVersion {
  /// The first iOS on which icons may be large, without labels. Source: MZ1.
  fileprivate static let iconsOfTwoSizes = OSVersion(18)
  /// The first iPadOS that lays widgets out larger than it shows them. Source: HIG5, SB1.
  fileprivate static let widgetsScaledOnPads = OSVersion(15)
  /// The first iPadOS with widgets on the Lock Screen. Source: DOC1.
  fileprivate static let widgetsOnLockScreenOfPads = OSVersion(17)
  /// The first watchOS with widgets in the Smart Stack. Source: HIG3.
  fileprivate static let smartStack = OSVersion(10)
}
