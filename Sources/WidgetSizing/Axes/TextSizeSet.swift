/// A set of text sizes.
struct TextSizeSet: Hashable, Sendable {
  /// A bit for each text size.
  private var bits: UInt16

  init(bits: UInt16 = 0) {
    self.bits = bits
  }

  init(_ textSize: TextSize) {
    bits = 1 << UInt16(textSize.order)
  }

  init(_ textSizes: some Sequence<TextSize>) {
    bits = textSizes.reduce(0) { $0 | TextSizeSet($1).bits }
  }

  /// All twelve.
  static var all: TextSizeSet { TextSizeSet(bits: 0xFFF) }

  var isEmpty: Bool { bits == 0 }

  /// The text sizes in the set, the smallest first.
  var textSizes: [TextSize] { TextSize.allCases.filter(contains) }

  func contains(_ textSize: TextSize) -> Bool {
    bits & TextSizeSet(textSize).bits != 0
  }

  func isSuperset(of other: TextSizeSet) -> Bool {
    bits & other.bits == other.bits
  }

  func subtracting(_ other: TextSizeSet) -> TextSizeSet {
    TextSizeSet(bits: bits & ~other.bits)
  }

  mutating func formUnion(_ other: TextSizeSet) {
    bits |= other.bits
  }
}

extension Said<TextSize> {
  /// The text sizes for which a claim that states this answers.
  var textSizes: TextSizeSet {
    switch self {
    case .every: .all
    case .only(let textSize): TextSizeSet(textSize)
    }
  }
}
