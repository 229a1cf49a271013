package import WidgetSizing
internal import Wording

extension Engine {
  /// What there is to say of a log beside its rows: how much was read, and what the tables say
  /// otherwise.
  package func summary(of log: MeasurementLog) -> [String] {
    let repeated =
      log.sizes.reduce(0) { $0 + $1.repetitions.count }
      + log.limits.reduce(0) { $0 + $1.repetitions.count }
    let refused = log.limits.isEmpty ? [] : [log.limits.count.of("refused image")]
    let counts = [log.sizes.count.of("size")] + refused + [repeated.of("repetition")]
    var lines = [
      "\(counts.joined(by: ", ")), \(log.ignoredLines.of("other line")) passed over"
    ]
    if log.keysWithoutDevice > 0 {
      lines.append(
        "\(log.keysWithoutDevice.of("key")) of widgets passed over; a line 'widgetsize-measure v1 "
          + "device=… os=…' before them says which device they are of")
    }
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
    lines += gridForecasts(from: log.sizes).filter { $0.small == nil || !$0.sizes.isEmpty }
      .map { words(for: $0) }
    // A search through all sizes answers for every refusal with the same limit.
    for (limit, refusals) in log.limits.grouped(by: LimitOnScreen.init) {
      guard let area = limit.area else { continue }
      let sizes = candidates(for: area, of: limit)
      let others = refusals.count - 1
      lines.append(
        "line \(refusals[0].line)" + (others > 0 ? " and \(others.of("more line"))" : "")
          + ": the limit of \(area) square pixels is that of "
          + (sizes.isEmpty ? "no size in the tables" : sizes.joined(by: "; ")))
    }
    return lines.map(TextTable.oneLine)
  }

  /// The grid of a screen of which no size was known, and the sizes that follow from it: where rounding leaves
  /// them open, as ranges.
  private func words(for forecast: GridForecast) -> String {
    let place = catalog.name(of: forecast.cell.screen)
    guard let small = forecast.small else {
      return
        "the sizes of \(place) on lines \(forecast.lines.map(String.init).list) are not those of one grid"
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

  /// The sizes that have an area as their limit, on the screen and the version of refusals, as far as
  /// their log names them.
  private func candidates(for area: PixelArea, of limit: LimitOnScreen) -> [String] {
    let screens =
      limit.screenClass.map { [catalog.screen(of: $0, with: .widgetKit)] }
      ?? catalog.screens(of: .widgetKit)
    let queries = screens.map { screen in
      var query = Query(.widgetKit, on: [screen])
      query.os = limit.os.map { [$0] }
      return query
    }
    let found = identify(limit: area, among: queries)
    return found.isExplained ? found.explanations.map { catalog.words(for: $0) } : []
  }
}

/// The limit of refused images, with the screen and the version as far as their log names them.
private struct LimitOnScreen: Hashable {
  let area: PixelArea?
  let screenClass: Key<ScreenClass>?
  let os: OSVersion?

  init(_ limit: MeasuredLimit) {
    (area, screenClass, os) = (limit.refusal.limit, limit.screenClass, limit.os)
  }
}
