import CMarkTree

extension Drawing {
  /// The drawing as an SVG file.
  public func svg() -> String {
    var block = MarkupNode.block()
    block.append(node(anchor: nil))
    return block.html()
  }

  /// The drawing as one inline. Every text in it, the alternative too, is an element's content:
  /// cmark escapes those, and no attribute holds anything but numbers, slugs and literals.
  ///
  /// With an `anchor` the title and the alternative have ids made of it and name the drawing; not
  /// every reader knows that they do so anyway.
  func node(anchor: Slug?) -> MarkupNode {
    let anchor = anchor.map { TrustedMarkup($0) }
    var opening: TrustedMarkup = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawing"
    if let kind { opening += " " + TrustedMarkup(kind) }
    opening += "\" role=\"img\""
    if let anchor {
      opening += " aria-labelledby=\"" + anchor + "-title " + anchor + "-description\""
    }
    opening += attribute(" width=\"", width) + attribute(" height=\"", height)
    opening += " viewBox=\"0 0 " + TrustedMarkup(width) + " " + TrustedMarkup(height)
    opening += "\" font-family=\"Helvetica, Arial, sans-serif\">"
    var svg = MarkupNode.inline(opening: opening, closing: "</svg>")
    append(title, as: "title", anchor.map { $0 + "-title" }, to: &svg)
    append(alternative, as: "desc", anchor.map { $0 + "-description" }, to: &svg)
    for shape in shapes { append(shape, to: &svg) }
    return svg
  }

  private func append(
    _ text: PlainText, as element: TrustedMarkup, _ id: TrustedMarkup?, to svg: inout MarkupNode
  ) {
    guard !text.string.isEmpty else { return }
    let id: TrustedMarkup = id.map { " id=\"" + $0 + "\"" } ?? ""
    var node = MarkupNode.inline(
      opening: "<" + element + id + ">", closing: "</" + element + ">")
    node.append(.text(text.string))
    svg.append(node)
  }

  private func append(_ shape: Shape, to parent: inout MarkupNode) {
    switch shape {
    case .rectangle(let x, let y, let width, let height, let corner):
      let position = attribute(" x=\"", x) + attribute(" y=\"", y)
      let size = attribute(" width=\"", width) + attribute(" height=\"", height)
      let radius = corner == 0 ? "" : attribute(" rx=\"", corner)
      parent.append(.inline(opening: "<rect" + position + size + radius + "/>"))
    case .circle(let x, let y, let radius):
      let center = attribute(" cx=\"", x) + attribute(" cy=\"", y)
      parent.append(
        .inline(opening: "<circle" + center + attribute(" r=\"", radius) + "/>"))
    case .path(let strokes):
      parent.append(.inline(opening: "<path d=\"" + TrustedMarkup(strokes) + "\"/>"))
    case .text(let text, let x, let y, let anchor):
      let position = attribute(" x=\"", x) + attribute(" y=\"", y)
      let side: TrustedMarkup =
        anchor == .start ? "" : " text-anchor=\"" + TrustedMarkup(word: anchor.rawValue) + "\""
      var node = MarkupNode.inline(
        opening: "<text" + position + side + ">", closing: "</text>")
      node.append(.text(text.string))
      parent.append(node)
    case .group(let shapes, let place, let kind, let anchor, let style):
      let id: TrustedMarkup = anchor.map { " id=\"" + TrustedMarkup($0) + "\"" } ?? ""
      let name: TrustedMarkup = kind.map { " class=\"" + TrustedMarkup($0) + "\"" } ?? ""
      var opening = "<g" + id + name + style.attributes
      if place != .origin {
        opening +=
          " transform=\"translate(" + TrustedMarkup(place.x) + " " + TrustedMarkup(place.y) + ")\""
      }
      var group = MarkupNode.inline(opening: opening + ">", closing: "</g>")
      for shape in shapes { append(shape, to: &group) }
      parent.append(group)
    }
  }

  private func attribute(_ opening: TrustedMarkup, _ length: Length) -> TrustedMarkup {
    opening + TrustedMarkup(length) + "\""
  }
}
