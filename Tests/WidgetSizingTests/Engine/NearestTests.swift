import Testing
import WidgetSizingData

/// The nearest known number, which the reason for an unknown one names.
@Suite struct NearestTests {
  static let examples: [(Question, Quantity, String)] = [
    (Question("iPhone 7", iOS: 11), .height, "; iOS 10 has 616, iOS 12 has 528"),
    (Question("iPhone XR", iOS: 15), .width, "; iOS 14 has 360"),
    (Question("iPad mini 4", iOS: 11), .width, "; iOS 12 has 556"),
    (
      Question("iPad mini 4", iOS: 13, .portrait, .l, .notificationCenter), .height,
      "; the Today view has 572"
    ),
    (Question("iPad mini 4", iOS: 13, .landscape), .height, "; portrait has 572"),
  ]

  @Test(arguments: examples)
  func theReasonNamesTheNearestKnownNumber(question: Question, quantity: Quantity, nearest: String)
    throws
  {
    let answer = try question.answer()[quantity]
    #expect(answer.state == .unknown)
    #expect(
      Catalog.bundled.text(ofReasonFor: answer) == "no source for iOS \(question.os)" + nearest)
  }

  @Test func theSameVersionAtTheDefaultTextSizeIsNearerThanAnother() throws {
    let answer = try Question("iPad mini 4", iOS: 13, .portrait, .xl).answer().height
    #expect(
      Catalog.bundled.text(ofReasonFor: answer) == "no source for iOS 13; text size l has 572")
  }
}
