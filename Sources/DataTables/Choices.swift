/// The values of a closed list, such as the cases of an enum, found by the bytes of their names.
///
/// Make one for each enum and use it for every cell: finding a value makes no string.
public struct Choices<Value> {
  /// The values, in the order of the list.
  @usableFromInline let values: [Value]
  /// The place of each name in ``values``.
  @usableFromInline let index: NameList

  /// Makes a list of values and their names, each in the order of the list; the first of equal names wins.
  @inlinable
  public init(_ values: [Value], names: [String]) {
    self.values = values
    index = NameList(names)
  }

  /// The value of this name, or nil; the case of letters counts.
  public subscript(name: String) -> Value? { index.find(Array(name.utf8).span).map { values[$0] } }

  /// The value that a cell names, or nil.
  public subscript(field: FieldText) -> Value? { field.withBytes(index.find).map { values[$0] } }
}

extension Choices where Value: CaseIterable & RawRepresentable<String> {
  /// The cases of an enum, by their raw values.
  @inlinable
  public init(of type: Value.Type = Value.self) {
    let values = Array(type.allCases)
    self.init(values, names: values.map { $0.rawValue })
  }
}

extension Choices: Sendable where Value: Sendable {}

/// The values of a closed list, and `*` for all of them.
public struct ChoicesOrAll<Value> {
  /// What a cell names.
  public enum Choice {
    case one(Value), all
  }

  @usableFromInline let values: [Value]
  /// The place of each name in ``values``; `*` has the place behind the last.
  @usableFromInline let index: NameList

  /// Makes a list of values and their names, each in the order of the list.
  @inlinable
  public init(_ values: [Value], names: [String]) {
    self.values = values
    index = NameList(names + ["*"])
  }
}

/// Finds the place of a name in a short list of names by its bytes.
///
/// A class, so that passing it retains one object and not three arrays.
@usableFromInline
final class NameList: Sendable {
  let names: [String]
  /// The bytes of all names in a row, and where each one ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  @usableFromInline
  init(_ names: [String]) {
    var bytes: [UInt8] = []
    self.names = names
    ends = names.map { name in
      bytes += name.utf8
      return bytes.count
    }
    self.bytes = bytes
  }

  func find(_ name: Span<UInt8>) -> Int? {
    let bytes = bytes
    var start = 0
    for place in ends.indices {
      let end = ends[place]
      if end - start == name.count, compare(bytes.span.extracting(start..<end), name) == 0 {
        return place
      }
      start = end
    }
    return nil
  }
}
