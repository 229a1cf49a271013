/// The text sizes, orientations and entry points at which claims were measured.
///
/// A rule that is based on these claims extrapolates everywhere else.
struct Coverage: Sendable {
  private(set) var textSizes = PlaceSet<TextSize>()
  private var orientations = PlaceSet<Orientation>()
  /// The entry points that sources name.
  private var entryPoints = PlaceSet<EntryPoint>()
  /// Whether a source leaves the entry point open, and means the default of each version.
  private var hasDefaultEntryPoint = false

  init() {}

  /// Adds what a claim was measured at.
  mutating func insert(_ claim: Claim) {
    textSizes.formUnion(claim.box.textSizes)
    orientations.formUnion(claim.box.set(of: Orientation.self))
    if claim.leavesOpen(.entryPoint) {
      hasDefaultEntryPoint = true
    } else {
      entryPoints.formUnion(claim.box.set(of: EntryPoint.self))
    }
  }

  mutating func formUnion(_ other: Coverage) {
    textSizes.formUnion(other.textSizes)
    orientations.formUnion(other.orientations)
    entryPoints.formUnion(other.entryPoints)
    hasDefaultEntryPoint = hasDefaultEntryPoint || other.hasDefaultEntryPoint
  }

  /// Which of orientation and entry point were not measured as they are in a line of cells. For
  /// text sizes, see ``textSizes``.
  func axesBeyond(of line: Cell, in catalog: Catalog) -> PlaceSet<Axis> {
    guard let orientation = line[Orientation.self], let entryPoint = line[EntryPoint.self] else {
      return PlaceSet()
    }
    let isCovered =
      entryPoints.contains(entryPoint)
      || hasDefaultEntryPoint && entryPoint == catalog.defaultEntryPoint(on: line.os)
    return PlaceSet()
      .extended(by: .orientation, unless: orientations.contains(orientation))
      .extended(by: .entryPoint, unless: isCovered)
  }
}
