import Documents
import TestSupport
import Testing

extension GitHub {
  /// Where GitHub's reader finds something else in a document's Markdown than its HTML says.
  static func difference(in document: Document) throws -> Comment? {
    try difference(between: document.markdown(), and: document.html())
  }
}
