/// What a reader finds in a file: sizes, and the words around each of them.
struct ReadText {
  /// The index of no phrase and of no node.
  static let none = -1

  /// The words around a size, or around the brackets that it is in. Each is an index of a phrase, in order
  /// of nearness.
  struct Node {
    /// From the last comma to the size: `medium:`.
    var own = none
    /// Behind the size, up to a comma or the end of the line.
    var behind = none
    /// Other members of the same brackets, before the size and behind it.
    var between = none
    var after = none
    /// The head of its column, or the member of an enumeration with its index.
    var column = none
    /// The row of its table, an index of ``ReadText/rows``.
    var row = none
    /// The cells of its row in columns of versions, an index of ``ReadText/versionCells``.
    var versions = none
    /// The comment above its line.
    var above = none
    /// A comment further up, behind a blank line.
    var earlier = none
    /// The lines of names and values above its line.
    var entries = none
    /// A condition on a version that is not met.
    var unmet = none
    /// The first of the cases beside a `default` line.
    var sibling = none
    /// The node of what is around the brackets or above the line.
    var base = none
    /// The node of the size before it in the same brackets or line.
    var chain = none
    /// The size that it is about; none if it is about brackets.
    var size = none
    /// Whether it is about all that stands below a heading.
    var isHeading = false
  }

  /// What a row has in columns whose heads name versions, such as `os` or `since` and `until`.
  struct VersionCells {
    /// The head of a column, which may name a system.
    let head: Int
    let first: Range<Int>
    /// The last version, if it stands in a column of its own.
    let last: Range<Int>?
  }

  /// The bytes of the file, with blanks and digits of other scripts replaced; see ``CleanText``.
  var bytes: [UInt8] = []
  private(set) var phrases: [Range<Int>] = []
  var nodes: [Node] = []
  /// The phrases of the cells of each row.
  private(set) var rows: [Range<Int>] = []
  /// Versions that rows of tables name in columns of their own.
  var versionCells: [VersionCells] = []
  /// The comment above another one in the same block of lines, with lines of code between them.
  var commentAbove: [Int: Int] = [:]
  /// The first bracket beyond the depth up to which brackets are told apart.
  var tooDeep: Int?
  var sizes: [WrittenSize] = []

  /// Adds a phrase; none if it has no letter and no digit.
  mutating func phrase(_ range: Range<Int>) -> Int {
    guard bytes[range].contains(where: \.isWord) else { return Self.none }
    phrases.append(range)
    return phrases.count - 1
  }

  /// Adds a row of a table.
  mutating func row(_ cells: [Range<Int>]) -> Int {
    let first = phrases.count
    for cell in cells { _ = phrase(cell) }
    rows.append(first..<phrases.count)
    return rows.count - 1
  }

  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }
}

extension UInt8 {
  var digit: Int? { 0x30...0x39 ~= self ? Int(self) - 0x30 : nil }
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  var isUpper: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  var isLower: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  /// A letter, a digit or a byte of a character beyond ASCII.
  var isWord: Bool { isLetter || digit != nil || self >= 0x80 }
  var isBlank: Bool { self == " " || self == "\t" }
  var isNewline: Bool { self == "\n" || self == "\r" }
  var lower: UInt8 { isUpper ? self | 0x20 : self }
}

// So that code reads `byte == "("`.
extension UInt8 {
  static func == (byte: Self, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

  static func != (byte: Self, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

extension UInt8? {
  static func == (byte: Self, character: Unicode.Scalar) -> Bool {
    byte.map { $0 == character } ?? false
  }

  static func != (byte: Self, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }
