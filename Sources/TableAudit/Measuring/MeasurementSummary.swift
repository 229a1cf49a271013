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
    return lines.map { escaped($0, limit: .max) }
  }
}
