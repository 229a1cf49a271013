internal import Documents
internal import TableAudit
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What the pages share: the answers, and where everything is.
struct SiteContext: Sendable {
  let engine: Engine
  /// How often each rule is right.
  let ruleRecords: [Audit.Record]
  /// What the rule about images makes of each refusal.
  let refusals: [RefusalJudgement]
  /// Everything that contradicts something.
  let disputeRows: [DisputeRow]
  /// The same by kind, both sides of a size together.
  let disputedSizes: [DisputedSize]
  /// The screens with a known widget size: iPhones, iPads, watches, then the rest.
  let widgetScreens: [Screen]
  /// What the page of each of them has.
  let widgetGroups: [Screen: [WidgetGroup]]
  let addresses: SiteAddresses
  /// Where errors are reported; nil if nobody says so.
  let issues: IssueAddress?
  /// The radii of corners.
  let radii: CornerRadii
  /// The files for designers.
  let templates: Templates
  /// The classes that ever had Today extensions: iPhones and then iPads, the smallest first.
  let screenClasses: [Key<ScreenClass>]
  /// The sizes on the page of each model with a known screen, and of each platform without screens.
  let sizes: [SitePlace: DeviceSizes]

  /// What each device is called besides its own name.
  let otherNames: [Key<Device>: [String]]

  /// How many claims each source states that states one.
  let claimCounts: [Key<Source>: Int]

  private let sources: [String: Key<Source>]
  /// Where the dispute of an answer is, by its claims.
  private let disputeAnchors: [[Key<Claim>]: Slug]
  /// All Today extensions by screen.
  let todayRows: TodayRows
  /// The models of each screen, the newest first.
  private let newestModels: [[Key<Device>]]

  var catalog: Catalog { engine.catalog }

  init(_ engine: Engine, issues: IssueAddress? = nil) {
    let catalog = engine.catalog
    self.issues = issues ?? WrittenPage.all["measure"]?[.issues].flatMap(IssueAddress.init)
    let disputes = engine.disputes()
    refusals = engine.refusalJudgements()
    let groups = Dictionary(
      uniqueKeysWithValues: catalog.widgetScreens().map { ($0, engine.widgetGroups(on: $0)) }
        .filter { $0.1.contains(where: \.isKnown) })
    widgetGroups = groups
    widgetScreens = groups.keys.sorted { catalog.order(of: $0) < catalog.order(of: $1) }
    addresses = SiteAddresses(catalog)
    radii = CornerRadii(catalog)
    templates = Templates(widgetScreens, widgetGroups, radii, named: addresses.name, in: engine)
    otherNames = catalog.otherNames
    claimCounts = Dictionary(grouping: catalog.claims.keys) { catalog.claims[$0].source }
      .mapValues(\.count)
    sources = Dictionary(
      catalog.sources.keys.map { (catalog.sources[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    newestModels = catalog.screenClasses.map { catalog.newestFirst($0.devices) }
    let models = catalog.devices.keys.compactMap { key -> (SitePlace, DeviceSizes)? in
      let screen = catalog.devices[key].screenClass.map { catalog.widgetScreen(of: $0) }
      return screen.flatMap { groups[$0] }.map {
        let own = engine.widgetGroups(of: key, among: $0)
        return (.device(key), DeviceSizes(own, of: key, screen?.platform.idiom, in: catalog))
      }
    }
    let platforms = groups.filter { $0.key.screenClass == nil }.map { screen, groups in
      (SitePlace.platform(screen.platform), DeviceSizes(groups, of: nil, nil, in: catalog))
    }
    sizes = Dictionary(uniqueKeysWithValues: models + platforms)
    let screenClasses = catalog.screenClasses.keys.filter { key in
      catalog.screenClasses[key].idiom != .watch && !engine.versions(of: key).isEmpty
    }.sorted { catalog.order(of: $0) < catalog.order(of: $1) }
    self.screenClasses = screenClasses
    self.engine = engine
    let lines = screenClasses.map { ($0, engine.lines(of: $0)) }
    todayRows = TodayRows(Dictionary(uniqueKeysWithValues: lines), catalog)
    ruleRecords = Audit.records(of: engine)
    disputeRows = disputes.map { DisputeRow($0, in: catalog) }
    disputedSizes = DisputedSize.all(disputes, disputeRows, in: catalog)
    disputeAnchors = Dictionary(
      disputedSizes.flatMap { size in
        size.parts.compactMap { part in
          size.anchor.map { (part.dispute.answer.rivalClaims, $0) }
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The groups of a screen with a known number.
  func widgetGroups(on screen: Screen) -> [WidgetGroup] { widgetGroups[screen] ?? [] }

  /// The groups of any screen, even if no number is known.
  func allWidgetGroups(on screen: Screen) -> [WidgetGroup] {
    widgetGroups[screen] ?? engine.widgetGroups(on: screen)
  }

  /// The screens with a known number of a kind of widget.
  func widgetScreens(of kind: WidgetKind) -> [Screen] {
    widgetScreens.filter { screen in
      widgetGroups(on: screen).contains { $0.kind == kind && $0.isKnown }
    }
  }

  // MARK: Links

  /// Where a page is, or an element of it.
  func destination(_ place: SitePlace, anchor: Slug? = nil) -> Destination {
    if case .source = place {
      return destination(.sources, anchor: addresses[place].name)
    }
    let address = addresses[place]
    return .page(address.name, in: address.folder, anchor: anchor)
  }

  /// A link to a page, or to an element of it.
  func link(_ text: String, to place: SitePlace, anchor: Slug? = nil) -> Inline {
    .link([Inline(text)], to: destination(place, anchor: anchor))
  }

  /// A text that leads somewhere, if it is known where.
  func link(_ text: String, to destination: Destination?) -> Inline {
    destination.map { .link([Inline(text)], to: $0) } ?? Inline(text)
  }

  /// Where the evidence of a cell is, on the page of one of some models if there is one; nil if no page has it.
  func evidence(of cell: Cell, on models: [Key<Device>]? = nil) -> Destination? {
    address(of: cell, on: models).map { destination($0.page, anchor: $0.anchor) }
  }

  /// A link to a file of the site that is no page.
  func file(_ text: String, _ path: String) -> [Inline] {
    [link(text, to: path.hasSuffix(".csv") ? .table(path) : .file(path, savedAs: nil))]
  }

  /// The models, each leading to its page, with commas between them.
  func links(to devices: [Key<Device>]) -> [Inline] {
    devices.map { [link(catalog.devices[$0].name, to: .device($0))] }.joined(by: ", ")
  }

  /// The source of an identifier.
  func source(named id: String) -> Key<Source>? { sources[id] }

  /// Sources by name, each leading to its page.
  func names(of sources: [Key<Source>]) -> [Inline] {
    sources.map { [link(catalog.sources[$0].shortName, to: .source($0))] }.joined(by: "; ")
  }

  /// The sources that state answers and the rules that give them, each leading to its page.
  func evidence(for answers: [Evidence]) -> [Inline] {
    let used = Set(answers.compactMap(\.rule))
    let rules = RuleName.allCases.filter(used.contains).map { rule -> [Inline] in
      [link(rule.rawValue, to: .rules, anchor: Self.anchor(of: rule))]
    }
    let sources = names(of: catalog.sources(of: answers.flatMap(\.claims)))
    return ([sources].filter { !$0.isEmpty } + rules).joined(by: "; ")
  }

  /// Where a rule has its row on the page of the rules.
  static func anchor(of rule: RuleName) -> Slug {
    Slug(cleaning: "rule-" + rule.rawValue)
  }

  /// The page that has a cell, and where it stands there: the evidence of a widget that comes in families is on
  /// the page of the newest model that has it, or of the first of `models`. Nil if no page has it, as of a Today
  /// extension of which nothing is known.
  func address(
    of cell: Cell, on models: [Key<Device>]? = nil
  ) -> (page: SitePlace, anchor: Slug)? {
    if cell.kind == .today {
      guard let key = cell.screenClass, let anchor = todayRows.anchor(of: cell) else { return nil }
      return (todayPlace(of: key), anchor)
    }
    let models = cell.screenClass.map { (models ?? []) + newestModels[$0.index] } ?? []
    let pages = models.isEmpty ? [.platform(cell.platform)] : models.map(SitePlace.device)
    return pages.lazy.compactMap { page in sizes[page]?.runs[cell].map { (page, $0.anchor) } }.first
  }

  /// The number with its mark; a disputed one leads to the dispute.
  func tableCell(_ answer: Evidence) -> Table.Cell {
    var content = [Inline(answer.short.replacing(scalars: "…", with: " to "))]
    if answer.state == .disputed, let anchor = disputeAnchors[answer.rivalClaims] {
      content = [.link(content, to: destination(.evidence, anchor: anchor))]
    }
    return Table.Cell(content, kind: Mark(answer).kind)
  }
}

extension Catalog {
  /// By what screens are sorted.
  fileprivate func order(of screen: Screen) -> (Int, Points, Points) {
    let platforms: [Platform] = [.iOS, .iPadOS, .watchOS, .macOS, .visionOS]
    let size = screen.screenClass.map { screenClasses[$0] }
    let place = platforms.firstIndex(of: screen.platform) ?? 0
    // Two classes of one screen stand in the order of the table.
    let rank = Points(threeHundredths: screen.screenClass?.index ?? 0)
    return (place, size?.height ?? .zero, (size?.width ?? .zero) + rank)
  }

  /// By what screen classes are sorted.
  fileprivate func order(of key: Key<ScreenClass>) -> (Int, Points, Points, Key<ScreenClass>) {
    let screen = screenClasses[key]
    return (screen.idiom == .phone ? 0 : 1, screen.height, screen.width, key)
  }
}

extension Destination {
  /// A table of the site, which is saved: `widgetsize-widgetkit-402x874-3.csv`.
  static func table(_ path: String) -> Destination? {
    .file(
      path,
      savedAs: "widgetsize-" + path.split(separator: "/").dropFirst().joined(separator: "-"))
  }
}

extension [[Inline]] {
  /// The parts in a row, with a separator between them.
  func joined(by separator: Inline) -> [Inline] {
    [Inline](enumerated().flatMap { $0.offset == 0 ? $0.element : [separator] + $0.element })
  }
}
