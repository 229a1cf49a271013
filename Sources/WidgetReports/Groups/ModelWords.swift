internal import WidgetSizing
internal import Wording

extension Catalog {
  /// Where cells of a group are: the models, and the other axes of `axes` in words.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - cells: Its cells.
  ///   - axes: The axes that are told.
  ///   - mostModels: How many models may be named; if there are more, six are.
  /// - Returns: The places, `everywhere` if they are all there are.
  func wordsWithModels(
    for group: CellGroup, of cells: [Cell], _ axes: [Axis], mostModels: Int = 6
  ) -> String {
    words(for: group, axes) { _ in models(of: cells, most: mostModels) }
  }

  /// The same for a table, which has some models alone where there is no room.
  func cellWithModels(
    for group: CellGroup, of cells: [Cell], _ axes: [Axis]
  ) -> Sheet.Table.Cell {
    let devices = devices(of: cells)
    let brief = words(for: group, axes) { _ in
      devices.isEmpty ? models(of: cells) : briefPhrase(of: devices)
    }
    return .init(wordsWithModels(for: group, of: cells, axes), brief: brief)
  }

  /// The models that have cells, each once.
  func devices(of cells: [Cell]) -> [Key<Device>] {
    var seen: Set<Place> = []
    return cells.flatMap { cell in
      let place = Place(
        screen: cell.screen, os: cell.os, zoom: cell.zoom, family: cell[WidgetFamily.self])
      return seen.insert(place).inserted ? devices(having: cell) : []
    }.withoutRepetition
  }

  /// The models that have cells: `iPhone 12, 12 Pro, 13 and 3 more`; nil where the screen does not
  /// matter.
  func models(of cells: [Cell], most: Int = 6) -> String? {
    let names = devices(of: cells)
    guard !names.isEmpty else {
      let screens = cells.compactMap(\.screenClass).withoutRepetition
      return screens.isEmpty ? nil : screens.map { screenClasses[$0].name }.list
    }
    guard names.count > most else { return phrase(of: names) }
    return "\(phrase(of: Array(names.prefix(6)))) and \(names.count - 6) more"
  }

  private struct Place: Hashable {
    let screen: Screen
    let os: OSVersion
    let zoom: DisplayZoom
    let family: WidgetFamily?
  }
}
