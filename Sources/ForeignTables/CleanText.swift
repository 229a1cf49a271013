/// The bytes of a file with spellings of blanks, digits, signs and × replaced by those of ASCII. Zeros, which are no
/// blanks, fill them up to as many bytes as before, so that every place stays where it is.
struct CleanText {
  private(set) var bytes: [UInt8]
  /// The first byte that is not UTF-8.
  private(set) var firstInvalid: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        if let (scalar, count) = Self.scalar(bytes, at: offset) {
          offset = replace(scalar.value, at: offset, count)
        } else {
          firstInvalid = firstInvalid ?? offset
          offset += 1
        }
      } else {
        if byte == "\\" || byte == "\"" || byte == "'" || byte == "`" { breakRow(at: offset) }
        if byte == "&" || byte == "\\" || byte == "<" { replaceEntity(at: offset) }
        // `**344.67** × **162.67**`
        if byte == "*" || byte == "_", isMarkup(offset) { fill(offset, 2, "") }
        offset += 1
      }
    }
  }

  /// Replaces a scalar of several bytes, and returns where the next begins.
  private mutating func replace(_ scalar: UInt32, at offset: Int, _ count: Int) -> Int {
    switch scalar {
    case 0xFEFF: fill(offset, count, "")
    case 0xA0, 0x2000...0x200D, 0x202F, 0x205F, 0x2060, 0x3000: fill(offset, count, " ")
    case 0xD7, 0x425, 0x445, 0x2715, 0x2716, 0x2A2F, 0xFF38, 0xFF58: fill(offset, count, "x")
    case 0x2010...0x2015, 0x2212: fill(offset, count, "-")
    case 0x2192, 0x21D2, 0x27A1: fill(offset, count, "->")
    case 0x2264: fill(offset, count, "<=")
    case 0x2265: fill(offset, count, ">=")
    case 0x2018, 0x2019, 0x201C, 0x201D, 0x2032, 0x2033: fill(offset, count, "\"")
    case 0x3001, 0xFF0C: fill(offset, count, ",")
    case 0xFF08: fill(offset, count, "(")
    case 0xBD: fill(offset, count, ".5")
    case 0x2153: fill(offset, count, ".33")
    case 0x2154: fill(offset, count, ".67")
    case 0xFF09: fill(offset, count, ")")
    case 0xFF1A: fill(offset, count, ":")
    case 0x3002, 0x300C, 0x300D, 0x3010, 0x3011, 0xFF1B: fill(offset, count, " ")
    case 0xFF10...0xFF19:
      var (digits, end) = ("", offset)
      while let (next, count) = Self.scalar(bytes, at: end), 0xFF10...0xFF19 ~= next.value {
        digits += String(next.value - 0xFF10)
        end += count
      }
      fill(offset, end - offset, digits)
      return end
    default: break
    }
    return offset + count
  }

  /// Begins a line in front of a row of a table in a text of code: `\n|`, `\n","|`, `", "|` and `"| `.
  private mutating func breakRow(at offset: Int) {
    var place = offset
    func isQuote() -> Bool { place < bytes.count && "\"'`".utf8.contains(bytes[place]) }
    if begins(with: Self.newline, at: place) { place += 2 }
    if isQuote() {
      place += 1
      if place < bytes.count, bytes[place] == "," {
        repeat {
          place += 1
        } while place < offset + 12 && place < bytes.count
          && bytes[place].isBlank
        guard isQuote() else { return }
        place += 1
      }
    }
    guard place + 1 < bytes.count, place > offset, bytes[place] == "|",
      bytes[place + 1].isBlank || bytes[place + 1] == "-" || bytes[offset] == "\\"
    else { return }
    let isFirst = bytes[..<offset].last { !$0.isBlank }?.isNewline ?? true
    fill(offset, place - offset, isFirst ? " " : "\n")
  }

  private static let newline = Array("\\n".utf8)

  private mutating func replaceEntity(at offset: Int) {
    guard let (entity, text) = Self.entities.first(where: { begins(with: $0.0, at: offset) }) else {
      return
    }
    fill(offset, entity.count, text)
  }

  /// Whether two stars or lines make words bold, and are neither a power nor a part of a name.
  private func isMarkup(_ offset: Int) -> Bool {
    let mark = bytes[offset]
    guard offset + 1 < bytes.count, bytes[offset + 1] == mark else { return false }
    let before = offset > 0 ? bytes[offset - 1] : 0x20
    let behind = offset + 2 < bytes.count ? bytes[offset + 2] : 0x20
    return before.isWord != behind.isWord && behind != mark && before != mark
      && (mark == "*" || before.digit != nil || behind.digit != nil)
  }

  private func begins(with some: [UInt8], at offset: Int) -> Bool {
    offset + some.count <= bytes.count && some.indices.allSatisfy { bytes[offset + $0] == some[$0] }
  }

  private mutating func fill(_ offset: Int, _ count: Int, _ text: String) {
    let text = Array(text.utf8)
    for place in 0..<count { bytes[offset + place] = place < text.count ? text[place] : 0 }
  }

  private static let entities: [([UInt8], String)] = [
    ("&nbsp;", " "), ("&#160;", " "), ("&thinsp;", " "), ("&times;", "x"), ("&#215;", "x"),
    ("&#xD7;", "x"), ("&#xd7;", "x"), ("&amp;", "&"), ("&quot;", "\""), ("\\times", "x"),
    ("<br>", ""), ("<br/>", ""), ("<br />", ""), ("<b>", ""), ("</b>", ""), ("<code>", ""),
    ("</code>", ""), ("<span>", ""), ("</span>", ""), ("<strong>", ""), ("</strong>", ""),
  ].map { (Array($0.0.utf8), $0.1) }

  /// The scalar at a place, and how many bytes it has; nil if the bytes are not UTF-8.
  private static func scalar(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, count: Int)? {
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}
