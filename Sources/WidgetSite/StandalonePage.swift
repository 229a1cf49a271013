public import Documents
internal import Wording

/// A page of HTML that needs nothing beside it, around a document that someone else wrote. It runs no script, and
/// loads nothing but pictures: its template has that policy, with the hash of the template's style sheet.
public struct StandalonePage {
  /// The whole page.
  public let html: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - content: What stands on the page.
  ///   - title: The title of the page, if the content has no heading.
  public init(_ content: MarkdownSource.HTML, titled title: PlainText) {
    let title = content.title.string.isEmpty ? title : content.title
    html = TextTemplate(SiteSource.document.text).filled { name in
      switch name {
      case "title": title.html()
      case "content": content.content
      default: preconditionFailure("the page has no '\(name)'")
      }
    }
  }
}
