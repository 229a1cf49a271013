/// The keys of the rows of a table, found by the bytes of a cell; no string is made.
public struct KeyIndex: Sendable {
  private var places: [FieldText: Int] = [:]

  /// Makes an index without keys.
  public init() {}

  /// Makes an index of a list of keys, with their places in the list.
  public init(_ keys: [String]) {
    for key in keys { _ = insert(FieldText(key)) }
  }

  /// The number of keys, which is the place of the next.
  public var count: Int { places.count }

  /// All keys, in no order.
  public var names: [String] { places.keys.map(\.text) }

  /// The place of a key, from 0 in the order in which they were inserted; nil if it is unknown.
  public subscript(key: FieldText) -> Int? { places[key] }

  /// The place of a key, which becomes the next place if the key is new.
  public mutating func insert(_ key: FieldText) -> (isNew: Bool, place: Int) {
    let next = places.count
    guard let place = places.updateValue(next, forKey: key) else { return (true, next) }
    places[key] = place
    return (false, place)
  }

  /// Makes room for this many more keys.
  public mutating func reserve(_ count: Int) {
    places.reserveCapacity(places.count + count)
  }
}
