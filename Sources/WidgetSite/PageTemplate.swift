/// Text with names in double braces where parts of a page go.
struct PageTemplate {
  private enum Part {
    case markup(String)
    case name(String)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "{{"),
      let closing = rest[opening.upperBound...].firstRange(of: "}}")
    {
      parts.append(.markup(String(rest[..<opening.lowerBound])))
      parts.append(.name(String(rest[opening.upperBound..<closing.lowerBound])))
      rest = rest[closing.upperBound...]
    }
    self.parts = parts + [.markup(String(rest))]
  }

  /// The text with what stands for each name. What is put in is not read again, so that braces in
  /// it mean nothing.
  func filled(_ value: (String) -> String) -> String {
    let texts = texts(value)
    // A page can be large: it is copied once, and not each time that it grows.
    var page = ""
    page.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { page += text }
    return page
  }

  /// The parts of the text that is filled, in their order.
  func texts(_ value: (String) -> String) -> [String] {
    parts.map { part in
      switch part {
      case .markup(let markup): markup
      case .name(let name): value(name)
      }
    }
  }
}
