/// Writes values as text that ``ImageReader`` reads without looking for anything.
///
/// A whole number is written in digits of five bits: the last digit as a byte from 0x20 on, the
/// ones before it as bytes from 0x40 on. All bytes are UTF-8, so that a string literal of a program
/// can hold an image.
struct ImageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func integer(_ value: Int) {
    precondition(value >= 0, "an image holds no negative numbers")
    var rest = value
    while rest >= 32 {
      bytes.append(0x40 + UInt8(rest & 31))
      rest >>= 5
    }
    bytes.append(0x20 + UInt8(rest))
  }

  mutating func optionalInteger(_ value: Int?) {
    integer(value.map { $0 + 1 } ?? 0)
  }

  mutating func string(_ value: String) {
    integer(value.utf8.count)
    bytes += value.utf8
  }

  mutating func optionalString(_ value: String?) {
    optionalInteger(value?.utf8.count)
    bytes += (value ?? "").utf8
  }

  /// The place of a case among all cases of its type.
  mutating func choice<Value: CaseIterable & Equatable>(_ value: Value) {
    integer(Value.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
  }

  mutating func optionalChoice<Value: CaseIterable & Equatable>(_ value: Value?) {
    optionalInteger(
      value.flatMap { value in Value.allCases.enumerated().first { $0.element == value }?.offset })
  }

  mutating func list<Element>(
    _ elements: some Collection<Element>, _ write: (Element, inout ImageWriter) -> Void
  ) {
    integer(elements.count)
    for element in elements { write(element, &self) }
  }

  /// The rows of a table, behind a directory of the places where they begin, so that one is read
  /// without reading those before it.
  mutating func table<Row>(
    _ rows: some Collection<Row>, _ write: (Row, inout ImageWriter) -> Void
  ) {
    integer(rows.count)
    var places: [Int] = []
    var content = ImageWriter()
    for row in rows {
      places.append(content.bytes.count)
      write(row, &content)
    }
    places.append(content.bytes.count)
    let size = places.count * ImageTable.entrySize
    for place in places { entry(size + place) }
    bytes += content.bytes
  }

  /// An entry of a directory: always as many digits, so that any of them is found.
  private mutating func entry(_ place: Int) {
    precondition(place < 1 << (5 * ImageTable.entrySize), "a table of an image is too long")
    for digit in 0..<ImageTable.entrySize { bytes.append(0x20 + UInt8(place >> (5 * digit) & 31)) }
  }
}
