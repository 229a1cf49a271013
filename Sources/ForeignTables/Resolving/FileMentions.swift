internal import WidgetSizing

/// What a file names anywhere, perhaps far from a size: versions of systems, and units.
struct FileMentions {
  /// Whether its sizes are in points unless they say otherwise.
  var isInPoints = false
  /// Whether it names pixels, or a scale; and whether it names points.
  private(set) var (namesPixels, namesPoints) = (false, false)
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
    if text.contains("pixel") || text.hasSuffix("px") || Self.wordsOfPixels.contains(text)
      || text == "x" && isScale(before: word, bytes)
    {
      namesPixels = true
    }
    if ["points", "pt", "pts"].contains(text) { namesPoints = true }
    guard text.contains("os") else { return }
    // A condition stands in front of the name: `@available(iOS 17, *)`.
    let range = max(0, word.lowerBound - 16)..<min(word.lowerBound + Self.longest, bytes.count)
    let mention = VersionMention(at: word.lowerBound, in: range, of: bytes)
    guard let platform = mention.platform else { return }
    versions[platform, default: []].formUnion(mention.numbers)
  }

  private static let longest = 80
  private static let wordsOfPixels: Set = [
    "scale", "retina", "resolution", "ppi", "screenshot", "screenshots",
  ]

  /// Whether a sign of times stands behind a scale alone: `3x`, but not `158x158`.
  private func isScale(before word: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<word.lowerBound].suffix(2)
    return before.last.flatMap(\.digit).map { (2...3).contains($0) } ?? false
      && before.dropLast().last?.digit == nil
      && (word.upperBound >= bytes.count || bytes[word.upperBound].digit == nil)
  }

  /// Whether it names the version of a widget. An iPad ran iOS.
  func names(_ cell: Cell) -> Bool {
    let platforms = cell.platform == .iPadOS ? [.iPadOS, .iOS] : [cell.platform]
    return platforms.contains { versions[$0]?.contains(cell.os.major) ?? false }
  }
}
