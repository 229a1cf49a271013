internal import DataTables
internal import Wording

/// Complains about rows of files that contradict what is answered with them: a minimum above its maximum, and a Home
/// Screen with small widgets that overlap, or are not on the screen. Whether the other number is stated or derived does
/// not matter.
struct SizeChecks {
  private let tables: TableSet
  private let engine: Engine
  private var catalog: Catalog { engine.catalog }
  private(set) var complaints: [Complaint] = []

  /// Checks tables without any other complaint.
  init(_ tables: TableSet, _ catalog: Catalog) {
    self.tables = tables
    engine = Engine(catalog)
    let first = Dictionary(tables.added.map { ($0.table, $0.first) }) { first, _ in first }
    if let first = first[Claim.table] { checkBounds(from: first) }
    if let first = first[HomeScreenGrid.table] { checkHomeScreens(from: first) }
  }

  private mutating func checkBounds(from first: Int) {
    var checked: [Quantity: Set<Cell>] = [:]
    for key in catalog.claims.keys where key.index >= first {
      let claim = catalog.claims[key]
      guard claim.isAnswer, let family = claim.family,
        let side = Quantity.sides.first(where: { [$0, $0.minimum].contains(claim.quantity) }),
        let minimum = side.minimum, catalog.has(minimum, family)
      else { continue }
      let engine = catalog.onlyModel(of: claim).map(engine.asked) ?? engine
      let cells = catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
      for cell in cells where checked[side, default: []].insert(cell).inserted {
        guard let most = engine.answer(side, of: cell).ends.last,
          let least = engine.answer(minimum, of: cell).value, least > most
        else { continue }
        let id = catalog.id(of: cell)
        complain(
          Claim.table, key.index, "value",
          claim.quantity == side
            ? "value '\(most)' is less than \(least), the \(minimum.name) of \(id)"
            : "value '\(least)' is more than \(most), the \(side.name) of \(id)")
        break
      }
    }
  }

  private mutating func checkHomeScreens(from first: Int) {
    for key in catalog.homeScreens.keys where key.index >= first {
      let grid = catalog.homeScreens[key]
      let engine = engine.asked(about: grid.device)
      let cell = grid.smallWidget(on: grid.os.upperBound, in: catalog)
      guard let screen = catalog.reportedSize(of: cell), let small = engine.drawnSize(of: cell)
      else { continue }
      checkOrigins(
        key.index, [("left_pt", grid.left), ("right_pt", grid.right)], of: small.width,
        on: screen.width)
      checkOrigins(
        key.index, [("top_pt", grid.top), ("middle_pt", grid.middle), ("bottom_pt", grid.bottom)],
        of: small.height, on: screen.height)
    }
  }

  /// Complains about the places along one side of a screen at which widgets begin.
  private mutating func checkOrigins(
    _ row: Int, _ origins: [(column: String, place: Points?)], of widget: Points, on screen: Points
  ) {
    var end = Points.zero
    for (column, place) in origins {
      // A source that repeats a place found no more of them.
      guard let place, place != end - widget else { continue }
      if place < end {
        complain(
          HomeScreenGrid.table, row, column,
          "\(column) '\(place)' is before the end of the widget before it, \(end)")
      } else if place + widget > screen {
        complain(
          HomeScreenGrid.table, row, column,
          "\(column) '\(place)' leaves no place for a small widget of \(widget) on \(screen)")
      }
      end = place + widget
    }
  }

  private mutating func complain(
    _ table: String, _ row: Int, _ column: String, _ message: String
  ) {
    tables.complaint(.range, table, row: row, column, message).map { complaints.append($0) }
  }
}
