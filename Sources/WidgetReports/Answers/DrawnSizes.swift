internal import WidgetSizing
internal import Wording

extension SizeSignal {
  /// The sizes that screenshots show where they differ: `drawn: 162 × 162 (MZ1)`.
  var drawnLine: [String] {
    let drawn = known.filter { !$0.width.drawn.isEmpty || !$0.heights[0].drawn.isEmpty }
    guard !drawn.isEmpty else { return [] }
    let sizes = drawn.map { line in
      let sides = [line.width, line.heights[0]].map { side in
        (side.drawn.first?.value ?? side.value)?.description ?? Mark.unknown.rawValue
      }
      return (drawn.count > 1 ? catalog.widgetName(of: line.cell, separator: " ") + " " : "")
        + sides.joined(by: " × ")
    }
    let sources = catalog.sourceIDs(
      of: drawn.flatMap { ($0.width.drawn + $0.heights[0].drawn).flatMap(\.claims) })
    return ["drawn on the screen: \(sizes.joined(by: ", ")) (\(sources.joined(by: ", ")))"]
  }
}
