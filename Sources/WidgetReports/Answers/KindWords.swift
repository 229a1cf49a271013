public import WidgetSizing
internal import Wording

// What reports say and list of the widgets of each system.
extension WidgetKind {
  /// What the widgets are called, in the plural.
  public var subject: String {
    switch self {
    case .today: "Today extensions"
    case .widgetKit: "WidgetKit widgets"
    case .activity: "Live Activities"
    }
  }

  /// What a mode or a family is called in a sentence.
  static func shapeName(_ shape: String) -> String {
    shape == Mode.legacy.rawValue ? "iOS 8 and 9" : shape
  }

  /// The axes that tell a place: tables have columns for the others.
  var placeAxes: [Axis] { axes.filter { $0 != shapeAxis && $0 != .textSize } }

  /// Whether the system keeps margins free of content. The margin of a Live Activity is advice of the guideline; the
  /// system subtracts none.
  var leavesMargins: Bool { self != .activity }

  /// How the version is chosen that a question without one is answered for.
  var choiceOfVersion: String {
    self == .today ? "with most measurements" : "newest with a known size"
  }
}

extension Catalog {
  /// That there are no widgets of a kind on the versions that were asked for, and since when there are on their
  /// platforms: `there are no such Live Activities; the first are those of iOS 16`.
  func absence(of kind: WidgetKind, on platforms: [Platform] = []) -> String {
    let versions = Platform.allCases.compactMap { platform in
      widgetFamilies.filter { $0.platform == platform && self.kind(of: $0.family) == kind }
        .map(\.firstOS).min().map { (platform, "\(platform.rawValue) \($0)") }
    }
    let own = versions.filter { platforms.contains($0.0) }
    let first = (own.isEmpty ? versions : own).map(\.1)
    // Apple's documentation of ActivityKit says so, and has no size.
    let onMac =
      kind == .activity && platforms.contains(.macOS)
      ? "; a Mac shows those of a paired iPhone in its menu bar, and no source has their size" : ""
    return "there are no such \(kind.subject)"
      + (first.isEmpty ? "" : "; the first are those of \(first.list)") + onMac
  }

  /// The models of a screen that run a version as far as it counts for a system, or may run it.
  func devices(of screen: Screen, on os: OSVersion, with kind: WidgetKind) -> [Key<Device>] {
    guard kind == .today, let screenClass = screen.screenClass else {
      return devices(of: screen, on: os)
    }
    return devices(of: screenClass, on: os)
  }
}

extension DisplayZoom {
  /// What the setting adds to the name of a place: `Display Zoom Larger Text`; nil of the standard one.
  var wordsInNames: String? { self == .standard ? nil : "Display Zoom \(settingName)" }
}

extension WidgetKind {
  /// The axes that the rows of a table may name, in the order of lists. The tables for people have the text sizes
  /// beside each other, and Display Zoom above them.
  var labelAxes: [Axis] {
    axes.filter { Axis.settings.contains($0) && $0 != .textSize && $0 != .zoom }
  }
}

extension Catalog {
  /// The place of a cell on an axis; nil if it has no value there.
  func place(of cell: Cell, on axis: Axis) -> Int? {
    id(of: cell, on: axis) == nil ? nil : cell[axis]
  }
}
