import Testing
import WidgetSizing
import WidgetSizingData

/// Answers about WidgetKit widgets that people ask for.
struct WidgetKitAnswerTests {
  @Test(arguments: [
    // The guideline, and what a screenshot and a simulator say of the same screen.
    ("widgetkit.ios18.393x852@3.systemSmall.icons-small", "158 sourced", "158 sourced"),
    ("widgetkit.ios26.393x852@3.systemSmall.icons-small", "162.67 sourced", "162.67 sourced"),
    ("widgetkit.ios26.393x852@3.systemMedium.icons-small", "344.67 sourced", "162.67 sourced"),
    // A simulator says 158 and screenshots 162. A claim without a size of icons means the small one.
    (
      "widgetkit.ios18.402x874@3.systemSmall.icons-small", "158 sourced, drawn 162 (MZ1 PX0)",
      "158 sourced, drawn 162 (MZ1 PX0)"
    ),
    ("widgetkit.ios18.402x874@3.systemSmall.icons-large", "165 sourced", "165 sourced"),
    (
      "widgetkit.ios15.414x736@3.systemSmall", "159 disputed, 157 (SB1), drawn 157 (MZ1)",
      "159 disputed, 157 (SB1), drawn 157 (MZ1)"
    ),
    // A size that WidgetKit reports on a version stands before a guideline without versions.
    (
      "widgetkit.visionos26.systemMedium", "354 disputed, 338 (HIG5)", "158 sourced"
    ),
    ("widgetkit.macos26.systemSmall", "164 sourced", "164 sourced"),
    (
      "widgetkit.watchos26.208x248@2.accessoryRectangular.watch-face", "196 sourced", "80.5 sourced"
    ),
    ("widgetkit.ipados17.820x1180@2.systemSmall.device", "136 sourced", "136 sourced"),
    ("widgetkit.ipados26.820x1180@2.systemSmall.lock-screen", "152 sourced", "152 sourced"),
    // No list of models has iPadOS 27, but a simulator ran it on some screens.
    (
      "widgetkit.ipados27.1024x1366@2.systemSmall.lock-screen.more-space", "154.5 sourced",
      "154.5 sourced"
    ),
    (
      "widgetkit.ipados27.834x1194@2.systemExtraLargePortrait.device", "300 sourced", "464 sourced"
    ),
    (
      "widgetkit.ipados27.810x1080@2.systemExtraLargePortrait.canvas", "320.5 sourced",
      "494.5 sourced"
    ),
    (
      "widgetkit.ipados27.834x1112@2.systemSmall.lock-screen",
      "not-applicable: no 10.5-inch model runs iPadOS 27",
      "not-applicable: no 10.5-inch model runs iPadOS 27"
    ),
  ])
  func aWidgetIsAnswered(id: String, width: String, height: String) throws {
    let answer = Engine.bundled.evidence(try Catalog.bundled.cell(id))
    #expect(Self.summary(of: answer.width) == width, "\(id) width")
    #expect(Self.summary(of: answer.height) == height, "\(id) height")
  }

  static func summary(of answer: Evidence) -> String {
    let catalog = Catalog.bundled
    var text = answer.value.map { "\($0) " } ?? ""
    text += answer.state.rawValue
    if let rule = answer.rule { text += " \(rule.rawValue)" }
    func sources(_ other: Evidence.Alternative) -> String {
      Set(other.claims.map { catalog.sources[catalog.claims[$0].source].id }).sorted()
        .joined(separator: " ")
    }
    for other in answer.alternatives { text += ", \(other.value) (\(sources(other)))" }
    for other in answer.drawn { text += ", drawn \(other.value) (\(sources(other)))" }
    if answer.value == nil, let reason = catalog.text(ofReasonFor: answer) { text += ": \(reason)" }
    return text
  }
}
