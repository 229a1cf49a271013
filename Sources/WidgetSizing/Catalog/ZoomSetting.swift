internal import DataTables

/// Whether a device can be set to a Display Zoom, as a source says.
package struct ZoomSetting: Sendable {
  let device: Key<Device>
  let setting: DisplayZoom
  /// The screen that it then reports; nil if the device does not have the setting.
  package let reported: ScreenSize?
  /// The first version of which the source says that it has the setting; nil if the device always had it.
  let firstOS: OSVersion?
  /// Whether somebody saw the setting on ``firstOS``, so that earlier versions may have it, too.
  let isSeen: Bool
  /// Of a device without the setting, the newest version that the source knew; nil if it holds for all.
  let lastOS: OSVersion?

  /// Whether the device has the setting on a version; nil if the source does not speak of the version.
  func isAvailable(on os: OSVersion) -> Bool? {
    if reported != nil {
      guard let firstOS, os < firstOS else { return true }
      return isSeen ? nil : false
    }
    return lastOS.map { os > $0 } ?? false ? nil : false
  }
}

extension ZoomSetting: TableRow {
  static let table = "zoom_settings"

  init(_ row: inout Row) {
    device = row.key("device")
    setting = row.choice("setting")
    let width = row.optionalPoints("width_pt"), height = row.optionalPoints("height_pt")
    reported = width.flatMap { width in
      height.map { ScreenSize(width: width, height: $0) }
    }
    firstOS = row.optionalVersion("os_first")
    isSeen = row.optionalText("os_basis") == "measured"
    lastOS = row.optionalVersion("os_last")
  }
}

extension Catalog {
  /// Whether models of the screen of a cell can be set to its Display Zoom.
  package enum ZoomAvailability: Equatable {
    /// These have the setting, and of these no source says so, or says that they lack it.
    case some(of: [Key<Device>], notOf: [Key<Device>])
    /// No model that runs the version has the setting.
    case none
    /// No source says that a model has it, and of these none says that they lack it.
    case unknown([Key<Device>])
  }

  /// Whether models of a class that run a version can be set to a Display Zoom.
  ///
  /// A class without models, which users' tables may have, is not known to lack a setting.
  package func availability(
    of zoom: DisplayZoom, on screenClass: Key<ScreenClass>, _ os: OSVersion
  ) -> ZoomAvailability {
    var having: [Key<Device>] = []
    var others: [Key<Device>] = []
    var unknown: [Key<Device>] = []
    for model in screenClasses[screenClass].devices where devices[model].runs(os) != false {
      let isAvailable = devices[model].zoomSettings[zoom]?.isAvailable(on: os)
      if isAvailable == true { having.append(model) } else { others.append(model) }
      if isAvailable == nil { unknown.append(model) }
    }
    if !having.isEmpty { return .some(of: having, notOf: others) }
    return others.isEmpty || !unknown.isEmpty ? .unknown(unknown) : .none
  }

  /// Whether a device can be set to a Display Zoom on the newest version it runs; nil if no source says so.
  package func hasDisplayZoom(_ device: Key<Device>) -> Bool? {
    let settings = devices[device].zoomSettings
    guard let newest = devices[device].lastOS ?? osReleases.map(\.os).max() else { return nil }
    let platform = devices[device].screenClass.map { screenClasses[$0].idiom.platform }
    let zooms = platform.map(DisplayZoom.choices(on:)) ?? DisplayZoom.all
    let states = zooms.filter { $0 != .standard }.map { settings[$0]?.isAvailable(on: newest) }
    if states.contains(true) { return true }
    return states.isEmpty || states.contains(nil) ? nil : false
  }

  /// Whether a source says that a device does not have a setting on a version.
  package func lacks(_ zoom: DisplayZoom, _ device: Key<Device>, on os: OSVersion) -> Bool {
    devices[device].zoomSettings[zoom]?.isAvailable(on: os) == false
  }

  /// Whether a device is not known to have a setting: it lacks it on a version, or sources say of others with its screen
  /// alone that they have it. One that was seen with it on a later version may have it.
  package func isWithout(_ zoom: DisplayZoom, _ device: Key<Device>, on os: OSVersion) -> Bool {
    guard zoom != .standard, let screenClass = devices[device].screenClass else { return false }
    let setting = devices[device].zoomSettings[zoom]
    if let isAvailable = setting?.isAvailable(on: os) { return !isAvailable }
    guard setting?.reported == nil, case .some = availability(of: zoom, on: screenClass, os) else {
      return false
    }
    return true
  }

  /// Why a device that is named, or else each model of the screen of a cell, lacks the Display Zoom of the cell; nil
  /// if it may have it. A setting belongs to the device: others of its class may have it.
  func reasonAgainstZoom(of cell: Cell, for device: Key<Device>?) -> Reason? {
    guard cell.isZoomed, let screenClass = cell.screenClass else { return nil }
    if let device, lacks(cell.zoom, device, on: cell.os) {
      return .deviceWithoutZoom(cell.zoom, device, cell.os)
    }
    guard availability(of: cell.zoom, on: screenClass, cell.os) == .none else { return nil }
    return .zoomNotOffered(cell.zoom, screenClass, cell.os)
  }

  /// That no source says whether models of the screen of a cell have its Display Zoom; nil if one does.
  func reasonOfUnknownZoom(_ cell: Cell) -> Reason? {
    guard cell.kind.hasFamilies, cell.isZoomed, let screenClass = cell.screenClass,
      case .unknown = availability(of: cell.zoom, on: screenClass, cell.os)
    else { return nil }
    return .zoomNotKnown(cell)
  }
}
