internal import WidgetSizing

/// Where something stands in a file: both count from 1, the column in Unicode scalars.
struct WrittenPlace: Hashable {
  let line: Int
  let column: Int
}

/// A positive number as a file has it, exact to four decimals; further digits are cut.
struct WrittenNumber: Hashable {
  /// The number in 1/10000.
  let tenThousandths: Int
  /// How many decimals it is written with.
  let decimals: Int

  /// The number, if it is whole.
  var whole: Int? { tenThousandths.isMultiple(of: 10_000) ? tenThousandths / 10_000 : nil }

  /// Whether the number, in points, is a length as people write it on a screen with `scale` pixels a
  /// point: with decimals the same pixel, and without any rounded up or down to whole points.
  func isLength(_ points: Points, onScreenAt scale: Int) -> Bool {
    // Both in 1/30000 pt, in which tenths of a thousandth and thirds are whole.
    let distance = abs(tenThousandths * 3 - points.threeHundredths * 100)
    return decimals == 0 ? distance < 30_000 : 2 * scale * distance < 30_000
  }

  /// Whether the number is a length in pixels, of which a point has `scale`; a length may end in a pixel.
  func isLength(_ points: Points, inPixelsAt scale: Int) -> Bool {
    guard let whole else { return false }
    return abs(whole * 300 - points.threeHundredths * scale) < 300
  }
}

extension WrittenNumber: CustomStringConvertible {
  var description: String {
    let (whole, fraction) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    guard fraction > 0 else { return String(whole) }
    var digits = String(10_000 + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

/// A size that stands in a file.
struct WrittenSize {
  /// What its numbers count, as far as the file says.
  enum Unit { case points, pixels, unstated }

  /// The width, or the only number.
  let width: WrittenNumber
  /// The height; nil if one number stands for a side.
  let height: WrittenNumber?
  let place: WrittenPlace
  var unit = Unit.unstated
  var device: DeviceLabel?
  var family: WidgetFamily?
  /// The versions that the file names beside it; none if it names none.
  var versions: [OSVersion] = []

  var text: String { height.map { "\(width) × \($0)" } ?? width.description }
}

/// What a file names as the device of sizes.
struct DeviceLabel {
  /// What it may mean, a model or a screen; none if it is a device that is not known.
  var places: [Place]
  /// Whether it is the name of a model, which says more than the size of a screen.
  var isName = false
  /// Whether it is a screen in pixels.
  var isInPixels = false

  /// Adds what another label may mean.
  mutating func formUnion(_ other: DeviceLabel) {
    for place in other.places where !places.contains(place) { places.append(place) }
    isInPixels = isInPixels || other.isInPixels
  }
}
