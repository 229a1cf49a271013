/// A setting of Display Zoom. With any but `standard`, the device reports another screen size.
///
/// A new one is a case with its place and its facts. Everything else follows from these and from the tables.
public enum DisplayZoom: String, CaseIterable, Sendable {
  case standard
  /// Everything is larger: the device reports a smaller screen.
  case larger
  /// On some iPads, More Space: the device reports a larger screen.
  case moreSpace = "more-space"

  /// What is meant by Display Zoom alone, and by `zoomed`: Larger Text, the only one that iPhones have.
  package static var plain: DisplayZoom { .larger }
}

extension DisplayZoom {
  private struct Facts: Sendable {
    /// What the setting is called on the device.
    let name: String
    var platforms = Platform.allCases
    var kinds = WidgetKind.allCases
    var reportsLargerScreen = false
    var answersAsReportedScreen = false
  }

  private var facts: Facts {
    switch self {
    case .standard: Facts(name: "Default")
    case .larger:
      Facts(name: "Larger Text", platforms: [.iOS, .iPadOS], answersAsReportedScreen: true)
    case .moreSpace:
      Facts(
        name: "More Space", platforms: [.iPadOS], kinds: WidgetKind.withFamilies,
        reportsLargerScreen: true)
    }
  }

  /// The facts of each, made once.
  private static let facts = all.map(\.facts)

  /// All but `standard`, which are those that tables list.
  package static let zoomed = allCases.filter { $0 != .standard }

  /// The settings that a platform offers.
  public static func choices(on platform: Platform) -> [DisplayZoom] {
    onPlatforms[platform.place]
  }

  private static let onPlatforms = Platform.allCases.map { platform in
    all.filter { $0.platforms.contains(platform) }
  }

  /// What the setting is called on the device: `More Space`.
  package var settingName: String { Self.facts[place].name }

  /// The setting as a state of the device: `Display Zoom on`.
  package var stateWords: String {
    switch self {
    case .standard: "Display Zoom off"
    case .plain: "Display Zoom on"
    default: "Display Zoom \(settingName)"
    }
  }

  /// The platforms whose devices may have it.
  package var platforms: [Platform] { Self.facts[place].platforms }

  /// The kinds of widgets of which cells may have it.
  package var kinds: [WidgetKind] { Self.facts[place].kinds }

  /// Whether the screen that a device reports with it is larger than without.
  package var reportsLargerScreen: Bool { Self.facts[place].reportsLargerScreen }

  /// Whether a device with it has the widgets of the screen that it reports. Claims confirm it of Larger Text; of
  /// More Space nothing is known but what claims state.
  var answersAsReportedScreen: Bool { Self.facts[place].answersAsReportedScreen }
}

extension DisplayZoom: ListedValue {
  package static var axisNumber: Int { 10 }
  package static let all = allCases

  private static let ofKinds = WidgetKind.allCases.map { kind in
    all.filter { $0.kinds.contains(kind) }
  }

  /// Those that the kind has.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [DisplayZoom] {
    ofKinds[kind.place]
  }

  /// The one with an identifier, or with a name on the device, in any case: `more-space`, `More Space`.
  package static func named(_ text: String, in catalog: Catalog) -> [DisplayZoom]? {
    let name = text.lowercased()
    return all.first { $0.rawValue == name || $0.settingName.lowercased() == name }.map { [$0] }
  }

  /// The setting unless it is the standard one.
  package func idPart(of kind: WidgetKind, in catalog: Catalog) -> String? {
    self == .standard ? nil : kind == .today && self == .plain ? "zoomed" : rawValue
  }

  /// The setting in words: `Display Zoom Larger Text`; of a Today extension `zoomed`.
  package func words(of kind: WidgetKind, in catalog: Catalog) -> String {
    kind == .today && self == .plain ? "zoomed" : "Display Zoom \(settingName)"
  }

  /// Hashes the place: by default, an enumeration with raw values hashes their text, which is slower.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  package var place: Int {
    switch self {
    case .standard: 0
    case .larger: 1
    case .moreSpace: 2
    }
  }
}
