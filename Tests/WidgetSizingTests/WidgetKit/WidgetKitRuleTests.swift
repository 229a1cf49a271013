import Testing
import WidgetSizingData

@testable import WidgetSizing

/// The rules for WidgetKit.
struct WidgetKitRuleTests {
  /// Every alternative of an input gives an alternative of the result, each listed once.
  @Test func disputedInputsGiveAlternatives() throws {
    func input(_ value: Int, _ others: [Int]) -> (Points, [Evidence.Alternative]) {
      (Points(value), others.map { Evidence.Alternative(value: Points($0), claims: []) })
    }
    let alternatives = Combination.alternatives(of: [input(10, [12, 15]), input(20, [22, 20])]) {
      $0[0] + $0[1]
    }
    // 12 + 20, 15 + 20; 10 + 22 is the first of them again, and 10 + 20 the value.
    #expect(alternatives.map(\.value) == [Points(32), Points(35)])
  }
}
