/// On iOS 14 a Today extension on an iPhone is as wide as the medium widget of WidgetKit.
///
/// The rule holds if both agree on every screen with both widths published. If one differs, it
/// gives nothing on any screen.
struct MediumWidthRule: Rule {
  static let name = RuleName.mediumWidth
  static let statement =
    "width of a Today extension on iOS 14 = width of systemMedium, on iPhones"

  static let domain = Box.todayExtensions.with(Release(.iOS, os)).with(Orientation.portrait)
    .with(EntryPoint.todayView).without(WidgetColumn.self)
  static let quantity: Quantity? = .width

  /// The only version on which both were measured.
  static let os = OSVersion(14)

  /// The claims about Today extensions that were compared with medium widgets.
  let comparedClaims: [Key<Claim>]
  /// Whether one of them states another width than that of the medium widget.
  let isContradicted: Bool

  init(from claims: ClaimIndex) {
    let catalog = claims.catalog
    var comparedClaims: [Key<Claim>] = []
    var isContradicted = false
    for screenClass in catalog.screenClasses.keys
    where catalog.screenClasses[screenClass].idiom == .phone {
      let today = claims.claims(of: .width, stating: Self.todayCell(on: screenClass))
      guard !today.isEmpty,
        let medium = claims.statedValue(.width, of: Self.mediumWidget(on: screenClass))
      else { continue }
      if today.contains(where: { catalog.claims[$0].value != medium }) {
        isContradicted = true
      }
      comparedClaims += today.filter { !comparedClaims.contains($0) }
    }
    self.comparedClaims = comparedClaims.sorted()
    self.isContradicted = isContradicted
  }

  func groups(in catalog: Catalog) -> [RuleGroup] {
    [
      RuleGroup(
        os: Self.os, idiom: .phone, orientation: .portrait, entryPoint: .todayView,
        parameter: isContradicted || comparedClaims.isEmpty ? .none : .margin(.zero),
        claims: comparedClaims)
    ]
  }

  func solution(for line: Line, in engine: Engine) -> (any Solution)? {
    guard !isContradicted, !comparedClaims.isEmpty, let screenClass = line.cell.screenClass else {
      return nil
    }
    return StatedNumber(Self.name, .width, of: Self.mediumWidget(on: screenClass), in: engine) {
      width in Step("systemMedium is \(width) wide")
    }
  }

  private static func todayCell(on screenClass: Key<ScreenClass>) -> Cell {
    Cell(
      os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
      entryPoint: .todayView, mode: .expanded)
  }

  private static func mediumWidget(on screenClass: Key<ScreenClass>) -> Cell {
    Cell(platform: .iOS, os: os, screenClass: screenClass, family: .systemMedium)
  }
}
