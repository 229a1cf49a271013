extension StaticString {
  /// A constant of bytes that are known only at run time, as an image that a test has made. It stays
  /// in memory for ever, like the constants of a program.
  init(bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(from: bytes)
    // Its layout is frozen: where the bytes are, how many there are, and that they are behind a
    // pointer and ASCII.
    let parts = (UInt(bitPattern: copy.baseAddress), UInt(bytes.count), UInt8(2))
    self = unsafe unsafeBitCast(parts, to: StaticString.self)
  }
}
