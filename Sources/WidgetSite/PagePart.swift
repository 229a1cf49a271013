internal import Documents
internal import WidgetSizing

/// What a written page may have besides words: tables, drawings and lists that are made from the tables.
enum PagePart: String, CaseIterable {
  case evidence, tables
  case disputes
  case widgetRules = "widget-rules"
  case imageRule = "image-rule"
  case refusedImages = "refused-images"
  case todayRules = "today-rules"
  case leaveOneOut = "leave-one-out"
  case largeSources = "large-sources"
  case smallSources = "small-sources"
  case sourcesWithoutNumbers = "sources-without-numbers"
  case devices, templates, send
  case todayGlance = "today-glance"
  case todayGlancePad = "today-glance-ipad"
  case todayMatrix = "today-matrix"
  case todayMatrixPad = "today-matrix-ipad"
  case todayEffects = "today-effects"
  case textSizes = "text-sizes"
  case todayVersions = "today-versions"

  /// The first word after the fence of a block that names parts, one a line.
  static let language = "part"
}

extension SiteContext {
  /// What stands in the place of a part.
  func blocks(of part: PagePart) -> [Block] {
    switch part {
    case .evidence: evidenceSections()
    case .tables: tableLinks()
    case .disputes: disputeSections()
    case .widgetRules: [.table(countTable(of: Self.widgetRules, "rules"))]
    case .imageRule: imageRule()
    case .refusedImages: refusedImages()
    case .todayRules: [.table(countTable(of: Self.todayRules, "today"))]
    case .leaveOneOut: leaveOneOut()
    case .largeSources: [.table(largeTable())]
    case .smallSources: smallSources()
    case .sourcesWithoutNumbers: sourcesWithoutNumbers()
    case .devices: deviceSections()
    case .templates: templateSections()
    case .send: sending()
    case .todayGlance: todayGlance(of: .phone)
    case .todayGlancePad: todayGlance(of: .pad)
    case .todayMatrix: todayMatrix(of: .phone)
    case .todayMatrixPad: todayMatrix(of: .pad)
    case .todayEffects: effectTable().map { [.table($0)] } ?? []
    case .textSizes: [.table(textSizeTable())]
    case .todayVersions: [.table(versionTable())]
    }
  }
}
