/// Values of axes that are asked for, on each axis in the order in which they were named.
package struct AskedValues: Hashable, Sendable {
  /// The places on one axis.
  private struct Named: Hashable {
    let axis: Int
    var places: [Int]
  }

  /// In the order of the axes.
  private var named: [Named] = []

  package init() {}

  /// The values on an axis; nil if none is asked for.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value]? {
    get {
      named.first { $0.axis == Value.axisNumber }?.places.compactMap(Value.init(place:))
    }
    set {
      named.removeAll { $0.axis == Value.axisNumber }
      guard let newValue else { return }
      let index = named.firstIndex { $0.axis > Value.axisNumber } ?? named.endIndex
      named.insert(Named(axis: Value.axisNumber, places: newValue.map(\.place)), at: index)
    }
  }

  /// Whether values on an axis are asked for.
  package func has(_ axis: Axis) -> Bool { named.contains { $0.axis == axis.number } }

  /// Adds values behind those of the same axis, each once.
  package mutating func add<Value: AxisValue>(_ values: [Value]) {
    let own = self[Value.self] ?? []
    self[Value.self] = own + values.filter { !own.contains($0) }
  }

  /// Adds the values that a text names; none if it names none.
  mutating func add<Value: AxisValue>(
    _ type: Value.Type, named text: String, in catalog: Catalog
  ) {
    if let values = Value.named(text, in: catalog) { add(values) }
  }
}
