internal import WidgetSizing

/// Points in the space of the axes, kept so that it is quick to ask which of them something is true
/// of: there are thousands, and a group is compared with all of them on every axis.
struct Universe {
  /// The values that the points have on each axis, each once, in the order of ``GroupAxis``.
  let values: [[Int]]
  /// Where the values of each axis begin, if those of all axes stand in a row.
  private let first: [Int]
  /// For each point the places of its values in that row, one point after the other.
  private let places: [Int]

  init(_ points: [[Int]]) {
    let axes = GroupAxis.allCases.indices
    let values = axes.map { axis in Set(points.map { $0[axis] }).sorted() }
    var first: [Int] = []
    var count = 0
    for values in values {
      first.append(count)
      count += values.count
    }
    let placesOfValues = axes.map { axis in
      Dictionary(
        uniqueKeysWithValues: values[axis].enumerated().map { ($1, first[axis] + $0) })
    }
    self.values = values
    self.first = first
    places = points.flatMap { point in axes.compactMap { placesOfValues[$0][point[$0]] } }
  }

  /// The values on an axis of all points that have what is meant on some others.
  func values(
    on axis: GroupAxis, where meant: [(axis: GroupAxis, extent: CellGroup.Extent)],
    _ idioms: [Int: Idiom]
  ) -> Set<Int> {
    // Of every value whether it is meant.
    var isMeant = [Bool](
      repeating: true, count: first[first.count - 1] + values[values.count - 1].count)
    var restricted: [Int] = []
    for (axis, extent) in meant where extent != .whole {
      restricted.append(axis.rawValue)
      for (place, value) in values[axis.rawValue].enumerated() {
        isMeant[first[axis.rawValue] + place] = extent.contains(value, idioms)
      }
    }
    var isFound = [Bool](repeating: false, count: values[axis.rawValue].count)
    for point in stride(from: 0, to: places.count, by: values.count) {
      let place = places[point + axis.rawValue] - first[axis.rawValue]
      guard !isFound[place] else { continue }
      isFound[place] = restricted.allSatisfy { isMeant[places[point + $0]] }
    }
    return Set(
      values[axis.rawValue].indices.lazy.filter { isFound[$0] }.map { values[axis.rawValue][$0] })
  }
}
