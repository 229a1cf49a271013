/// A setting of Display Zoom. With any but `standard`, the device reports another screen size.
public enum DisplayZoom: String, CaseIterable, Sendable {
  case standard
  /// Everything is larger: the device reports a smaller screen.
  case larger
  /// On some iPads, More Space: the device reports a larger screen.
  case moreSpace = "more-space"
}

extension DisplayZoom {
  /// All but `standard`, which are those that tables list.
  package static let zoomed = allCases.filter { $0 != .standard }

  /// The settings that a platform offers.
  public static func choices(on platform: Platform) -> [DisplayZoom] {
    switch platform {
    case .iOS: [.standard, .larger]
    case .iPadOS: allCases
    case .macOS, .watchOS, .visionOS: [.standard]
    }
  }
}

extension DisplayZoom: ListedValue {
  package static var axisNumber: Int { 10 }
  package static let all = allCases

  /// The setting unless it is the standard one. Today extensions have one other.
  package func idPart(of kind: WidgetKind, in catalog: Catalog) -> String? {
    switch self {
    case .standard: nil
    case .larger, .moreSpace: kind == .today ? "zoomed" : rawValue
    }
  }

  /// The setting in words: `Display Zoom larger`. Today extensions have one.
  package func words(of kind: WidgetKind, in catalog: Catalog) -> String {
    kind == .today ? "zoomed" : "Display Zoom \(rawValue)"
  }

  package var place: Int {
    switch self {
    case .standard: 0
    case .larger: 1
    case .moreSpace: 2
    }
  }
}
