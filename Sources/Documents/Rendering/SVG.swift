import CMarkTree

extension Drawing {
  /// The drawing as an SVG file.
  public func svg() -> String {
    var block = MarkupNode.block()
    block.append(node())
    return block.html()
  }

  /// The drawing as one inline. Every text in it, the alternative too, is an element's content:
  /// cmark escapes those, and no attribute holds anything but numbers, slugs and literals.
  func node() -> MarkupNode {
    let box = TrustedMarkup(width) + " " + TrustedMarkup(height)
    let size = attribute(" width=\"", width) + attribute(" height=\"", height)
    var svg = MarkupNode.inline(
      opening: "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" + size
        + " viewBox=\"0 0 " + box + "\">",
      closing: "</svg>")
    var title = MarkupNode.inline(opening: "<title>", closing: "</title>")
    title.append(.text(alternative.string))
    svg.append(title)
    for shape in shapes { append(shape, to: &svg) }
    return svg
  }

  private func append(_ shape: Shape, to parent: inout MarkupNode) {
    switch shape {
    case .rectangle(let x, let y, let width, let height, let corner, let kind):
      let position = attribute(" x=\"", x) + attribute(" y=\"", y)
      let size = attribute(" width=\"", width) + attribute(" height=\"", height)
      let radius = corner == 0 ? "" : attribute(" rx=\"", corner)
      parent.append(.inline(opening: "<rect" + style(kind) + position + size + radius + "/>"))
    case .line(let fromX, let fromY, let toX, let toY, let kind):
      let start = attribute(" x1=\"", fromX) + attribute(" y1=\"", fromY)
      let end = attribute(" x2=\"", toX) + attribute(" y2=\"", toY)
      parent.append(.inline(opening: "<line" + style(kind) + start + end + "/>"))
    case .text(let text, let x, let y, let anchor, let kind):
      let position = attribute(" x=\"", x) + attribute(" y=\"", y)
      let side: TrustedMarkup =
        anchor == .start ? "" : " text-anchor=\"" + TrustedMarkup(word: anchor.rawValue) + "\""
      var node = MarkupNode.inline(
        opening: "<text" + style(kind) + position + side + ">", closing: "</text>")
      node.append(.text(text.string))
      parent.append(node)
    case .group(let shapes, let kind):
      var group = MarkupNode.inline(opening: "<g" + style(kind) + ">", closing: "</g>")
      for shape in shapes { append(shape, to: &group) }
      parent.append(group)
    }
  }

  private func style(_ kind: Slug) -> TrustedMarkup {
    " class=\"" + TrustedMarkup(kind) + "\""
  }

  private func attribute(_ opening: TrustedMarkup, _ length: Length) -> TrustedMarkup {
    opening + TrustedMarkup(length) + "\""
  }
}

extension TrustedMarkup {
  /// Writes a length as a decimal without zeros at its end: digits, `-` and `.` only.
  fileprivate init(_ length: Drawing.Length) {
    let (whole, rest) = length.thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var fraction = String(String(rest + 1000).dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = length.thousandths < 0 ? "-" : ""
    self.init(word: sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction))
  }
}
