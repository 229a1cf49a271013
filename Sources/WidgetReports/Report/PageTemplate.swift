internal import Documents

/// A page of HTML with names in double braces where a document's parts go.
struct PageTemplate {
  private enum Part {
    case markup(String)
    case name(String)
  }

  private let parts: [Part]

  /// Reads a template: `{{language}}`, `{{title}}` and `{{content}}` have a meaning.
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

  /// The page of a document. What is put in is not read again, so that braces in it mean nothing.
  func page(of document: Document) -> String {
    parts.reduce(into: "") { page, part in
      switch part {
      case .markup(let markup): page += markup
      case .name("language"): page += document.language.string
      case .name("title"): page += document.title.html()
      case .name("content"): page += document.html()
      case .name(let name): preconditionFailure("the page has no '\(name)'")
      }
    }
  }
}
