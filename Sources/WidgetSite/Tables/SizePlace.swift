internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Cases of one screen and setting with the same size.
struct SizePlace: Hashable {
  let screen: Screen
  /// Nil if none of the versions has a choice.
  let variant: WidgetVariant?
  let width: Points?
  let height: Points?
  /// The oldest first.
  let versions: [OSVersion]
  /// The models of the screen that run one of the versions, the newest first.
  let models: [Key<Device>]
}

extension SiteContext {
  /// Cases by screen, setting and size, in the order of the first of each. A version without a choice of
  /// icons stands beside those where apps have names.
  func places(_ cells: [SizedCell]) -> [SizePlace] {
    struct Key: Hashable {
      let screen: Screen
      let variant: WidgetVariant?
      let size: [Points?]
    }
    let groups = cells.grouped { sized in
      let variant = sized.cell[WidgetVariant.self]
      return Key(
        screen: sized.cell.screen, variant: variant == .iconsSmall ? nil : variant,
        size: [sized.width.value, sized.height.value])
    }
    return groups.map { key, sized in
      let cells = sized.map(\.cell)
      let versions = cells.map(\.os).sorted()
      return SizePlace(
        screen: key.screen, variant: cells.lazy.compactMap { $0[WidgetVariant.self] }.first,
        width: key.size[0], height: key.size[1], versions: versions,
        models: models(of: key.screen, running: versions))
    }
  }

  /// The models of a screen that run one of some versions, or may run it, the newest first.
  func models(
    of screen: Screen, running versions: [OSVersion]
  ) -> [Key<Device>] {
    screen.screenClass.map { catalog.newestFirst(catalog.models(of: $0, running: versions)) } ?? []
  }

  /// The models, the versions and the setting: `iPhone SE (3rd generation), iOS 26, 27, with app names`.
  func words(for place: SizePlace) -> [Inline] {
    let setting = place.variant.map { ", \(catalog.settingPhrase($0))" } ?? ""
    return links(to: place.models) + [Inline("; \(versions(of: place))\(setting)")]
  }

  func versions(of place: SizePlace) -> String {
    catalog.ranges(of: place.versions, on: place.screen.platform)
  }
}
