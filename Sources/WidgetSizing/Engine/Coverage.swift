/// The text sizes, orientations and entry points at which claims were measured.
///
/// A rule that is based on these claims extrapolates everywhere else.
struct Coverage: Sendable {
  private(set) var textSizes = PlaceSet<TextSize>()
  private var orientations: Set<Orientation> = []
  private var entryPoints = EntryPointVersions()

  init() {}

  /// Adds what a claim was measured at.
  mutating func insert(_ claim: TodayClaimSetting) {
    textSizes.formUnion(claim.textSize.textSizes)
    orientations.formUnion(Orientation.allCases.filter(claim.orientation.contains))
    entryPoints.formUnion(claim.entryPoints)
  }

  mutating func formUnion(_ other: Coverage) {
    textSizes.formUnion(other.textSizes)
    orientations.formUnion(other.orientations)
    entryPoints.formUnion(other.entryPoints)
  }

  /// Which of orientation and entry point were not measured as they are in a line of cells. For
  /// text sizes, see ``textSizes``.
  func axesBeyond(of line: Cell) -> PlaceSet<Axis> {
    var beyond = PlaceSet<Axis>()
    guard let today = line.today else { return beyond }
    if !orientations.contains(today.orientation) { beyond.insert(.orientation) }
    if !entryPoints.contains(today.entryPoint, on: line.os) { beyond.insert(.entryPoint) }
    return beyond
  }
}
