extension Catalog {
  /// The answer for a cell that can have no number, whatever claims state; nil if it may have one.
  func absence(of cell: Cell, for device: Key<Device>?) -> Answer? {
    if let reason = reasonAgainst(cell, for: device) { return .notApplicable(reason) }
    let isLongPress =
      cell[EntryPoint.self] == .quickAction && cell.os >= .longPressOpensQuickActions
    return isLongPress ? .unknown(.longPress(cell.os)) : nil
  }

  /// The answer for a number that widgets of the family of a cell do not have; nil if they may.
  func absence(of quantity: Quantity, of cell: Cell) -> Answer? {
    guard let family = cell[WidgetFamily.self], !has(quantity, family) else { return nil }
    return .notApplicable(.noSuchQuantity(quantity, family))
  }

  /// Whether the widget of a cell exists.
  package func exists(_ cell: Cell) -> Bool { reasonAgainst(cell) == nil }

  /// Why `cell` does not exist, or not on a device that is named; nil if it does.
  package func reasonAgainst(_ cell: Cell, for device: Key<Device>? = nil) -> Reason? {
    let absent = absent(device, on: cell.os)
    if let family = cell[WidgetFamily.self] { return reasonAgainst(cell, family, absent, device) }
    guard let screenClass = cell.screenClass, let orientation = cell[Orientation.self],
      let entryPoint = cell[EntryPoint.self], let mode = cell[Mode.self]
    else { return nil }
    if screenClasses[screenClass].isWithoutTodayExtensions {
      return .noTodayExtensions(screenClass)
    }
    guard let modes = modes(on: cell.os) else { return reasonAgainstTodayExtensions(on: cell.os) }
    if cell.isZoomed, !cell.zoom.kinds.contains(cell.kind) {
      return .noSuchZoom(cell.zoom, cell.platform)
    }
    if let absent { return .deviceNeverRan(absent, cell.os) }
    if !screenClasses[screenClass].versions.contains(cell.os) {
      return .neverRan(screenClass, cell.os)
    }
    if (modes == .legacy) != (mode == .legacy) { return .noSuchMode(mode, cell.os) }
    guard has(entryPoint, on: cell.os) else { return .noSuchEntryPoint(entryPoint, cell.os) }
    let idiom = screenClasses[screenClass].idiom
    let column = cell[WidgetColumn.self]
    if !hasColumn(column, idiom: idiom, os: cell.os, orientation: orientation) {
      return .noSuchColumn(column)
    }
    guard entryPoint == .quickAction else { return nil }
    if mode == .expanded { return .quickActionIsCompact }
    guard cell.os < .longPressOpensQuickActions else { return nil }
    if !screenClasses[screenClass].versionsWith3DTouch.contains(cell.os) {
      return .no3DTouch(screenClass, device: nil)
    }
    return device.flatMap {
      devices[$0].has3DTouch == false ? .no3DTouch(screenClass, device: $0) : nil
    }
  }

  private func reasonAgainst(
    _ cell: Cell, _ family: WidgetFamily, _ absent: Key<Device>?, _ device: Key<Device>?
  ) -> Reason? {
    guard release(cell.os, of: cell.platform) != nil else {
      return .noSuchRelease(cell.platform, cell.os)
    }
    guard let availability = availability(of: family, on: cell.platform) else {
      return .noFamily(family, cell.platform)
    }
    if cell.os < availability.firstOS {
      return .familyBegins(family, cell.platform, availability.firstOS)
    }
    if !availability.hasFrame { return .noFrame(family, cell.platform) }
    if let absent { return .deviceNeverRan(absent, cell.os) }
    if let screenClass = cell.screenClass, !runs(cell.screen, cell.os) {
      return .neverRan(screenClass, cell.os)
    }
    let variant = cell[WidgetVariant.self]
    if !hasVariant(variant, of: family, on: cell.platform, cell.os) {
      return variant.flatMap { variant in
        firstVersion(with: variant, of: family, on: cell.platform)
          .map { .variantBegins(variant, cell.platform, $0) }
      } ?? .noSuchVariant(variant, cell.platform)
    }
    if !DisplayZoom.choices(on: cell.platform).contains(cell.zoom) {
      return .noSuchZoom(cell.zoom, cell.platform)
    }
    if let reason = reasonAgainstZoom(of: cell, for: device) { return reason }
    if let screenClass = cell.screenClass, isInDynamicIsland(family),
      (device.flatMap { devices[$0].hasDynamicIsland }
        ?? screenClasses[screenClass].hasDynamicIsland) == false
    {
      return .noDynamicIsland(screenClass, device: device)
    }
    return nil
  }

  /// The display modes of Today extensions on a version; nil if it has no Today extensions.
  func modes(on os: OSVersion) -> OSRelease.Modes? {
    for index in osReleases.indices
    where osReleases[index].platform == .iOS && osReleases[index].os == os {
      return osReleases[index].modes
    }
    return nil
  }

  /// Why a version has no Today extensions.
  private func reasonAgainstTodayExtensions(on os: OSVersion) -> Reason {
    guard release(os) != nil else { return .noSuchRelease(.iOS, os) }
    let isEarlier = todayVersions.first.map { os < $0 } ?? false
    return isEarlier ? .todayExtensionsBegin(os) : .todayExtensionsEnded(os)
  }

  /// Whether Today extensions are shown in a place on a version.
  func has(_ entryPoint: EntryPoint, on os: OSVersion) -> Bool {
    for index in entryPointRows.indices where entryPointRows[index].entryPoint == entryPoint {
      return entryPointRows[index].os.contains(os)
    }
    return false
  }

  /// `device` if it is known not to run `os`; otherwise nil.
  package func absent(_ device: Key<Device>?, on os: OSVersion) -> Key<Device>? {
    device.flatMap { devices[$0].runs(os) == false ? $0 : nil }
  }

  /// The models of a class that run `os`, or for which no source says whether they do. On a version
  /// with Today extensions, without the models that never had these.
  public func devices(of screenClass: Key<ScreenClass>, on os: OSVersion) -> [Key<Device>] {
    let hasTodayExtensions = modes(on: os) != nil
    return screenClasses[screenClass].devices.filter {
      devices[$0].runs(os) != false
        && !(hasTodayExtensions && devices[$0].runsTodayExtensions == false)
    }
  }

  private func hasColumn(
    _ column: WidgetColumn?, idiom: Idiom, os: OSVersion, orientation: Orientation
  ) -> Bool {
    guard idiom == .pad else { return column == nil }
    return hasTwoColumns(os, orientation)
      ? column == .left || column == .right : column == .single
  }

  /// Whether an iPad has two columns to choose from. Source: S09.
  private func hasTwoColumns(_ os: OSVersion, _ orientation: Orientation) -> Bool {
    os == .twoUserColumns && orientation == .landscape
  }

  /// The columns in which a widget can stand. Source: S09.
  public func columns(
    idiom: Idiom, os: OSVersion, orientation: Orientation
  ) -> [WidgetColumn?] {
    guard idiom == .pad else { return [nil] }
    return hasTwoColumns(os, orientation) ? [.left, .right] : [.single]
  }
}

extension OSVersion {
  /// The only version on which an iPad in landscape has two columns to choose from. Source: S09.
  static let twoUserColumns = OSVersion(10)
  /// The first version on which a long press opens the quick actions, with or without 3D Touch.
  static let longPressOpensQuickActions = OSVersion(13)
}
