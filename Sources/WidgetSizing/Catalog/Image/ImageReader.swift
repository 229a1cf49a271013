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

  mutating func integer() -> Int {
    let first = byte
    position &+= 1
    // Most numbers have one digit.
    if first < 0x40 { return first &- 0x20 }
    var value = first &- 0x40
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

  /// The elements of a list as rows that are read when they are asked for.
  mutating func lazyRows<Row>(
    _ skip: (inout ImageReader) -> Void, _ read: @escaping @Sendable (inout ImageReader) -> Row
  ) -> LazyRows<Row> {
    let positions = list { image in
      defer { skip(&image) }
      return image.position
    }
    return LazyRows(image: self, positions: positions, read)
  }

  mutating func move(to position: Int) {
    self.position = position
  }

  mutating func skipString() {
    let count = integer()
    position += count
  }

  mutating func skipOptionalString() {
    let count = optionalInteger()
    position += count ?? 0
  }

  private mutating func string(ofLength count: Int) -> String {
    defer { position += count }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: image.utf8Start + position, count: count),
      as: UTF8.self)
  }
}
