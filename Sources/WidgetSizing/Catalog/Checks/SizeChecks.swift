internal import DataTables
internal import Wording

/// Complains about rows of files that contradict what is answered with them: a claim about no widget that exists, a
/// minimum above its maximum, a radius or a margin of more than half of a side, and a Home Screen with small widgets that
/// overlap, or are not on the screen. Whether the other number is stated or derived does not matter.
struct SizeChecks {
  private let tables: TableSet
  private let catalog: Catalog
  /// Made for claims that need it: it infers all rules.
  private lazy var engine = Engine(catalog)
  private(set) var complaints: [Complaint] = []

  /// Checks tables without any other complaint.
  init(_ tables: TableSet, _ catalog: Catalog) {
    self.tables = tables
    self.catalog = catalog
    let first = Dictionary(tables.added.map { ($0.table, $0.first) }) { first, _ in first }
    if let first = first[Claim.table] {
      checkCells(from: first)
      checkBounds(from: first)
    }
    if let first = first[HomeScreenGrid.table] { checkHomeScreens(from: first) }
  }

  /// Numbers that are at most each of some others of the same widget, or half of them.
  private static let bounds: [(least: Quantity, most: [Quantity], isHalf: Bool)] = [
    (.minimumWidth, [.width], false), (.minimumHeight, [.height], false),
    (.cornerRadius, Quantity.sides, true), (.margin, Quantity.sides, true),
  ]

  private mutating func checkBounds(from first: Int) {
    for bound in Self.bounds {
      var checked: Set<Cell> = []
      for quantity in [bound.least] + bound.most {
        for key in catalog.claims.keys where key.index >= first {
          let claim = catalog.claims[key]
          guard claim.isAnswer, claim.quantity == quantity, let family = claim.family,
            catalog.has(bound.least, family)
          else { continue }
          let engine = catalog.onlyModel(of: claim).map(engine.asked) ?? engine
          let cells = catalog.screens(of: claim).flatMap { catalog.cells(of: claim, on: $0) }
          for cell in cells where checked.insert(cell).inserted {
            let sides = bound.most.compactMap { side in
              engine.answer(side, of: cell).ends.last.map { (side, $0) }
            }
            guard let (side, most) = sides.min(by: { $0.1 < $1.1 }),
              let least = engine.answer(bound.least, of: cell).value,
              least > (bound.isHalf ? most.divided(by: 2) : most)
            else { continue }
            let id = catalog.id(of: cell), half = bound.isHalf ? "half of " : ""
            complain(
              Claim.table, key.index, "value",
              quantity == bound.least
                ? "value '\(least)' is more than \(half)\(most), the \(side.name) of \(id)"
                : "value '\(most)' is too small for \(least), the \(bound.least.name) of \(id)")
            break
          }
        }
      }
    }
  }

  private mutating func checkCells(from first: Int) {
    for key in catalog.claims.keys where key.index >= first {
      let claim = catalog.claims[key]
      guard claim.isAnswer, catalog.isUnreached(claim) else { continue }
      let reason = catalog.reasonOfUnreached(claim).map { ": \(catalog.text(of: $0))" }
      complain(
        Claim.table, key.index, claim.kind.shapeAxis.columnName,
        "no such widget exists" + (reason ?? ""), .reference)
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
    _ table: String, _ row: Int, _ column: String, _ message: String, _ check: Check = .range
  ) {
    tables.complaint(check, table, row: row, column, message).map { complaints.append($0) }
  }
}
