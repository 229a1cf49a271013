import CMarkTree

extension HTMLLowering {
  /// Appends a figure. One with a caption and an anchor that is not scaled stands in a region that
  /// scrolls, can be focused and has the caption's name, as tables do.
  func append(_ figure: Figure, to parent: inout MarkupNode) {
    let kind: TrustedMarkup = figure.kind.map { " class=\"" + TrustedMarkup($0) + "\"" } ?? ""
    var result = MarkupNode.block(
      opening: "<figure" + .id(figure.anchor) + kind + ">", closing: "</figure>")
    let hasCaption = !normal(figure.caption).isEmpty
    let scrolls = hasCaption && figure.layout == .scrolling
    let name = scrolls ? figure.anchor.map { TrustedMarkup($0) + "-caption" } : nil
    if let name {
      var region = MarkupNode.block(
        opening: "<div class=\"figure\" role=\"region\" aria-labelledby=\"" + name
          + "\" tabindex=\"0\">",
        closing: "</div>")
      region.append(onOneLine: figure.drawing.node(anchor: figure.anchor))
      result.append(region)
    } else {
      result.append(onOneLine: figure.drawing.node(anchor: figure.anchor))
    }
    if hasCaption {
      let id: TrustedMarkup = name.map { " id=\"" + $0 + "\"" } ?? ""
      var caption = MarkupNode.inline(
        opening: "<figcaption" + id + ">", closing: "</figcaption>")
      append(figure.caption, to: &caption, in: .paragraph)
      result.append(onOneLine: caption)
    }
    parent.append(result)
  }
}
