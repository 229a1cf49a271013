/// The identifiers of the values of an axis that tables list, by their places.
struct ValueIDs: Sendable {
  private var ids: [String]
  private var places: [String: Int]

  /// Begins with the identifiers of values that the code names.
  init(_ known: [String]) {
    ids = known
    places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
  }

  /// How many places there are.
  var count: Int { ids.count }

  /// The identifier of the value at a place.
  subscript(place: Int) -> String { ids[place] }

  /// The place of an identifier; nil if there is none.
  func place(of id: String) -> Int? { places[id] }

  /// The place of an identifier, which a new one gets behind the others; nil if an axis has no more places.
  mutating func insert(_ id: String) -> Int? {
    if let place = places[id] { return place }
    guard ids.count <= Places.limit else { return nil }
    ids.append(id)
    places[id] = ids.count - 1
    return ids.count - 1
  }
}
