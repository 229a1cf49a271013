internal import WidgetSizing
internal import Wording

/// Cells that are alike in what was asked, told by the values that they have on each axis.
///
/// A group may name combinations that do not exist, such as a quick action on a model without
/// 3D Touch; it names none that exists and is not alike.
struct CellGroup {
  let kind: WidgetKind
  /// The places on each axis, sorted, in the order of ``Axis``.
  fileprivate(set) var values: [[Int]]
  /// The places that are meant on each axis, such as those of all phones, sorted; nil for all that there are in
  /// combination with the other axes.
  fileprivate(set) var meant: [[Int]?]
  /// The cells, as places in the list that was grouped.
  fileprivate(set) var members: [Int]
}

/// Puts cells into groups that can be told in a few words.
struct CellGroups {
  /// Every cell there is to speak of, each once whatever its text size: what a group is the whole of is measured by it.
  /// They are found by the places of their screen class and family, as a group mostly has few of these.
  private let universe: [Int: [Int: [Cell]]]
  /// The text sizes there are to speak of. A cell that exists does so at each of them.
  private let textSizes: Set<Int>
  /// The places of all screens, and of those of each idiom.
  private let screens: [Int]
  private let screensOfIdioms: [[Int]]
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
    let lines = cells.compactMap { cell -> Cell? in
      if let textSize = cell[TextSize.self] { textSizes.insert(textSize) }
      let line = cell.at(.l)
      // The cells of a line nearly always stand together.
      guard line != last else { return nil }
      last = line
      return seen.insert(line).inserted ? line : nil
    }
    universe = Dictionary(grouping: lines) { catalog.place(of: $0, on: .screenClass) }
      .mapValues { Dictionary(grouping: $0) { catalog.place(of: $0, on: .family) } }
    self.textSizes =
      kind.axes.contains(.textSize) ? Set(textSizes.values.map(\.place)) : [0]
    screens = catalog.screenPlaces
    screensOfIdioms = Idiom.allCases.map(catalog.screenPlaces)
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
      let meant = Axis.all.map { spokenAxes.contains($0) ? values[$0.number] : nil }
      groups.append(CellGroup(kind: kind, values: values, meant: meant, members: [index]))
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
    let everything = Axis.all.map { axis -> Set<Int> in
      if axis == .textSize { return textSizes }
      guard spokenAxes.contains(axis) else { return [0] }
      return Set(
        universe.values.flatMap(\.values).joined().map { catalog.place(of: $0, on: axis) })
    }
    return CellGroup(
      kind: kind, values: values,
      meant: Axis.all.map {
        meant(by: values[$0.number], on: $0, among: everything[$0.number])
      }, members: Array(cells.indices))
  }

  private func merged(_ groups: [CellGroup], along axis: Axis) -> [CellGroup] {
    var result = groups.grouped { group in
      var key = group.meant
      key[axis.number] = nil
      return key
    }.map { CellGroup(unionOf: $0.elements) }
    for index in result.indices {
      result[index].meant[axis.number] = meant(
        by: result[index].values[axis.number], on: axis,
        among: values(on: axis, beside: result[index]))
    }
    return result
  }

  /// The values on an axis of everything that is meant by what the group says of the others. An
  /// axis of which it says nothing does not count: else two of them could each vouch for the other.
  private func values(on axis: Axis, beside group: CellGroup) -> Set<Int> {
    if axis == .textSize { return textSizes }
    var places = group.meant
    places[axis.number] = nil
    let meant = spokenAxes.filter { ![.textSize, .screenClass, .family].contains($0) }
      .compactMap { axis in places[axis.number].map { (axis: axis, places: $0) } }
    let ofScreens = universe.values(of: places[Axis.screenClass.number])
    var values: Set<Int> = []
    for cell in ofScreens.flatMap({ $0.values(of: places[Axis.family.number]) }).joined() {
      let value: Int = catalog.place(of: cell, on: axis)
      if !values.contains(value),
        meant.allSatisfy({ $0.places.hasSorted(catalog.place(of: cell, on: $0.axis)) })
      {
        values.insert(value)
      }
    }
    return values
  }

  /// The places that are meant by `values` of all values that there are: of screens also those of all phones, or all
  /// but one or two, that are not there; nil for all.
  private func meant(by values: [Int], on axis: Axis, among all: Set<Int>) -> [Int]? {
    // That no model of a class has Display Zoom does not make a class with it off alike.
    if axis == .zoom, values == [0] { return values }
    if all.isSubset(of: values) { return nil }
    guard axis == .screenClass, !values.isEmpty else { return values }
    for own in screensOfIdioms where values.allSatisfy(own.hasSorted) {
      if all.allSatisfy({ values.hasSorted($0) || !own.hasSorted($0) }) { return own }
    }
    let missing = all.subtracting(values)
    return missing.count <= 2 && values.count > 2 * missing.count + 1
      ? screens.filter { !missing.contains($0) } : values
  }
}

extension Catalog {
  /// The places of a cell on all axes, 0 on those that are not spoken of.
  fileprivate func point(of cell: Cell, _ axes: [Axis]) -> [Int] {
    Axis.all.map { axes.contains($0) ? place(of: cell, on: $0) : 0 }
  }
}

extension Dictionary where Key == Int {
  /// The values of some keys; all values if they are nil.
  fileprivate func values(of keys: [Int]?) -> [Value] {
    keys.map { $0.compactMap { self[$0] } } ?? Array(values)
  }
}

extension [Int] {
  /// Whether a number is among these, which are sorted: there may be as many as screens.
  fileprivate func hasSorted(_ number: Int) -> Bool {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] == number { return true }
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}

extension CellGroup {
  /// The cells of groups together, with the meaning of the first; there is at least one.
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
}

extension Catalog {
  /// The place of a cell on an axis in groups; 0 where there is no value to speak of.
  func place(of cell: Cell, on axis: Axis) -> Int {
    let place = cell[axis] ?? 0
    if place != 0 { return place }
    return switch axis {
    // Widgets that do not depend on a screen have a place for each platform.
    case .screenClass: Axis.place(of: cell.platform)
    // Where there are no columns, all widgets stand below each other, too.
    case .column where cell[axis] == 0: WidgetColumn.single.place
    default: 0
    }
  }

  /// The places of all screens in groups.
  var screenPlaces: [Int] {
    Platform.allCases.map(Axis.place).sorted() + screenClasses.keys.map(\.place)
  }

  /// The places of the screens of an idiom.
  func screenPlaces(of idiom: Idiom) -> [Int] {
    screenClasses.keys.filter { screenClasses[$0].idiom == idiom }.map(\.place)
  }
}

extension Axis {
  /// The place among screen classes of a platform whose widgets do not depend on a screen.
  fileprivate static func place(of platform: Platform) -> Int {
    -1 - (Platform.allCases.firstIndex(of: platform) ?? 0)
  }

  /// The platform that has a place of its own among screen classes; nil if a class has it.
  static func platform(at place: Int) -> Platform? {
    place < 0 ? Platform.allCases[-1 - place] : nil
  }
}
