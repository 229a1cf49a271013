internal import WidgetSizing

/// Points in the space of the axes, kept so that it is quick to ask which of them something is true
/// of: there are thousands, and a group is compared with all of them on every axis.
struct Universe {
  /// The values that the points have on each axis, each once, in the order of ``Axis``.
  let values: [[Int]]
  /// Where the values of each axis begin, if those of all axes stand in a row.
  private let first: [Int]
  /// For each point the places of its values in that row, one point after the other.
  private let places: [Int]

  init(_ points: [[Int]]) {
    let axes = Axis.all.indices
    var values: [[Int]] = []
    var first: [Int] = []
    var count = 0
    var places = Array(repeating: 0, count: points.count * axes.count)
    for axis in axes {
      // Points beside each other mostly have the same value, which is quicker to compare than to hash.
      let changes = points.indices.filter {
        $0 == 0 || points[$0][axis] != points[$0 - 1][axis]
      }
      let own = Set(changes.map { points[$0][axis] }).sorted()
      let placesOfValues = Dictionary(
        uniqueKeysWithValues: own.enumerated().map { ($1, count + $0) })
      for (start, end) in zip(changes, changes.dropFirst() + [points.count]) {
        let place = placesOfValues[points[start][axis]] ?? 0
        for point in start..<end { places[point * axes.count + axis] = place }
      }
      values.append(own)
      first.append(count)
      count += own.count
    }
    self.values = values
    self.first = first
    self.places = places
  }

  /// The values on an axis of all points that have what is meant on some others.
  func values(
    on axis: Axis, where meant: [(axis: Axis, extent: CellGroup.Extent)],
    _ idioms: [Int: Idiom]
  ) -> Set<Int> {
    // Of every value whether it is meant.
    var isMeant = [Bool](
      repeating: true, count: first[first.count - 1] + values[values.count - 1].count)
    var restricted: [Int] = []
    for (axis, extent) in meant where extent != .whole {
      restricted.append(axis.number)
      let listed: Set<Int>? =
        if case .values(let values) = extent, values.count > 16 { Set(values) } else { nil }
      for (place, value) in values[axis.number].enumerated() {
        isMeant[first[axis.number] + place] =
          listed?.contains(value) ?? extent.contains(value, idioms)
      }
    }
    var isFound = [Bool](repeating: false, count: values[axis.number].count)
    for point in stride(from: 0, to: places.count, by: values.count) {
      let place = places[point + axis.number] - first[axis.number]
      guard !isFound[place] else { continue }
      isFound[place] = restricted.allSatisfy { isMeant[places[point + $0]] }
    }
    return Set(
      values[axis.number].indices.lazy.filter { isFound[$0] }.map { values[axis.number][$0] })
  }
}
