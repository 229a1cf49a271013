import DataTables
import TestSupport
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", "0"), ("7", "7"), ("-7", "-7"), ("383.75", "383.75"), ("0.5", "0.5"), ("-0.05", "-0.05"),
    ("441.50", "441.5"), ("3.000", "3"), ("100", "100"), ("007.70", "7.7"), ("-0.0", "0"),
    ("1000000000.000000001", "1000000000.000000001"),
  ])
  func decimalsAreReadExactly(text: String, shortest: String) throws {
    #expect(try #require(DecimalNumber(text)).description == shortest)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "-.5", "+1", "1,5", "1.2.3", "1e3", " 1", "1 ", "0x1", "--1", "٣",
    "66O", "NaN", "99999999999999999999", "0.99999999999999999999", "1-",
  ])
  func otherTextIsRefused(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test(arguments: [
    ("383.75", 300, 115_125), ("0.5", 3, nil), ("0.5", 2, 1), ("110", 300, 33_000),
    ("158.67", 300, 47_601), ("158.667", 300, nil), ("-2.5", 10, -25), ("0.125", 8, 1),
    ("1.2", 5, 6), ("1.25", 4, 5), ("0.000000000000000001", 1, nil), ("5", 1, 5), ("0", 7, 0),
  ])
  func decimalsAreCountedInUnits(text: String, denominator: Int, count: Int?) throws {
    #expect(try #require(DecimalNumber(text)).count(ofUnitsPerOne: denominator) == count)
  }

  @Test func aCountThatDoesNotFitIsNil() throws {
    #expect(try #require(DecimalNumber("\(Int.max)")).count(ofUnitsPerOne: 2) == nil)
    // The product of the digits and 2 would not fit, the count does.
    let number = try #require(DecimalNumber("922337203685477580.5"))
    #expect(number.count(ofUnitsPerOne: 2) == 1_844_674_407_370_955_161)
  }

  @Test func everyCountSurvivesWritingAndReading() throws {
    var generator = SplitMix64(seed: 300)
    for _ in 0..<1_000 {
      let cents = Int.random(in: -1_000_000...1_000_000, using: &generator)
      let sign = cents < 0 ? "-" : ""
      let fraction = String(cents.magnitude % 100)
      let text =
        sign + "\(cents.magnitude / 100)."
        + (fraction.count == 1 ? "0" : "") + fraction
      let number = try #require(DecimalNumber(text), "\(text)")
      #expect(number.count(ofUnitsPerOne: 100) == cents)
      #expect(DecimalNumber(number.description) == number)
    }
  }
}
