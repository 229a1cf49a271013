internal import WidgetSizing
internal import Wording

extension SourceScanner {
  /// Reads a word: a name of a device, a family, a version, a side, a unit, or none of these.
  mutating func scanWord() {
    let place = cursor.place
    let text = cursor.rest(SourceVocabulary.longestName)
    // The size of a screen in a name: z428x926, iPhone_414_896.
    if let (label, count) = vocabulary.screen(atEndOf: text.prefix(while: \.isWord)) {
      cursor.advance(count)
      endWord("")
      self.label(label)
      return
    }
    if let (label, count) = vocabulary.device(at: text) {
      // What is in round brackets belongs to the name: iPad Pro 11-inch (2nd generation).
      let name = text.prefix(count)
      cursor.advance(count)
      let opened = name.count { $0 == UInt8(ascii: "(") } - name.count { $0 == UInt8(ascii: ")") }
      if opened > 0, cursor.peek() == UInt8(ascii: ")") { cursor.advance() }
      endWord("")
      self.label(label)
      return
    }
    let word = cursor.word()
    let lower = word.lowercased()
    if last != nil, lower == "x" || lower == "times" {
      isTimes = true
      if lower == "times", cursor.peek() == UInt8(ascii: ";") { cursor.advance() }
      return
    }
    if Self.pointUnits.contains(lower) || Self.pixelUnits.contains(lower) {
      unit(Self.pixelUnits.contains(lower) ? .pixels : .points)
      return
    }
    if let versions = versions(behind: lower) {
      endWord(word)
      if !versions.isEmpty { label(versions) }
      return
    }
    if !namesWidgets, lower.contains("widget") { namesWidgets = true }
    if let named = Self.sideNames[lower] {
      endWord(word)
      side = named
      let column = row?.column ?? 0
      row?.labels[column].side = named
      return
    }
    let isExtra = lastWord == "extra"
    endWord(isExtra || lower == "extra" ? lower : word)
    guard let (family, isFull) = vocabulary.family(isExtra ? "extra-\(lower)" : word),
      isFull || !isBeforeOtherThing
    else {
      if row == nil, place.column > 0 { sides = nil }
      return
    }
    if isFull { namesWidgets = true }
    label(family)
    keyFamily = ["small", "medium", "large"].contains(lower) ? family : nil
  }

  /// Whether the next word says that the last one is about something else than a widget: `small icon`.
  private var isBeforeOtherThing: Bool {
    guard cursor.peek() == UInt8(ascii: " ") else { return false }
    let next = cursor.bytes[(cursor.offset + 1)...].prefix(12).prefix(while: \.isLetter)
    return SourceVocabulary.otherThings.contains(
      String(decoding: next, as: UTF8.self).lowercased())
  }

  /// What a word leaves behind.
  private mutating func endWord(_ word: String) {
    forgetNumber()
    side = nil
    keyFamily = nil
    lastWord = word
    row?.isRule = false
    scopes[scopes.count - 1].holdsOnlyNumbers = false
  }

  /// The versions behind the name of a system, which are read; empty if the text means later ones as
  /// well, as `iOS 14+` does, or nothing about sizes, as `@available(iOS 14, *)`. Nil behind other words.
  private mutating func versions(behind word: String) -> [OSVersion]? {
    let digits = word.drop { !$0.isNumber }
    let name = String(word.dropLast(digits.count)).replacing(scalars: "_", with: "")
    guard Self.kinds.contains(name) else { return nil }
    let isCondition = [lastWord, scopes.last?.caller ?? ""].contains {
      $0.lowercased().hasSuffix("available")
    }
    var first = Int(digits)
    if digits.isEmpty {
      var distance = 0
      while distance < 4, let byte = cursor.peek(distance), Self.separators.contains(byte) {
        distance += 1
      }
      guard cursor.peek(distance)?.digit != nil else { return [] }
      cursor.advance(distance)
      first = cursor.number()?.major
    }
    passMinorVersion()
    guard let first, (1...99).contains(first) else { return [] }
    let rest = String(decoding: cursor.rest(12), as: UTF8.self).lowercased()
    let tail = rest.drop { $0 == " " || $0 == "*" }
    if isCondition || tail.hasPrefix("+") || tail.hasPrefix("and ") || tail.hasPrefix("or ")
      || tail.hasPrefix("이") || tail.hasPrefix("*)")
    {
      return []
    }
    guard let dash = tail.first, dash == "-" || dash == "–",
      let final = Int(tail.dropFirst().drop { $0 == " " }.prefix { $0.isNumber }), final >= first,
      final <= 99
    else { return [OSVersion(first)] }
    while let byte = cursor.peek(), byte.digit == nil { cursor.advance() }
    _ = cursor.number()
    return (first...final).map { OSVersion($0) }
  }

  /// Passes over `.5` and `.0` of a version.
  private mutating func passMinorVersion() {
    while cursor.peek() == UInt8(ascii: "."), cursor.peek(1)?.digit != nil {
      cursor.advance()
      _ = cursor.number()
    }
  }

  /// Says of the size just read, or of a column, what its numbers count.
  private mutating func unit(_ unit: WrittenSize.Unit) {
    guard let row else { return }
    if let size = row.sizes.indices.last, row.sizes[size].column == row.column {
      self.row?.sizes[size].size.unit = unit
    } else if last == nil {
      self.row?.labels[row.column].unit = unit
    }
  }

  private static let kinds: Set = ["ios", "ipados", "systemversion", "osversion", "iosversion"]
  private static let separators = Set(" \"':=".utf8)
  private static let pointUnits: Set = ["pt", "pts", "points", "dp"]
  private static let pixelUnits: Set = ["px", "pixel", "pixels"]
  private static let sideNames: [String: Quantity] = [
    "width": .width, "w": .width, "width_pt": .width, "widthpt": .width,
    "height": .height, "h": .height, "height_pt": .height, "heightpt": .height,
  ]
}

extension WrittenNumber {
  init(whole: Int) {
    self.init(tenThousandths: whole * 10_000, decimals: 0)
  }

  /// The whole part, as the major number of a version.
  fileprivate var major: Int { tenThousandths / 10_000 }
}
