import CMarkTree

/// Makes blocks of a walk through a tree that cmark parsed.
struct MarkdownReader {
  /// A container that is open, and what was read of it.
  private struct Frame {
    let container: MarkupContainer
    let lines: ClosedRange<Int>
    var blocks: [Block] = []
    var items: [[Block]] = []
    var inlines: [Inline] = []
  }

  /// How deeply containers nest before the next ones are left out and only their content is kept.
  /// Whoever walks through blocks recurses, and a hostile document nests as deeply as it is long.
  private static let deepest = 50

  private let source: String
  private let shift: Int
  private lazy var lines = SourceLines(source)
  private var names = AnchorNames()
  private var frames: [Frame] = []
  /// Whether each container that is open has a frame.
  private var isFramed: [Bool] = []

  /// What was read.
  private(set) var blocks: [Block] = []

  init(source: String, shift: Int) {
    self.shift = shift
    self.source = source
  }

  mutating func visit(_ event: MarkupEvent) {
    switch event {
    case .open(let container, let lines): open(container, lines)
    case .close: close()
    case .leaf(let leaf, let line): append(leaf, line)
    }
  }

  private mutating func open(_ container: MarkupContainer, _ lines: ClosedRange<Int>) {
    let isNeeded =
      switch container {
      // A list and its items go together.
      case .item: isFramed.last ?? true
      case .document, .paragraph, .heading: true
      case .quote, .list, .emphasis, .strong, .link, .image: frames.count < Self.deepest
      }
    isFramed.append(isNeeded)
    if isNeeded { frames.append(Frame(container: container, lines: lines)) }
  }

  private mutating func close() {
    guard isFramed.popLast() ?? false, let frame = frames.popLast() else { return }
    switch frame.container {
    case .document: blocks = frame.blocks
    case .quote: append(.quote(frame.blocks))
    case .item: update { $0.items.append(frame.blocks) }
    case .list(let start): append(.list(List(numberedFrom: start, blocks: frame.items)))
    case .paragraph: append(paragraph(frame))
    case .heading(let level):
      let anchor = names.next(heading: frame.inlines.plainText.string)
      append(.heading(level: level + shift, frame.inlines, anchor: anchor))
    case .emphasis: append([.emphasis(frame.inlines)])
    case .strong: append([.strong(frame.inlines)])
    case .link(let url): append(Inline.linking(frame.inlines, to: url))
    case .image(let url):
      let alternative = frame.inlines.plainText
      let destination = Destination(checking: url)
      append([destination.map { .image(alternative: alternative, at: $0) } ?? .text(alternative)])
    }
  }

  private mutating func append(_ leaf: MarkupLeaf, _ line: Int) {
    switch leaf {
    case .text(let text): append([Inline(text)])
    case .code(let code): append([.code(PlainText(code))])
    case .codeBlock(let code, let info): append(.codeBlock(CodeBlock(code, info: info, line: line)))
    case .softBreak: append([" "])
    case .lineBreak: append([.lineBreak])
    case .thematicBreak: append(.thematicBreak)
    case .html: break
    }
  }

  private mutating func paragraph(_ frame: Frame) -> Block {
    // In a quote or a list the lines of the source are not the lines of the paragraph.
    if frames.count == 1, frame.lines.count >= 2, let table = lines.table(in: frame.lines) {
      return .table(Table(table))
    }
    return .paragraph(frame.inlines)
  }

  private mutating func append(_ block: Block) {
    update { $0.blocks.append(block) }
  }

  private mutating func append(_ inlines: [Inline]) {
    update { $0.inlines += inlines }
  }

  private mutating func update(_ change: (inout Frame) -> Void) {
    guard !frames.isEmpty else { return }
    change(&frames[frames.count - 1])
  }
}
