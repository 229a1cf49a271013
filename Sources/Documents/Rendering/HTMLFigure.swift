import CMarkTree

extension HTMLLowering {
  func append(_ figure: Figure, to parent: inout MarkupNode) {
    var result = MarkupNode.block(
      opening: "<figure" + id(figure.anchor) + ">", closing: "</figure>")
    result.append(onOneLine: figure.drawing.node())
    if !figure.caption.normalized().isEmpty {
      var caption = MarkupNode.inline(opening: "<figcaption>", closing: "</figcaption>")
      append(figure.caption, to: &caption, in: .paragraph)
      result.append(onOneLine: caption)
    }
    parent.append(result)
  }
}
