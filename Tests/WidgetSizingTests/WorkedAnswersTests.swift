import Testing
import WidgetSizingData

/// Examples of answers from the bundled tables: a cell, and the line that ``Catalog/summary(of:)`` writes
/// for its width, its height or both.
@Suite struct WorkedAnswersTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let question: Question
    var width: String?
    var height: String?
    /// A part of the reason for the last number given.
    var why: String?

    init(
      _ question: Question, width: String? = nil, height: String? = nil, why: String? = nil
    ) {
      self.question = question
      self.width = width
      self.height = height
      self.why = why
    }

    var testDescription: String { question.testDescription }
  }

  static let compactHeights = [
    Example(compact("iPhone 7", .xs), height: "95 sourced S02 S03 S04"),
    Example(compact("iPhone 7", .l), height: "110 sourced ONN1 S01 S02 S03 S04"),
    Example(
      compact("iPhone 7", .xxl), height: "135 disputed S02, or 130 S03",
      why: "S02 is the more reliable source"),
    Example(compact("iPhone 7", .ax3), height: "240 derived line-height extrapolates textSize"),
    // The comment that says 120 on iOS 11 is context: it fits xl.
    Example(compact("iPhone 7", iOS: 11), height: "110 derived line-height extrapolates os"),
    // The two published lists of line heights differ at two text sizes.
    Example(
      compact("iPhone 7", iOS: 12, .xxxl),
      height: "140...145 derived line-height extrapolates textSize"),
    Example(
      compact("iPhone 7", iOS: 12, .ax5),
      height: "310...325 derived line-height extrapolates textSize"),
    Example(
      compact("iPad Pro (12.9-inch)"), height: "130 derived line-height extrapolates textSize"),
    Example(
      compact("iPad Pro (12.9-inch)", iOS: 13, .xs),
      height: "95 derived line-height extrapolates textSize"),
  ]

  static let expandedHeights = [
    Example(
      Question("iPhone 6"), width: "359 sourced ONN1 S01", height: "616 sourced ONN1 S01 S02"),
    Example(
      inNotificationCenter("iPhone 6"), width: "359 sourced S01", height: "528 sourced S01 S02"),
    // Rows of 54 points after S02, of 52 after S03, which speaks of the Today view only.
    Example(
      Question("iPhone 7", .portrait, .xxl),
      width: "359 derived same-width extrapolates textSize",
      height: "594 derived whole-rows extrapolates textSize, or 624"),
    Example(
      inNotificationCenter("iPhone 7", .portrait, .xxl),
      height: "486 derived whole-rows extrapolates textSize"),
    Example(
      Question("iPhone 7", iOS: 11), width: "359 derived width extrapolates os",
      height: "unknown", why: "no source for iOS 11; iOS 10 has 616, iOS 12 has 528"),
    Example(
      Question("414x896@2", iOS: 14), height: "836 sourced S44"),
    Example(Question("414x896@2", iOS: 14), width: "360 sourced S44"),
  ]

  static let landscape = [
    Example(
      Question("plus", .landscape), width: "420 sourced S01", height: "352 sourced S01 S02"),
    Example(
      inNotificationCenter("plus", .landscape), width: "420 sourced S01",
      height: "264 sourced S01 S02"),
    Example(
      Question("iPhone 6", .landscape), width: "420 sourced S01", height: "308 derived whole-rows"),
    Example(
      inNotificationCenter("iPhone 5", .landscape, .ax5), height: "unknown",
      why: "the rule gives 130, which is smaller than the compact height, 325"),
  ]

  static let quickActions = [
    Example(
      Question("5.5-inch", .portrait, .l, .quickAction, .compact),
      width: "414 derived quick-action-width", height: "110 sourced S02"),
    Example(
      Question("5.5-inch", .landscape, .l, .quickAction, .compact),
      width: "414 derived quick-action-width", height: "110 sourced S02"),
    Example(
      Question("5.5-inch", .portrait, .l, .quickAction, .expanded), width: "not-applicable",
      height: "not-applicable", why: "a quick action shows the compact widget only"),
    Example(
      Question("iPhone SE", .portrait, .l, .quickAction, .compact), width: "not-applicable",
      height: "not-applicable", why: "no 4-inch model has 3D Touch"),
    Example(
      Question("iPhone XR", iOS: 13, .portrait, .l, .quickAction, .compact), width: "unknown",
      height: "unknown", why: "a long press opens the quick actions"),
  ]

  static let otherTimes = [
    Example(
      Question("iPhone 4s", iOS: 8, .portrait, .l, .notificationCenter, .legacy),
      width: "272 derived ios8-width", height: "353.5 derived ios8-height"),
    Example(
      Question("iPhone 4s", iOS: 8, .landscape, .l, .notificationCenter, .legacy),
      width: "432 derived ios8-width", height: "205.5 derived ios8-height"),
    Example(
      Question("iPhone 5s", iOS: 8, .portrait, .l, .notificationCenter, .legacy),
      width: "272 sourced S06", height: "441.5 sourced S06"),
    // Of two published iPads of one screen the smaller: a design for it fits both.
    Example(
      Question("iPad Air 2", iOS: 8, .portrait, .l, .notificationCenter, .legacy),
      width: "535 disputed S06, or 711 S06", height: "853 disputed S06, or 985 S06",
      why: "both sources are equally reliable"),
    Example(
      Question("iPhone 6", iOS: 9, .portrait, .l, .notificationCenter, .legacy),
      width: "327 derived ios8-width extrapolates os",
      height: "540.5 derived ios8-height extrapolates os"),
    Example(
      Question("iPhone 6", iOS: 9, .landscape, .l, .notificationCenter, .legacy),
      height: "unknown", why: "iOS 9 sets two columns"),
    Example(
      Question("iPad Air 2", .landscape, column: .left), width: "unknown",
      why: "no width is published for the two columns of iOS 10"),
    Example(
      Question("plus", isZoomed: true), width: "359 derived zoomed-screen",
      height: "616 derived zoomed-screen"),
    Example(
      Question("iPhone 16 Pro"), width: "not-applicable", height: "not-applicable",
      why: "these models came after iOS 17"),
    Example(
      Question("iPhone 7", iOS: 18), width: "not-applicable", height: "not-applicable",
      why: "which ended with iOS 17"),
  ]

  @Test(arguments: compactHeights + expandedHeights + landscape + quickActions + otherTimes)
  func theAnswerIsAsWorkedOut(_ example: Example) throws {
    let catalog = Catalog.bundled
    let answer = try example.question.answer()
    if let width = example.width { #expect(catalog.summary(of: answer.width) == width) }
    if let height = example.height { #expect(catalog.summary(of: answer.height) == height) }
    if let why = example.why {
      let evidence = example.height == nil ? answer.width : answer.height
      let text = try #require(catalog.text(ofReasonFor: evidence))
      #expect(text.contains(why))
    }
  }

  private static func compact(
    _ device: String, iOS os: Int = 10, _ textSize: TextSize = .l
  ) -> Question {
    Question(device, iOS: os, .portrait, textSize, .todayView, .compact)
  }

  private static func inNotificationCenter(
    _ device: String, _ orientation: Orientation = .portrait, _ textSize: TextSize = .l
  ) -> Question {
    Question(device, orientation, textSize, .notificationCenter)
  }
}
