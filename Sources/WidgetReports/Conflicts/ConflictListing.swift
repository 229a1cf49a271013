public import WidgetSizing

extension Listing {
  /// All that contradicts something: claims each other, a rule or a context claim an answer, sources
  /// what is known.
  ///
  /// Those of claims about one number stand first, in the order of ``Engine/conflicts()``.
  public static func conflicts(_ engine: Engine, _ audit: Audit) -> Listing {
    var listing = Listing("Conflicts", ConflictRow.columns)
    let rows = [
      engine.claimConflictRows(), engine.ruleConflictRows(audit), engine.contextConflictRows(),
      engine.originConflictRows(), engine.catalog.screenConflictRows(),
      engine.versionConflictRows(), engine.systemConflictRows(),
      engine.catalog.sourceConflictRows(),
    ]
    for row in rows.joined() { listing.append(row.values) }
    return listing
  }
}
