internal import Wording

/// Reads a line of a log from left to right, and knows the column of everything in it.
struct LineScanner {
  private let scalars: [Unicode.Scalar]
  private var next: Int

  /// Begins at the start of a line.
  ///
  /// It costs an array of scalars: ask ``Swift/String/hasBytes(of:beforeDigit:)`` first.
  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
    next = 0
  }

  /// The number of the next scalar in the line, from 1.
  var column: Int { next + 1 }

  /// The word that ends `length` scalars before the next one, letters and digits, with its column.
  func wordBefore(_ length: Int) -> MeasurementFields.Part {
    let end = next - length
    let start =
      scalars[..<end].lastIndex { !$0.properties.isAlphabetic && !("0"..."9" ~= $0) }.map { $0 + 1 }
      ?? 0
    return MeasurementFields.Part(text: text(start..<end), column: start + 1)
  }

  /// Whether a digit comes next.
  var hasDigit: Bool { next < scalars.count && "0"..."9" ~= scalars[next] }

  /// Skips everything up to a text, and the text; false if the rest of the line does not have it, or has
  /// `limit` before it.
  mutating func skip(to text: String, before limit: String? = nil) -> Bool {
    let text = Array(text.unicodeScalars)
    let limit = limit.map { Array($0.unicodeScalars) }
    var place = next
    while place + text.count <= scalars.count {
      let rest = scalars[place...]
      if rest.starts(with: text) {
        next = place + text.count
        return true
      }
      if let limit, rest.starts(with: limit) { return false }
      place += 1
    }
    return false
  }

  /// Skips blanks, and then a text; false if another text follows the blanks.
  mutating func skip(_ text: String) -> Bool {
    while next < scalars.count, scalars[next] == " " { next += 1 }
    let text = Array(text.unicodeScalars)
    guard scalars[next...].starts(with: text) else { return false }
    next += text.count
    return true
  }

  /// The text up to one of some scalars, or to the end, without the blanks before it.
  mutating func part(until ends: String) -> MeasurementFields.Part {
    while next < scalars.count, scalars[next] == " " { next += 1 }
    let start = next
    while next < scalars.count, !ends.unicodeScalars.contains(scalars[next]) { next += 1 }
    return MeasurementFields.Part(text: text(start..<next), column: start + 1)
  }

  private func text(_ range: Range<Int>) -> Substring {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text[...]
  }
}

extension String {
  /// Whether the text contains another, compared byte by byte; with `beforeDigit`, followed by a digit.
  ///
  /// The general search of collections takes some two hundred times as long.
  func hasBytes(of marker: String, beforeDigit: Bool = false) -> Bool {
    let bytes = Array(utf8), marker = Array(marker.utf8)
    let count = marker.count, end = bytes.count - count - (beforeDigit ? 1 : 0)
    guard let first = marker.first, end >= 0 else { return false }
    var place = 0
    while place <= end {
      if bytes[place] == first {
        var length = 1
        while length < count, bytes[place + length] == marker[length] { length += 1 }
        if length == count, !beforeDigit || 0x30...0x39 ~= bytes[place + count] { return true }
      }
      place += 1
    }
    return false
  }
}
