internal import CLibrary

/// Reads messages from standard input, one on each line.
struct MessageLines {
  /// The maximum length of a line, in bytes. The rest of a longer line is skipped without storing
  /// it.
  static let limit = 1 << 20

  enum Line {
    case message([UInt8])
    case tooLong
  }

  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// The unread part of the chunk.
  private var rest = 0..<0

  /// The next line that is not blank, as soon as it is complete; nil at the end of input.
  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if rest.isEmpty {
        rest = 0..<(try FileSystem.read(from: STDIN_FILENO, into: &chunk, of: "standard input"))
      }
      let isEnd = rest.isEmpty
      let end = chunk[rest].firstIndex(of: UInt8(ascii: "\n"))
      let part = rest.lowerBound..<(end ?? rest.upperBound)
      rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
      if !isTooLong, line.count + part.count > Self.limit {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += chunk[part] }
      guard isEnd || end != nil else { continue }
      if isTooLong { return .tooLong }
      if line.contains(where: { ![0x09, 0x0D, 0x20].contains($0) }) { return .message(line) }
      if isEnd { return nil }
      line = []
    }
  }
}
