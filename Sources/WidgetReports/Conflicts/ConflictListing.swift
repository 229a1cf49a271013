public import WidgetSizing

extension Listing {
  /// All that contradicts something: claims each other, a rule or a context claim an answer, sources
  /// what is known.
  public static func conflicts(_ engine: Engine, _ audit: Audit) -> Listing {
    conflicts(
      (engine.conflicts() + engine.otherConflicts(audit)).map {
        ConflictRow($0, in: engine.catalog)
      })
  }

  /// The same of rows that are made already.
  package static func conflicts(_ rows: [ConflictRow]) -> Listing {
    let fields: [Field<ConflictRow>] = [
      .text("kind") { $0.kind.rawValue }, .text("where") { $0.place },
      .text("quantity") { $0.quantity }, .number("value") { $0.value },
      .texts("sources") { $0.sources }, .text("against") { $0.against },
      .text("because") { $0.because },
    ]
    return Listing("Conflicts", key: "conflicts", fields, rows)
  }
}
