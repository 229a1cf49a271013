import CMarkTree
internal import Wording

extension MarkdownLowering {
  func append(normal inlines: [Inline], to parent: inout MarkupNode, in place: Place) {
    append(inlines, to: &parent, in: place, inside: [])
  }

  private func append(
    _ inlines: [Inline], to parent: inout MarkupNode, in place: Place, inside outer: Outer
  ) {
    for (index, inline) in inlines.enumerated() {
      switch inline {
      case .text(let text):
        append(text: text.string, to: &parent)
      case .code(let code):
        append(code: code.string, to: &parent, in: place, isInLink: outer.contains(.link))
      case .emphasis(let content), .strong(let content):
        let isStrong = if case .strong = inline { true } else { false }
        let mark = EmphasisMark(
          at: index, of: inlines, around: content, isInStars: outer.contains(.stars))
        var node: MarkupNode =
          switch (mark, isStrong) {
          case (.stars, false): .emphasis()
          case (.stars, true): .strong()
          case (.underscores, false): .inline(opening: "_", closing: "_")
          case (.underscores, true): .inline(opening: "__", closing: "__")
          case (.tags, false): .inline(opening: "<em>", closing: "</em>")
          case (.tags, true): .inline(opening: "<strong>", closing: "</strong>")
          }
        let link = outer.intersection(.link)
        append(content, to: &node, in: place, inside: mark == .stars ? link.union(.stars) : link)
        parent.append(node)
      case .link(let content, let destination):
        var node = MarkupNode.link(to: destination.address(from: root))
        // cmark takes a link for `<address>` by its first text, and drops what follows that text.
        if content.count > 1 { node.append(.inline(opening: "")) }
        append(content, to: &node, in: place, inside: .link)
        parent.append(node)
      case .span(let content, kind: _):
        append(content, to: &parent, in: place, inside: outer)
      case .lineBreak:
        switch place {
        case .paragraph: parent.append(.lineBreak())
        case .heading: parent.append(.text(" "))
        case .cell: parent.append(.inline(opening: "<br>"))
        }
      }
    }
  }

  /// What Markdown inlines are inside of, as far as it matters to them.
  private struct Outer: OptionSet {
    let rawValue: Int
    /// Emphasis written with `*`, whose ends are theirs.
    static let stars = Outer(rawValue: 1)
    static let link = Outer(rawValue: 2)
  }

  /// Appends text, escaping what cmark leaves bare and GitHub gives a meaning: `|`, `~` and a `^`
  /// that would make a link or an image a footnote. A CI system takes two colons at the start of a
  /// line for a command, also behind blanks, so those are no two colons either.
  private func append(text: String, to parent: inout MarkupNode) {
    var rest = text[...]
    if rest.utf8.first == UInt8(ascii: "^") {
      parent.append(.inline(opening: #"\^"#))
      rest.unicodeScalars.removeFirst()
    } else if let colon = rest.commandStart {
      if colon > rest.startIndex { parent.append(.text(String(rest[..<colon]))) }
      parent.append(.inline(opening: #"\:"#))
      rest = rest[rest.utf8.index(after: colon)...]
    }
    while let next = rest.unicodeScalars.firstIndex(where: { $0 == "|" || $0 == "~" }) {
      if next > rest.startIndex { parent.append(.text(String(rest[..<next]))) }
      parent.append(.inline(opening: rest.unicodeScalars[next] == "|" ? #"\|"# : #"\~"#))
      rest = rest[rest.unicodeScalars.index(after: next)...]
    }
    if !rest.isEmpty { parent.append(.text(String(rest))) }
  }

  private func append(
    code: String, to parent: inout MarkupNode, in place: Place, isInLink: Bool
  ) {
    if isInLink && code.utf8.contains(UInt8(ascii: "]"))
      || place == .cell && code.utf8.contains(UInt8(ascii: "|"))
        && code.utf8.contains(#"\|"#.utf8)
    {
      // The bracket would end the link's text and could make it a reference: `[a `]: b`](c)`. A
      // pipe behind two backslashes ends a cell to some readers and not to others.
      var node = MarkupNode.inline(opening: "<code>", closing: "</code>")
      append(text: code, to: &node)
      parent.append(node)
      return
    }
    let escaped = place == .cell ? code.replacing(scalars: "|", with: #"\|"#) : code
    parent.append(.code(escaped))
  }
}
