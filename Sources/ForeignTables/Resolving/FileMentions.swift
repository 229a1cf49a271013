internal import WidgetSizing

/// The versions of systems that a file names anywhere, perhaps far from a size.
struct FileMentions {
  /// The versions of each system, but for conditions and for those that name no last one.
  private var versions: [Platform: Set<Int>] = [:]

  init(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      guard bytes[place].isLetter else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, bytes[end].isLetter { end += 1 }
      if end - place < 40 { read(place..<end, bytes) }
      place = end
    }
  }

  private mutating func read(_ word: Range<Int>, _ bytes: [UInt8]) {
    let text = String(decoding: bytes[word].map(\.lower), as: UTF8.self)
    guard text.contains("os") else { return }
    // A condition stands in front of the name: `@available(iOS 17, *)`.
    let range = max(0, word.lowerBound - 16)..<min(word.lowerBound + Self.longest, bytes.count)
    let mention = VersionMention(at: word.lowerBound, in: range, of: bytes)
    guard let platform = mention.platform else { return }
    versions[platform, default: []].formUnion(mention.numbers)
  }

  private static let longest = 80

  /// Whether it names the version of a widget. An iPad ran iOS.
  func name(_ cell: Cell) -> Bool {
    let platforms = cell.platform == .iPadOS ? [.iPadOS, .iOS] : [cell.platform]
    return platforms.contains { versions[$0]?.contains(cell.os.major) ?? false }
  }
}
