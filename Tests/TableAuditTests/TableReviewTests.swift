import TableAudit
import TestSupport
import Testing
import WidgetSizingData

/// What spans tables is checked when they are reviewed.
@Suite struct TableReviewTests {
  private static let screen = "420x900@3,420,900,3,phone,made-up,"
  private static func claim(
    _ id: Int, _ family: String, _ quantity: String, _ value: String, os: Int = 26,
    method: String = "display-size", source: String = "FR1"
  ) -> String {
    "T1-\(id),widgetkit,\(source),answer,\(quantity),\(value),pt,,iOS,\(os),\(os),stated,,420x900@3,,,,,,,,"
      + "\(family),,\(method),own,"
  }

  /// Reviews claims about a made-up screen.
  private static func complaints(_ claims: [String]) -> [String] {
    let tables = TableFiles(rows: ["screen_classes": [screen], "claims": claims])
    return TableReview(tables, addedTo: .bundled).complaints
  }

  @Test(arguments: [
    (
      [claim(103, "systemMedium", "width", "300")],
      "[grid] value '300' is less than 2 cells: T1-101 has 170 as width of systemSmall"
    ),
    (
      [claim(102, "systemSmall", "height", "160")],
      "[grid] value '160' is the side of one cell, but T1-101 has 170 as width of systemSmall, which is one "
        + "cell, too"
    ),
    (
      [
        claim(103, "systemMedium", "width", "364.33"),
        claim(104, "systemLarge", "width", "380"),
      ],
      "[grid] value '380' is 2 cells of a grid in which no gap fits both it and another: T1-103 has 364.33 as "
        + "width of systemMedium"
    ),
    // A pixel apart, so that the gaps of one end where those of the other begin.
    (
      [
        claim(103, "systemMedium", "width", "364.33"),
        claim(104, "systemLarge", "width", "364.67"),
      ],
      "[grid] value '364.67' is 2 cells of a grid in which no gap fits both it and another: T1-103 has 364.33 "
        + "as width of systemMedium"
    ),
  ])
  func sizesThatNoGridExplainsAreReported(claims: [String], message: String) throws {
    let tables = TableFiles(rows: [
      "screen_classes": [Self.screen],
      "claims": [Self.claim(101, "systemSmall", "width", "170")] + claims,
    ])
    let complaints = TableReview(tables, addedTo: .bundled).complaints
    let found = try #require(complaints.first)
    #expect(complaints.count == 1)
    #expect(found.hasSuffix(message), "\(found)")
    #expect(found.hasPrefix("mine/claims.csv:\(claims.count + 2):"))
    // Nobody is kept from using such tables.
    #expect(Catalog.read(tables, addedTo: .bundled).complaints == [])
  }

  /// On iPads since iPadOS 15 columns and rows have one gap, and on iPhones two.
  @Test(arguments: [(Idiom.pad, false), (.phone, true)])
  func rowsMayHaveAnotherGapThanColumns(idiom: Idiom, isSound: Bool) {
    let variant = idiom == .pad ? "canvas" : ""
    func row(_ id: Int, _ family: String, _ quantity: String, _ value: String) -> String {
      Self.claim(id, family, quantity, value)
        .replacing("iOS", with: idiom == .pad ? "iPadOS" : "iOS")
        .replacing("\(family),,", with: "\(family),\(variant),")
    }
    let tables = TableFiles(rows: [
      "screen_classes": [Self.screen.replacing("phone", with: "\(idiom)")],
      "claims": [
        row(101, "systemSmall", "width", "170"), row(102, "systemMedium", "width", "356"),
        row(103, "systemLarge", "height", "360"),
      ],
    ])
    let complaints = TableReview(tables, addedTo: .bundled).complaints
    #expect(complaints.isEmpty == isSound, "\(complaints)")
    #expect(complaints.allSatisfy { $0.contains("in which no gap fits both it and another") })
  }

  @Test(arguments: [
    ("cornerRadius", "90", "more than half of 170, the width of"),
    ("margin", "85.5", "more than half of 170, the width of"),
  ])
  func aNumberBeyondItsBoundIsReported(quantity: String, value: String, message: String) {
    let side = Self.claim(101, "systemSmall", "width", "170")
    let complaints = Self.complaints([side, Self.claim(102, "systemSmall", quantity, value)])
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.hasPrefix("mine/claims.csv:3:") == true)
    #expect(complaints.first?.contains("[range] value '\(value)' is \(message)") == true)
  }

  /// Rows that no answer uses: a family or a variant that the screen never has, a side of no screen.
  @Test(arguments: [
    (("accessoryCorner", ""), "[reference] no such widget exists: iOS has no accessoryCorner"),
    (("systemSmall", "canvas"), "[reference] no such widget exists: there is no canvas size"),
  ])
  func aClaimOfNoWidgetIsReported(widget: (family: String, variant: String), message: String) {
    let row = Self.claim(101, widget.family, "width", "170").replacing(
      "\(widget.family),,", with: "\(widget.family),\(widget.variant),")
    let complaints = Self.complaints([row])
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.hasPrefix("mine/claims.csv:2:") == true)
    #expect(complaints.first?.contains(message) == true, "\(complaints)")
  }

  @Test(arguments: ["width", "height", "margin"])
  func aSideBelongsToAScreen(quantity: String) {
    let row = Self.claim(101, "systemSmall", quantity, "20").replacing("420x900@3", with: "")
    let complaints = Self.complaints([row])
    #expect(complaints.isEmpty == (quantity == "margin"), "\(complaints)")
  }

  @Test(arguments: [
    (
      "width", "510",
      "is more than 420, the width of the screen '420x900@3' in portrait; 510 pixels are 170 points"
    ),
    (
      "height", "901",
      "is more than 900, the height of the screen '420x900@3' in portrait; "
        + "901 pixels are 300.33 points"
    ),
    ("height", "2800", "is more than 900, the height of the screen '420x900@3' in portrait"),
  ])
  func aNumberLargerThanItsScreenIsReported(quantity: String, value: String, message: String) {
    let complaints = Self.complaints([Self.claim(101, "systemSmall", quantity, value)])
    #expect(complaints.count == 1, "\(complaints)")
    #expect(complaints.first?.hasSuffix("[range] value '\(value)' \(message)") == true)
  }

  @Test func rowsThatAreNotSortedAreReported() {
    let complaints = Self.complaints([
      Self.claim(102, "systemSmall", "width", "170"),
      Self.claim(101, "systemSmall", "height", "170"),
    ])
    #expect(
      complaints == [
        "mine/claims.csv:3:1: error: [order] id 'T1-101' belongs before id 'T1-102' of the line above"
      ])
  }
}
