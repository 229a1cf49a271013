internal import Documents
internal import Wording

/// Where errors in the numbers of a site are reported: the form of an issue tracker, which takes a title.
public struct IssueAddress: Sendable {
  private let text: String

  /// Takes the address of a form, `https://…/issues/new`; nil if it is none, or leads to a part of a page.
  public init?(_ text: String) {
    guard text.hasPrefix("https://"), Destination(checking: text) != nil, !text.contains("#") else {
      return nil
    }
    self.text = text
  }

  /// The form with a title filled in, in the query item `title`, as GitHub, GitLab and others read it.
  func form(titled title: String) -> Destination? {
    let encoded = title.percentEncoded { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return Destination(checking: text + (text.contains("?") ? "&" : "?") + "title=" + encoded)
  }
}
