/// What a format writes to, piece by piece, as soon as a piece is made.
public protocol ByteOutput {
  /// Takes bytes; text is UTF-8.
  mutating func write(_ bytes: [UInt8])
}

extension ByteOutput {
  /// Takes a text.
  public mutating func write(_ text: String) { write(Array(text.utf8)) }
}

/// What was written, held in memory.
package struct WrittenBytes: ByteOutput {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }
}
