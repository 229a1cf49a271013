internal import WidgetReports
internal import WidgetSizing

/// What `widgetsize help` explains besides commands.
enum HelpTopic: String, CaseIterable {
  case formats, words, marks, today, variants

  /// The topic, on one screen.
  var text: String {
    switch self {
    case .formats: Self.formatsText
    case .words: Self.wordsText
    case .marks: Self.marksText
    case .today: Self.todayText
    case .variants: Self.variantsText
    }
  }

  private static var formatsText: String {
    func rows(_ content: ReportFormat.Content) -> [String] {
      ShortHelp.rows(
        ReportFormat.all.filter { $0.content == content }
          .map { ("  " + $0.name, summaries[$0.name] ?? $0.summary) })
    }
    return ShortHelp.joined(
      ["Formats of --format, or -f; --json and --csv are short for two of them."]
        + rows(.answer) + ["Of sizes, with query and cover:"] + rows(.sizes) + ["Of checks:"]
        + rows(.checks))
  }

  /// What each format is, but those that are templates, which say so themselves.
  private static let summaries = [
    "table": "text for a terminal, the default", "markdown": "the same tables for a document",
    "html": "the same tables as a page", "csv": "a row for each size or finding",
    "json": "an object for each; a width is .cells[0].width.value",
    "svg": "a drawing to scale",
    "junit": "a report for CI systems", "github": "the table, and annotations for GitHub Actions",
    "sarif": "SARIF 2.1.0, for code scanning services",
  ]

  private static let wordsText = """
    Ask in words, in any order, in quotes or without.

      widgetsize iphone 16 pro medium
      widgetsize ipad air 11 large ios 18
      widgetsize iphone 15 medium display zoom
      widgetsize iphone 16 pro live activity
      widgetsize 402x874 small csv

    Some words choose the command:

      widgetsize iphone 15 vs iphone 16 pro
      widgetsize smallest medium ios 17+
      widgetsize why iphone 16 pro medium
      widgetsize which widget is 364x170
      widgetsize do 3 rows of 40 fit iphone 15 medium

    A line above the answer says how the words were read, and which were not
    understood. Every word has an option that says the same, such as --device,
    --family and --os: widgetsize query -h

    """

  private static var marksText: String {
    ShortHelp.joined(
      ["Without a mark a source states the number. Else the mark says how it is known:", ""]
        + Mark.allCases.filter { !$0.rawValue.isEmpty }.map { "  \($0.rawValue)  \($0.meaning)" }
        + [
          "", "'widgetsize explain' shows the sources, the rule and its steps. In CSV and JSON",
          "the state is a word.",
        ])
  }

  private static var todayText: String {
    let options = (try? CommandHelp(of: QueryCommand.self).arguments) ?? []
    return ShortHelp.joined(
      ["Options of Today extensions (iOS 8 to 17), of every command with --device:", ""]
        + options.filter { $0.sectionTitle == "Today extensions" }.flatMap {
          [ShortHelp.spelling(of: $0)] + ShortHelp.wrapped("          " + ($0.abstract ?? ""))
        } + [
          "", "  widgetsize query --device plus --landscape",
          "  widgetsize explain -d 'iPhone 7' --text-size xxl --mode expanded", "",
          "--kind today asks for them where no other word or option does.",
        ])
  }

  private static let variantsText = """
    You get WidgetKit widgets, unless an option, a version or a device has only
    another kind. A family can have several sizes, its variants:

      icons-small, icons-large  iPhones: the Home Screen with and without app names
      standby                   iPhones: the small widget in StandBy
      canvas, device            iPads: what the view is laid out in, what is shown
      lock-screen               iPads: the small widget on the Lock Screen
      smart-stack, watch-face   watches

    Live Activities (--kind activity) have the families lockScreen, expanded,
    compactLeading, compactTrailing and minimal (the Dynamic Island), smartStack and
    carPlay (sizes to test a design with). 'lock' means the widgets of the Lock
    Screen, lockScreen a Live Activity there. Of StandBy the size is known on one
    screen. No source states sizes of widgets in CarPlay.

      widgetsize iphone 16 pro medium --variant icons-large
      widgetsize query iphone 15 live activity

    'widgetsize list families' has all families.

    """
}
