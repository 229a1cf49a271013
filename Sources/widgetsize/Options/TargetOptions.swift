internal import ArgumentParser

/// The options that select devices, versions and Display Zoom.
struct TargetOptions: ParsableArguments {
  @OptionGroup var places: DeviceOptions

  @Flag(help: "Display Zoom with larger text.")
  var zoomed = false

  @Flag(help: "Display Zoom with more space, on an iPad.")
  var moreSpace = false
}
