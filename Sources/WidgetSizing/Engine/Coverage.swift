/// At which text sizes, in which orientations and by which entry points claims were measured.
///
/// A rule that stands on them extrapolates beyond that.
struct Coverage: Sendable {
  private(set) var textSizes = TextSizeSet()
  private var orientations: UInt8 = 0
  private var entryPoints: UInt8 = 0
  /// Whether a claim leaves the entry point open: it is measured at the default of the OS.
  private var isEntryPointOpen = false

  init() {}

  /// Adds what a claim was measured at.
  mutating func insert(_ claim: TodayClaimSetting) {
    textSizes.formUnion(claim.textSize.textSizes)
    for orientation in Orientation.allCases
    where claim.orientation.contains(orientation) {
      orientations |= Self.bit(orientation)
    }
    switch claim.entryPoint {
    case .usual: isEntryPointOpen = true
    case .every: for entryPoint in EntryPoint.allCases { entryPoints |= Self.bit(entryPoint) }
    case .only(let entryPoint): entryPoints |= Self.bit(entryPoint)
    }
  }

  mutating func formUnion(_ other: Coverage) {
    textSizes.formUnion(other.textSizes)
    orientations |= other.orientations
    entryPoints |= other.entryPoints
    isEntryPointOpen = isEntryPointOpen || other.isEntryPointOpen
  }

  /// The axes, of orientation and entry point, along which a line of cells is beyond what was
  /// measured. Whether a text size of it is, ``textSizes`` says.
  func axesBeyond(of line: Cell) -> AxisSet {
    var beyond = AxisSet()
    guard let today = line.today else { return beyond }
    if orientations & Self.bit(today.orientation) == 0 { beyond.insert(.orientation) }
    let isDefault = isEntryPointOpen && today.entryPoint == line.os.usualEntryPoint
    if !isDefault, entryPoints & Self.bit(today.entryPoint) == 0 { beyond.insert(.entryPoint) }
    return beyond
  }

  private static func bit(_ orientation: Orientation) -> UInt8 {
    orientation == .portrait ? 1 : 2
  }

  private static func bit(_ entryPoint: EntryPoint) -> UInt8 {
    switch entryPoint {
    case .todayView: 1
    case .notificationCenter: 2
    case .quickAction: 4
    }
  }
}

extension Coverage {
  /// The coverage as one number, for an image.
  var code: Int {
    Int(textSizes.bits) << 8 | Int(orientations) << 4 | Int(entryPoints) << 1
      | (isEntryPointOpen ? 1 : 0)
  }

  init(code: Int) {
    textSizes = TextSizeSet(bits: UInt16(code >> 8))
    orientations = UInt8(code >> 4 & 3)
    entryPoints = UInt8(code >> 1 & 7)
    isEntryPointOpen = code & 1 == 1
  }
}
