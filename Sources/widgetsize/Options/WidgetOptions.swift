internal import ArgumentParser
internal import WidgetSizing

/// The options that select widgets.
struct WidgetOptions: ParsableArguments {
  @Option(
    name: [.customShort("F"), .long],
    help: ArgumentHelp(
      "Family: systemMedium, medium, lock (Lock Screen), island, all or another of 'list families'.",
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
        Default: the kind that the other options or the version imply, else WidgetKit, unless no device \
        of the question ever ran it.
        """, valueName: "kind"),
    completion: .list(WidgetKind.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var kind: String?
}
