/// How emphasis is written in Markdown.
///
/// Whether a run of marks opens or closes emphasis depends on the characters on both sides of it.
/// Where readers differ, or two runs would be read as one, the tags of the element are written.
enum EmphasisMark {
  case stars, underscores, tags

  /// Chooses the mark of an inline.
  ///
  /// - Parameters:
  ///   - index: The place of the inline.
  ///   - inlines: The inlines beside it, in their normal form.
  ///   - content: The content of the inline.
  ///   - isInStars: Whether stars are around the inlines.
  init(at index: Int, of inlines: [Inline], around content: [Inline], isInStars: Bool) {
    let before = index > 0 ? inlines[index - 1] : nil
    let after = index + 1 < inlines.count ? inlines[index + 1] : nil
    guard !(before?.isEmphasis ?? false), !(after?.isEmphasis ?? false) else {
      self = .tags
      return
    }
    let outside = [Edge(before, at: \.last), Edge(after, at: \.first)]
    let inside = [Edge(content.first, at: \.first), Edge(content.last, at: \.last)]
    let isSure = zip(inside, outside).allSatisfy { inside, outside in
      inside == .word || inside != .space && outside.isApart
    }
    if isInStars, before == nil || after == nil {
      self = isSure && outside.allSatisfy(\.isApart) ? .underscores : .tags
    } else {
      // Strong within emphasis within a word, and the reverse, are sure too: a run of one star does
      // not close a run of two if either could do both.
      self = isSure ? .stars : .tags
    }
  }
}

/// What readers take the character beside a run of marks for.
private enum Edge {
  case space, punctuation, word
  /// Versions of readers differ.
  case unknown

  var isApart: Bool { self == .space || self == .punctuation }

  /// The first or the last character of an inline as it is written; the end of a line, of a link or of
  /// what else is around the inlines if there is none.
  init(_ inline: Inline?, at end: KeyPath<String.UnicodeScalarView, Unicode.Scalar?>) {
    guard case .text(let text)? = inline else {
      self = .punctuation
      return
    }
    self = text.string.unicodeScalars[keyPath: end].map(Edge.init) ?? .unknown
  }

  private init(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace {
      self = .space
    } else {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        self = .word
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .punctuation
      default:
        self = scalar.isASCII ? .punctuation : .unknown
      }
    }
  }
}

extension Inline {
  fileprivate var isEmphasis: Bool {
    switch self {
    case .emphasis, .strong: true
    default: false
    }
  }
}
