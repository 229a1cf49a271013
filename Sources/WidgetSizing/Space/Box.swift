/// A set of values on some axes, and every value on the others: what a claim speaks of, and what a
/// question asks for.
///
/// A set on an axis excludes the cells of kinds that lack the axis.
package struct Box: Hashable, Sendable {
  /// The places on axes with a single value, and all bits of these axes: other bits are clear.
  private var places = Places.clear
  private var mask = Places.clear
  /// The axes with several values or none, in their order.
  private var sets: [Several] = []

  private struct Several: Hashable, Sendable {
    let axis: Int
    let bits: PlaceBits

    func contains(_ cell: Cell) -> Bool { cell.places[axis].map(bits.contains) ?? false }
  }

  /// Makes the box of all cells.
  package init() {}

  /// Makes the box of the cells with the value of a cell on an axis, if it is one of its kind.
  init(_ cell: Cell, on axis: Axis) {
    if let place = cell[axis] { set(axis.number, PlaceBits([place])) }
  }

  /// The same box with these values alone on their axis.
  package func with<Value: AxisValue>(_ values: Value...) -> Box { with(values) }

  /// The same box with these values alone on their axis.
  package func with<Value: AxisValue>(_ values: [Value]) -> Box {
    with(Value.axisNumber, PlaceBits(values.lazy.map(\.place)))
  }

  /// The same box with the cells that have no value on an axis alone.
  func without<Value: AxisValue>(_ type: Value.Type) -> Box {
    with(Value.axisNumber, PlaceBits([0]))
  }

  /// Keeps this value alone on its axis.
  mutating func set<Value: AxisValue>(_ value: Value) { set(value.place, on: Value.axisNumber) }

  /// Keeps this place alone on an axis, by its number.
  mutating func set(_ place: Int, on axis: Int) {
    removeSet(on: axis)
    places[axis] = place
    mask[axis] = nil
  }

  /// Keeps these values alone on their axis; nil is a cell without a value.
  mutating func set<Value: AxisValue>(_ values: [Value?]) {
    set(Value.axisNumber, PlaceBits(values.lazy.map { $0?.place ?? 0 }))
  }

  /// The same box with these versions of a platform alone.
  func with(_ platform: Platform, _ os: ClosedRange<OSVersion>) -> Box {
    let first = Release(platform, os.lowerBound), last = Release(platform, os.upperBound)
    return with(Release.axisNumber, PlaceBits(first.place...last.place))
  }

  /// The same box with every value on an axis.
  func freeing(_ axis: Axis) -> Box {
    var box = self
    box.removeSet(on: axis.number)
    (box.places[axis.number], box.mask[axis.number]) = (0, 0)
    return box
  }

  private func with(_ axis: Int, _ bits: PlaceBits) -> Box {
    var box = self
    box.set(axis, bits)
    return box
  }

  /// Replaces the places on an axis, by its number.
  mutating func set(_ axis: Int, _ bits: PlaceBits) {
    removeSet(on: axis)
    let single = bits.single
    places[axis] = single ?? 0
    mask[axis] = single == nil ? 0 : nil
    guard single == nil else { return }
    let place = sets.firstIndex { $0.axis > axis } ?? sets.count
    sets.insert(Several(axis: axis, bits: bits), at: place)
  }

  /// Removes the set of an axis. Most boxes have none, and share the array with others.
  private mutating func removeSet(on axis: Int) {
    if let place = sets.firstIndex(where: { $0.axis == axis }) { sets.remove(at: place) }
  }

  /// Whether a cell is in the box.
  func contains(_ cell: Cell) -> Bool {
    cell.places & mask == places && sets.allSatisfy { $0.contains(cell) }
  }

  /// Whether a cell is in the box, whatever its values on some axes are.
  func contains(_ cell: Cell, apartFrom axes: PlaceSet<Axis>) -> Bool {
    contains(cell, on: OtherAxes(than: axes))
  }

  /// The same with the bits of the other axes, made once for many boxes.
  func contains(_ cell: Cell, on others: OtherAxes) -> Bool {
    cell.places & mask & others.bits == places & others.bits
      && sets.allSatisfy { others.omitted.contains(place: $0.axis) || $0.contains(cell) }
  }

  /// The only value on an axis; nil if there are others.
  package subscript<Value: AxisValue>(only type: Value.Type) -> Value? {
    single(Value.axisNumber).flatMap(Value.init(place:))
  }

  /// The only place on an axis; nil if there are others.
  subscript(only axis: Axis) -> Int? { single(axis.number) }

  /// Whether a value is among those on its axis.
  package func has<Value: AxisValue>(_ value: Value) -> Bool {
    if let single = single(Value.axisNumber) { return single == value.place }
    return sets.first { $0.axis == Value.axisNumber }?.bits.contains(value.place) ?? true
  }

  /// The places on an axis, the smallest first; nil if every place is.
  func places(on axis: Axis) -> [Int]? {
    if let single = single(axis.number) { return [single] }
    return sets.first { $0.axis == axis.number }?.bits.places
  }

  private func single(_ axis: Int) -> Int? { mask[axis] == nil ? places[axis] : nil }
}

/// All axes but some.
struct OtherAxes: Sendable {
  /// All bits of the axes.
  fileprivate let bits: Places
  fileprivate let omitted: PlaceSet<Axis>

  init(than omitted: PlaceSet<Axis>) {
    var bits = Places.none
    omitted.forEachPlace { bits[$0] = 0 }
    self.bits = bits
    self.omitted = omitted
  }
}

extension Box {
  /// The values on an axis whose values the code names.
  package func values<Value: ListedValue>(_ type: Value.Type) -> [Value] {
    Value.all.filter { has($0) }
  }

  /// The same values as a set, for which nothing is allocated.
  func set<Value: ListedValue>(of type: Value.Type) -> PlaceSet<Value> {
    var set = PlaceSet<Value>()
    for value in Value.all where has(value) { set.insert(value) }
    return set
  }
}
