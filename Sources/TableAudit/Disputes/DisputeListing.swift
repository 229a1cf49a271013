public import WidgetReports
public import WidgetSizing

extension Listing {
  /// All claims that contradict each other or an answer.
  public static func disputes(_ engine: Engine) -> Listing {
    disputes(engine.disputes().map { DisputeRow($0, in: engine.catalog) })
  }

  /// The same of rows that are made already.
  package static func disputes(_ rows: [DisputeRow]) -> Listing {
    let fields: [Field<DisputeRow>] = [
      Field.text("kind") { $0.kind.rawValue }.seenAsLabel,
      Field.text("where") { $0.place }.seenAsLabel,
      Field.text("quantity") { $0.quantity.rawValue }.seenAsLabel, .number("value") { $0.value },
      .texts("sources") { $0.sources }, .text("against") { $0.against },
      .text("because") { $0.because },
    ]
    return Listing("Disputes", key: "disputes", fields, rows)
  }
}
