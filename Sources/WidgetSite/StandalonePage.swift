public import Documents

/// A page of HTML that needs nothing beside it, around a document that someone else wrote.
public struct StandalonePage {
  /// The whole page.
  public let html: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - content: What stands on the page.
  ///   - title: The title of the page, if the content has no heading.
  ///   - isTrusted: Whether the content may do what it likes, scripts included. Any other page runs
  ///     no script, and loads nothing but pictures.
  public init(_ content: MarkdownSource.HTML, titled title: PlainText, isTrusted: Bool) {
    let title = content.title.string.isEmpty ? title : content.title
    html = PageTemplate(SiteSource.document.text).texts { name in
      switch name {
      case "policy": isTrusted ? "" : Self.policy
      case "title": title.html()
      case "content": content.fragment
      default: preconditionFailure("the page has no '\(name)'")
      }
    }.joined()
  }

  /// What a page may load and run. The hash is that of the template's style sheet; a test compares.
  private static let policy = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-lQc2Mcxpq92tZbRcrZlv2dGgND0A5h25nFFSG2laDMk='; \
    img-src 'self' file: data: https:; base-uri 'none'; form-action 'none'">

    """
}
