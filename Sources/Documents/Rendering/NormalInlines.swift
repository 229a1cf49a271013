extension [Inline] {
  /// The same inlines in the normal form that the renderers need.
  ///
  /// - Adjacent texts are one text. cmark escapes each text node separately: an `&` at the end of one
  ///   and `amp;` at the start of the next would be read as one entity. Adjacent code spans are one
  ///   too, or their backticks would be one run.
  /// - White space is outside of emphasis and links, single, and not at either end.
  /// - Nothing is empty, and no link, emphasis or strong is inside another of its kind.
  ///
  /// - Parameter keepsSpans: Whether spans stay; otherwise what is in them takes their place.
  /// - Returns: The inlines in this form.
  func normalized(keepingSpans keepsSpans: Bool) -> [Inline] {
    normalized(inside: [], keepingSpans: keepsSpans)
  }

  fileprivate func normalized(inside elements: Set<Wrapper>, keepingSpans: Bool) -> [Inline] {
    if isOneNormalText { return self }
    var result = NormalInlines(openElements: elements, keepsSpans: keepingSpans)
    result.append(self)
    return result.splitEnds().content
  }

  /// Whether this is a single text, as most cells of tables have, without blanks at its ends.
  fileprivate var isOneNormalText: Bool {
    guard count == 1, case .text(let text) = self[0] else { return false }
    return !text.string.isEmpty && !text.startsWithSpace && !text.endsInSpace
  }
}

private enum Wrapper {
  case link, emphasis, strong
}

private struct NormalInlines {
  /// The elements around these inlines.
  private let openElements: Set<Wrapper>
  private let keepsSpans: Bool
  private var inlines: [Inline] = []
  /// The text after the inlines. It is cleaned once, when all of it is known.
  private var text = ""

  init(openElements: Set<Wrapper>, keepsSpans: Bool) {
    self.openElements = openElements
    self.keepsSpans = keepsSpans
  }

  mutating func append(_ new: [Inline]) {
    for inline in new { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let new):
      text += new.string
    case .code(let code):
      append(code: code.trimmed)
    case .emphasis(let content):
      wrap(content, in: .emphasis) { .emphasis($0) }
    case .strong(let content):
      wrap(content, in: .strong) { .strong($0) }
    case .link(let content, let destination):
      let isEmpty = content.normalized(inside: [.link], keepingSpans: false).isEmpty
      wrap(isEmpty ? [Inline(destination.string)] : content, in: .link) {
        .link($0, to: destination)
      }
    case .span(let content, let kind):
      if keepsSpans { wrap(content) { .span($0, kind: kind) } } else { append(content) }
    case .lineBreak:
      // Two line breaks in a row would end the paragraph.
      while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
      flushText()
      if inlines.last != .lineBreak { inlines.append(.lineBreak) }
    }
  }

  private mutating func append(code: PlainText) {
    guard !code.string.isEmpty else { return }
    flushText()
    if case .code(let last)? = inlines.last {
      inlines[inlines.count - 1] = .code(PlainText(last.string + code.string))
    } else {
      inlines.append(.code(code))
    }
  }

  /// Appends an element with `content`, and moves white space at the ends of the content outside.
  private mutating func wrap(
    _ content: [Inline], in element: Wrapper? = nil, _ make: ([Inline]) -> Inline
  ) {
    var elements = openElements
    if let element, !elements.insert(element).inserted { return append(content) }
    if content.isOneNormalText {
      flushText()
      inlines.append(make(content))
      return
    }
    var inner = NormalInlines(openElements: elements, keepsSpans: keepsSpans)
    inner.append(content)
    let (leading, core, trailing) = inner.splitEnds()
    if let leading { append(leading) }
    if !core.isEmpty {
      flushText()
      inlines.append(make(core))
    }
    if let trailing { append(trailing) }
  }

  private mutating func flushText() {
    var new = PlainText(text)
    text = ""
    if inlines.last == .lineBreak, new.startsWithSpace { new = new.dropFirst() }
    if !new.string.isEmpty { inlines.append(.text(new)) }
  }

  /// Removes the white space at both ends.
  consuming func splitEnds() -> (leading: Inline?, content: [Inline], trailing: Inline?) {
    flushText()
    var rest = inlines[...]
    var leading: Inline?
    var trailing: Inline?
    if rest.first == .lineBreak { leading = rest.removeFirst() }
    if rest.last == .lineBreak { trailing = rest.removeLast() }
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
  // By bytes: a space with an accent is one character, and to readers a space.

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
