import TestSupport
import Testing

/// What the program says to wrong usage: one line that names the value and what was expected.
@Suite("Errors of usage")
struct UsageErrorTests {
  /// A wrong command line, and the line that answers it.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String

    init(_ arguments: String..., message: String) {
      self.arguments = arguments
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let sizes = "xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5"
  static let formats = "table, markdown, html, csv, tsv, json, ndjson"
  static let sizeFormats = formats + ", svg, swift, typescript, kotlin, dart, tokens, css"
  static let families =
    "systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, "
    + "accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline, "
    + "lockScreen, expanded, compactLeading, compactTrailing, minimal, smartStack, carPlay"
  static let topics =
    "devices, screens, text-sizes, entry-points, os, families, sources, conflicts, rules"

  @Test(
    "are one line with the value and what was expected",
    arguments: [
      Wrong(
        "query", "--device", "iphone 7 puls",
        message: "unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?"),
      Wrong(
        "query", "--device", "frying pan",
        message: "unknown device 'frying pan'; 'widgetsize list devices' has them all"),
      Wrong(
        "query", "--device", "",
        message: "unknown device ''; 'widgetsize list devices' has them all"),
      Wrong("explain", message: "explain needs a device: --device 'iPhone 7'"),
      Wrong(
        "query", "--orientation", "landscap",
        message: "unknown orientation 'landscap'; expected one of portrait, landscape; "
          + "did you mean 'landscape'?"),
      Wrong(
        "query", "--text-size", "xxxxl",
        message: "unknown text size 'xxxxl'; expected one of \(sizes); did you mean 'xxxl'?"),
      Wrong(
        "query", "--text-size", "l,huge",
        message: "unknown text size 'huge'; expected one of \(sizes)"),
      Wrong(
        "query", "--entry-point", "today",
        message: "unknown entry point 'today'; "
          + "expected one of today-view, notification-center, quick-action"),
      Wrong(
        "query", "--mode", "expandd",
        message: "unknown mode 'expandd'; expected one of compact, expanded, legacy; "
          + "did you mean 'expanded'?"),
      Wrong(
        "query", "--column", "middle",
        message: "unknown column 'middle'; expected one of single, left, right"),
      Wrong(
        "query", "--format", "jsn",
        message: "unknown format 'jsn'; expected one of \(sizeFormats); did you mean 'json'?"),
      Wrong(
        "list", "screens", "--format", "xml",
        message: "unknown format 'xml'; expected one of \(formats)"),
      Wrong("query", "--json", "--format", "csv", message: "--json contradicts --format csv"),
      Wrong(
        "query", "--unit", "pxs",
        message: "unknown unit 'pxs'; expected one of pt, px; did you mean 'px'?"),
      Wrong(
        "query", "--unit", "px", "--json",
        message: "--unit px is for tables, not for json; expected --format table, markdown, html"),
      Wrong(
        "list", "device",
        message: "unknown topic 'device'; expected one of \(topics); did you mean 'devices'?"),
      Wrong("list", "--json", message: "list needs a topic: \(topics)"),
      Wrong("query", "--device", message: "missing value for '--device <device>'"),
      Wrong("query", "--device", "--json", message: "missing value for '--device <device>'"),
      Wrong("query", "--mod", "l", message: "unknown option '--mod'; did you mean '--mode'?"),
      Wrong("query", "-x", message: "unknown option '-x'"),
      Wrong("explain", "plus", message: "unexpected argument 'plus'"),
      Wrong(
        "query", "landscap",
        message: "unknown device 'landscap'; 'widgetsize list devices' has them all"),
      Wrong(
        "query", "--family", "mediun",
        message: "unknown family 'mediun'; expected one of \(families); did you mean 'medium'?"),
      Wrong(
        "query", "--platform", "iOs 17",
        message: "unknown platform 'iOs 17'; expected one of iOS, iPadOS, macOS, watchOS, visionOS"),
      Wrong(
        "query", "-d", "StandBy",
        message:
          "'StandBy' is not covered: it shows systemSmall larger, and no source states how large"),
      Wrong(
        "query", "--variant", "CarPlay",
        message:
          "'CarPlay' is covered for Live Activities only; ask with --system activity --family carPlay"
      ),
      Wrong(
        "query", "--family", "Live Activity",
        message: "'Live Activity' is a kind of widget of its own; ask with --system activity"),
      Wrong(
        "query", "--platform", "Mac", message: "'Mac' is a platform; ask with --platform macOS"),
      Wrong(
        "query", "--variant", "large icons",
        message: "'large icons' is the Home Screen with large icons; ask with --variant icons-large"
      ),
      Wrong(
        "query", "-d", "iPhone 15", "--idiom", "pad",
        message: "'iPhone 15' runs iOS, which contradicts --idiom pad"),
      Wrong(
        "query", "--idiom", "pad", "--platform", "macOS",
        message: "--idiom pad contradicts --platform macOS"),
      Wrong(
        "query", "--mode", "compact", "--family", "small",
        message: "--family small applies to WidgetKit widgets only, and contradicts --mode"),
      Wrong(
        "query", "--json=yes",
        message: "the option '--json' does not take any value, but 'yes' was specified"),
    ])
  func oneLine(_ wrong: Wrong) throws {
    try widgetsize(wrong.arguments).expectError(wrong.message)
  }

  @Test(
    "lists the candidates of an ambiguous device, one a line",
    arguments: [
      (
        "414x896",
        [
          "6.1-inch XR (414x896@2: iPhone 11, iPhone XR)",
          "6.5-inch XS Max (414x896@3: iPhone 11 Pro Max, iPhone XS Max)",
        ]
      ),
      ("iPad Air M3", ["iPad Air 11-inch (M3)", "iPad Air 13-inch (M3)"]),
    ])
  func ambiguous(device: String, candidates: [String]) throws {
    let result = try widgetsize("query", "--device", device)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    let first = "error: '\(device)' is ambiguous; did you mean one of:"
    #expect(result.errors.lines == [first] + candidates.map { "  " + $0 })
  }

  @Test("do not call a name ambiguous if --idiom leaves one screen")
  func idiomDecides() throws {
    let result = try widgetsize("query", "--device", "mini")
    #expect(result.status == 64 && result.errors.contains("is ambiguous"), "\(result)")
    try widgetsize("query", "--device", "mini", "--idiom", "phone").expectAnswer()
  }

  @Test("names at most twelve candidates, the latest iPhones first, and counts the others")
  func manyCandidates() throws {
    let lines = try widgetsize("query", "--device", "pro").errors.lines
    #expect(lines.count == 14 && lines[1].hasPrefix("  iPhone "), "\(lines)")
    #expect(lines.last?.contains(/^  and \d+ more$/) == true, "\(lines)")
  }

  @Test("names the subcommands, and the nearest")
  func subcommand() throws {
    let result = try widgetsize("qurey")
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors.hasPrefix("error: unknown subcommand 'qurey'; expected one of query, "),
      "\(result)")
    #expect(result.errors.hasSuffix("; did you mean 'query'?\n"), "\(result)")
    #expect(result.errors.lines.count == 1, "\(result)")
  }

  @Test("help of an unknown subcommand names the subcommands too")
  func help() throws {
    let result = try widgetsize("help", "nosuch")
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(
      result.errors.hasPrefix("error: unknown subcommand 'nosuch'; expected one of query, "))
    try widgetsize("help", "query").expectAnswer()
    try widgetsize("help").expectAnswer()
  }

  @Test("names the versions that exist")
  func version() throws {
    try widgetsize("query", "--os", "20").expectError(
      "no such version '20'; there are iOS 2 to 18, 26, 27; iPadOS 13 to 18, 26, 27")
    try widgetsize("query", "--os", "12", "--platform", "watchOS").expectError(
      "no such version '12'; there are watchOS 1 to 11, 26, 27")
    try widgetsize("query", "--os", ">=17").expectError(
      "unknown version '>=17'; expected 18, 'iOS 18', 17-26, 17+ (17 and later) or latest")
    try widgetsize("query", "--os", "macOS 15", "-d", "iPhone 15").expectError(
      "version 'macOS 15' contradicts the platform of the devices, iOS")
  }

  @Test(
    "names the nearest identifiers below and above an unknown one",
    arguments: [
      ("iPhone17,9", "'iPhone17,5' or 'iPhone18,1'"), ("iphone99,1", "'iPhone19,7'"),
      ("Watch7,6", "'Watch7,5' or 'Watch7,8'"),
    ])
  func identifier(text: String, neighbours: String) throws {
    try widgetsize("query", "-d", text).expectError(
      "unknown device '\(text)'; did you mean \(neighbours)?")
  }

  /// Such an argument could clear the screen or look like a line of the program.
  @Test(
    "shows control characters escaped",
    arguments: [
      ["query", "--device", "a\u{1B}[31m\nb"], ["query", "--mode", "a\u{1B}[31m\nb"],
      ["query", "--format", "a\u{1B}[31m\nb"], ["list", "a\u{1B}[31m\nb"],
      ["query", "--a\u{1B}[31m\nb"], ["query", "a\u{1B}[31m\nb"], ["a\u{1B}[31m\nb"],
      ["query", "--json=a\u{1B}[31m\nb"],
    ])
  func escaped(_ arguments: [String]) throws {
    let result = try widgetsize(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.lines.count == 1, "\(result)")
    #expect(result.errors.contains(#"a\u{1B}[31m\nb'"#), "\(result)")
    #expect(!result.errors.contains("\u{1B}"), "\(result)")
  }

  /// 100000 because Linux takes no argument of more than 128 KiB.
  @Test(
    "are short even if the argument is long",
    arguments: [["query", "--device"], ["query", "--mode"], ["list"], ["query"], []])
  func bounded(_ arguments: [String]) throws {
    let result = try widgetsize(arguments + [String(repeating: "a", count: 100_000)])
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
    #expect(result.errors.lines.count == 1, "\(result)")
    #expect(result.errors.count < 1_100, "\(result)")
  }
}
