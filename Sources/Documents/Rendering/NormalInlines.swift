extension [Inline] {
  /// The same inlines in the one form that the renderers take.
  ///
  /// - Neighbouring texts are one text. cmark escapes each text node by itself: an `&` at the end
  ///   of one and `amp;` at the start of the next would be read as one entity.
  /// - White space is outside emphasis and links, single, and not at either end.
  /// - Nothing is empty, and no link is inside another.
  func normalized(allowingLinks: Bool = true) -> [Inline] {
    var result = NormalInlines(allowsLinks: allowingLinks)
    result.append(self)
    return result.splitEnds().content
  }
}

private struct NormalInlines {
  let allowsLinks: Bool
  private var inlines: [Inline] = []

  init(allowsLinks: Bool) {
    self.allowsLinks = allowsLinks
  }

  mutating func append(_ new: [Inline]) {
    for inline in new { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text):
      append(text)
    case .code(let code):
      let code = code.trimmed
      if !code.string.isEmpty { inlines.append(.code(code)) }
    case .emphasis(let content):
      wrap(content, allowingLinks: allowsLinks) { .emphasis($0) }
    case .strong(let content):
      wrap(content, allowingLinks: allowsLinks) { .strong($0) }
    case .link(let content, let destination):
      guard allowsLinks else { return append(content) }
      let words = content.normalized(allowingLinks: false)
      let shown = words.isEmpty ? [Inline(destination.string)] : content
      wrap(shown, allowingLinks: false) { .link($0, to: destination) }
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
      let rest = text.string.drop { $0 == " " }
      if !rest.isEmpty { inlines.append(.text(PlainText(rest))) }
    default:
      if !text.string.isEmpty { inlines.append(.text(text)) }
    }
  }

  /// Appends what `element` makes of `content`, with white space at its ends moved out of it.
  private mutating func wrap(
    _ content: [Inline], allowingLinks: Bool, in element: ([Inline]) -> Inline
  ) {
    var inner = NormalInlines(allowsLinks: allowingLinks)
    inner.append(content)
    let (leading, core, trailing) = inner.splitEnds()
    if let leading { append(leading) }
    if !core.isEmpty { inlines.append(element(core)) }
    if let trailing { append(trailing) }
  }

  private mutating func removeFinalSpace() {
    guard case .text(let last)? = inlines.last, last.string.hasSuffix(" ") else { return }
    inlines.removeLast()
    append(PlainText(last.string.dropLast()))
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
    if case .text(let text)? = rest.first, text.string.hasPrefix(" ") {
      leading = leading ?? .text(" ")
      rest.removeFirst()
      if text.string != " " { rest = [.text(PlainText(text.string.dropFirst()))] + rest }
    }
    if case .text(let text)? = rest.last, text.string.hasSuffix(" ") {
      trailing = trailing ?? .text(" ")
      rest.removeLast()
      if text.string != " " { rest.append(.text(PlainText(text.string.dropLast()))) }
    }
    return (leading, Array(rest), trailing)
  }
}

extension PlainText {
  /// The text without a space at either end.
  var trimmed: PlainText {
    guard string.hasPrefix(" ") || string.hasSuffix(" ") else { return self }
    let start = string.drop { $0 == " " }
    return PlainText(start.hasSuffix(" ") ? start.dropLast() : start)
  }
}
