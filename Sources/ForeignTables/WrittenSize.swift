/// A positive number as a file has it, exact to four decimals; further digits are cut.
package struct WrittenNumber: Hashable, Sendable {
  package let tenThousandths: Int
  /// How many decimals it is written with; zeros at their end do not count.
  let decimals: Int
  /// The bytes of the number in the file.
  package let bytes: Range<Int>

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
package struct WrittenSize: Hashable, Sendable {
  /// What the numbers count, as far as the file says.
  package enum Unit: Hashable, Sendable { case points, pixels, unstated, other }

  /// How it is written, which says how sure it is that it is a size.
  enum Form: Hashable, Sendable {
    /// `364x170`, `width: 364, height: 170`.
    case size
    /// Two numbers in brackets, `(364, 170)`, or in columns.
    case pair
    /// One number behind a family: `small: 170`.
    case single
    /// Two numbers with no more than a blank, a slash or a word between them: `364 170`.
    case loose
  }

  /// The width, or the only number.
  package let width: WrittenNumber
  /// Nil if one number stands for a side or for a square.
  package let height: WrittenNumber?
  package var unit = Unit.unstated
  let form: Form
  /// Whether it is that of any view: `.frame(width: 20, height: 20)`.
  var isFrame = false
  /// Which side a single number is, if its name says so.
  var isWidth: Bool?
  /// From the first token of the size to the last.
  var tokens: Range<Int>

  /// The size as people read it: `364 × 170`.
  package var text: String { height.map { "\(width) × \($0)" } ?? width.description }
}

extension WrittenSize {
  /// Numbers that may be a size, and are not told apart: a longer list, or a name such as `medium-364x170`.
  init(unread first: WrittenNumber, tokens: Range<Int>) {
    self.init(width: first, height: nil, unit: .other, form: .single, tokens: tokens)
  }
}
