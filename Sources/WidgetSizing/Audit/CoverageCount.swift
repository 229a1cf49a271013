/// How many numbers of one kind of widget have each state, in total and for each value of each axis.
package struct CoverageCount: Sendable {
  /// The count for a value of an axis.
  package typealias Line = (axis: String, value: String, states: StateCount)

  /// The count of the numbers of all cells.
  package private(set) var all = StateCount()
  /// A count for each value that has numbers, axis by axis. Both are named as in data: `textSize` and `xxl`.
  /// Besides axes there are the quantity, the platform and the idiom.
  package private(set) var lines: [Line] = []
  /// The counts by axis and value.
  private var counts: [String: [String: StateCount]] = [:]

  /// Asks an engine for everything about a kind of widget.
  ///
  /// Of Today extensions it counts all cells of the classes with a model that has them, without Display
  /// Zoom, which repeats other cells. Of other kinds it counts all cells that exist, with each choice of
  /// Display Zoom.
  package init(of kind: WidgetKind, _ engine: Engine) {
    let catalog = engine.catalog
    let settings = Axis.settings.filter { $0.kinds.contains(kind) && $0 != .zoom }
    let axes =
      (kind == .today ? [] : [.zoom]) + settings.filter { $0 != .column && $0 != .variant }
    for block in engine.allBlocks(of: kind) {
      for line in block.lines { count(line, block.only(line), axes, engine) }
    }
    let values =
      [
        ("quantity", Quantity.sides.map(\.rawValue)),
        ("platform", Platform.allCases.map(\.rawValue)),
        (Axis.os.key, catalog.majorVersions.map(\.description)),
        ("idiom", Idiom.allCases.map(\.rawValue)),
      ] + axes.map { ($0.key, catalog.ids(of: kind, on: $0)) }
    lines = values.flatMap { axis, values in
      values.compactMap { value in counts[axis]?[value].map { (axis, value, $0) } }
    }
  }

  /// Counts the numbers of a line, whose cells differ in their text size alone.
  private mutating func count(_ line: Cell, _ block: CellBlock, _ axes: [Axis], _ engine: Engine) {
    var sides = Quantity.sides.map { (quantity: $0, states: StateCount()) }
    engine.forEachAnswer(in: block) { sized in
      let textSize = engine.catalog.id(of: sized.cell, on: .textSize)
      for index in sides.indices {
        let state = sized[sides[index].quantity].state
        sides[index].states.count(state)
        if let textSize {
          counts[Axis.textSize.key, default: [:]][textSize, default: StateCount()].count(state)
        }
      }
    }
    var values = [(Axis.os.key, line.os.description)]
    if line.kind.hasFamilies {
      values.append(("platform", line.platform.rawValue))
    } else if let screenClass = line.screenClass {
      values.append(("idiom", engine.catalog.screenClasses[screenClass].idiom.rawValue))
    }
    for axis in axes where axis != .textSize {
      if let value = engine.catalog.id(of: line, on: axis) { values.append((axis.key, value)) }
    }
    var states = StateCount()
    for side in sides {
      states.add(side.states)
      counts["quantity", default: [:]][side.quantity.rawValue, default: StateCount()]
        .add(side.states)
    }
    all.add(states)
    for (axis, value) in values {
      counts[axis, default: [:]][value, default: StateCount()].add(states)
    }
  }
}
