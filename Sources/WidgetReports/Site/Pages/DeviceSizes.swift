internal import Documents
internal import WidgetSizing
internal import Wording

/// The widgets of WidgetKit on one device: in each case that a person can choose, a table for the Home
/// Screen, and one for the Lock Screen, which is the same in all cases.
struct DeviceSizes {
  /// A choice of the person: with the names of apps or with large icons, or Display Zoom.
  struct Choice {
    let name: String
    let anchor: Slug
    /// A sentence on what it is; nil of the usual one.
    let note: String?
    let groups: [WidgetGroup]
    /// Whether icons are large.
    var hasLargeIcons = false
    /// Whether it is what a device has unless its owner chooses something else.
    var isUsual: Bool { note == nil }
    fileprivate let isIncluded: @Sendable (WidgetSetting) -> Bool

    /// The table of all versions.
    var table: FamilyTable { table(of: groups) }

    /// The table of some of the versions.
    func table(of groups: [WidgetGroup]) -> FamilyTable {
      FamilyTable(groups, where: isIncluded)
    }
  }

  /// The usual one first.
  let choices: [Choice]
  /// The families of the Lock Screen.
  let lockScreen: FamilyTable
  /// The Live Activities.
  let activities: FamilyTable

  /// Finds what `device` runs of the groups of its screen.
  init(_ groups: [WidgetGroup], on device: Device, _ idiom: Idiom?, in catalog: Catalog) {
    let groups = groups.compactMap { $0.onVersions { device.runs($0) != false } }
    let standard = groups.filter { $0.kind == .widgetKit && $0.zoom == .standard }
    let isOnHome: @Sendable (WidgetSetting) -> Bool = { widget in
      idiom == .watch || !catalog.isOnLockScreen(widget)
    }
    let hasLarge = standard.flatMap(\.answers).contains {
      $0.cell.widget?.variant == .iconsLarge && $0.width.state != .notApplicable
    }
    var choices = [
      Choice(
        name: hasLarge ? "With app names" : "Standard", anchor: "app-names", note: nil,
        groups: standard
      ) { isOnHome($0) && $0.variant != .iconsLarge }
    ]
    if hasLarge {
      choices.append(
        Choice(
          name: "Large icons", anchor: "large-icons",
          note: "Icons set to Large, without app names: a choice since iOS 18.",
          groups: standard.filter {
            $0.answers.contains { $0.cell.widget?.variant == .iconsLarge }
          }, hasLargeIcons: true
        ) { $0.variant == .iconsLarge })
    }
    for zoom in [DisplayZoom.larger, .moreSpace] {
      let zoomed = groups.filter { $0.kind == .widgetKit && $0.zoom == zoom }
      guard zoomed.contains(where: \.isKnown) else { continue }
      choices.append(
        Choice(
          name: "Display Zoom: \(zoom.settingName)",
          anchor: Slug(cleaning: "zoom-\(zoom.rawValue)"),
          note: "Settings, Display & Brightness, Display Zoom: \(zoom.settingName).", groups: zoomed
        ) { isOnHome($0) && $0.variant != .iconsLarge })
    }
    self.choices = choices
    lockScreen = FamilyTable(standard) { idiom != .watch && catalog.isOnLockScreen($0) }
    activities = FamilyTable(groups.filter { $0.kind == .activity }) { _ in true }
  }
}

extension DisplayZoom {
  /// What the setting is called on the device.
  var settingName: String {
    switch self {
    case .standard: "Default"
    case .larger: "Larger Text"
    case .moreSpace: "More Space"
    }
  }
}

extension Catalog {
  /// Whether an iPhone or iPad has a widget on its Lock Screen.
  func isOnLockScreen(_ widget: WidgetSetting) -> Bool {
    isAccessory(widget.family) || widget.variant == .lockScreen
  }
}

extension WidgetGroup {
  /// The group with those of its versions that count; nil if none does.
  func onVersions(where isIncluded: (OSVersion) -> Bool) -> WidgetGroup? {
    let versions = versions.filter(isIncluded)
    guard !versions.isEmpty else { return nil }
    return WidgetGroup(
      kind: kind, screen: screen, zoom: zoom, versions: versions, block: block,
      answers: answers)
  }
}
