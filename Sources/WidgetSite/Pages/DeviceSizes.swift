internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// The widgets of one device: for the Home Screen in each case that people can choose, for the Lock Screen,
/// which is the same in all cases, and Live Activities.
struct DeviceSizes: Sendable {
  /// A part of the widgets on all versions.
  struct Part: Sendable {
    /// The groups with one of its widgets, the newest first.
    let groups: [WidgetGroup]
    /// The group with most known sizes, of several the newest; nil if none is known.
    let main: WidgetGroup?
    private let lines: [FamilyLines]

    fileprivate init(_ groups: [WidgetGroup], where isIncluded: (WidgetSetting) -> Bool) {
      let found = groups.map { (group: $0, lines: FamilyLines($0, where: isIncluded)) }
        .filter { !$0.lines.lines.isEmpty }
      self.groups = found.map(\.group)
      lines = found.map(\.lines)
      main =
        found.reduce((group: WidgetGroup?.none, count: 0)) { best, found in
          let count = found.lines.knownCount
          return count > best.count ? (found.group, count) : best
        }.group
    }

    /// The widgets of one of its groups.
    func lines(of group: WidgetGroup) -> FamilyLines {
      let place = groups.firstIndex { $0.versions == group.versions && $0.zoom == group.zoom }
      return place.map { lines[$0] } ?? FamilyLines(group) { _ in false }
    }
  }

  /// A choice of people: with the names of apps or with large icons, or Display Zoom.
  struct Choice: Sendable {
    let name: String
    let anchor: Slug
    /// A sentence on what it is; nil of the usual one.
    let note: String?
    let part: Part
    /// Whether icons are large.
    var hasLargeIcons = false
  }

  /// The usual one first.
  let choices: [Choice]
  /// The widgets of the Lock Screen.
  let lockScreen: Part
  /// The Live Activities without Display Zoom, with which nothing more is known, but for those on another display, which
  /// have the same sizes on every device.
  let activities: Part
  /// Every known size, with its place among the evidence.
  let runs: SizeRuns

  /// Finds what a device runs of the groups of its screen; nil is all models.
  init(_ groups: [WidgetGroup], of key: Key<Device>?, _ idiom: Idiom?, in catalog: Catalog) {
    let groups = groups.compactMap { group in
      group.onVersions { os in key.map { catalog.devices[$0].runs(os) != false } ?? true }
    }
    let hasLockScreen = idiom == .phone || idiom == .pad
    let standard = groups.standard(.widgetKit)
    func isOnHome(_ widget: WidgetSetting) -> Bool {
      !hasLockScreen || !catalog.isOnLockScreen(widget)
    }
    let large = Part(standard) { $0.variant == .iconsLarge }
    var choices = [
      Choice(
        name: large.groups.isEmpty ? "Standard" : "With app names", anchor: "app-names", note: nil,
        part: Part(standard) { isOnHome($0) && $0.variant != .iconsLarge })
    ]
    if !large.groups.isEmpty {
      choices.append(
        Choice(
          name: "Large icons", anchor: "large-icons",
          note: "Icons set to Large, without app names: a choice since iOS 18.", part: large,
          hasLargeIcons: true))
    }
    for zoom in DisplayZoom.zoomed {
      let zoomed = groups.filter { $0.kind == .widgetKit && $0.zoom == zoom && $0.isKnown }
      guard !zoomed.isEmpty else { continue }
      choices.append(
        Choice(
          name: zoom.settingName,
          anchor: Slug(cleaning: "zoom-\(zoom.rawValue)"),
          note: "Settings, Display & Brightness, Display Zoom: \(zoom.settingName).",
          part: Part(zoomed) { isOnHome($0) && $0.variant != .iconsLarge }))
    }
    self.choices = choices
    lockScreen = Part(standard) { hasLockScreen && catalog.isOnLockScreen($0) }
    activities = Part(groups.standard(.activity)) {
      $0.family != .carPlay
    }
    runs = SizeRuns(groups, in: catalog)
  }

  /// All parts that people look at.
  var parts: [Part] { choices.map(\.part) + [lockScreen, activities] }

  /// Whether a size of a widget is known.
  var isKnown: Bool { !runs.all.isEmpty }

  /// The sizes that stand first: the usual choice on the version with most of them.
  var main: WidgetGroup? { choices.first?.part.main }
}

extension Catalog {
  /// Whether an iPhone or iPad has a widget on its Lock Screen.
  fileprivate func isOnLockScreen(_ widget: WidgetSetting) -> Bool {
    isAccessory(widget.family) || widget.variant == .lockScreen
  }
}
