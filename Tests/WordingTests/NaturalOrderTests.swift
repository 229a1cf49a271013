import Testing
import Wording

/// The order in which a person expects names with numbers.
@Suite("Natural order") struct NaturalOrderTests {
  @Test(
    "sorts numbers by value, decimals among them, and words without regard to case",
    arguments: [
      ["iOS 8", "iOS 10", "iOS 26"],
      ["9.5", "10", "146", "146.5", "146.67", "147"],
      ["iPhone", "iPhone 5s", "iPhone 15", "iphone 15 Plus", "iPhone 15 Pro"],
      ["iPad mini 2", "iPad Mini 10"],
      ["1.", "1.x", "2"],
      ["", "7", "seven"],
    ])
  func order(_ names: [String]) {
    #expect(names.reversed().sorted(by: NaturalOrder.precedes) == names)
  }
}
