extension Box {
  /// The values on an axis, in the order of their places; nil if every value is in the box.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value]? {
    get { places(on: Value.axis)?.compactMap(Value.init(place:)) }
    set {
      if let newValue {
        set(Value.axisNumber, PlaceBits(newValue.lazy.map(\.place)))
      } else {
        self = freeing(Value.axis)
      }
    }
  }

  /// Whether the box says something of an axis: whether it leaves out a value.
  package func says(_ axis: Axis) -> Bool { places(on: axis) != nil }

  /// Puts values beside those that the box has on their axis, if it has some alone; else keeps them alone.
  package mutating func add<Value: AxisValue>(_ values: [Value]) {
    guard !values.isEmpty else { return }
    self[Value.self] = (self[Value.self] ?? []) + values
  }

  /// The same with the values that a text names; nothing changes if it names none.
  package mutating func add<Value: AxisValue>(
    _ type: Value.Type, named text: String, in catalog: Catalog
  ) {
    add(Value.named(text, in: catalog) ?? [])
  }

  /// Keeps the values of another box alone, on each axis on which the other has some alone.
  mutating func limit(as other: Box) {
    for axis in Axis.all {
      if let places = other.places(on: axis) { set(axis.number, PlaceBits(places)) }
    }
  }
}
