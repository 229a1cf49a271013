/// The values of a closed list, such as the cases of an enum, found by the bytes of their names.
///
/// Make one for each enum and use it for every cell: finding a value makes no string.
public struct Choices<Value> {
  /// The names in the order of the list.
  public let names: [String]

  private let values: [Value]
  private let index: NameIndex

  /// The cases of an enum, by their raw values.
  public init(of type: Value.Type = Value.self)
  where Value: CaseIterable & RawRepresentable<String> {
    self.init(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Values under names of their own; the first of equal names wins.
  public init(_ pairs: [(name: String, value: Value)]) {
    names = pairs.map(\.name)
    values = pairs.map(\.value)
    index = NameIndex(names)
  }

  /// The value of this name, or nil; the case of letters counts.
  public subscript(name: String) -> Value? { index.find(Array(name.utf8).span).map { values[$0] } }

  /// The value that a cell names, or nil.
  public subscript(field: Field) -> Value? {
    field.withBytes { index.find($0) }.map { values[$0] }
  }
}

extension Choices: Sendable where Value: Sendable {}

/// Finds the place of a name in a short list of names by its bytes.
private struct NameIndex: Sendable {
  /// The bytes of all names in a row, and where each one ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    ends = names.map { name in
      bytes += name.utf8
      return bytes.count
    }
    self.bytes = bytes
  }

  func find(_ name: Span<UInt8>) -> Int? {
    var start = 0
    for (index, end) in ends.enumerated() {
      if end - start == name.count {
        var same = 0
        while same < name.count, bytes[start + same] == name[same] { same += 1 }
        if same == name.count { return index }
      }
      start = end
    }
    return nil
  }
}
