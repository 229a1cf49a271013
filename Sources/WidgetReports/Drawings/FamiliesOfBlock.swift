internal import Documents
internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The result as one drawing: each screen and version below the others, on the Home Screen where
  /// it is known how that is, else the widgets alone; and what must be said of them.
  var drawingOfFamilies: Drawing {
    var panels: [Panel] = []
    var alternatives: [String] = []
    for block in queries.flatMap(engine.blocks) {
      let title = "\(catalog.name(of: block.screen)), \(block.screen.platform.rawValue) \(block.os)"
      let homes = catalog.homeScreens(on: block).compactMap {
        HomeScreenDrawing($0, on: block.os, in: engine)
      }
      for home in homes {
        panels.append(
          .column(
            [
              .text([home.title], within: 460, .heading), home.panel,
              .text([home.note], within: 460, .note),
            ], gap: 8))
        alternatives.append("\(home.title): \(home.alternative)")
      }
      // What stands on a Home Screen that is drawn is not drawn again.
      let drawn: [WidgetFamily?] =
        homes.isEmpty ? [] : [.systemSmall, .systemMedium, .systemLarge]
      let others = block.cells.filter { !drawn.contains($0.widget?.family) }
      guard let families = FamiliesDrawing(others, in: engine) else { continue }
      panels.append(
        .column([.text([title], within: 460, .heading), families.panel], gap: 8))
      alternatives.append("\(title): \(families.alternative)")
    }
    let sizes = Panel.column(panels, gap: 32)
    let words = Panel.text(notes.map { $0 + "." }, within: max(sizes.width, 300), .note)
    return Panel.column([sizes, words], gap: 16)
      .drawing(title: "Widget sizes", alternative: alternatives.joined(by: " "))
  }
}

extension Catalog {
  /// The Home Screens of a block, that with small icons first.
  fileprivate func homeScreens(on block: CellBlock) -> [HomeScreenGrid] {
    var grids: [HomeScreenGrid] = []
    for cell in block.cells where cell.widget?.family == .systemSmall {
      guard let grid = homeScreen(of: cell), !grids.contains(where: { $0.id == grid.id }) else {
        continue
      }
      grids.append(grid)
    }
    return grids
  }
}
