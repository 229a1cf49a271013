/// Reads what an ``ImageWriter`` wrote.
///
/// An image is a constant of the program that reads it, made by the same sources; it is neither
/// copied nor checked.
@safe
struct ImageReader: Sendable {
  private let image: StaticString
  private var position = 0

  init(_ image: StaticString) {
    precondition(image.hasPointerRepresentation, "an image is longer than one scalar")
    self.image = image
  }

  /// The byte at the position.
  private var byte: Int {
    unsafe Int(image.utf8Start[position])
  }

  @inline(__always)
  mutating func integer() -> Int {
    let first = byte
    position &+= 1
    // Most numbers have one digit.
    return first < 0x40 ? first &- 0x20 : integer(beginningWith: first &- 0x40)
  }

  private mutating func integer(beginningWith digit: Int) -> Int {
    var value = digit
    var shift = 5
    while true {
      let byte = byte
      position &+= 1
      if byte < 0x40 { return value | (byte &- 0x20) &<< shift }
      value |= (byte &- 0x40) &<< shift
      shift &+= 5
    }
  }

  mutating func optionalInteger() -> Int? {
    let value = integer()
    return value == 0 ? nil : value - 1
  }

  mutating func string() -> String {
    string(ofLength: integer())
  }

  mutating func optionalString() -> String? {
    optionalInteger().map { string(ofLength: $0) }
  }

  mutating func choice<Value: ImageCode>(_ type: Value.Type = Value.self) -> Value {
    Value(code: integer())
  }

  mutating func optionalChoice<Value: ImageCode>(_ type: Value.Type = Value.self) -> Value? {
    optionalInteger().map(Value.init(code:))
  }

  /// One of the cases of a type of which few are read.
  mutating func choice<Value>(of choices: [Value]) -> Value {
    choices[integer()]
  }

  mutating func list<Element>(_ read: (inout ImageReader) -> Element) -> [Element] {
    let count = integer()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(read(&self)) }
    return elements
  }

  /// The rows of a table, which are read when they are asked for.
  mutating func table<Row>(
    _ read: @escaping @Sendable (inout ImageReader) -> Row
  ) -> LazyRows<Row> {
    let table = ImageTable(count: integer(), directory: self)
    self = table.end
    return LazyRows(table, read)
  }

  /// A reader at the place that an entry of a directory tells, which begins at this one's position.
  fileprivate func follow(entry index: Int) -> ImageReader {
    var reader = self
    reader.position &+= index &* ImageTable.entrySize
    var place = 0
    for digit in 0..<ImageTable.entrySize {
      place |= (reader.byte &- 0x20) &<< (5 &* digit)
      reader.position &+= 1
    }
    reader.position = position &+ place
    return reader
  }

  private mutating func string(ofLength count: Int) -> String {
    defer { position += count }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: image.utf8Start + position, count: count),
      as: UTF8.self)
  }
}

/// A table of an image: a directory that tells where each row begins, and the rows.
struct ImageTable: Sendable {
  /// How many bytes an entry of the directory takes.
  static let entrySize = 4

  /// How many rows there are.
  let count: Int
  /// Reads from the beginning of the directory.
  fileprivate let directory: ImageReader

  /// A reader at the beginning of a row.
  func row(at index: Int) -> ImageReader { directory.follow(entry: index) }

  /// A reader behind the table.
  fileprivate var end: ImageReader { row(at: count) }
}
