package import WidgetSizing

/// How many numbers have each state: on each platform and version, in each setting that people choose.
package struct CoverageCount: Sendable {
  /// The numbers, a width or a height of a cell each, that one line counts.
  package struct Line: Sendable {
    /// The kind of widget.
    package let kind: WidgetKind
    /// The platform.
    package let platform: Platform
    /// The version of the platform.
    package let os: OSVersion
    /// The identifier of the text size of Today extensions, and of the Display Zoom of other kinds.
    package let setting: String
    /// How many numbers have each state.
    package let states: [Answer.State: Int]
  }

  /// A line for each setting with numbers: kind by kind, platform by platform, the oldest version first.
  package let lines: [Line]

  /// Asks an engine for everything.
  ///
  /// Of Today extensions it counts all cells of the classes with a model that has them, without Display
  /// Zoom, which repeats other cells. Of other kinds it counts all cells that exist.
  package init(_ engine: Engine) {
    let catalog = engine.catalog
    lines = WidgetKind.inLists.flatMap { kind in
      let axis: Axis = kind.hasFamilies ? .zoom : .textSize
      // The cells that differ in nothing else are counted together.
      var counts: [Cell: [Answer.State: Int]] = [:]
      let others = [.screenClass] + Axis.settings.filter { $0 != axis }
      for block in engine.allBlocks(of: kind) {
        engine.forEachAnswer(in: block) { sized in
          let place = sized.cell.clearing(others)
          for quantity in Quantity.sides {
            counts[place, default: [:]][sized[quantity].state, default: 0] += 1
          }
        }
      }
      func order(_ cell: Cell) -> (Int, OSVersion, Int) {
        (cell.platform.place, cell.os, cell[axis] ?? 0)
      }
      return counts.sorted { order($0.key) < order($1.key) }.map { cell, states in
        Line(
          kind: kind, platform: cell.platform, os: cell.os,
          setting: catalog.id(of: cell, on: axis) ?? "", states: states)
      }
    }
  }

  /// How many numbers of a kind are counted.
  package func total(of kind: WidgetKind) -> Int {
    lines.lazy.filter { $0.kind == kind }.flatMap(\.states.values).reduce(0, +)
  }
}
