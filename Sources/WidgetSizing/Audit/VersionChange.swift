/// A widget for which claims state one size on some versions, and another on later ones.
///
/// This is no dispute, because no two of the claims speak of the same version. A design for both versions
/// needs both sizes.
package struct VersionChange: Sendable {
  /// A size, and the consecutive versions for which claims state it.
  package struct Reading: Sendable {
    /// The evidence from claims for the widget on the first of the versions.
    package let evidence: CellEvidence
    /// The versions, the oldest first.
    package fileprivate(set) var versions: [OSVersion]
  }

  /// The size on the earlier versions.
  package let before: Reading
  /// The size on the later ones.
  package let after: Reading
}

extension Engine {
  /// Every change of a size that claims state, in the order of the screens.
  package func versionChanges() -> [VersionChange] {
    WidgetKind.withFamilies.flatMap(versionChanges)
  }

  private func versionChanges(of kind: WidgetKind) -> [VersionChange] {
    catalog.screens(of: kind).flatMap { screen -> [VersionChange] in
      guard let newest = catalog.versions(with: kind, on: screen.platform).last else { return [] }
      return DisplayZoom.choices(on: screen.platform).flatMap { zoom in
        catalog.families(of: kind).flatMap { family in
          catalog.variants(of: family, on: screen.platform, newest).flatMap { variant in
            changes(
              of: Cell(
                platform: screen.platform, os: newest, screenClass: screen.screenClass, zoom: zoom,
                of: kind, family: family, variant: variant))
          }
        }
      }
    }
  }

  /// The changes of the size of one widget from version to version.
  private func changes(of widget: Cell) -> [VersionChange] {
    var readings: [VersionChange.Reading] = []
    for os in catalog.versions(with: widget.kind, on: widget.platform) {
      guard let cell = catalog.same(widget, on: os), let evidence = stated(cell) else { continue }
      if let last = readings.last, last.evidence.allows(evidence) {
        readings[readings.count - 1].versions.append(os)
      } else {
        readings.append(VersionChange.Reading(evidence: evidence, versions: [os]))
      }
    }
    return zip(readings, readings.dropFirst()).map { VersionChange(before: $0, after: $1) }
  }

  /// The evidence from claims for a widget; nil if it does not exist, or if they do not state both
  /// numbers.
  private func stated(_ cell: Cell) -> CellEvidence? {
    guard catalog.reasonAgainst(cell) == nil,
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
    var other = cell.on(os)
    if hasVariant(widget.variant, of: widget.family, on: cell.platform, os) { return other }
    guard hasVariant(nil, of: widget.family, on: cell.platform, os),
      widget.variant == usualVariant(of: widget.family, on: cell.platform, cell.os)
    else { return nil }
    other = other.with(nil as WidgetVariant?)
    return other
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
