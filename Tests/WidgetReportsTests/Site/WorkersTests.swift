import BundledTables
import Testing

@testable import WidgetReports

/// Work that is shared comes to the same as work that is not.
@Suite struct WorkersTests {
  /// Works off the numbers from the last to the first.
  static let backwards = Workers { count, body in
    for index in (0..<count).reversed() { body(index) }
  }

  @Test(arguments: [0, 1, 2, 1_000])
  func keepTheOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(Self.backwards.map(numbers) { 2 * $0 } == numbers.map { 2 * $0 })
  }
}
