/// The versions on which a claim speaks of each entry point.
struct EntryPointVersions: Sendable {
  private var todayView = PlaceSet<OSVersion>()
  private var notificationCenter = PlaceSet<OSVersion>()
  private var quickAction = PlaceSet<OSVersion>()

  init() {}

  /// The entry points that a source states, on all versions.
  init(_ said: Said<EntryPoint>) {
    for entryPoint in EntryPoint.allCases where said.contains(entryPoint) {
      self[entryPoint] = .all
    }
  }

  /// Each entry point from its own version until the version of the next one.
  init(from starts: [(os: OSVersion, entryPoint: EntryPoint)]) {
    let starts = starts.sorted { $0.os < $1.os }
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? OSVersion(starts[place + 1].os.major - 1) : nil
      self[start.entryPoint].formUnion(PlaceSet<OSVersion>(from: start.os, through: end))
    }
  }

  func contains(_ entryPoint: EntryPoint, on os: OSVersion) -> Bool {
    self[entryPoint].contains(os)
  }

  mutating func formUnion(_ other: EntryPointVersions) {
    for entryPoint in EntryPoint.allCases { self[entryPoint].formUnion(other[entryPoint]) }
  }

  private subscript(entryPoint: EntryPoint) -> PlaceSet<OSVersion> {
    get {
      switch entryPoint {
      case .todayView: todayView
      case .notificationCenter: notificationCenter
      case .quickAction: quickAction
      }
    }
    set {
      switch entryPoint {
      case .todayView: todayView = newValue
      case .notificationCenter: notificationCenter = newValue
      case .quickAction: quickAction = newValue
      }
    }
  }
}
