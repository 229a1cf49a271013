internal import WidgetSizing
internal import Wording

/// Cells that are alike in what was asked, told by the values that they have on each axis.
///
/// A group may name combinations that do not exist, such as a quick action on a model without
/// 3D Touch; it names none that exists and is not alike.
struct CellGroup {
  /// What a group has of the values of an axis.
  enum Extent: Hashable {
    /// All that there are, in combination with the other axes of the group.
    case whole
    /// All of the classes of one idiom.
    case idiom(Idiom)
    /// All but one or two classes.
    case allBut([Int])
    case values([Int])
  }

  let kind: WidgetKind
  /// The places on each axis, sorted, in the order of ``Axis``.
  fileprivate(set) var values: [[Int]]
  fileprivate(set) var extents: [Extent]
  /// The cells, as places in the list that was grouped.
  fileprivate(set) var members: [Int]
}

/// Puts cells into groups that can be told in a few words.
struct CellGroups {
  /// Every cell there is to speak of, each once whatever its text size, as its places on all axes: what a group is the
  /// whole of is measured by it. They are found by their screen class, as a group mostly has few of these.
  private let universe: [Int: [[Int]]]
  /// The text sizes there are to speak of. A cell that exists does so at each of them.
  private let textSizes: Set<Int>
  private let idioms: [Int: Idiom]
  private let catalog: Catalog
  /// The axes that tell cells apart; the others are not spoken of.
  let spokenAxes: [Axis]
  private let kind: WidgetKind

  /// Makes groups among cells, and among those of their lines at other text sizes.
  init(
    universe cells: [Cell], at textSizes: PlaceSet<TextSize> = PlaceSet(),
    axes: [Axis] = Axis.inLists, _ catalog: Catalog
  ) {
    let kind = cells.first?.kind ?? .today
    let axes = kind.axes.filter(axes.contains)
    self.kind = kind
    spokenAxes = axes
    self.catalog = catalog
    var seen: Set<Cell> = []
    var textSizes = textSizes
    var last: Cell?
    let points = cells.compactMap { cell -> [Int]? in
      if let textSize = cell[TextSize.self] { textSizes.insert(textSize) }
      let line = cell.at(.l)
      // The cells of a line nearly always stand together.
      guard line != last else { return nil }
      last = line
      return seen.insert(line).inserted ? catalog.point(of: line, axes) : nil
    }
    universe = Dictionary(grouping: points) { $0[Axis.screenClass.number] }
    self.textSizes =
      kind.axes.contains(.textSize) ? Set(textSizes.values.map(\.place)) : [0]
    idioms = Dictionary(
      catalog.screenClasses.keys.map { ($0.place, catalog.screenClasses[$0].idiom) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether what a group says of every axis is true of a cell.
  func covers(_ group: CellGroup, _ cell: Cell) -> Bool {
    Axis.all.allSatisfy {
      group.extents[$0.number].contains(catalog.place(of: cell, on: $0), idioms)
    }
  }

  /// The groups of cells that are alike, the first cell first.
  func groups(of cells: [Cell]) -> [CellGroup] {
    var groups: [CellGroup] = []
    var last: Cell?
    for (index, cell) in cells.enumerated() {
      let line = cell.at(.l)
      if line == last {
        // The cells of a line are alike, and nearly always stand together.
        groups[groups.count - 1].append(index, at: catalog.place(of: cell, on: .textSize))
        continue
      }
      last = line
      let values = catalog.point(of: cell, spokenAxes).map { [$0] }
      let extents = Axis.all.map { axis in
        spokenAxes.contains(axis) ? CellGroup.Extent.values(values[axis.number]) : .whole
      }
      groups.append(CellGroup(kind: kind, values: values, extents: extents, members: [index]))
    }
    // What is the same for most values comes first, so that the others find each other.
    let later: [Axis] = [
      .entryPoint, .column, .orientation, .variant, .zoom, .screenClass, .os, .family, .mode,
    ]
    let axes = spokenAxes.reversed().filter { !later.contains($0) } + later
    for axis in axes where spokenAxes.contains(axis) {
      groups = merged(groups, along: axis)
    }
    return groups
  }

  /// One group of all `cells`, which may name combinations that are none of them.
  func span(of cells: [Cell]) -> CellGroup {
    let points = cells.map { catalog.point(of: $0, spokenAxes) }
    let values = Axis.all.map { axis in
      Array(Set(points.map { $0[axis.number] })).sorted()
    }
    let everything = Axis.all.map { axis in
      axis == .textSize ? textSizes : Set(universe.values.joined().map { $0[axis.number] })
    }
    return CellGroup(
      kind: kind, values: values,
      extents: Axis.all.map {
        extent(of: values[$0.number], on: $0, among: everything[$0.number])
      }, members: Array(cells.indices))
  }

  private func merged(_ groups: [CellGroup], along axis: Axis) -> [CellGroup] {
    var result = groups.grouped { group in
      var key = group.extents
      key[axis.number] = .whole
      return key
    }.map { CellGroup(unionOf: $0.elements) }
    for index in result.indices {
      result[index].extents[axis.number] = extent(
        of: result[index].values[axis.number], on: axis,
        among: values(on: axis, beside: result[index]))
    }
    return result
  }

  /// The values on an axis of everything that is meant by what the group says of the others. An
  /// axis of which it says nothing does not count: else two of them could each vouch for the other.
  private func values(on axis: Axis, beside group: CellGroup) -> Set<Int> {
    if axis == .textSize { return textSizes }
    let meant = spokenAxes.filter { ![axis, .textSize, .screenClass].contains($0) }
      .map { (number: $0.number, extent: group.extent($0)) }.filter { $0.extent != .whole }
    var values: Set<Int> = []
    for points in axis == .screenClass
      ? Array(universe.values) : points(on: group.extent(.screenClass))
    {
      for point in points where !values.contains(point[axis.number]) {
        if meant.allSatisfy({ $0.extent.contains(point[$0.number], idioms) }) {
          values.insert(point[axis.number])
        }
      }
    }
    return values
  }

  /// The cells there are to speak of on some screens. A few screens that are named are not searched for.
  private func points(on screens: CellGroup.Extent) -> [[[Int]]] {
    if case .values(let screens) = screens { return screens.compactMap { universe[$0] } }
    return universe.filter { screens.contains($0.key, idioms) }.map(\.value)
  }

  /// What `values` are of all values that there are.
  private func extent(
    of values: [Int], on axis: Axis, among all: Set<Int>
  ) -> CellGroup.Extent {
    // That no model of a class has Display Zoom does not make a class with it off alike.
    if axis == .zoom, values == [0] { return .values(values) }
    if all.isSubset(of: values) { return .whole }
    if axis == .screenClass, let idiom = values.first.flatMap({ idioms[$0] }),
      values.allSatisfy({ idioms[$0] == idiom }),
      all.filter({ idioms[$0] == idiom }).isSubset(of: values)
    {
      return .idiom(idiom)
    }
    let missing = all.subtracting(values).sorted()
    if axis == .screenClass, missing.count <= 2, values.count > 2 * missing.count + 1 {
      return .allBut(missing)
    }
    return .values(values)
  }
}

extension Catalog {
  /// The places of a cell on all axes, 0 on those that are not spoken of.
  fileprivate func point(of cell: Cell, _ axes: [Axis]) -> [Int] {
    Axis.all.map { axes.contains($0) ? place(of: cell, on: $0) : 0 }
  }
}

extension CellGroup.Extent {
  /// Whether a value is among those that are meant.
  func contains(_ value: Int, _ idioms: [Int: Idiom]) -> Bool {
    switch self {
    case .whole: true
    case .idiom(let idiom): idioms[value] == idiom
    case .allBut(let missing): !missing.contains(value)
    case .values(let values): values.contains(value)
    }
  }
}

extension CellGroup {
  /// The cells of groups together, with the extents of the first; there is at least one.
  fileprivate init(unionOf groups: [CellGroup]) {
    self = groups[0]
    guard groups.count > 1 else { return }
    for axis in values.indices where groups.contains(where: { $0.values[axis] != values[axis] }) {
      values[axis] = Set(groups.flatMap { $0.values[axis] }).sorted()
    }
    members = groups.flatMap(\.members)
  }

  /// Adds a cell of the same line at another text size.
  fileprivate mutating func append(_ member: Int, at textSize: Int) {
    members.append(member)
    if !self[.textSize].contains(textSize) { values[Axis.textSize.number].append(textSize) }
  }

  /// The values on an axis.
  subscript(axis: Axis) -> [Int] { values[axis.number] }

  /// What the group has of the values on an axis.
  func extent(_ axis: Axis) -> Extent { extents[axis.number] }
}
