extension Catalog {
  /// Why `cell` does not exist; nil if it does.
  func reasonAgainst(_ cell: TodayCell) -> Reason? {
    if screenClasses[cell.screenClass].isWithoutTodayExtensions {
      return .noTodayExtensions(cell.screenClass)
    }
    guard let modes = modes(on: cell.os) else { return reasonAgainstTodayExtensions(on: cell.os) }
    if let device = cell.absentDevice { return .deviceNeverRan(device, cell.os) }
    if !screenClasses[cell.screenClass].versions.contains(cell.os) {
      return .neverRan(cell.screenClass, cell.os)
    }
    if (modes == .legacy) != (cell.mode == .legacy) { return .noSuchMode(cell.mode, cell.os) }
    guard has(cell.entryPoint, on: cell.os) else {
      return .noSuchEntryPoint(cell.entryPoint, cell.os)
    }
    let idiom = screenClasses[cell.screenClass].idiom
    if !hasColumn(cell.column, idiom: idiom, os: cell.os, orientation: cell.orientation) {
      return .noSuchColumn(cell.column)
    }
    guard cell.entryPoint == .quickAction else { return nil }
    if cell.mode == .expanded { return .quickActionIsCompact }
    if cell.os < OSVersion.longPressOpensQuickActions
      && !screenClasses[cell.screenClass].versionsWith3DTouch.contains(cell.os)
    {
      return .no3DTouch(cell.screenClass)
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

  private func has(_ entryPoint: EntryPoint, on os: OSVersion) -> Bool {
    for index in entryPointRows.indices where entryPointRows[index].entryPoint == entryPoint {
      return entryPointRows[index].os.contains(os)
    }
    return false
  }

  /// `device`, if it is known not to run `os`; else nil.
  package func absent(_ device: Key<Device>?, on os: OSVersion) -> Key<Device>? {
    device.flatMap { devices[$0].runs(os) == false ? $0 : nil }
  }

  /// The models of a class that ran `os` or may have run it, as no source says.
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
    let hasTwo = os == .twoUserColumns && orientation == .landscape
    return hasTwo ? column == .left || column == .right : column == .single
  }

  /// The columns in which a widget can stand. Source: S09.
  public func columns(
    idiom: Idiom, os: OSVersion, orientation: Orientation
  ) -> [WidgetColumn?] {
    guard idiom == .pad else { return [nil] }
    return os == .twoUserColumns && orientation == .landscape ? [.left, .right] : [.single]
  }
}

extension OSVersion {
  /// The only version on which an iPad in landscape has two columns to choose from. Source: S09.
  static let twoUserColumns = OSVersion(10)
  /// The first version on which a long press opens the quick actions, with or without 3D Touch.
  static let longPressOpensQuickActions = OSVersion(13)
}
