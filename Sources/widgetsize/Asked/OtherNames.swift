internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// Known names that are not valid values: of features that are not covered, or of values of other
/// options.
enum OtherNames {
  /// The error for a name: what it is and how to ask for it, or that no source states its size, which is no
  /// fault of the command line. Nil for any other text.
  static func explanation(of text: String) -> Failure? {
    guard text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) else { return nil }
    if let uncovered = WordReading.uncovered(text) { return Failure(.unknown, [uncovered]) }
    let name = text.lowercased().filter(\.isLetter)
    guard let found = all.first(where: { $0.names.contains(name) }) else { return nil }
    return .usage("\(quoted(text)) \(found.explanation)")
  }

  private static let all: [(names: [String], explanation: String)] = [
    (
      ["liveactivity", "liveactivities"],
      "is a kind of widget; ask with --kind activity"
    ),
    (
      ["mac", "macos"], "is a platform; ask with --platform macOS"
    ),
    (["visionpro", "visionos"], "is a platform; ask with --platform visionOS"),
    (["iphone", "ios"], "is a platform; ask with --platform iOS"),
    (["ipad", "ipados"], "is a platform; ask with --platform iPadOS"),
    (["watch", "applewatch", "watchos"], "is a platform; ask with --platform watchOS"),
    (
      ["homescreen", "home"],
      "has two variants: --variant icons-small, and icons-large for the one without app names"
    ),
    (
      ["largeicons", "withoutnames", "withoutappnames", "homescreenwithoutappnames"],
      "is the Home Screen with large icons; ask with --variant icons-large"
    ),
  ]
}

extension Platform {
  /// The platform of devices with sizes that do not depend on a screen: Macs and Apple Vision Pro.
  init?(ofDevicesCalled name: String) {
    switch name.lowercased() {
    case "mac", "imac", "macbook", "macbook air", "macbook pro", "mac mini", "mac studio",
      "mac pro", "macos":
      self = .macOS
    case "vision pro", "apple vision pro", "vision", "visionos": self = .visionOS
    default: return nil
    }
  }
}
