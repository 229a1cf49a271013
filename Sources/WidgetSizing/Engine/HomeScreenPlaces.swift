/// Where the widgets of the Home Screen of an iPhone stand.
///
/// The left column begins where the medium widget is in the middle of the screen, rounded down to the pixel;
/// the other columns and rows follow by the sizes of the widgets. Where the first row begins is measured, and
/// no law carries it to another screen or version.
public struct HomeScreenPlaces: Sendable {
  /// Where a column or a row begins.
  public struct Origin: Sendable {
    /// In points from the left or the top of the screen.
    public let value: Points
    /// Whether a source measured it; otherwise it follows from the sizes of the widgets.
    public let isMeasured: Bool
  }

  /// A place that a widget can take.
  public struct Slot: Sendable {
    /// The widget.
    public let cell: Cell
    /// In points from the left of the screen.
    public let left: Origin
    /// In points from the top of the screen.
    public let top: Origin
    /// In points.
    public let width: Points
    /// In points.
    public let height: Points
  }

  /// The source of the measured places.
  public let grid: HomeScreenGrid
  /// Where the columns begin, the left first.
  public let columns: [Origin]
  /// Where the rows begin, the top first.
  public let rows: [Origin]
  /// The places of each family, the small first, row after row.
  public let slots: [Slot]
}

extension Engine {
  /// The places of widgets among those of `cell`: of its screen, version, Display Zoom and variant. Nil if no
  /// source measured where the first row begins, or if the small widget is not known.
  public func places(around cell: Cell) -> HomeScreenPlaces? {
    guard cell.platform == .iOS, cell.kind == .widgetKit else { return nil }
    let small = cell.with(WidgetFamily.systemSmall)
    guard let grid = catalog.homeScreen(of: small, for: device), let top = grid.top,
      let side = drawnSize(of: small), let screen = catalog.reportedSize(of: small)
    else { return nil }
    let medium = drawnSize(of: small, .systemMedium), large = drawnSize(of: small, .systemLarge)
    guard let left = grid.left ?? medium.flatMap({ catalog.left(of: $0.width, on: small) }) else {
      return nil
    }
    var columns = [HomeScreenPlaces.Origin(value: left, isMeasured: grid.left != nil)]
    if let right = grid.right ?? medium.map({ left + $0.width - side.width }) {
      columns.append(HomeScreenPlaces.Origin(value: right, isMeasured: grid.right != nil))
    }
    var rows = [HomeScreenPlaces.Origin(value: top, isMeasured: true)]
    let distance = large.map { $0.height - side.height }
    if let middle = grid.middle ?? distance.map({ top + $0 }) {
      rows.append(HomeScreenPlaces.Origin(value: middle, isMeasured: grid.middle != nil))
    }
    // A source that repeats a row found no more of them.
    let hasTwoRows = grid.bottom != nil && grid.bottom == grid.middle
    if !hasTwoRows, rows.count == 2,
      let bottom = grid.bottom ?? distance.map({ top + 2 * $0 }),
      bottom + side.height <= screen.height
    {
      rows.append(HomeScreenPlaces.Origin(value: bottom, isMeasured: grid.bottom != nil))
    }
    return HomeScreenPlaces(
      grid: grid, columns: columns, rows: rows,
      slots: slots(of: small, columns, rows, distance: distance))
  }

  /// The places of each family that is a rectangle of the grid.
  private func slots(
    of small: Cell, _ columns: [HomeScreenPlaces.Origin], _ rows: [HomeScreenPlaces.Origin],
    distance: Points?
  ) -> [HomeScreenPlaces.Slot] {
    catalog.families(of: .widgetKit, on: small.platform, small.os).flatMap { family in
      guard let span = catalog.span(of: family, small[WidgetVariant.self], on: small.platform),
        span.columns <= columns.count, span.rows <= rows.count,
        let size = drawnSize(of: small, family)
      else { return [HomeScreenPlaces.Slot]() }
      let cell = small.with(family)
      return rows.prefix(rows.count - span.rows + 1).flatMap { row in
        columns.prefix(columns.count - span.columns + 1).map { column in
          HomeScreenPlaces.Slot(
            cell: cell, left: column, top: row, width: size.width, height: size.height)
        }
      }
    }
  }

  /// The size of a widget of a family as it is drawn on the version, where that is known, else as it is laid
  /// out; nil if it is not known, or a range.
  private func drawnSize(of small: Cell, _ family: WidgetFamily = .systemSmall) -> ScreenSize? {
    let cell = small.with(family)
    guard catalog.exists(cell) else { return nil }
    func side(_ quantity: Quantity) -> Points? {
      let drawn = claims.claims(of: quantity, stating: cell).filter {
        catalog.claims[$0].isDrawnBesideLayout
      }
      if !drawn.isEmpty { return catalog.resolved(drawn).value }
      let answer = answer(quantity, of: cell)
      return answer.range == nil ? answer.value : nil
    }
    guard let width = side(.width), let height = side(.height) else { return nil }
    return ScreenSize(width: width, height: height)
  }
}

extension Catalog {
  /// Where the left column begins on the Home Screen of a cell, in points: a medium widget is in the middle,
  /// rounded down to the pixel. Nil if the screen is not known.
  package func left(of medium: Points, on cell: Cell) -> Points? {
    guard let key = cell.screenClass, let screen = reportedSize(of: cell) else { return nil }
    return (screen.width - medium).halved(downTo: .pixel(atScale: screenClasses[key].scale))
  }
}

extension Points {
  /// Half of the length, rounded down to a whole number of pixels.
  fileprivate func halved(downTo pixel: Points) -> Points {
    divided(by: 2).quotient(by: pixel) * pixel
  }
}
