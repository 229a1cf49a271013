internal import Wording

extension Catalog {
  /// A reason as one phrase without a full stop.
  public func text(of reason: Reason) -> String {
    switch reason {
    case .noSuchRelease(let platform, let os):
      "there is no \(platform.rawValue) \(os)"
    case .deviceNeverRan(let device, let os):
      textOfDeviceThatNeverRan(device, os)
    case .noTodayExtensions(let key):
      switch screenClasses[key].idiom {
      case .watch: "watchOS has no Today extensions"
      default: "these models came after iOS 17, the last with Today extensions"
      }
    case .todayExtensionsBegin(let os):
      "\(name(of: os)) has no Today extensions, which began with iOS 8"
    case .todayExtensionsEnded(let os):
      "\(name(of: os)) has no Today extensions, which ended with iOS 17"
    case .neverRan(let key, let os):
      "no \(screenClasses[key].name) model runs "
        + name(of: os, on: screenClasses[key].idiom.platform)
    case .noSuchMode(.legacy, let os):
      "\(name(of: os)) has display modes, compact and expanded"
    case .noSuchMode(_, let os):
      "\(name(of: os)) has no display modes; ask for mode legacy"
    case .noSuchEntryPoint(let entryPoint, let os):
      "\(name(of: os)) has no widgets in the \(name(of: entryPoint))"
    case .noSuchColumn(.some(let column)) where column != .single:
      "two columns to choose from exist only on iPads with iOS 10 in landscape"
    case .noSuchColumn:
      "an iPad with iOS 10 in landscape has a left and a right column, an iPhone has none"
    case .quickActionIsCompact:
      "a quick action shows the compact widget only"
    case .no3DTouch(_, let device?):
      "\(devices[device].name) has no 3D Touch"
    case .no3DTouch(let key, nil):
      "no \(screenClasses[key].name) model has 3D Touch"
    case .noSource(let cell):
      !cell.kind.hasFamilies
        ? "no source for \(name(of: cell.os))"
        : cell.screenClass == nil
          ? "no source for \(name(of: cell.os, on: cell.platform))"
          : "no source for \(name(of: cell.screen)) on \(name(of: cell.os, on: cell.platform))"
    case .noSourceOfModel(let cell, let device):
      "no source for \(devices[device].name) on \(name(of: cell.os, on: cell.platform)); other "
        + "\(name(of: cell.screen)) models need not have the same"
    case .modelsDiffer(let key):
      "it depends on the model, and \(screenClasses[key].name) models differ: name one"
    case .longPress(let os):
      "on \(name(of: os)) a long press opens the quick actions, and no source gives the size there"
    case .noDynamicIsland(_, let device?):
      "\(devices[device].name) has no Dynamic Island"
    case .noDynamicIsland(let key, nil):
      "no \(screenClasses[key].name) model has a Dynamic Island"
    case .noFrame(let family, let platform):
      "\(id(of: family)) on \(platform.rawValue) has no frame: the system draws its text"
    case .noSuchQuantity(let quantity, let family):
      "\(id(of: family)) has no \(quantity.name)"
    case .noFamily(let family, let platform):
      "\(platform.rawValue) has no \(id(of: family))"
    case .familyBegins(let family, let platform, let os):
      "\(id(of: family)) begins with \(name(of: os, on: platform))"
    case .noSuchVariant(let variant?, let platform):
      "there is no \(id(of: variant)) size of this widget on \(platform.rawValue)"
        + ownersText(of: variant, on: platform)
    case .variantBegins(let variant, let platform, let os):
      "\(id(of: variant)) begins with \(name(of: os, on: platform))"
    case .noSuchVariant(nil, _):
      "this widget has several sizes; choose a variant"
    case .noSuchZoom(let zoom, let platform):
      "\(platform.rawValue) has no Display Zoom '\(zoom.settingName)'"
        + (zoom.platforms.count == 1 ? ", which is a setting of \(zoom.platforms.devices)" : "")
    case .zoomNotOffered(let zoom, let key, let os):
      "no \(screenClasses[key].name) model has Display Zoom '\(zoom.settingName)' on "
        + name(of: os, on: screenClasses[key].idiom.platform)
    case .deviceWithoutZoom(let zoom, let key, let os):
      "\(devices[key].name) has no Display Zoom '\(zoom.settingName)' on \(name(of: os, on: key))"
    case .zoomOfOtherModels(let zoom, let key, let os):
      "no source says that \(devices[key].name) has Display Zoom '\(zoom.settingName)' on "
        + name(of: os, on: key) + textOfModels(having: zoom, besides: key, on: os)
    case .factorNotKnown(let cell):
      text(of: .noSource(cell))
        + ", nor for any size as shown there, so that the factor between canvas "
        + "and screen is not known"
    case .zoomNotKnown(let cell):
      text(of: .noSource(cell)) + ", nor says whether these models have Display Zoom "
        + "'\(cell.zoom.settingName)' there"
    case .noColumnWidth:
      "no width is published for the two columns of iOS 10"
    case .twoColumns:
      "iOS 9 sets two columns here, and no source gives their size"
    case .belowCompact(let value, let compact):
      "not computed: the rule gives \(value), which is smaller than the compact height, \(compact)"
    case .noZoomedSize(let key):
      "no source gives the screen that \(screenClasses[key].name) models report with Display Zoom"
    case .noZoomedClass(let size):
      "no source gives sizes for the \(size.width)x\(size.height) screen "
        + "that these models report with Display Zoom"
    case .zoomedScaleDiffers(let cell, let reported):
      text(of: .noSource(cell)) + "; with Display Zoom it reports a screen of another scale, "
        + screenClasses[reported].id
    case .greaterAuthority(let source):
      "\(sources[source].id) is the more reliable source"
    case .smallerOfEqualAuthority:
      "both sources are equally reliable; a design for the smaller value fits both"
    }
  }

  /// `iPhone 15 runs iOS 17 to 27; iOS 16 runs on the same screen of iPhone 14 Pro and 1 more`
  private func textOfDeviceThatNeverRan(_ device: Key<Device>, _ os: OSVersion) -> String {
    let model = devices[device]
    let text = "\(model.name) runs \(versionRange(of: model) ?? "other versions")"
    guard let screenClass = model.screenClass else { return text }
    let platform = screenClasses[screenClass].idiom.platform
    let others = screenClasses[screenClass].devices.filter { devices[$0].runs(os) != false }
      .map { devices[$0].name }
    guard let first = others.first else { return text }
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    return text + "; \(name(of: os, on: platform)) runs on the same screen of \(first)\(more)"
  }

  /// `; iPad Air (5th generation) has it`
  private func textOfModels(
    having zoom: DisplayZoom, besides device: Key<Device>, on os: OSVersion
  ) -> String {
    guard let screenClass = devices[device].screenClass,
      case .some(let models, _) = availability(of: zoom, on: screenClass, os)
    else { return "" }
    return "; \(phrase(of: models)) \(models.count == 1 ? "has" : "have") it"
  }

  /// The name of a version on a device.
  private func name(of os: OSVersion, on device: Key<Device>) -> String {
    name(of: os, on: devices[device].screenClass.map { screenClasses[$0].idiom.platform } ?? .iOS)
  }

  /// The versions that a device runs: `iOS 17 to 27`, `iOS 10 to iPadOS 16`. Nil if no source says.
  package func versionRange(of device: Device) -> String? {
    let platform = device.screenClass.map { screenClasses[$0].idiom.platform } ?? .iOS
    switch (device.firstOS, device.lastOS) {
    case (nil, nil): return nil
    case (let first?, nil): return "\(name(of: first, on: platform)) and later"
    case (nil, let last?): return "up to \(name(of: last, on: platform))"
    case (let first?, let last?):
      let from = name(of: first, on: platform), to = name(of: last, on: platform)
      if first == last { return from }
      let isSamePlatform =
        (release(first, of: platform) == nil) == (release(last, of: platform) == nil)
      return isSamePlatform ? "\(from) to \(last)" : "\(from) to \(to)"
    }
  }

  /// The name of a version of a platform: `iPadOS 13`, and `iOS 12` for earlier versions on iPads.
  package func name(of os: OSVersion, on platform: Platform) -> String {
    if let release = release(os, of: platform) { return release.name }
    return platform == .iPadOS ? name(of: os) : "\(platform.rawValue) \(os)"
  }

  /// The name of a version of iOS: `iOS 10`.
  public func name(of os: OSVersion) -> String {
    release(os)?.name ?? "iOS \(os)"
  }

  /// The name of an entry point: `Today view`.
  public func name(of entryPoint: EntryPoint) -> String {
    row(of: entryPoint)?.name ?? entryPoint.rawValue
  }

  /// Which families come in a variant on a platform: `, only of systemSmall`. Empty if none does.
  private func ownersText(of variant: WidgetVariant, on platform: Platform) -> String {
    let owners = families.filter { firstVersion(with: variant, of: $0, on: platform) != nil }
    return owners.isEmpty ? "" : ", only of \(owners.map { id(of: $0) }.list)"
  }

  /// Why a number is not known, with the nearest known numbers, or why the value is preferred to
  /// the alternatives; nil if neither applies.
  public func text(ofReasonFor evidence: Evidence) -> String? {
    guard let reason = evidence.reason else { return nil }
    guard let cell = reason.cellWithoutSource else { return text(of: reason) }
    let places = textsOfNearest(to: evidence)
    guard !places.isEmpty else { return text(of: reason) }
    return text(of: reason) + "; " + places.joined(by: cell.kind.hasFamilies ? "; " : ", ")
  }

  /// The known numbers nearest to one for which there is no source: `iOS 26 has 362 × 362`.
  package func textsOfNearest(to evidence: Evidence) -> [String] {
    guard let cell = evidence.reason?.cellWithoutSource else { return [] }
    return evidence.nearest.map { nearest in
      let place = placeText(of: nearest, from: cell, for: evidence.device)
      return "\(place) has \(text(of: nearest, for: evidence.quantity))"
    }
  }

  /// The number of a near cell, in points. For the width or the height of a widget that comes in
  /// families, both of them: `349 × 165`.
  private func text(of nearest: NearestSize, for quantity: Quantity) -> String {
    guard nearest.cell.kind.hasFamilies, Quantity.sides.contains(quantity),
      let width = nearest.width, let height = nearest.height
    else { return nearest.value.description }
    return "\(width) × \(height)"
  }

  /// The axis value by which a near cell differs from a cell; the models too, if the one that is named is not among
  /// them.
  private func placeText(
    of nearest: NearestSize, from cell: Cell, for device: Key<Device>?
  ) -> String {
    let other = nearest.cell
    let words = words(of: other, on: nearest.axis) ?? ""
    switch nearest.axis {
    case .os:
      var version = name(of: other.os, on: other.platform)
      if absent(device, on: other.os) != nil {
        version = "\(phrase(of: devices(of: other.screen, on: other.os))) on \(version)"
      }
      return other.textSize == cell.textSize
        ? version : "\(version) at \(other.textSize.rawValue)"
    case .screenClass: return "the nearest screen, \(name(of: other.screen)),"
    case .entryPoint: return "the \(words)"
    case .textSize: return "text size \(words)"
    default: return words
    }
  }
}
