internal import WidgetSizing

/// Finds lines with numbers that may be sides of widgets and were read as none, so that a file is not called
/// right over numbers that nobody compared.
struct UnreadNumbers {
  /// The sides of widgets in whole points and in pixels.
  private let sides: Set<Int>
  private let reader: PhraseReader

  init(_ catalog: Catalog, _ reader: PhraseReader) {
    self.reader = reader
    var sides: Set<Int> = []
    for claim in catalog.claims where Quantity.sides.contains(claim.quantity) {
      guard let value = claim.value?.threeHundredths, value >= 300 * Self.least else { continue }
      for scale in 1...3 { sides.formUnion([value * scale / 300, (value * scale + 299) / 300]) }
    }
    self.sides = sides
  }

  /// The keys of numbers that are no sides.
  private static let otherKeys: Set = [
    "x", "y", "left", "right", "top", "middle", "bottom", "rx", "ry", "radius", "margin", "padding",
    "spacing", "scale", "duration", "ms",
  ]

  /// The shortest side that is looked for; smaller numbers are mostly margins, fonts and models.
  private static let least = 60

  /// The starts of lines that name a widget or a device beside a side that was not read, or have several of them.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - read: Where numbers are that were read.
  /// - Returns: The offsets of their first bytes.
  func lines(in bytes: [UInt8], besides read: [Range<Int>]) -> [Int] {
    let read = read.sorted { $0.lowerBound < $1.lowerBound }
    var (next, found) = (0, [Int]())
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.isNewline) ?? bytes.count
      let line = start..<end
      let count = count(in: line, of: bytes, besides: read, from: &next)
      if count > 1 || count == 1 && namesWidget(line, bytes) { found.append(start) }
      start = end + 1
    }
    return found
  }

  /// How many numbers of a line are sides that were not read.
  private func count(
    in line: Range<Int>, of bytes: [UInt8], besides read: [Range<Int>], from next: inout Int
  ) -> Int {
    var (place, count) = (line.lowerBound, 0)
    while place < line.upperBound {
      guard bytes[place].digit != nil else {
        place += 1
        continue
      }
      let start = place
      var whole = 0
      while place < line.upperBound, let digit = bytes[place].digit {
        if whole < 100_000 { whole = 10 * whole + digit }
        place += 1
      }
      while next < read.count, read[next].upperBound <= start { next += 1 }
      let isRead = next < read.count && read[next].overlaps(start..<place)
      if !isRead, sides.contains(whole), isAlone(start..<place, bytes) { count += 1 }
      if place < line.upperBound, bytes[place] == "." { skipDecimals(&place, line, bytes) }
    }
    return count
  }

  private func skipDecimals(_ place: inout Int, _ line: Range<Int>, _ bytes: [UInt8]) {
    place += 1
    while place < line.upperBound, bytes[place].digit != nil { place += 1 }
  }

  /// Whether a number is no part of a name, a color or a version, `a170`, `#170`, `1.170`, and no place: `left: 170`.
  private func isAlone(_ number: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let key = bytes[..<number.lowerBound].suffix(16).reversed()
      .drop { $0.isBlank || ":=\"'".utf8.contains($0) }.prefix { $0.isLetter }
    guard !Self.otherKeys.contains(String(decoding: key.reversed().map(\.lower), as: UTF8.self))
    else { return false }
    if number.lowerBound > 0 {
      let before = bytes[number.lowerBound - 1]
      if before.isLetter && before.lower != "x" || before == "#" || before == "." { return false }
    }
    guard number.upperBound < bytes.count else { return true }
    let after = bytes[number.upperBound]
    return !after.isLetter || ["x", "p"].contains { after.lower == $0 }
  }

  /// Whether a line names a family, a device or a size.
  private func namesWidget(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let labels = reader.labels(line, in: bytes)
    return labels.lastFamily?.family != nil || labels.device?.isName == true || labels.namesSizes
  }
}
