internal import Wording

/// The sizes of all families that follow from the measured sizes of a screen of which none was known.
package struct GridForecast: Sendable {
  /// A family and the sizes that the grid leaves it, in points.
  package struct Size: Sendable {
    package let family: WidgetFamily
    package let width: ClosedRange<Points>
    package let height: ClosedRange<Points>
  }

  /// One of the measured widgets.
  package let cell: Cell
  /// The lines of the log.
  package let lines: [Int]
  /// The side of a cell, in points; nil if the sizes are not those of one grid.
  package let small: ClosedRange<Points>?
  /// The spaces between columns and between rows, in points; nil if no size tells.
  package let columnGap, rowGap: ClosedRange<Points>?
  /// The families that were not measured and whose size follows, in the order of lists.
  package let sizes: [Size]
}

extension Engine {
  /// What follows from measured sizes of WidgetKit widgets, for each grid of which no claim states a size.
  package func gridForecasts(from measured: [MeasuredSize]) -> [GridForecast] {
    let placed = measured.compactMap { size -> (place: WidgetGrid.Place, size: MeasuredSize)? in
      guard let place = size.cell.gridPlace(isDrawn: false, in: catalog),
        let family = size.cell[WidgetFamily.self], catalog.span(of: family, in: place) != nil
      else { return nil }
      return (place, size)
    }
    return placed.grouped(by: \.place).compactMap { place, sizes in
      GridNumbers(of: place, in: self).isEmpty ? forecast(in: place, from: sizes.map(\.size)) : nil
    }
  }

  private func forecast(
    in place: WidgetGrid.Place, from measured: [MeasuredSize]
  ) -> GridForecast? {
    guard let cell = measured.first?.cell else { return nil }
    let numbers = GridNumbers(of: place, measured: measured, in: catalog)
    let known = Set(measured.compactMap { $0.cell[WidgetFamily.self] })
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
      cell: cell, lines: measured.map(\.line), small: grid.map { numbers.pixel.times($0.small) },
      columnGap: grid.flatMap { grid in grid.columnGap.map(grid.points) },
      rowGap: grid.flatMap { grid in grid.rowGap.map(grid.points) }, sizes: sizes)
  }
}
