import CMarkTree

extension HTMLLowering {
  func append(_ group: Group, to parent: inout MarkupNode) {
    let kind = TrustedMarkup(group.kind)
    var result = MarkupNode.block(
      opening: "<div" + .id(group.anchor) + " class=\"" + kind + "\">", closing: "</div>")
    append(group.blocks, to: &result)
    parent.append(result)
  }

  /// Each case has the switch, with itself as the current one: no style sheet could tell which
  /// link of a single switch leads to what is shown.
  func append(_ alternatives: Alternatives, to parent: inout MarkupNode) {
    var result = MarkupNode.block(
      opening: "<div class=\"alternatives\">", closing: "</div>")
    for (index, item) in alternatives.cases.enumerated() {
      var element = MarkupNode.block(
        opening: "<div" + .id(item.anchor) + " class=\"alternative\">", closing: "</div>")
      var links = MarkupNode.block(opening: "<ul class=\"switch\">", closing: "</ul>")
      for (other, target) in alternatives.cases.enumerated() {
        let current: TrustedMarkup = other == index ? " aria-current=\"true\"" : ""
        var link = MarkupNode.inline(
          opening: "<li><a href=\"#" + TrustedMarkup(target.anchor) + "\"" + current + ">",
          closing: "</a></li>")
        append(target.name, to: &link, in: .paragraph)
        links.append(onOneLine: link)
      }
      element.append(links)
      append(item.blocks, to: &element)
      result.append(element)
    }
    parent.append(result)
  }

  func append(_ disclosure: Disclosure, to parent: inout MarkupNode) {
    var result = MarkupNode.block(opening: "<details>", closing: "</details>")
    var summary = MarkupNode.inline(opening: "<summary>", closing: "</summary>")
    append([.strong(disclosure.summary)], to: &summary, in: .paragraph)
    result.append(onOneLine: summary)
    append(disclosure.blocks, to: &result)
    parent.append(result)
  }
}
