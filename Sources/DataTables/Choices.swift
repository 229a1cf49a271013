/// The values of a closed list, such as the cases of an enum, found by the bytes of their names.
///
/// Make one for each enum and use it for every cell: finding a value makes no string.
public struct Choices<Value> {
  /// The values and their names, each in the order of the list.
  let values: [Value]
  let index: NameIndex

  /// The names in the order of the list.
  public var names: [String] { index.names }

  /// The cases of an enum, by their raw values.
  public init(of type: Value.Type = Value.self)
  where Value: CaseIterable & RawRepresentable<String> {
    self.init(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Values under names of their own; the first of equal names wins.
  public init(_ pairs: [(name: String, value: Value)]) {
    values = pairs.map(\.value)
    index = NameIndex(pairs.map(\.name))
  }

  /// The value of this name, or nil; the case of letters counts.
  public subscript(name: String) -> Value? { index.find(Array(name.utf8).span).map { values[$0] } }

  /// The value that a cell names, or nil.
  public subscript(field: Field) -> Value? { index.find(field).map { values[$0] } }
}

extension Choices: Sendable where Value: Sendable {}

/// Finds the place of a name in a short list of names by its bytes.
///
/// It is a class so that handing it on, which happens for every cell, costs one reference.
final class NameIndex: Sendable {
  let names: [String]
  /// The bytes of all names in a row, and where each one ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    self.names = names
    ends = names.map { name in
      bytes += name.utf8
      return bytes.count
    }
    self.bytes = bytes
  }

  func find(_ field: Field) -> Int? { field.withBytes { find($0) } }

  func find(_ name: Span<UInt8>) -> Int? {
    var start = 0
    for (place, end) in ends.enumerated() {
      if end - start == name.count {
        var same = 0
        while same < name.count, bytes[start + same] == name[same] { same += 1 }
        if same == name.count { return place }
      }
      start = end
    }
    return nil
  }
}
