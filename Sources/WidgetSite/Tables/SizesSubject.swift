internal import Documents
internal import WidgetSizing

/// What a page of sizes is about, by what it is called in links.
enum SizesSubject: String, CaseIterable {
  case iPhone, iPad
  case watch = "Apple Watch"
  case macAndVision = "Mac and Vision Pro"
  case liveActivities = "Live Activities"

  var title: String { rawValue }

  /// The name of the page in its address.
  var slug: Slug {
    switch self {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .watch: "watch"
    case .macAndVision: "mac-and-vision"
    case .liveActivities: "live-activities"
    }
  }

  var kind: WidgetKind { self == .liveActivities ? .activity : .widgetKit }

  /// The platforms of each table of the page, of which a script filters the first. A watch has another Live
  /// Activity than a phone.
  var tables: [[Platform]] {
    switch self {
    case .iPhone: [[.iOS]]
    case .iPad: [[.iPadOS]]
    case .watch: [[.watchOS]]
    case .macAndVision: [[.macOS, .visionOS]]
    case .liveActivities: [[.iOS, .iPadOS], [.watchOS]]
    }
  }
}
