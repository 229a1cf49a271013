internal import DataTables
internal import Wording

extension CatalogReader {
  /// Reads which device can be set to which Display Zoom. All devices are known by then.
  mutating func readZoomSettings(_ table: inout TableReader) {
    let choices = Choices(DisplayZoom.zoomed, names: DisplayZoom.zoomed.map(\.rawValue))
    let rows = table.rows(key: ["device", "setting"]) { [catalog] row in
      let device = row.reference("device", in: devices)
      let setting = row.choice("setting", of: choices, else: .larger)
      let platform = row.isSound ? catalog.platform(of: device) : nil
      if let platform, !DisplayZoom.choices(on: platform).contains(setting) {
        row.complain(
          about: "setting", .axis,
          "is no setting of \(platform.rawValue), which \(quoted(catalog.devices[device].id)) runs")
      }
      _ = (row.reference("source_id", in: sources), row.optionalText("note"))
      return ZoomSetting(
        device: device, setting: setting, reported: row.reportedSize(),
        firstOS: row.version("os_first", ofDeviceWith: platform, in: catalog),
        lastOS: row.version("os_last", ofDeviceWith: platform, in: catalog))
    }
    for row in rows { catalog.devices[row.device].zoomSettings[row.setting] = row }
  }
}

extension TableReader {
  /// The screen that a device with the setting reports; nil if it does not have the setting. Each of the
  /// cells that say so needs the others.
  fileprivate mutating func reportedSize() -> ScreenSize? {
    let isAvailable = boolean("available")
    let width = optionalWholePoints("width_pt"), height = optionalWholePoints("height_pt")
    guard isSound else { return nil }
    for (name, side) in [("width_pt", width), ("height_pt", height)] {
      if isAvailable, side == nil {
        complain(
          .required, at: name, "\(name) is empty; a device with the setting reports a screen")
      } else if !isAvailable, side != nil {
        complain(about: name, .axis, "must be empty; the device does not have the setting")
      }
    }
    if !isAvailable, !isEmpty("os_first") {
      complain(about: "os_first", .axis, "must be empty; the device does not have the setting")
    }
    if isAvailable, !isEmpty("os_last") {
      complain(about: "os_last", .axis, "must be empty; a device keeps a setting that it has")
    }
    guard isAvailable, let width, let height else { return nil }
    return ScreenSize(width: width, height: height)
  }
}
