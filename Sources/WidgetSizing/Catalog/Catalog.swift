/// The tables, read and linked: what the engine answers from.
public struct Catalog: Sendable {
  /// Where claims were published.
  public internal(set) var sources = LazyRows<Source>()
  /// In the order of the table, which is that of the identifiers.
  public internal(set) var screenClasses = Rows<ScreenClass>()
  /// The marketing models.
  public internal(set) var devices = LazyRows<Device>()
  /// Other names of devices and screen classes.
  public internal(set) var deviceNames = LazyRows<DeviceName>()
  /// Every name of a device or a class, folded and sorted.
  var nameIndex = LazyRows<IndexedName>()
  /// The screens of devices of which sources say different things.
  public internal(set) var screenReadings = LazyRows<ScreenReading>()
  /// In the order of the versions.
  public internal(set) var osReleases: [OSRelease] = []
  /// One row for each case of ``TextSize``, in that order.
  public internal(set) var textSizeRows: [TextSizeRow] = []
  /// In the order in which they are shown.
  public internal(set) var entryPointRows: [EntryPointRow] = []
  /// Every published number of Today extensions.
  public internal(set) var todayClaims = TodayClaims()
  /// The words of each claim, in the order of the claims.
  var citations = LazyRows<Citation>()
  /// Every published number of WidgetKit.
  public internal(set) var widgetKitClaims = WidgetKitClaims(after: .max)
  /// Since when each platform has which family.
  public internal(set) var widgetFamilies = LazyRows<FamilyAvailability>()
  /// Where widgets stand on Home Screens.
  public internal(set) var homeScreens = LazyRows<HomeScreenGrid>()
  var classLists = LazyRows<ClassList>()
  /// The claims that rules are known to miss.
  public internal(set) var exceptions: [Exception] = []

  init() {}

  /// What is known of a version of the OS; nil if the tables do not have it.
  public func release(_ os: OSVersion) -> OSRelease? {
    osReleases.first { $0.os == os }
  }

  /// What is known of a text size.
  public func row(of textSize: TextSize) -> TextSizeRow {
    textSizeRows[textSize.order]
  }

  /// What is known of an entry point; nil if the tables do not have it.
  public func row(of entryPoint: EntryPoint) -> EntryPointRow? {
    entryPointRows.first { $0.entryPoint == entryPoint }
  }

  /// The words of a claim.
  public func citation(of claim: Key<Claim>) -> Citation {
    citations[claim.index]
  }

  /// The screen classes that a claim speaks of.
  public func classes(of subject: ClaimSubject) -> [Key<ScreenClass>] {
    switch subject {
    case .device(let device): devices[device].screenClass.map { [$0] } ?? []
    case .screenClass(let screenClass): [screenClass]
    case .list(let list): classLists[list].screenClasses
    case .idiom(let idiom): screenClasses.keys.filter { screenClasses[$0].idiom == idiom }
    case .anything: screenClasses.keys.filter { screenClasses[$0].idiom != .watch }
    }
  }

  /// Whether it is known, with a reason, that `rule` misses `claim`.
  func isException(_ claim: Key<Claim>, to rule: RuleName) -> Bool {
    exceptions.indices.contains { exceptions[$0].claim == claim && exceptions[$0].rule == rule }
  }
}

extension TextSize {
  /// The place among the text sizes, from the smallest, 0.
  var order: Int {
    switch self {
    case .xs: 0
    case .s: 1
    case .m: 2
    case .l: 3
    case .xl: 4
    case .xxl: 5
    case .xxxl: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }
}
