import CMarkTree

extension PlainText {
  /// The text as it is written into HTML, as the content of an element or between the double
  /// quotes of an attribute.
  public func html() -> String {
    MarkupNode.text(string).html()
  }
}
