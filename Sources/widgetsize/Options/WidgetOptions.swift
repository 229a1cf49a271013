internal import ArgumentParser
internal import WidgetSizing

/// The options that select widgets.
struct WidgetOptions: ParsableArguments {
  @Option(
    name: [.customShort("F"), .long],
    help: ArgumentHelp(
      "Family: systemMedium, medium, lock, accessory, all or another of 'list families'.",
      valueName: "family"),
    completion: .families)
  var family: [String] = []

  @Option(
    help: ArgumentHelp(
      "Size of a family that has several: icons-small, icons-large, canvas, device, lock-screen, "
        + "smart-stack, watch-face or x-large-face.",
      valueName: "variant"),
    completion: .variants)
  var variant: [String] = []

  @Option(
    name: [.customLong("kind"), .customLong("system")],
    help: ArgumentHelp(
      "Kind: widgetkit, activity (Live Activities) or today (Today extensions).",
      discussion: """
        Default: the kind that the other options or the version imply. Otherwise WidgetKit for a \
        device that runs a version after iOS 17, and Today extensions for all else.
        """, valueName: "kind"),
    completion: .list(WidgetKind.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var kind: String?
}
