import QuestionWords
import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// Lines of random phrases: each is understood, refused, or told with the words that are not understood.
struct RandomLinesTests {
  private static let reader = WordReader(.bundled)
  private static let phrases =
    WordTable.phrases + Catalog.bundled.devices.map(\.name)
    + [
      "15", "16", "ios", "17", "26", "44", "364x170", "3x", "+", "vs", ",", "-", "(", "pro", "max",
    ]
  /// Words of which nothing is known, and which are near nothing.
  private static let noise = ["zqxvwk", "qwzzjx", "éüßwqz", "漢鑫龘", "zqx_vwk"]

  @Test func noWordWithoutAMeaningIsPassedOver() { read(lines: 300, seed: 1) }

  @Test(.night, arguments: 2...11)
  func norInManyLines(seed: UInt64) { read(lines: 20_000, seed: seed) }

  private func read(lines: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<lines {
      var words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Self.word(using: &random)
      }
      let noise = Self.noise.randomElement(using: &random) ?? ""
      words.insert(noise, at: Int.random(in: 0...words.count, using: &random))
      let reading = Self.reader.read(words)
      let isTold =
        !reading.faults.isEmpty || !reading.uncovered.isEmpty
        || reading.notUnderstood.contains(noise)
      #expect(isTold, "\(words.joined(separator: " "))")
      // Without it the line is read, too.
      _ = Self.reader.read([words.filter { $0 != noise }.joined(separator: " ")])
    }
  }

  /// A phrase, one with an error of typing, or a few letters.
  private static func word(using random: inout SplitMix64) -> String {
    var word = phrases.randomElement(using: &random) ?? ""
    if Int.random(in: 0..<4, using: &random) == 0,
      let place = word.indices.randomElement(using: &random)
    {
      word.remove(at: place)
    }
    return word
  }
}
