/// Values of axes that are asked for, on each axis in the order in which they were named.
package struct AskedValues: Hashable, Sendable {
  /// The places of the values, by the number of the axis.
  private var places: [Int: [Int]] = [:]

  package init() {}

  /// The values on an axis; nil if none is asked for.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value]? {
    get { places[Value.axisNumber]?.compactMap(Value.init(place:)) }
    set { places[Value.axisNumber] = newValue?.map(\.place) }
  }

  /// Whether values on an axis are asked for.
  package func has(_ axis: Axis) -> Bool { places[axis.number] != nil }

  /// Adds values behind those of the same axis, each once.
  package mutating func add<Value: AxisValue>(_ values: [Value]) {
    guard !values.isEmpty else { return }
    self[Value.self] = ((self[Value.self] ?? []) + values).withoutRepetition
  }

  /// Adds the values that a text names; none if it names none.
  package mutating func add<Value: AxisValue>(
    _ type: Value.Type, named text: String, in catalog: Catalog
  ) {
    add(Value.named(text, in: catalog) ?? [])
  }
}
