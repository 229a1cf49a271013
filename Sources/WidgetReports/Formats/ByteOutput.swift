/// What a format writes to, piece by piece, as soon as a piece is made.
struct ByteOutput {
  /// Takes bytes; text is UTF-8.
  let write: ([UInt8]) -> Void

  /// Takes a text.
  func write(_ text: String) { write(Array(text.utf8)) }
}
