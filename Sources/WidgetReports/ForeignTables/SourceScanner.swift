internal import WidgetSizing

/// Finds the sizes in a text of any language, each with the names of the device, the family and the
/// version above, before or beside it.
///
/// It knows no grammar: only numbers, words, brackets, lines with their indent, and the rows of tables.
/// Every byte is read once, and a name at most as often as it has bytes.
struct SourceScanner {
  var cursor: SourceCursor
  let vocabulary: SourceVocabulary
  /// The innermost scope is the last; the first is the whole file.
  var scopes = [LabelScope(indent: -1)]
  /// How many brackets are open beyond those that have a scope.
  private var tooDeep = 0
  var row: TableRow?
  var heads: [TableRow.Labels] = []
  /// The row before this one, which becomes the head if a rule follows.
  var previousRow: [TableRow.Labels] = []
  /// What separates the cells of a file that is one table; nil of any other.
  let delimiter: UInt8?
  var isQuoted = false
  var isInHTMLTable = false
  /// The last number, for what follows it: `x` and another.
  var last: (number: WrittenNumber, place: WrittenPlace)?
  var isTimes = false
  var lastWord = ""
  /// The sides that were named so far: `width: 364, height: 170`.
  var sides: (width: WrittenNumber?, height: WrittenNumber?, place: WrittenPlace, depth: Int)?
  /// The side that the next number is.
  var side: Quantity?
  /// The family whose number comes next: `small: 474`.
  var keyFamily: WidgetFamily?
  /// The families of a line without sizes, such as the head of a table that is set with blanks, and of
  /// the line that is read.
  var lineFamilies: [WidgetFamily] = []
  var familiesOfLine: [WidgetFamily] = []
  var sizesOfLine = 0
  /// Whether the text is about widgets at all.
  var namesWidgets: Bool
  /// Takes each size that was found.
  let take: (WrittenSize, _ namesWidgets: Bool) -> Void

  static let mostScopes = 200

  init(
    _ bytes: [UInt8], _ vocabulary: SourceVocabulary, delimiter: UInt8?, namesWidgets: Bool,
    take: @escaping (WrittenSize, _ namesWidgets: Bool) -> Void
  ) {
    cursor = SourceCursor(bytes)
    self.vocabulary = vocabulary
    self.delimiter = delimiter
    self.namesWidgets = namesWidgets
    self.take = take
  }

  /// Reads the whole text.
  mutating func scan() {
    beginLine()
    while let byte = cursor.peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        cursor.advance()
        if cursor.bytes[cursor.offset - 1] == UInt8(ascii: "\n")
          || cursor.peek() != UInt8(ascii: "\n")
        {
          beginLine()
        }
      case _ where byte.digit != nil: scanNumber()
      case _ where byte.isLetter || byte == UInt8(ascii: "_"): scanWord()
      case 0xC3 where cursor.peek(1) == 0x97:
        isTimes = last != nil
        row?.isRule = false
        cursor.advance(2)
      default:
        scanSign(byte)
        cursor.advance()
      }
    }
    endRow()
    while !scopes.isEmpty { popScope() }
  }

  private mutating func scanSign(_ byte: UInt8) {
    if let delimiter, row != nil {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == delimiter, !isQuoted { return beginCell() }
    }
    switch byte {
    case UInt8(ascii: "|") where delimiter == nil && row != nil: beginCell()
    case UInt8(ascii: "<") where delimiter == nil: scanTag()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      forgetNumber()
      if row == nil { open(byte) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      forgetNumber()
      if row == nil { close(byte) }
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      forgetNumber()
      keyFamily = nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"),
      UInt8(ascii: "&"):
      break
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "="):
      forgetNumber()
    default:
      forgetNumber()
      side = nil
      keyFamily = nil
      row?.isRule = false
      if byte < 0x80 { scopes[scopes.count - 1].holdsOnlyNumbers = false }
    }
  }

  mutating func forgetNumber() {
    last = nil
    isTimes = false
  }

  // MARK: Scopes

  private mutating func beginLine() {
    forgetNumber()
    keyFamily = nil
    if isInHTMLTable, row != nil { return }
    endRow()
    var indent = 0
    while let byte = cursor.peek(), byte.isBlank {
      indent += byte == UInt8(ascii: "\t") ? 4 : 1
      cursor.advance()
    }
    guard let byte = cursor.peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
      (lineFamilies, familiesOfLine, sizesOfLine) = ([], [], 0)
      heads = delimiter == nil && !isInHTMLTable ? [] : heads
      return
    }
    if !familiesOfLine.isEmpty {
      lineFamilies = familiesOfLine.count > 1 && sizesOfLine == 0 ? familiesOfLine : []
    }
    (familiesOfLine, sizesOfLine) = ([], 0)
    if delimiter != nil || byte == UInt8(ascii: "|") {
      row = TableRow()
      if delimiter == nil { cursor.advance() }
      return
    }
    if !isInHTMLTable { heads = [] }
    previousRow = []
    while let top = scopes.last, let other = top.indent, other >= indent { popScope() }
    if scopes.count == 1, isHeading {
      // A heading of a document stands for all below it.
      scopes[0] = LabelScope(indent: -1)
      return
    }
    guard scopes.count < Self.mostScopes else { return }
    scopes.append(LabelScope(indent: indent))
  }

  /// Whether the line is a heading of Markdown.
  private var isHeading: Bool {
    var distance = 0
    while distance < 6, cursor.peek(distance) == UInt8(ascii: "#") { distance += 1 }
    return distance > 0 && cursor.peek(distance)?.isBlank ?? false
  }

  private mutating func open(_ bracket: UInt8) {
    guard scopes.count < Self.mostScopes else {
      tooDeep += 1
      return
    }
    var scope = LabelScope(indent: nil)
    scope.bracket = bracket
    scope.caller = lastWord
    scopes[scopes.count - 1].holdsOnlyNumbers = false
    scopes.append(scope)
    lastWord = ""
  }

  private mutating func close(_ bracket: UInt8) {
    sides = nil
    guard tooDeep == 0 else {
      tooDeep -= 1
      return
    }
    guard scopes.contains(where: { $0.indent == nil }) else { return }
    while let top = scopes.last, top.indent != nil { popScope() }
    let scope = scopes[scopes.count - 1]
    popScope()
    if scope.holdsOnlyNumbers, scope.numbers.count == 2, isSize(scope) {
      found(scope.numbers[0].number, scope.numbers[1].number, at: scope.numbers[0].place)
    }
  }

  /// Whether two numbers in brackets may be a size: not if the word before them calls something else.
  private func isSize(_ scope: LabelScope) -> Bool {
    scope.bracket != UInt8(ascii: "(") || scope.caller.isEmpty
      || ["size", "frame"].contains { scope.caller.lowercased().hasSuffix($0) }
  }

  /// Ends the innermost scope: what it named and did not use is said of the one around it.
  private mutating func popScope() {
    guard var scope = scopes.popLast() else { return }
    takeSides(of: &scope)
    for size in scope.pending { take(size, namesWidgets) }
    guard !scopes.isEmpty else { return }
    let outer = scopes.count - 1
    if scope.hasSizes {
      scopes[outer].hasSizes = true
      scopes[outer].deviceIsUsed = true
      if scope.indent == nil { scopes[outer].familyIsUsed = true }
    } else if outer > 0 {
      if let device = scope.device { scopes[outer].label(device) }
      if let family = scope.family { scopes[outer].label(family) }
      if !scope.versions.isEmpty { scopes[outer].label(scope.versions) }
    }
    if scope.indent != nil {
      for number in scope.numbers where scopes[outer].numbers.count < 3 {
        scopes[outer].numbers.append(number)
      }
      if !scope.holdsOnlyNumbers { scopes[outer].holdsOnlyNumbers = false }
      scopes[outer].sides.merge(scope.sides) { first, _ in first }
    }
  }

  /// Takes the numbers of a script that cuts pictures, if it has all three.
  private mutating func takeSides(of scope: inout LabelScope) {
    guard scope.indent == nil, scope.sides.count >= 3,
      [.systemSmall, .systemMedium, .systemLarge].allSatisfy({ scope.sides[$0] != nil })
    else { return }
    let around = scopes + [scope]
    guard let device = around.last(where: { $0.device != nil })?.device, device.isInPixels else {
      return
    }
    let versions = around.last { !$0.versions.isEmpty }?.versions ?? []
    for (family, side) in scope.sides.sorted(by: { $0.value.place.column < $1.value.place.column })
      .sorted(by: { $0.value.place.line < $1.value.place.line })
    {
      var size = WrittenSize(width: side.number, height: nil, place: side.place)
      size.unit = .pixels
      (size.device, size.family, size.versions) = (device, family, versions)
      take(size, namesWidgets)
    }
    scope.hasSizes = true
  }
}
