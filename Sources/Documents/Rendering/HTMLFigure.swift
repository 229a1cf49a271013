import CMarkTree

extension HTMLLowering {
  /// Appends a figure, whose drawing a style sheet makes as wide as its place.
  func append(_ figure: Figure, to parent: inout MarkupNode) {
    let kind: TrustedMarkup = figure.kind.map { " class=\"" + TrustedMarkup($0) + "\"" } ?? ""
    var result = MarkupNode.block(
      opening: "<figure" + .id(figure.anchor) + kind + ">", closing: "</figure>")
    result.append(onOneLine: figure.drawing.node(anchor: figure.anchor))
    if !normal(figure.caption).isEmpty {
      var caption = MarkupNode.inline(opening: "<figcaption>", closing: "</figcaption>")
      append(figure.caption, to: &caption, in: .paragraph)
      result.append(onOneLine: caption)
    }
    parent.append(result)
  }
}
