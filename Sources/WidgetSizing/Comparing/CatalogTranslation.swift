/// Translates the screens and sources of one catalog into those of another, by their identifiers.
struct CatalogTranslation {
  private let target: Catalog
  private let source: Catalog
  /// For each screen class of `source`, the one of `target` with the same identifier.
  private let screenClasses: [Key<ScreenClass>?]
  /// For each family and each variant of `source`, the place in `target` of that with the same identifier.
  private let families: [Int?]
  private let variants: [Int?]
  /// For each source of `source`, the one of `target` with the same identifier.
  private let sources: [Key<Source>?]

  init(from source: Catalog, to target: Catalog) {
    self.source = source
    self.target = target
    let classes = Dictionary(
      target.screenClasses.keys.map { (target.screenClasses[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    screenClasses = source.screenClasses.map { classes[$0.id] }
    families = source.tables.familyIDs.places(in: target.tables.familyIDs)
    variants = source.tables.variantIDs.places(in: target.tables.variantIDs)
    let ids = Dictionary(
      target.sources.keys.map { (target.sources[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    sources = source.sources.map { ids[$0.id] }
  }

  /// The cell with the same identifier in `target`; nil if it has no such screen, version, family or variant.
  func cell(_ cell: Cell) -> Cell? {
    guard target.release(cell.os, of: cell.platform) != nil else { return nil }
    var translated = cell
    if let own = cell.screenClass {
      guard let screenClass = screenClasses[own.index] else { return nil }
      translated = translated.with(screenClass)
    }
    if let own = cell[WidgetFamily.self] {
      guard let place = families[own.place] else { return nil }
      translated = translated.with(WidgetFamily(place: place))
    }
    if let own = cell[WidgetVariant.self] {
      guard let variant = variants[own.place].flatMap(WidgetVariant.init) else { return nil }
      translated = translated.with(variant)
    }
    return translated
  }

  /// Whether evidence in `source` and evidence in `target` name the same sources, of the value and of
  /// each alternative.
  func haveSameSources(_ evidence: Evidence, _ other: Evidence) -> Bool {
    haveSameSources(evidence.claims, other.claims)
      && zip(evidence.alternatives, other.alternatives).allSatisfy {
        haveSameSources($0.claims, $1.claims)
      }
  }

  private func haveSameSources(_ claims: [Key<Claim>], _ others: [Key<Claim>]) -> Bool {
    if claims.isEmpty || others.isEmpty { return claims.isEmpty == others.isEmpty }
    return Set(claims.map { sources[source.claims[$0].source.index] })
      == Set(others.map { target.claims[$0].source })
  }
}
