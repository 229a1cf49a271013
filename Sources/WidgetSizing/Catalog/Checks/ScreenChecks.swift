internal import DataTables
internal import Wording

// Home Screens, and the screens that devices report with Display Zoom.
extension RowChecks {
  mutating func checkHomeScreen(_ row: inout Row) {
    checkVersions(&row, of: .iOS)
    let device: Key<Device>? = row.optionalKey("device")
    let screenClass: Key<ScreenClass> = row.key("screen_class")
    if let device, tables.devices[device].screenClass != screenClass {
      complain(.reference, &row, about: "device", "has another screen class")
    }
    // With Display Zoom the screen is reported as another.
    let screen = tables.screenClasses[screenClass], isOnOwnScreen = row.isEmpty("zoom")
    for (columns, size) in [
      (["left_pt", "right_pt"], screen.width),
      (["top_pt", "middle_pt", "bottom_pt"], screen.height),
    ] {
      var before: (column: String, length: Points)?
      for column in columns {
        guard let length = row.optionalPoints(column) else { continue }
        // A short screen has two rows, and the second is the last.
        if let before, before.length > length {
          complain(.range, &row, about: column, "is before \(before.column) \(before.length)")
        } else if isOnOwnScreen, length >= size {
          complain(.range, &row, about: column, "is not on a screen of \(screen.id)")
        }
        before = (column, length)
      }
    }
  }

  mutating func checkZoomSetting(_ row: inout Row) {
    let setting = ZoomSetting(&row)
    checkVersions(&row, ofDevice: setting.device)
    if let platform = tables.platform(of: setting.device),
      !DisplayZoom.choices(on: platform).contains(setting.setting)
    {
      complain(
        .axis, &row, about: "setting",
        "is no setting of \(platform.rawValue), which "
          + "\(quoted(tables.devices[setting.device].id)) runs")
    }
    let isAvailable = row.boolean("available")
    for column in ["width_pt", "height_pt"] where isAvailable && row.isEmpty(column) {
      complain(
        .required, &row, at: column,
        "\(column) is empty; a device with the setting reports a screen")
    }
    checkReportedScreen(of: setting, &row)
    let empty = isAvailable ? ["os_last"] : ["width_pt", "height_pt", "os_first"]
    for column in empty where !row.isEmpty(column) {
      complain(
        .axis, &row, about: column,
        isAvailable
          ? "must be empty; a device keeps a setting that it has"
          : "must be empty; the device does not have the setting")
    }
  }

  /// Complains about a reported screen that is larger than that of the device, or smaller, though the setting makes all
  /// larger, or smaller.
  private mutating func checkReportedScreen(of setting: ZoomSetting, _ row: inout Row) {
    guard let own = tables.devices[setting.device].screenClass.map({ tables.screenClasses[$0] }),
      let width = row.optionalPoints("width_pt"), let height = row.optionalPoints("height_pt")
    else { return }
    let isLarger = setting.setting.reportsLargerScreen
    for (column, side, ownSide) in [
      ("width_pt", width, own.width), ("height_pt", height, own.height),
    ] where isLarger ? side < ownSide : side > ownSide {
      complain(
        .range, &row, about: column,
        "is \(isLarger ? "less" : "more") than the \(ownSide) of \(quoted(own.id))")
    }
  }
}
