package import WidgetSizing
internal import Wording

extension Engine {
  /// What there is to say of a log beside its rows: how much was read, and what the tables say
  /// otherwise.
  package func summary(of log: MeasurementLog) -> [String] {
    let repeated = log.sizes.reduce(0) { $0 + $1.repetitions.count }
    var lines = [
      "\(log.sizes.count.of("size")), \(repeated.of("repetition")), "
        + "\(log.ignoredLines.of("other line")) passed over"
    ]
    for size in log.sizes {
      for (quantity, answer) in differences(from: size) {
        let sources = catalog.sourceIDs(of: answer.basis)
        lines.append(
          "line \(size.line): \(quantity.rawValue) \(size[quantity]) of "
            + "\(catalog.id(of: size.cell)) was \(answer.short), "
            + "\(answer.derivation.map { "derived by \($0.rule.rawValue)" } ?? answer.state.rawValue)"
            + " (\(sources.joined(by: " ")))")
      }
    }
    lines += gridForecasts(
      from: log.sizes.map { GridForecast.Measured($0.cell, width: $0.width, height: $0.height) }
    ).filter { $0.small == nil || !$0.sizes.isEmpty }.map { words(for: $0, of: log) }
    return lines.map { escaped($0, limit: .max) }
  }

  /// The grid of a screen of which no size was known, and the sizes that follow from it: where rounding leaves
  /// them open, as ranges.
  private func words(for forecast: GridForecast, of log: MeasurementLog) -> String {
    let place = catalog.name(of: forecast.cell.screen)
    guard let small = forecast.small else {
      let lines = forecast.measured.map { String(log.sizes[$0].line) }
      return "the sizes of \(place) on lines \(lines.list) are not those of one grid"
    }
    let gaps = [("columns", forecast.columnGap), ("rows", forecast.rowGap)].compactMap {
      name, gap in
      gap.map { "gaps of \($0.text) between \(name)" }
    }
    let sizes = forecast.sizes.map {
      "\(catalog.id(of: $0.family)) \($0.width.text) × \($0.height.text)"
    }
    return "grid of \(place): cells of \(small.text)" + (gaps.isEmpty ? "" : ", \(gaps.list)")
      + (sizes.isEmpty ? "" : "; so \(sizes.joined(by: ", "))")
  }
}
