internal import ArgumentParser
internal import WidgetSizing

/// The options that select devices and versions.
struct TargetOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Device or screen: 'iPhone 16 Pro', plus, iPhone9,2, 5.5 or 402x874.",
      discussion: "Separate several with commas, as in every list.",
      valueName: "device"),
    completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "Version: 18, 'iOS 18', 17-26, 17+ (17 and later) or latest.",
      discussion: """
        Default: the newest version with a known size; for Today extensions the version with the \
        most measurements.
        """, valueName: "version"),
    completion: .versions)
  var os: [String] = []

  @Option(
    help: ArgumentHelp("All phones, pads or watches.", valueName: "idiom"),
    completion: .list(Idiom.allCases.map(\.rawValue)))
  var idiom: [String] = []

  @Option(
    help: ArgumentHelp(
      "Platform: iOS, iPadOS, macOS, watchOS or visionOS.", valueName: "platform"),
    completion: .list(Platform.allCases.map(\.rawValue)))
  var platform: [String] = []

  @Flag(help: "Display Zoom with larger text.")
  var zoomed = false

  @Flag(help: "Display Zoom with more space, on an iPad.")
  var moreSpace = false
}
