import CMarkTree
import Testing

/// A walk that changes the tree on its way.
@Suite("MarkupCursor")
struct MarkupCursorTests {
  private func edited(
    _ markdown: String, _ visit: (consuming MarkupCursor) -> Void
  ) -> String {
    var tree = MarkupNode.parsing(markdown)
    tree.edit(visit)
    return tree.html()
  }

  @Test("takes a node away, with what is below it")
  func removes() {
    #expect(
      edited("a `b` *c*\n\n> d\n\ne") { cursor in
        switch cursor.kind {
        case .code,
          .emphasis where cursor.isLeaving, .quote where cursor.isLeaving:
          cursor.remove()
        default: break
        }
      } == "<p>a  </p>\n<p>e</p>\n")
  }

  @Test("puts another in its place")
  func replaces() {
    #expect(
      edited("a `b` c\n\n    d\n") { cursor in
        switch cursor.kind {
        case .code:
          let text = cursor.literal + "!"
          cursor.replace(with: .text(text))
        case .codeBlock: cursor.replace(with: .thematicBreak())
        default: break
        }
      } == "<p>a b! c</p>\n<hr />\n")
  }

  @Test("moves what is below a node to another")
  func movesChildren() {
    let html = edited("# a *b*") { cursor in
      guard cursor.kind == .heading, cursor.isLeaving else { return }
      var paragraph = MarkupNode.paragraph()
      cursor.moveChildren(to: &paragraph)
      let isEmpty = cursor.isEmpty
      #expect(isEmpty)
      cursor.replace(with: paragraph)
    }
    #expect(html == "<p>a <em>b</em></p>\n")
  }

  @Test("tells what and where a node is")
  func reads() {
    var seen: [String] = []
    _ = edited("> ## a\n>\n> ```b c\n> d\n> ```\n\n[e](f)\n\n7. g\n") { cursor in
      let place = "\(cursor.start.line):\(cursor.start.column)"
      switch cursor.kind {
      case .heading where !cursor.isLeaving: seen.append("heading \(cursor.headingLevel) \(place)")
      case .codeBlock:
        let parent = cursor.parent.map { "\($0.kind) \($0.start.line):\($0.start.column)" } ?? ""
        seen.append("\(cursor.info) \(cursor.literal) \(place)-\(cursor.lastLine) in \(parent)")
      case .link where cursor.isLeaving: seen.append("link \(cursor.url) \(cursor.isFirst)")
      case .list where cursor.isLeaving: seen.append("list \(cursor.listStart ?? 0) \(place)")
      case .text: seen.append(cursor.literal)
      default: break
      }
    }
    #expect(
      seen == [
        "heading 2 1:3", "a", "b c d\n 3:3-5 in quote 1:1", "e", "link f true", "g", "list 7 9:1",
      ])
  }
}
