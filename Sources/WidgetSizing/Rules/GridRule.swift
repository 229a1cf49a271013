/// The WidgetKit widgets of a screen are rectangles of cells of one grid.
///
/// There is one grid for each screen, Display Zoom, variant, run of versions, and basis: layout or drawn.
/// The cell is the small widget; the gaps between cells are inferred as ranges from the other sizes. On
/// iPhones a gap is a whole number of pixels; as shown on an iPad, a whole number of points; in the canvas
/// of an iPad, the shown gap by the factor of the canvas.
struct GridRule: Rule {
  static let name = RuleName.grid
  static let statement =
    "a side of c cells = c × small + (c − 1) × gap, to the pixel, in one grid of the screen"
  static let domain = Box().with(WidgetKind.widgetKit)

  init(from claims: ClaimIndex) {}

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard Quantity.sides.contains(line.quantity), let widget = line.cell.widget else { return nil }
    // Claims about the layout count first. A family is not placed in a grid with another basis.
    for isDrawn in [false, true] {
      guard let place = line.cell.gridPlace(isDrawn: isDrawn, in: engine.catalog),
        let span = engine.catalog.span(of: widget.family, in: place)
      else { return nil }
      let numbers = GridNumbers(of: place, in: engine)
      if numbers.isEmpty { continue }
      guard
        let found = SharpGrid(numbers, in: engine)
          .length(of: span[line.quantity], along: line.quantity)
      else { return nil }
      return GridSide(
        count: span[line.quantity], quantity: line.quantity, pixels: found, numbers: numbers,
        extrapolates: extrapolates(numbers, to: line.cell, in: engine.catalog))
    }
    return nil
  }

  /// Whether the claims about a grid are about versions from which sizes are carried only with care.
  private func extrapolates(
    _ numbers: GridNumbers, to cell: Cell, in catalog: Catalog
  ) -> PlaceSet<Axis> {
    let claims = numbers.numbers.flatMap(\.claims)
    guard let place = cell.runPlace(in: catalog),
      let os = catalog.nearestVersion(
        to: cell.os, within: numbers.place.run, of: claims, on: cell.platform)
    else { return PlaceSet<Axis>() }
    let isCertain =
      !catalog.extrapolates(from: os, to: cell.os, in: place)
      && !catalog.isZoomedBeyond(claims, cell)
    return PlaceSet<Axis>().extended(by: .os, unless: isCertain)
  }

  func expectation(about claim: Claim, at cell: Cell, in engine: Engine) -> Expectation {
    guard Quantity.sides.contains(claim.quantity), let family = cell[WidgetFamily.self],
      let place = cell.gridPlace(isDrawn: claim.isDrawnBesideLayout, in: engine.catalog),
      let span = engine.catalog.span(of: family, in: place)
    else { return Expectation(nil) }
    let all = GridNumbers(of: place, in: engine)
    return Expectation { scope in
      let numbers = all.without { side in
        switch scope {
        case .nothing: false
        case .number: side.family == family && side.quantity == claim.quantity
        case .family: side.family == family
        }
      }
      return SharpGrid(numbers, in: engine).length(of: span[claim.quantity], along: claim.quantity)
        .map { numbers.pixel.times($0) }
    }
  }

  func isAbout(_ claim: Claim, at cell: Cell, in catalog: Catalog) -> Bool {
    guard Quantity.sides.contains(claim.quantity), claim.method != .workedOut,
      let family = cell[WidgetFamily.self],
      let place = cell.gridPlace(isDrawn: claim.isDrawnBesideLayout, in: catalog)
    else { return false }
    return catalog.span(of: family, in: place) != nil
  }

  /// A side of a widget of a grid.
  struct GridSide: Solution {
    var rule: RuleName { GridRule.name }
    let count: Int
    let quantity: Quantity
    let pixels: ClosedRange<Int>
    let numbers: GridNumbers
    let extrapolates: PlaceSet<Axis>

    func restsOnScreenshots(in catalog: Catalog) -> Bool {
      numbers.numbers.allSatisfy { number in
        number.claims.allSatisfy { catalog.claims[$0].countsPixels }
      }
    }

    func conclusion(
      at textSize: TextSize, in engine: Engine, _ record: inout Evidence.Record?
    ) -> Conclusion? {
      if record != nil, let grid = numbers.grid {
        record?.derivation = Derivation(
          rule, basis: numbers.basis(of: count, along: quantity, in: grid),
          steps: SharpGrid(numbers, in: engine).steps(
            count, along: quantity, giving: numbers.pixel.times(pixels)))
      }
      return .value(numbers.pixel.times(pixels), extrapolates: extrapolates)
    }
  }
}

/// A grid with the gaps that its platform allows.
struct SharpGrid {
  let grid: WidgetGrid?
  /// The grid as shown on an iPad, for a grid of its canvas.
  private let shown: WidgetGrid?

  init(_ numbers: GridNumbers, in engine: Engine) {
    let place = numbers.place
    let grid = numbers.grid
    switch (place.platform, place.variant) {
    case (.iOS, _): self.grid = grid?.withGaps(multipleOf: 1)
    case (.iPadOS, WidgetVariant.device):
      self.grid = grid?.withGaps(
        multipleOf: Points(1).threeHundredths / numbers.pixel.threeHundredths)
    default: self.grid = grid
    }
    guard place.platform == .iPadOS, place.variant == .canvas else {
      shown = nil
      return
    }
    var other = place
    (other.variant, other.isDrawn) = (.device, false)
    shown = SharpGrid(GridNumbers(of: other, in: engine), in: engine).grid
  }

  /// The number of pixels of a side of `count` cells; nil if the grid does not tell.
  func length(of count: Int, along side: Quantity) -> ClosedRange<Int>? {
    let own = grid?.length(of: count, along: side)
    guard let byFactor = length(of: count, byFactorAlong: side),
      own?.contains(byFactor) ?? false
    else { return own }
    return byFactor...byFactor
  }

  /// The number of pixels in the canvas of an iPad whose shown gap is one length.
  private func length(of count: Int, byFactorAlong side: Quantity) -> Int? {
    guard let grid, let shown, let gap = shown.gap(along: side), gap.isSingle,
      grid.small.count == 1, shown.small.count == 1
    else { return nil }
    let parts = count * shown.small.lowerBound * WidgetGrid.Gap.parts + (count - 1) * gap.lower
    let divisor = shown.small.lowerBound * WidgetGrid.Gap.parts
    return (parts * grid.small.lowerBound).rounded(by: divisor)
  }

  /// The arithmetic of a side, in points.
  func steps(_ count: Int, along side: Quantity, giving value: ClosedRange<Points>) -> [Step] {
    guard let grid else { return [] }
    let small = grid.points(grid.small.lowerBound)
    guard count > 1, let gap = grid.gap(along: side) else {
      return [Step("one cell of the grid is \(small)")]
    }
    let name = side == .width ? "columns" : "rows"
    return [
      Step("\(name) of \(small) with gaps of \(grid.points(gap).words)"),
      Step("\(count) × small + \(count - 1) × gap = \(value.words)"),
    ]
  }
}

extension WidgetGrid {
  /// The grid with gaps that are whole multiples of some pixels. A gap that cannot be one stays.
  fileprivate func withGaps(multipleOf pixels: Int) -> WidgetGrid {
    var grid = self
    let step = pixels * Gap.parts
    grid.columnGap = columnGap.map { $0.multiples(of: step) ?? $0 }
    grid.rowGap = rowGap.map { $0.multiples(of: step) ?? $0 }
    return grid
  }
}

extension Points {
  /// A length times each of some whole numbers.
  package func times(_ range: ClosedRange<Int>) -> ClosedRange<Points> {
    range.lowerBound * self...range.upperBound * self
  }
}

extension Cell {
  /// The grid that the widget is a part of; nil if it comes in no families of WidgetKit.
  func gridPlace(isDrawn: Bool, in catalog: Catalog) -> WidgetGrid.Place? {
    guard kind == .widgetKit, let place = runPlace(in: catalog) else { return nil }
    return WidgetGrid.Place(of: self, in: place, isDrawn: isDrawn, catalog)
  }
}
