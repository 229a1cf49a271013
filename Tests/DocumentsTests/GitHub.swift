import Documents
import TestSupport
import Testing

extension GitHub {
  /// The first difference between a document's HTML and what GitHub's reader makes of its Markdown.
  static func difference(in document: Document) throws -> Comment? {
    try difference(between: document.markdown(), and: document.html())
  }
}
