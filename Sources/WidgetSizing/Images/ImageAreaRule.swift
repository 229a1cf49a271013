/// The rule for the largest image that WidgetKit archives, named `image-area`.
///
/// It is a fit to the refusals in ``Catalog/archiveRefusals``; Apple has not published it. Few refusals
/// name their device and their version, so the factors are constants of the rule.
public enum ImageAreaRule {
  /// The name of the rule.
  public static let name = "image-area"

  /// The rule as one sentence of arithmetic.
  public static let statement =
    "an image has at most 22/5 × width × height of the widget in pixels (11/5 × width by 2 × height); "
    + "on watches 36/25 (6/5 by 6/5); on versions that were replaced before 2024, 36/25 of the "
    + "screen's area, on those that were current before and in 2024 either"

  /// The day from which on the limit follows from the widget and no longer from the screen: the newest
  /// refusal by the screen is of 2023 (ARR1), the oldest by the widget of 2025 (ARB1, ARF1).
  static let beginning = "2024-01-01"

  /// Whether a published refusal gives the limit of a widget of this family.
  package static func isSeen(_ family: WidgetFamily, on platform: Platform) -> Bool {
    platform == .watchOS
      ? family == .accessoryCircular : [.systemSmall, .systemMedium].contains(family)
  }

  /// The size that the limit is a multiple of, and the factor.
  public enum Factor: String, CaseIterable, Sendable {
    /// 22/5 of the widget's area.
    case widget
    /// 36/25 of the widget's area.
    case watchWidget = "watch-widget"
    /// 36/25 of the screen's area.
    case screen

    /// The sides of the largest image, in hundredths of the sides of the size.
    private var hundredths: (width: Int, height: Int) {
      switch self {
      case .widget: (220, 200)
      case .watchWidget, .screen: (120, 120)
      }
    }

    /// The factor in words: `22/5`.
    public var fraction: String { self == .widget ? "22/5" : "36/25" }

    /// The largest area of an image where the widget, or the screen, has this size.
    public func limit(for size: PixelSize) -> PixelArea {
      PixelArea(hundredths: hundredths.width * hundredths.height / 100 * size.pixelCount)
    }

    /// The sides of the largest image, in hundredths of a pixel.
    func sides(for size: PixelSize) -> PixelSides {
      PixelSides(width: hundredths.width * size.width, height: hundredths.height * size.height)
    }
  }
}

extension Catalog {
  /// The factors that may give the limit on a version of a platform with screens: that of the widget and
  /// that of the screen, if the version was current before 2024 and in 2024.
  func imageFactors(on platform: Platform, _ os: OSVersion) -> [ImageAreaRule.Factor] {
    // No refusal by a watch is dated, and none shows a limit that follows from the screen.
    if platform == .watchOS { return [.watchWidget] }
    let releases = releases(of: platform)
    guard let place = releases.firstIndex(where: { $0.os == os }),
      releases[place].released < ImageAreaRule.beginning
    else { return [.widget] }
    let isReplaced =
      place + 1 < releases.count && releases[place + 1].released < ImageAreaRule.beginning
    return isReplaced ? [.screen] : [.widget, .screen]
  }
}
