import Documents
import TestSupport
import Testing

/// Nodes of cmark have line numbers, so the lines of a text must be those of cmark.
@Suite("The lines of a text")
struct SourceLinesTests {
  @Test("end with a line feed, a carriage return or both, wherever they are")
  func ends() {
    var random = SplitMix64(seed: 8)
    let parts = ["\n", "\r", "\r\n", "\t", "\u{E}", "a", "é", "word", "sixteen letters ", ""]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<30, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let lines = SourceLines(text)
      let numbers = lines.count == 0 ? 0..<0 : 1..<lines.count + 1
      #expect(
        numbers.map { String(decoding: lines[$0], as: UTF8.self) } == Self.lines(of: text),
        "\(text.debugDescription)")
      let bytes = Array(text.utf8)
      #expect(numbers.flatMap { bytes[lines.range(of: $0...$0)] } == bytes)
    }
  }

  /// The lines of a text, split byte by byte.
  private static func lines(of text: String) -> [String] {
    var lines: [[UInt8]] = [[]]
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch (last, byte) {
      case (0x0D, 0x0A): break
      case (_, 0x0A), (_, 0x0D): lines.append([])
      default: lines[lines.count - 1].append(byte)
      }
      last = byte
    }
    if lines.last == [] { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
