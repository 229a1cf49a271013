/// The text sizes, orientations and entry points at which claims were measured.
///
/// A rule that is based on these claims extrapolates everywhere else.
struct Coverage: Sendable {
  private(set) var textSizes = TextSizeSet()
  private var orientations: UInt8 = 0
  private var entryPoints = EntryPointVersions()

  init() {}

  /// Adds what a claim was measured at.
  mutating func insert(_ claim: TodayClaimSetting) {
    textSizes.formUnion(claim.textSize.textSizes)
    for orientation in Orientation.allCases
    where claim.orientation.contains(orientation) {
      orientations |= Self.bit(orientation)
    }
    entryPoints.formUnion(claim.entryPoints)
  }

  mutating func formUnion(_ other: Coverage) {
    textSizes.formUnion(other.textSizes)
    orientations |= other.orientations
    entryPoints.formUnion(other.entryPoints)
  }

  /// Which of orientation and entry point were not measured as they are in a line of cells. For
  /// text sizes, see ``textSizes``.
  func axesBeyond(of line: Cell) -> AxisSet {
    var beyond = AxisSet()
    guard let today = line.today else { return beyond }
    if orientations & Self.bit(today.orientation) == 0 { beyond.insert(.orientation) }
    if !entryPoints.contains(today.entryPoint, on: line.os) { beyond.insert(.entryPoint) }
    return beyond
  }

  private static func bit(_ orientation: Orientation) -> UInt8 {
    orientation == .portrait ? 1 : 2
  }
}
