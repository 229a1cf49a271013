internal import Wording

/// The sizes of all families that follow from the measured sizes of a screen of which none was known.
package struct GridForecast: Sendable {
  /// The measured size of a widget, in points.
  package struct Measured {
    let cell: Cell
    let width: Points
    let height: Points

    /// Takes the size of a cell.
    package init(_ cell: Cell, width: Points, height: Points) {
      (self.cell, self.width, self.height) = (cell, width, height)
    }

    /// One of the two lengths.
    subscript(quantity: Quantity) -> Points { quantity == .width ? width : height }
  }

  /// A family and the sizes that the grid leaves it, in points.
  package struct Size: Sendable {
    package let family: WidgetFamily
    package let width: ClosedRange<Points>
    package let height: ClosedRange<Points>
  }

  /// One of the measured widgets.
  package let cell: Cell
  /// The indices of the measured sizes.
  package let measured: [Int]
  /// The side of a cell, in points; nil if the sizes are not those of one grid.
  package let small: ClosedRange<Points>?
  /// The spaces between columns and between rows, in points; nil if no size tells.
  package let columnGap, rowGap: ClosedRange<Points>?
  /// The families that were not measured and whose size follows, in the order of lists.
  package let sizes: [Size]
}

extension Engine {
  /// What follows from measured sizes of WidgetKit widgets, for each grid of which no claim states a size.
  package func gridForecasts(from measured: [GridForecast.Measured]) -> [GridForecast] {
    let placed = measured.indices.compactMap { index -> (place: WidgetGrid.Place, index: Int)? in
      let cell = measured[index].cell
      guard let place = cell.gridPlace(isDrawn: false, in: catalog),
        let family = cell[WidgetFamily.self], catalog.span(of: family, in: place) != nil
      else { return nil }
      return (place, index)
    }
    return placed.grouped(by: \.place).compactMap { place, placed in
      GridNumbers(of: place, in: self).isEmpty
        ? forecast(in: place, from: measured, at: placed.map(\.index)) : nil
    }
  }

  private func forecast(
    in place: WidgetGrid.Place, from measured: [GridForecast.Measured], at indices: [Int]
  ) -> GridForecast? {
    let own = indices.map { measured[$0] }
    guard let cell = own.first?.cell else { return nil }
    let numbers = GridNumbers(of: place, measured: own, in: catalog)
    let known = Set(own.compactMap { $0.cell[WidgetFamily.self] })
    let sharp = SharpGrid(numbers, in: self)
    let sizes = catalog.families(of: .widgetKit).compactMap { family -> GridForecast.Size? in
      guard !known.contains(family), let span = catalog.span(of: family, in: place),
        let width = sharp.length(of: span.columns, along: .width),
        let height = sharp.length(of: span.rows, along: .height)
      else { return nil }
      return GridForecast.Size(
        family: family, width: numbers.pixel.times(width), height: numbers.pixel.times(height))
    }
    let grid = sharp.grid
    return GridForecast(
      cell: cell, measured: indices, small: grid.map { numbers.pixel.times($0.small) },
      columnGap: grid.flatMap { grid in grid.columnGap.map(grid.points) },
      rowGap: grid.flatMap { grid in grid.rowGap.map(grid.points) }, sizes: sizes)
  }
}
