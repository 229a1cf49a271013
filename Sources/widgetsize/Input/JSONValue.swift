#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import Wording

/// A JSON value from untrusted input.
enum JSONValue: Decodable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The reason that bytes are not a JSON value.
  enum Fault: Error {
    case notUTF8, notJSON
    /// An object has a repeated key, so its value is ambiguous.
    case repeatedKey
  }

  /// Decodes one value, nested at most 512 levels deep.
  init(_ bytes: [UInt8]) throws(Fault) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid UTF-8, so the bytes differ.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    if let fault = JSONSyntax.fault(in: bytes) {
      throw fault.isRepeatedKey ? .repeatedKey : .notJSON
    }
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      throw .notJSON
    }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let condition = try? container.decode(Bool.self) {
      self = .boolean(condition)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The text, if the value is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value in words, for error messages.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let condition): "\(condition)"
    case .number(let number): "the number \(number)"
    case .text(let text): "the string \(quoted(text))"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The members, if the value is an object.
  var object: [String: JSONValue]? {
    if case .object(let parts) = self { parts } else { nil }
  }
}
