internal import Documents
internal import WidgetSizing
internal import Wording

extension QueryDrawing {
  /// The result as one drawing: each screen and version below the others, on the Home Screen where
  /// it is known how that is, else the widgets alone; and what must be said of them.
  var drawingOfFamilies: Drawing {
    var panels: [Panel] = []
    var alternatives: [String] = []
    for block in blocks {
      let engine = self.engine.asked(about: block.device)
      let title =
        "\(catalog.name(of: block.screen)), \(catalog.name(of: block.os, on: block.screen.platform))"
      let homes = homeScreens(on: block)
      for families in homes {
        let name = ([title] + [families.name(in: catalog)].compactMap(\.self)).joined(by: ", ")
        let home = NestedPhoneDrawing(
          families, on: DrawnScreen(of: families.cell, nil, in: catalog), title: name)
        let source = families.grid.map { catalog.sources[$0.source].id } ?? ""
        panels.append(
          .column(
            [
              .text([name], within: 460, .heading), home.panel,
              .text(["Source of the place on the screen: \(source)."], within: 460, .note),
            ], gap: 8))
        alternatives.append("\(name): \(home.alternative)")
      }
      // What stands on a Home Screen that is drawn is not drawn again.
      let others = block.cells.filter { cell in
        !homes.contains { families in
          families.variant == cell[WidgetVariant.self]
            && families.widgets.contains { $0.family == cell[WidgetFamily.self] }
        }
      }
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

extension QueryDrawing {
  /// The settings of a block of which it is known where their widgets stand.
  fileprivate func homeScreens(on block: CellBlock) -> [HomeScreenFamilies] {
    let engine = engine.asked(about: block.device)
    return HomeScreenFamilies.all(block.cells.map { engine.evidence($0) }, in: engine).filter {
      families in
      families.corner != nil && DrawnScreen(of: families.cell, nil, in: catalog) != nil
    }
  }
}
