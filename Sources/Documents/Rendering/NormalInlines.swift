extension [Inline] {
  /// The same inlines in the one form that the renderers take.
  ///
  /// - Neighbouring texts are one text. cmark escapes each text node by itself: an `&` at the end
  ///   of one and `amp;` at the start of the next would be read as one entity. Neighbouring code
  ///   spans are one too, or their backticks would be one run.
  /// - White space is outside emphasis and links, single, and not at either end.
  /// - Nothing is empty, and no link, emphasis or strong is inside another of its kind.
  func normalized() -> [Inline] {
    normalized(inside: [])
  }

  fileprivate func normalized(inside elements: Set<Wrapper>) -> [Inline] {
    var result = NormalInlines(openElements: elements)
    result.append(self)
    return result.splitEnds().content
  }
}

private enum Wrapper {
  case link, emphasis, strong
}

private struct NormalInlines {
  /// The elements that these inlines are inside of.
  let openElements: Set<Wrapper>
  private var inlines: [Inline] = []

  init(openElements: Set<Wrapper>) {
    self.openElements = openElements
  }

  mutating func append(_ new: [Inline]) {
    for inline in new { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text):
      append(text)
    case .code(let code):
      append(code: code.trimmed)
    case .emphasis(let content):
      wrap(content, in: .emphasis) { .emphasis($0) }
    case .strong(let content):
      wrap(content, in: .strong) { .strong($0) }
    case .link(let content, let destination):
      let isEmpty = content.normalized(inside: [.link]).isEmpty
      wrap(isEmpty ? [Inline(destination.string)] : content, in: .link) {
        .link($0, to: destination)
      }
    case .image(let alternative, let destination):
      inlines.append(.image(alternative: alternative.trimmed, at: destination))
    case .lineBreak:
      // Two line ends in a row would end the paragraph.
      removeFinalSpace()
      if inlines.last != .lineBreak { inlines.append(.lineBreak) }
    }
  }

  private mutating func append(_ text: PlainText) {
    switch inlines.last {
    case .text(let last)?:
      inlines[inlines.count - 1] = .text(PlainText(last.string + text.string))
    case .lineBreak?:
      let text = text.startsWithSpace ? text.dropFirst() : text
      if !text.string.isEmpty { inlines.append(.text(text)) }
    default:
      if !text.string.isEmpty { inlines.append(.text(text)) }
    }
  }

  private mutating func append(code: PlainText) {
    if case .code(let last)? = inlines.last {
      inlines[inlines.count - 1] = .code(PlainText(last.string + code.string))
    } else if !code.string.isEmpty {
      inlines.append(.code(code))
    }
  }

  /// Appends what `make` makes of `content`, with white space at its ends moved out of it.
  private mutating func wrap(
    _ content: [Inline], in element: Wrapper, _ make: ([Inline]) -> Inline
  ) {
    guard !openElements.contains(element) else { return append(content) }
    var inner = NormalInlines(openElements: openElements.union([element]))
    inner.append(content)
    let (leading, core, trailing) = inner.splitEnds()
    if let leading { append(leading) }
    if !core.isEmpty { inlines.append(make(core)) }
    if let trailing { append(trailing) }
  }

  private mutating func removeFinalSpace() {
    guard case .text(let last)? = inlines.last, last.endsInSpace else { return }
    inlines.removeLast()
    append(last.dropLast())
  }

  /// Takes the white space off both ends.
  consuming func splitEnds() -> (leading: Inline?, content: [Inline], trailing: Inline?) {
    var rest = inlines[...]
    var leading: Inline?
    var trailing: Inline?
    if rest.first == .lineBreak {
      leading = .lineBreak
      rest.removeFirst()
    }
    if rest.last == .lineBreak {
      trailing = .lineBreak
      rest.removeLast()
    }
    if case .text(let text)? = rest.first, text.startsWithSpace {
      leading = leading ?? .text(" ")
      rest.removeFirst()
      if text.string != " " { rest = [.text(text.dropFirst())] + rest }
    }
    if case .text(let text)? = rest.last, text.endsInSpace {
      trailing = trailing ?? .text(" ")
      rest.removeLast()
      if text.string != " " { rest.append(.text(text.dropLast())) }
    }
    return (leading, Array(rest), trailing)
  }
}

extension PlainText {
  // By bytes, not characters: a space with an accent is one character, and to readers a space.

  fileprivate var startsWithSpace: Bool { string.utf8.first == UInt8(ascii: " ") }
  fileprivate var endsInSpace: Bool { string.utf8.last == UInt8(ascii: " ") }
  fileprivate func dropFirst() -> PlainText { PlainText(Substring(string.utf8.dropFirst())) }
  fileprivate func dropLast() -> PlainText { PlainText(Substring(string.utf8.dropLast())) }

  /// The text without a space at either end.
  var trimmed: PlainText {
    let start = startsWithSpace ? dropFirst() : self
    return start.endsInSpace ? start.dropLast() : start
  }
}
