/// A part of a text that is being read: a heading with what is below it, a line with the lines that are set
/// in below it, a cell, or a pair of brackets.
struct Frame {
  enum Kind {
    case heading(level: Int)
    case line(indent: Int)
    case bracket(UInt8)
    case cell
  }

  let kind: Kind
  /// Where the frame begins in the file: brackets with the word that is in front of them.
  let start: Int
  /// The word in front of a bracket.
  var caller = 0..<0
  /// The end of the last size, or the begin of the frame, and the end of the first line of its words.
  var textStart: Int
  var textEnd: Int?
  /// The places of the first and the last comma since then.
  var commas: (first: Int, last: Int)?
  var commaCount = 0
  /// Whether commas separate nothing, as in front of the colon of a `case`.
  var skipsCommas = false
  /// The nodes of the last size, of the size or the brackets that are being read, and of the lines below.
  var chain = ReadText.none
  var pending = ReadText.none
  var lines = ReadText.none
  /// The line on which the last size ended.
  var lastLine = -1

  // What its lines share: the comment above the next line, and the first `case`.
  var comment: Range<Int>?
  var isCommentAbove = false
  /// The line on which it ends.
  var commentLine = -1
  /// The phrase of the comment above it in the same block of lines.
  var upperComment = ReadText.none
  /// Whether that is not a comment but a line of a few words.
  var hasTitle = false
  var firstCase = ReadText.none
  /// The last line of a `case` with nothing behind its colon, with those right above it.
  var openCase: Range<Int>?
  /// The members of an enumeration.
  var members: [Range<Int>] = []
  var entries: Entries?
  /// A condition on a version above, where it ends, and whether what it guards returns.
  var condition: (phrase: Int, start: Int, returns: Bool?)?

  // Of brackets: a comment behind the opening one.
  var note: Range<Int>?

  // Of a line: the comments above it, and the first of the cases beside a `default`.
  var above = ReadText.none
  var earlier = ReadText.none
  var sibling = ReadText.none
  var entriesAbove = ReadText.none
  /// The condition above that is not met.
  var unmet = ReadText.none

  /// The sizes that stand in the brackets without a word, while there is nothing else.
  var bare: [Int] = []
  var isBare = true
  /// The elements of brackets while all are numbers.
  var values: [Value] = []
  var hasOtherValues = false
  /// The last two numbers, with how many commas are in front of each.
  var tail: (first: (number: WrittenNumber, comma: Int), last: (number: WrittenNumber, comma: Int))?
  /// The size of brackets that have its two sides: `CGSize(width: 1, height: 2)`.
  var onlySize: Int?
  /// The sides that were named so far.
  var sides: (width: WrittenNumber?, height: WrittenNumber?, start: Int, line: Int)?

  /// An element of brackets: a number, a range of numbers, or `_`.
  struct Value {
    var number: WrittenNumber?
    var end: WrittenNumber?
  }

  static let mostBare = 64

  init(_ kind: Kind, at start: Int, textStart: Int) {
    (self.kind, self.start, self.textStart) = (kind, start, textStart)
  }

  var bracket: UInt8? { if case .bracket(let byte) = kind { byte } else { nil } }
  var indent: Int? { if case .line(let indent) = kind { indent } else { nil } }
  var isPartOfLines: Bool { if case .bracket = kind { false } else { true } }

  /// Notes what stands above a line.
  func note(in node: inout ReadText.Node) {
    (node.above, node.earlier, node.sibling) = (above, earlier, sibling)
    (node.entries, node.unmet) = (entriesAbove, unmet)
  }
}

// MARK: Nodes

extension TextReader {
  /// The node for what begins at a place of the frame at `depth`.
  mutating func node(at start: Int, depth: Int) -> Int {
    if frames[depth].pending == ReadText.none {
      frames[depth].pending = makeNode(at: start, depth: depth)
    }
    return frames[depth].pending
  }

  /// The node of what is around a frame.
  private mutating func base(ofDepth depth: Int) -> Int {
    guard depth > 0 else { return ReadText.none }
    guard !frames[depth].isPartOfLines else { return lines(ofDepth: depth - 1) }
    // `medium(344x162)`
    let base = node(at: max(frames[depth].start, frames[depth].caller.upperBound), depth: depth - 1)
    if let note = frames[depth].note { setBehind(of: base, note) }
    return base
  }

  /// The node that all lines below the first of a frame have in common.
  mutating func lines(ofDepth depth: Int) -> Int {
    if frames[depth].lines == ReadText.none {
      var node = ReadText.Node()
      let frame = frames[depth]
      node.base = frame.chain == ReadText.none ? base(ofDepth: depth) : frame.chain
      if frame.isPartOfLines {
        node.own = text.phrase(frame.textStart..<max(frame.textStart, frame.textEnd ?? offset))
      }
      if case .heading = frame.kind { node.isHeading = true }
      frame.note(in: &node)
      frames[depth].lines = text.add(node)
    }
    return frames[depth].lines
  }

  /// Makes a node with the words in front of a place, `longest` bytes at most.
  mutating func makeNode(at start: Int, depth: Int, longest: Int = .max) -> Int {
    var node = ReadText.Node()
    node.base = base(ofDepth: depth)
    let frame = frames[depth]
    node.chain = frame.chain
    frame.note(in: &node)
    var ownStart = frame.textStart
    if let commas = frame.commas {
      let isFirst =
        frame.chain == ReadText.none
        || frame.textStart < end && text.bytes[frame.textStart] == "}"
      // Single numbers end nothing, so that many nodes may have the same words.
      let start = isFirst ? frame.textStart : min(commas.first + 1, commas.last)
      let between = max(start, commas.last - Self.longestBetween)
      node.between = text.phrase(between..<commas.last)
      if !isFirst {
        text.nodes[frame.chain].after = node.between
        setBehind(of: frame.chain, frame.textStart..<commas.first)
      }
      ownStart = commas.last + 1
    }
    if frame.chain != ReadText.none, frame.lastLine == line, ownStart < start,
      isAboutLast(ownStart..<start)
    {
      setBehind(of: frame.chain, ownStart..<start)
      ownStart = start
    }
    node.own = text.phrase(start - min(max(start - ownStart, 0), longest)..<start)
    (node.column, node.row, node.versions) = (column, row, versions)
    if !heads.isEmpty, frame.indent != nil, depth == frames.count - 1 {
      let head = heads.last { $0.lowerBound - headsLine <= start - lineStart }
      node.column = head.map { text.phrase($0) } ?? ReadText.none
    }
    return text.add(node)
  }

  /// Whether words between two sizes are about the first: `338x158 on iOS 18 and 344x162`.
  private func isAboutLast(_ range: Range<Int>) -> Bool {
    let words = String(decoding: text.bytes[range].prefix(64).map(\.lower), as: UTF8.self).split {
      !$0.isLetter
    }
    guard words.count > 2, let first = words.first, let last = words.last else { return false }
    return ["on", "in", "up", "under", "before", "auf", "unter", "bis", "sur", "en", "su"].contains(
      first)
      && ["and", "but", "then", "to", "und", "et", "y", "e"].contains(last)
  }

  func isWordless(_ range: Range<Int>) -> Bool { !text.bytes[range].contains(where: \.isWord) }

  mutating func setBehind(of node: Int, _ range: Range<Int>) {
    if text.nodes[node].behind == ReadText.none { text.nodes[node].behind = text.phrase(range) }
  }

  /// Ends what began at the place of the pending node.
  mutating func endEvent(depth: Int) {
    frames[depth].chain = frames[depth].pending
    frames[depth].pending = ReadText.none
    frames[depth].textStart = offset
    frames[depth].commas = nil
    frames[depth].lastLine = line
  }

  // MARK: Sizes

  /// Adds a size that begins at a place of the innermost frame and ends here.
  mutating func add(
    _ width: WrittenNumber, _ height: WrittenNumber?, _ form: WrittenSize.Form, at start: Int
  ) {
    let depth = frames.count - 1
    let before = frames[depth].commas.map { $0.last + 1 } ?? frames[depth].textStart
    addBare(text.sizes.count, at: depth, isBare: before >= start || isWordless(before..<start))
    let node = node(at: start, depth: depth)
    text.nodes[node].size = text.sizes.count
    var size = WrittenSize(width, height, form, at: start, node: node)
    size.unit = unit ?? .unstated
    if frames[depth].bracket != nil {
      let caller = text.bytes[frames[depth].caller].suffix(5).map(\.lower)
      size.isFrame =
        caller.elementsEqual("frame".utf8) || caller.suffix(4).elementsEqual("rect".utf8)
    }
    text.sizes.append(size)
    endEvent(depth: depth)
    (last, isTimes, side) = (nil, false, nil)
  }

  private mutating func addBare(_ size: Int, at depth: Int, isBare: Bool) {
    if isBare, frames[depth].bare.count < Frame.mostBare {
      frames[depth].bare.append(size)
    } else {
      frames[depth].isBare = false
    }
  }

  /// Adds one number behind a key, which is a size only if the key names a family.
  mutating func addSingle(_ number: WrittenNumber) {
    let depth = frames.count - 1
    var size = WrittenSize(
      number, nil, .single, at: number.bytes.lowerBound,
      node: makeNode(at: number.bytes.lowerBound, depth: depth, longest: Self.longestBetween))
    size.unit = unit ?? .unstated
    text.nodes[size.node].size = text.sizes.count
    text.sizes.append(size)
  }

  /// Closes the innermost frame, whose text ends at a place.
  mutating func popFrame(at end: Int) {
    guard let frame = frames.popLast() else { return }
    let depth = frames.count - 1
    if frame.chain != ReadText.none, frame.textStart <= end {
      let behindEnd = min(frame.commas?.first ?? end, frame.textEnd ?? end)
      setBehind(of: frame.chain, frame.textStart..<max(frame.textStart, behindEnd))
      if let first = frame.commas?.first, first < end {
        text.nodes[frame.chain].after = text.phrase(first..<end)
      }
    }
    placeBare(frame)
    guard depth >= 0, !frame.isPartOfLines else {
      // Sides of lines below a key: each line has one.
      guard depth >= 0, frame.indent != nil else { return }
      if isItem(frame) { noteItem(frame, to: end) }
      if let sides = frame.sides { frames[depth].sides = sides }
      return
    }
    // What has sizes is no word of the frame around it.
    guard frames[depth].pending != ReadText.none else {
      // `338x158 (iOS 18)`
      let chain = frames[depth].chain
      if frame.bracket == "(", chain != ReadText.none, frames[depth].lastLine == line,
        frame.start >= frames[depth].textStart, frames[depth].commas == nil,
        isWordless(frames[depth].textStart..<frame.start)
      {
        setBehind(of: chain, frame.start..<end)
        frames[depth].textStart = end + 1
      }
      return
    }
    let before = frames[depth].commas.map { $0.last + 1 } ?? frames[depth].textStart
    if frame.bracket == "(", frame.bare.count == 1 || frame.onlySize != nil {
      if let size = frame.onlySize { text.nodes[frames[depth].pending].size = size }
      addBare(
        frame.onlySize ?? frame.bare[0], at: depth,
        isBare: before >= frame.start || isWordless(before..<frame.start))
    } else {
      frames[depth].isBare = false
    }
    endEvent(depth: depth)
  }

  /// Gives the sizes of brackets without words their places, or the member of an enumeration with their
  /// index.
  private mutating func placeBare(_ frame: Frame) {
    guard frame.bracket != nil, frame.isBare, frame.bare.count > 1 else { return }
    let members = frames.last { $0.members.count == frame.bare.count }?.members
    for (index, size) in frame.bare.enumerated() {
      if let members {
        text.nodes[text.sizes[size].node].column = text.phrase(members[index])
      } else if (3...4).contains(frame.bare.count) {
        text.sizes[size].position = (index, frame.bare.count)
      }
    }
  }
}
