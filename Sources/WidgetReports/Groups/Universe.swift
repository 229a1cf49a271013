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
  /// The axis with the most values.
  private let longest: Int
  /// Where the places of the points with each value of that axis begin: a group mostly has few of these values.
  private let pointsOfValues: [[Int]]

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
    let longest = values.indices.max { values[$0].count < values[$1].count } ?? 0
    var pointsOfValues: [[Int]] = Array(repeating: [], count: values[longest].count)
    for point in stride(from: 0, to: places.count, by: axes.count) {
      pointsOfValues[places[point + longest] - first[longest]].append(point)
    }
    self.longest = longest
    self.pointsOfValues = pointsOfValues
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
      let own = first[axis.number]
      if case .values(let listed) = extent {
        for place in values[axis.number].indices { isMeant[own + place] = false }
        for value in listed {
          if let place = place(of: value, on: axis) { isMeant[own + place] = true }
        }
      } else {
        for (place, value) in values[axis.number].enumerated() {
          isMeant[own + place] = extent.contains(value, idioms)
        }
      }
    }
    var isFound = [Bool](repeating: false, count: values[axis.number].count)
    for (value, points) in pointsOfValues.enumerated() where isMeant[first[longest] + value] {
      for point in points {
        let place = places[point + axis.number] - first[axis.number]
        guard !isFound[place] else { continue }
        isFound[place] = restricted.allSatisfy { isMeant[places[point + $0]] }
      }
    }
    return Set(
      values[axis.number].indices.lazy.filter { isFound[$0] }.map { values[axis.number][$0] })
  }

  /// The place of a value among those of its axis, which are sorted; nil if no point has it.
  private func place(of value: Int, on axis: Axis) -> Int? {
    let values = values[axis.number]
    var (lower, upper) = (0, values.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if values[middle] < value { lower = middle + 1 } else { upper = middle }
    }
    return lower < values.count && values[lower] == value ? lower : nil
  }
}
