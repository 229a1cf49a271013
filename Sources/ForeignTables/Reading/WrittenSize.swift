/// A positive number as a file has it, exact to four decimals; further digits are cut.
package struct WrittenNumber: Hashable, Sendable {
  /// The number in 1/10000.
  package let tenThousandths: Int
  /// How many decimals it is written with; zeros at their end do not count.
  package let decimals: Int
  /// The bytes of the number in the file.
  package let bytes: Range<Int>

  /// The number, if it is whole.
  var whole: Int? { tenThousandths.isMultiple(of: 10_000) ? tenThousandths / 10_000 : nil }

  package static func == (left: Self, right: Self) -> Bool {
    left.tenThousandths == right.tenThousandths && left.decimals == right.decimals
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tenThousandths)
    hasher.combine(decimals)
  }
}

extension WrittenNumber: CustomStringConvertible {
  package var description: String {
    let (whole, fraction) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    guard fraction > 0 else { return String(whole) }
    var digits = String(10_000 + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

/// Two numbers that a file writes as a size, or one number for a side or a square.
package struct WrittenSize: Sendable {
  /// What the numbers count, as far as the file says.
  package enum Unit: Sendable { case points, pixels, unstated }

  /// How the size is written, which says how sure it is that it is one.
  enum Form: Sendable {
    /// `364x170`, `width: 364, height: 170`, `Size(364, 170)`.
    case size
    /// Two numbers in brackets: `[364, 170]`.
    case pair
    /// One number behind a key: `small: 170`.
    case single
    /// A pattern that stands for screens: `(428...430, 926...932)`, `(768, _)`.
    case pattern
  }

  /// The width, or the only number.
  package let width: WrittenNumber
  /// The height; nil if one number stands for a side or for a square.
  package let height: WrittenNumber?
  /// The end of a range of widths and of a range of heights.
  var ends: (width: WrittenNumber?, height: WrittenNumber?) = (nil, nil)
  package var unit = Unit.unstated
  var form: Form
  /// Whether it is that of any view: `.frame(width: 20, height: 20)`.
  var isFrame = false
  /// The first byte of the size in the file.
  let start: Int
  /// Where its surroundings are in ``ReadText/nodes``.
  var node: Int
  /// Its place among sizes that are written beside each other in brackets, without a word; nil for others.
  var position: (index: Int, count: Int)?

  init(_ width: WrittenNumber, _ height: WrittenNumber?, _ form: Form, at start: Int, node: Int = 0)
  {
    (self.width, self.height, self.form, self.start, self.node) = (width, height, form, start, node)
  }

  /// The size as people read it: `364 × 170`.
  package var text: String { height.map { "\(width) × \($0)" } ?? width.description }
}
