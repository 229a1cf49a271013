/// Where the widgets of the Home Screen of an iPhone stand.
///
/// The left column begins where the medium widget is in the middle of the screen; half a pixel goes where it was
/// measured to go on the version, and either way where nobody measured one. The other columns and rows follow by the
/// sizes of the widgets. Where the first row begins is measured, and no law carries it to another screen or version.
public struct HomeScreenPlaces: Sendable {
  /// Where a column or a row begins.
  public struct Origin: Sendable {
    /// In points from the left or the top of the screen, the smallest that it may be.
    public let value: Points
    /// The largest that it may be, in points.
    public let largest: Points
    /// Whether a source measured it; otherwise it follows from the sizes of the widgets.
    public let isMeasured: Bool

    /// Whether several values are possible.
    package var isRange: Bool { value < largest }

    /// The value, or both ends of the range: `26.33…26.67`.
    package var text: String { isRange ? "\(value)…\(largest)" : "\(value)" }

    /// Makes a place of which one or several values are possible.
    fileprivate init(_ values: ClosedRange<Points>, isMeasured: Bool) {
      (value, largest) = (values.lowerBound, values.upperBound)
      self.isMeasured = isMeasured
    }

    /// A place that follows from this one.
    fileprivate func moved(by distance: Points) -> Origin {
      Origin((value + distance)...(largest + distance), isMeasured: false)
    }
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
    typealias Origin = HomeScreenPlaces.Origin
    func measured(_ length: Points?) -> Origin? { length.map { Origin($0...$0, isMeasured: true) } }
    guard
      let left = measured(grid.left)
        ?? medium.flatMap({ left(of: $0.width, on: small) })
        .map({ Origin($0, isMeasured: false) })
    else {
      return nil
    }
    let right =
      measured(grid.right) ?? medium.map { left.moved(by: $0.width - side.width) }
    let columns = [left, right].compactMap(\.self)
    let first = Origin(top...top, isMeasured: true)
    var rows = [first]
    let distance = large.map { $0.height - side.height }
    if let middle = measured(grid.middle) ?? distance.map(first.moved) { rows.append(middle) }
    // A source that repeats a row found no more of them.
    let hasTwoRows = grid.bottom != nil && grid.bottom == grid.middle
    if !hasTwoRows, rows.count == 2,
      let bottom = measured(grid.bottom) ?? distance.map({ first.moved(by: 2 * $0) }),
      bottom.largest + side.height <= screen.height
    {
      rows.append(bottom)
    }
    return HomeScreenPlaces(
      grid: grid, columns: columns, rows: rows,
      slots: slots(of: small, columns, rows, distance: distance))
  }

  /// The space between two widgets in points, as it follows from their sizes, among those of `cell`: what a medium
  /// widget has beside two small ones, and a large one below two. Nil where a size is not known or is a range, or where
  /// they would overlap.
  package func gaps(around cell: Cell) -> (across: Points?, down: Points?) {
    let small = cell.with(WidgetFamily.systemSmall)
    func size(_ family: WidgetFamily) -> ScreenSize? { drawnSize(of: small, family) }
    guard let side = size(.systemSmall) else { return (nil, nil) }
    let across = size(.systemMedium).map { $0.width - 2 * side.width }
    let down = size(.systemLarge).map { $0.height - 2 * side.height }
    return (across.flatMap { $0 < .zero ? nil : $0 }, down.flatMap { $0 < .zero ? nil : $0 })
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
  func drawnSize(of small: Cell, _ family: WidgetFamily = .systemSmall) -> ScreenSize? {
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

extension Engine {
  /// Where the left column begins on the Home Screen of a cell, in points: a medium widget is in the middle. Nil if the
  /// screen is not known.
  package func left(of medium: Points, on cell: Cell) -> ClosedRange<Points>? {
    guard let key = cell.screenClass, let screen = catalog.reportedSize(of: cell) else {
      return nil
    }
    let pixel = Points.pixel(atScale: catalog.screenClasses[key].scale)
    let (down, isHalf) = (screen.width - medium).halved(to: pixel)
    guard isHalf else { return down...down }
    let ways = measuredHalves(on: cell.os)
    return (ways == [true] ? down + pixel : down)...(ways == [false] ? down : down + pixel)
  }

  /// Which way half a pixel was measured to go on a version: up, or down.
  private func measuredHalves(on os: OSVersion) -> Set<Bool> {
    var ways: Set<Bool> = []
    for grid in catalog.homeScreens where grid.os.contains(os) && grid.zoom == .standard {
      let small = grid.smallWidget(on: os, in: catalog)
      let pixel = Points.pixel(atScale: catalog.screenClasses[grid.screenClass].scale)
      guard let left = grid.left,
        let medium = asked(about: grid.device).drawnSize(of: small, .systemMedium),
        let size = catalog.reportedSize(of: small)
      else { continue }
      let (down, isHalf) = (size.width - medium.width).halved(to: pixel)
      if isHalf, left == down || left == down + pixel { ways.insert(left != down) }
    }
    return ways
  }
}

extension HomeScreenGrid {
  /// The small widget of the row on a version.
  func smallWidget(on os: OSVersion, in catalog: Catalog) -> Cell {
    let screen = catalog.widgetScreen(of: screenClass)
    return Cell(firstOf: .widgetKit, Release(.iOS, os), on: screen, zoom)
      .with(WidgetFamily.systemSmall)
      .with(icons ?? catalog.usualVariant(of: .systemSmall, on: .iOS, os))
  }
}

extension Points {
  /// Half of the length, rounded down to a whole number of pixels, and whether half a pixel is left.
  fileprivate func halved(to pixel: Points) -> (down: Points, isHalf: Bool) {
    let down = divided(by: 2).quotient(by: pixel) * pixel
    return (down, down + down < self)
  }
}
