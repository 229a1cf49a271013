/// Finds in one catalog what another catalog has, by their identifiers.
struct CatalogTranslation {
  private let target: Catalog
  private let source: Catalog
  /// For each screen class of the one, that of the other with the same identifier.
  private let screenClasses: [Key<ScreenClass>?]
  /// The same for sources.
  private let sources: [Key<Source>?]

  init(from source: Catalog, to target: Catalog) {
    self.source = source
    self.target = target
    let classes = Dictionary(
      target.screenClasses.keys.map { (target.screenClasses[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    screenClasses = source.screenClasses.map { classes[$0.id] }
    let ids = Dictionary(
      target.sources.keys.map { (target.sources[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    sources = source.sources.map { ids[$0.id] }
  }

  /// The cell of the same identifier; nil if the other catalog has no such screen or version.
  func cell(_ cell: Cell) -> Cell? {
    guard target.release(cell.os, of: cell.platform) != nil else { return nil }
    guard let own = cell.screenClass else { return cell }
    guard let screenClass = screenClasses[own.index] else { return nil }
    var translated = cell
    translated.screenClass = screenClass
    return translated
  }

  /// Whether evidence of both catalogs names the same sources, of the value and of each alternative.
  func areSame(_ evidence: Evidence, _ other: Evidence) -> Bool {
    areSame(evidence.claims, other.claims)
      && zip(evidence.alternatives, other.alternatives).allSatisfy {
        areSame($0.claims, $1.claims)
      }
  }

  private func areSame(_ claims: [Key<Claim>], _ others: [Key<Claim>]) -> Bool {
    if claims.isEmpty || others.isEmpty { return claims.isEmpty == others.isEmpty }
    return Set(claims.map { sources[source.claims[$0].source.index] })
      == Set(others.map { target.claims[$0].source })
  }
}
