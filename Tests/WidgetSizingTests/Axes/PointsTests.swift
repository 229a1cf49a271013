import TestSupport
import Testing
import WidgetSizing

/// Lengths are exact.
@Suite struct PointsTests {
  @Test(arguments: [
    (Points(110), "110"), (Points(threeHundredths: 115_125), "383.75"),
    (Points(threeHundredths: 132_450), "441.5"), (Points(threeHundredths: 47_600), "158.67"),
    (Points(threeHundredths: -300), "-1"), (Points(threeHundredths: 1), "0"),
    (Points(threeHundredths: -1), "0"), (Points(threeHundredths: 2), "0.01"), (Points.zero, "0"),
  ])
  func areWrittenWithAtMostTwoPlaces(points: Points, text: String) {
    #expect(points.description == text)
  }

  @Test(arguments: [
    (Points(110), "110"), (Points(threeHundredths: 115_125), "383.75"), (Points.zero, "0"),
    (Points(threeHundredths: 103_400), "344.6667"), (Points(threeHundredths: 47_500), "158.3333"),
    (Points(threeHundredths: -100), "-0.3333"), (Points(threeHundredths: 1), "0.0033"),
    (Points(threeHundredths: 299), "0.9967"), (Points(threeHundredths: 3), "0.01"),
  ])
  func areWrittenWithFourPlacesWhereTwoAreNotExact(points: Points, text: String) {
    #expect(points.preciseDecimal == text)
  }

  @Test func preciseDecimalTimesScaleIsThePixelToWithinRounding() throws {
    for scale in 1...3 {
      for pixels in 1...3_000 {
        let points = pixels * Points.pixel(atScale: scale)
        let written = try #require(Double(points.preciseDecimal))
        #expect(abs(written * Double(scale) - Double(pixels)) < 0.000_2)
      }
    }
  }

  @Test func decimalsOfTwoPlacesComeBack() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1_000 {
      let hundredths = Int.random(in: -9_999_999...9_999_999, using: &random)
      let points = try #require(Points(mantissa: hundredths, decimals: 2))
      #expect(points.threeHundredths == 3 * hundredths)
      #expect(try parsed(points.description) == points)
    }
  }

  @Test func everyPixelIsWrittenSoThatItCanBeReadBack() throws {
    for scale in 1...3 {
      for pixels in 1...3_000 {
        let points = pixels * Points.pixel(atScale: scale)
        let written = try parsed(points.description)
        #expect(written.pixelOfTwoDecimals(atScale: scale) == points)
      }
    }
  }

  @Test(arguments: [
    // Rounded, down or up.
    ("158.66", 3, 47_600), ("158.67", 3, 47_600), ("158.33", 3, 47_500), ("158.34", 3, 47_500),
    // Not a pixel: the value stays as written.
    ("158.67", 2, 47_601), ("383.75", 2, 115_125), ("158.5", 3, 47_550), ("158.35", 3, 47_505),
    // A hundredth off is another number than the pixel's.
    ("158.01", 3, 47_403), ("158.51", 2, 47_553),
  ])
  func twoDecimalsAreAPixelOnlyIfThereIsOne(text: String, scale: Int, expected: Int) throws {
    let points = try parsed(text).pixelOfTwoDecimals(atScale: scale)
    #expect(points.threeHundredths == expected)
  }

  @Test func everyLengthIsWrittenToTheNearestHundredth() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1_000 {
      let points = Points(threeHundredths: Int.random(in: -999_999...999_999, using: &random))
      let difference = try parsed(points.description) - points
      #expect(abs(difference.threeHundredths) <= 1)
    }
  }

  @Test func arithmeticIsThatOfIntegers() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let left = Points(threeHundredths: Int.random(in: -999_999...999_999, using: &random))
      let right = Points(threeHundredths: Int.random(in: 1...99_999, using: &random))
      #expect(left + right - right == left)
      #expect(3 * left == left + left + left)
      #expect((left < right) == (left - right < .zero))
      let count = left.quotient(by: right)
      #expect(count * right <= left && left < (count + 1) * right)
    }
  }

  @Test func scalingEndsOnTheNearestPixel() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<1_000 {
      let length = Points(Int.random(in: 1...200, using: &random))
      let (numerator, denominator) = (
        Points(Int.random(in: 1...99, using: &random)),
        Points(Int.random(in: 1...99, using: &random))
      )
      let scale = Int.random(in: 1...3, using: &random)
      let scaled = length.scaled(
        by: numerator, over: denominator, roundedTo: .pixel(atScale: scale))
      #expect(scaled.pixels(atScale: scale) != nil)
      let exact = length.threeHundredths * numerator.threeHundredths
      let error = scaled.threeHundredths * denominator.threeHundredths - exact
      let halfPixel = 150 / scale * denominator.threeHundredths
      #expect(-halfPixel < error && error <= halfPixel)
    }
  }

  @Test func halvesOfAPixelAreRoundedUp() {
    let scaled = Points(1).scaled(by: Points(5), over: Points(4), roundedTo: .pixel(atScale: 2))
    #expect(scaled == Points(threeHundredths: 450))
  }

  @Test func fractionsOfAUnitAreRefused() {
    #expect(Points(mantissa: 1, decimals: 3) == nil)
    #expect(Points(mantissa: 5, decimals: 3) == nil)
    #expect(Points(mantissa: 10, decimals: 3) == Points(threeHundredths: 3))
    #expect(Points(mantissa: 1, decimals: -1) == nil)
    #expect(Points(mantissa: .max, decimals: 0) == nil)
    #expect(Points(threeHundredths: 1).pixels(atScale: 3) == nil)
    #expect(Points(110).pixels(atScale: 3) == 330)
  }

  private func parsed(_ text: String) throws -> Points {
    let parts = text.split(separator: ".")
    let fraction = parts.count == 2 ? parts[1] : ""
    let mantissa = try #require(Int(String(parts[0]) + fraction))
    return try #require(Points(mantissa: mantissa, decimals: fraction.count))
  }
}
