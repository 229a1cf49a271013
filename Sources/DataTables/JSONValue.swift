/// A value in a parsed text of JSON.
///
/// All values of a text are in one list, which every value retains. Nothing that is done with a value
/// takes stack in proportion to its depth.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: Sendable {
    case null, boolean, number, text, list, object
  }

  /// The offset of its first byte in the text.
  public let offset: Int

  private let source: Source
  private let index: Int

  /// The parsed text. A class, so that a value retains one object.
  private final class Source: Sendable {
    let bytes: [UInt8]
    let nodes: [JSONParser.Node]
    let repeatedKey: JSONFault?

    init(_ bytes: [UInt8], in range: Range<Int>) throws(JSONFault) {
      let parser = try JSONParser(bytes, in: range)
      self.bytes = bytes
      nodes = parser.nodes
      repeatedKey = parser.repeatedKey
    }
  }

  /// Parses UTF-8 text that is one value, nested at most 512 levels deep.
  ///
  /// With a range, only these bytes are parsed. Positions count from the first of all bytes.
  public init(parsing bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONFault) {
    self.init(try Source(bytes, in: range ?? bytes.indices), 0)
  }

  private init(_ source: Source, _ index: Int) {
    self.source = source
    self.index = index
    offset = Int(source.nodes[index].start)
  }

  /// The first key in the whole text that its object has already, as a fault; nil if there is none.
  public var repeatedKey: JSONFault? { source.repeatedKey }

  /// A fault of the value, at its first byte.
  public func fault(_ problem: String) -> JSONFault {
    var cursor = PositionCursor(source.bytes)
    return JSONFault(position: cursor.position(of: offset), problem: problem)
  }

  /// What the value is.
  public var kind: Kind {
    switch source.bytes[offset] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case Byte.quote: .text
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    default: .number
    }
  }

  /// The text, if the value is one.
  public var text: String? {
    guard kind == .text else { return nil }
    let content = written.dropFirst().dropLast()
    return String(decoding: content.withoutEscapes ?? content, as: UTF8.self)
  }

  /// The number, if the value is one.
  public var number: JSONNumber? { kind == .number ? JSONNumber(written) : nil }

  /// Whether the value is true; nil if it is neither true nor false.
  public var condition: Bool? { kind == .boolean ? written.first == UInt8(ascii: "t") : nil }

  /// The elements of a list, in their order; none of another value.
  public var elements: some Sequence<JSONValue> {
    let end = kind == .list ? Int(source.nodes[index].next) : 0
    return sequence(state: index + 1) { next -> JSONValue? in
      guard next < end else { return nil }
      let value = JSONValue(source, next)
      next = value.next
      return value
    }
  }

  /// A key of an object, and its value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// The offset of its opening quote in the text.
    public let offset: Int
    /// The value.
    public let value: JSONValue
  }

  /// The members of an object, in their order; none of another value.
  public var members: some Sequence<Member> {
    let end = kind == .object ? Int(source.nodes[index].next) : 0
    return sequence(state: index + 1) { next -> Member? in
      guard next < end else { return nil }
      let key = JSONValue(source, next)
      let value = JSONValue(source, key.next)
      next = value.next
      return Member(key: key.text ?? "", offset: key.offset, value: value)
    }
  }

  /// The value of the first member with a key; nil if there is none.
  public subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  private var next: Int { Int(source.nodes[index].next) }

  private var written: ArraySlice<UInt8> { source.bytes[offset..<Int(source.nodes[index].end)] }
}
