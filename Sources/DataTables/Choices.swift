/// The values of a closed list, such as the cases of an enum, found by the bytes of their names.
///
/// Make one for each enum and use it for every cell: finding a value makes no string.
public struct Choices<Value> {
  /// The names in the order of the list.
  public let names: [String]

  private let values: [Value]
  /// The bytes of all names in a row, and where each one ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  /// The cases of an enum, by their raw values.
  public init(of type: Value.Type = Value.self)
  where Value: CaseIterable & RawRepresentable<String> {
    self.init(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Values under names of their own; the first of equal names wins.
  public init(_ pairs: [(name: String, value: Value)]) {
    names = pairs.map(\.name)
    values = pairs.map(\.value)
    var bytes: [UInt8] = []
    ends = names.map { name in
      bytes += name.utf8
      return bytes.count
    }
    self.bytes = bytes
  }

  /// The value of this name, or nil; the case of letters counts.
  public subscript(name: String) -> Value? { find(Array(name.utf8).span) }

  /// The value that a cell names, or nil.
  public subscript(field: Field) -> Value? { field.withBytes { find($0) } }

  private func find(_ name: Span<UInt8>) -> Value? {
    var start = 0
    for index in ends.indices {
      let end = ends[index]
      if end - start == name.count {
        var same = 0
        while same < name.count, bytes[start + same] == name[same] { same += 1 }
        if same == name.count { return values[index] }
      }
      start = end
    }
    return nil
  }
}

extension Choices: Sendable where Value: Sendable {}
