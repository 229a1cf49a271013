internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// The options that select devices, versions and Display Zoom.
struct TargetOptions: ParsableArguments {
  @OptionGroup var places: DeviceOptions

  @Option(
    help: "Display Zoom: \(DisplayZoom.all.map(\.rawValue).list).", valueName: "setting")
  var zoom: [AxisText<DisplayZoom>] = []

  @Flag(help: "Short for --zoom \(DisplayZoom.plain.rawValue).")
  var zoomed = false
}

extension TargetOptions {
  /// The settings of Display Zoom that the options name.
  var zooms: [String] {
    zoom.map(\.text) + (zoomed ? [DisplayZoom.plain.rawValue] : [])
  }
}
