internal import Wording

extension Engine {
  /// Every widget for which claims state one size on some versions, and another on later ones, in the order of the
  /// screens. No two of the claims speak of the same version.
  func versionConflicts() -> [Conflict] { WidgetKind.withFamilies.flatMap(versionConflicts) }

  private func versionConflicts(of kind: WidgetKind) -> [Conflict] {
    catalog.screens(of: kind).flatMap { screen -> [Conflict] in
      guard let newest = catalog.versions(with: kind, on: screen.platform).last else { return [] }
      var query = Query(kind, on: [screen])
      query.isExhaustive = true
      return DisplayZoom.choices(on: screen.platform).flatMap { zoom in
        query.zoom = zoom
        return block(of: screen, on: newest, query).cells.flatMap(changes)
      }
    }
  }

  /// The changes of the size of one widget from version to version.
  private func changes(of widget: Cell) -> [Conflict] {
    var runs: [[CellEvidence]] = []
    for os in catalog.versions(with: widget.kind, on: widget.platform) {
      guard let cell = catalog.same(widget, on: os), let evidence = stated(cell) else { continue }
      if let first = runs.last?.first, first.allows(evidence) {
        runs[runs.count - 1].append(evidence)
      } else {
        runs.append([evidence])
      }
    }
    return zip(runs, runs.dropFirst()).map { conflict(between: $0, and: $1) }
  }

  /// The conflict between two sizes of one widget, each on versions that follow each other.
  private func conflict(between earlier: [CellEvidence], and later: [CellEvidence]) -> Conflict {
    let claims = [earlier, later].map { run in Quantity.sides.flatMap { run[0][$0].claims } }
    let readings = zip([earlier, later], claims).map { run, claims in
      Conflict.Reading(
        value: Quantity.sides.map { run[0][$0].value?.description ?? "" }.joined(by: "x"),
        origins: catalog.sourceIDs(of: claims), versions: run.map(\.cell.os))
    }
    let cell = later[0].cell
    let inferred = catalog.sourceIDs(
      of: claims.joined().filter { catalog.claims[$0].osBasis == .inferred })
    return Conflict(
      kind: .version,
      place: .cells(cell, screens: [cell.screen], versions: readings.flatMap(\.versions)),
      number: "size", readings: readings.reversed(),
      reasons: readings.compactMap { catalog.text(of: $0, on: cell.platform) }
        + (inferred.isEmpty ? [] : ["versions inferred for \(inferred.joined(by: " "))"]))
  }

  /// The evidence from claims for a widget; nil if it does not exist, or if they do not state both
  /// numbers.
  private func stated(_ cell: Cell) -> CellEvidence? {
    guard catalog.exists(cell),
      let width = stated(.width, of: cell),
      let height = stated(.height, of: cell)
    else { return nil }
    return CellEvidence(cell: cell, width: width, height: height)
  }
}

extension Catalog {
  /// The same widget on another version; nil if the version has no such size.
  ///
  /// Where the other version has one size of the family, that is the counterpart of the usual variant.
  fileprivate func same(_ cell: Cell, on os: OSVersion) -> Cell? {
    guard let widget = cell.widget else { return nil }
    let other = cell.on(os)
    if hasVariant(widget.variant, of: widget.family, on: cell.platform, os) { return other }
    guard hasVariant(nil, of: widget.family, on: cell.platform, os),
      widget.variant == usualVariant(of: widget.family, on: cell.platform, cell.os)
    else { return nil }
    return other.with(nil as WidgetVariant?)
  }
}

extension CellEvidence {
  /// Whether the size of another answer is the size of this one, or one of its alternatives.
  fileprivate func allows(_ other: CellEvidence) -> Bool {
    Quantity.sides.allSatisfy { quantity in
      let evidence = self[quantity]
      return other[quantity].value.map { evidence.allows($0) } ?? false
    }
  }
}
