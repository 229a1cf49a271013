extension Catalog {
  /// Why `cell` does not exist; nil if it does.
  func reasonAgainst(_ cell: TodayCell) -> Reason? {
    let screenClass = screenClasses[cell.screenClass]
    let models = screenClass.devices.lazy.map { devices[$0] }
    if screenClass.idiom == .watch
      || !models.isEmpty && models.allSatisfy({ $0.runsTodayExtensions == false })
    {
      return .noTodayExtensions(cell.screenClass)
    }
    guard let modes = release(cell.os)?.modes else { return .todayExtensionsEnded(cell.os) }
    if !mayRun(cell.screenClass, cell.os) {
      return .neverRan(cell.screenClass, cell.os)
    }
    if (modes == .legacy) != (cell.mode == .legacy) { return .noSuchMode(cell.mode, cell.os) }
    guard let entryPoint = row(of: cell.entryPoint), entryPoint.os.contains(cell.os) else {
      return .noSuchEntryPoint(cell.entryPoint, cell.os)
    }
    if !columns(idiom: screenClass.idiom, os: cell.os, orientation: cell.orientation)
      .contains(cell.column)
    {
      return .noSuchColumn(cell.column)
    }
    guard cell.entryPoint == .quickAction else { return nil }
    if cell.mode == .expanded { return .quickActionIsCompact }
    if cell.os < OSVersion.longPressOpensQuickActions && !models.isEmpty
      && models.allSatisfy({ $0.runs(cell.os) == false || $0.has3DTouch == false })
    {
      return .no3DTouch(cell.screenClass)
    }
    return nil
  }

  /// Whether a model of a class runs `os`, or may run it, as no source says.
  ///
  /// A class without models, as a user's own tables may have, may run everything.
  func mayRun(_ screenClass: Key<ScreenClass>, _ os: OSVersion) -> Bool {
    screenClasses[screenClass].devices.isEmpty || !devices(of: screenClass, on: os).isEmpty
  }

  /// The models of a class that ran `os` or may have run it, as no source says.
  public func devices(of screenClass: Key<ScreenClass>, on os: OSVersion) -> [Key<Device>] {
    screenClasses[screenClass].devices.filter {
      devices[$0].runs(os) != false && devices[$0].runsTodayExtensions != false
    }
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
