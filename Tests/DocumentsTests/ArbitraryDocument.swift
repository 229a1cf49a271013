import Documents
import TestSupport

/// Makes documents of everything in the model that Markdown can express, with text of characters that
/// are markup to some reader.
struct ArbitraryDocument {
  private var generator: SplitMix64
  private var anchors = 0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func document() -> Document {
    Document((0..<25).flatMap { _ in blocks(depth: 0) })
  }

  /// A block, and a paragraph that keeps it from joining the next: Markdown has no other way to
  /// end a list or a quote.
  private mutating func blocks(depth: Int) -> [Block] {
    let separator = Block.paragraph(["Between."])
    switch Int.random(in: 0..<(depth < 2 ? 13 : 4), using: &generator) {
    case 0:
      return [
        .heading(level: Int.random(in: 1...6, using: &generator), inlines(), anchor: anchor())
      ]
    case 1: return [.paragraph(inlines())]
    case 2: return [.codeBlock(CodeBlock("k" + text() + "\n" + text(), info: text())), separator]
    case 3: return [.table(table()), separator]
    case 4: return [.quote(content(depth: depth)), separator]
    case 5: return [.note(Note(inlines(), content(depth: depth))), separator]
    case 9: return [.thematicBreak]
    case 10:
      return [
        .section(Section(level: 2, ["k"] + inlines(), anchor: anchor(), content(depth: depth)))
      ]
    case 11: return [.group(Group("k", content(depth: depth)))]
    case 12:
      return [.disclosure(Disclosure(["k"] + inlines(), content(depth: depth))), separator]
    case 6: return [.list(List([inlines(), inlines()])), separator]
    case 7:
      let items = (0..<3).map { _ in content(depth: depth) }
      let start = Bool.random(using: &generator) ? Int.random(in: 0...1200, using: &generator) : nil
      return [.list(List(numberedFrom: start, blocks: items)), separator]
    default:
      let items = [inlines(), [.link(inlines(), to: .anchor("a1"))]]
      return [.navigation(Navigation(["k"] + inlines(), anchor: anchor(), List(items))), separator]
    }
  }

  private mutating func content(depth: Int) -> [Block] {
    [.paragraph(["k"] + inlines())]
      + (Bool.random(using: &generator) ? blocks(depth: depth + 1) : [])
  }

  private mutating func table() -> Table {
    return Table(
      caption: Bool.random(using: &generator)
        ? .init(["k"] + inlines(depth: 3), anchor: anchor()) : nil,
      columns: [.init(inlines()), .init(inlines(), isNumeric: true)],
      rowHeadings: Int.random(in: 0...1, using: &generator),
      rows: (0..<3).map { _ in
        [
          .init(inlines(), kind: "k", data: [.init("n", 1)]),
          .init(inlines(depth: 1), anchor: anchor()),
        ]
      },
      layout: [.fixed, .stacked, .scrolling, .scrollingOrStacked].randomElement(using: &generator)
        ?? .stacked)
  }

  private mutating func inlines(depth: Int = 0) -> [Inline] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in inline(depth: depth) }
  }

  private mutating func inline(depth: Int) -> Inline {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 4), using: &generator) {
    case 0, 1: .text(PlainText(text()))
    case 2: .code(PlainText(text()))
    case 3: .lineBreak
    case 4: .text(" and ")
    case 5: .emphasis(inlines(depth: depth + 1))
    case 6: .strong(inlines(depth: depth + 1))
    case 7: .link(inlines(depth: depth + 1), to: destination())
    default: .span(inlines(depth: depth + 1), kind: "k")
    }
  }

  private mutating func destination() -> Destination {
    Destination(checking: "https://e.com/" + text()) ?? .page("page", anchor: "a1")
  }

  private mutating func anchor() -> Slug {
    anchors += 1
    return Slug(cleaning: "a\(anchors)")
  }

  private mutating func text() -> String {
    generator.text()
  }
}
