internal import Wording

/// The cells of a row for programs, before a format separates them.
///
/// Nearly all cells are plain: their text is the same in every format, and is copied as bytes.
struct RecordRow {
  /// A cell that is not plain.
  struct Text {
    let place: Int
    /// The text as messages have it, but for the marks of a format.
    let text: String
  }

  /// The plain texts, one after the other.
  private(set) var bytes: [UInt8] = []
  /// Where each cell ends in them.
  private(set) var ends: [Int] = []
  /// The cells that are not plain, in their order.
  private(set) var texts: [Text] = []

  /// Forgets the cells and keeps the room for more.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Adds a cell that is plain, such as a number.
  mutating func append(plain text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// Adds a cell with a text, which is escaped as in messages.
  mutating func append(text: String) {
    if isPlain(text) { return append(plain: text) }
    append(special: escaped(text, limit: .max))
  }

  /// Adds a cell with the path of a file, which is escaped only if it would be a command to a CI system.
  mutating func append(path: String) {
    if isPlain(path) { return append(plain: path) }
    append(special: hasCommand(path) ? escaped(path, limit: .max) : path)
  }

  /// The text of a cell that is not plain; nil of one that is.
  func specialText(at place: Int) -> String? {
    texts.isEmpty ? nil : texts.first { $0.place == place }?.text
  }

  /// The bytes of a plain cell; none of another.
  func plainBytes(at place: Int) -> ArraySlice<UInt8> {
    bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  /// The text of a cell.
  func text(at place: Int) -> String {
    specialText(at: place) ?? String(decoding: plainBytes(at: place), as: UTF8.self)
  }

  private mutating func append(special text: String) {
    texts.append(Text(place: ends.count, text: text))
    ends.append(bytes.count)
  }

  /// Whether a text is the same in every format: it has no sign that separates cells, begins a formula or a
  /// command, or is written out.
  private func isPlain(_ text: String) -> Bool {
    // Three times as fast as going through the view of a string.
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isPlain($0) }
      ?? isPlain(text.utf8)
  }

  private func isPlain(_ text: some Collection<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: ":"), UInt8(ascii: " "):
      return false
    default: break
    }
    return text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\""),
        UInt8(ascii: "#"):
        false
      default: 0x20...0x7E ~= byte
      }
    }
  }
}
