internal import Documents
internal import WidgetSizing

/// What a written page may have besides words: tables, drawings and lists that are made from the tables.
enum PagePart {
  /// The first word after the fence of a block that names parts, one a line.
  static let language = "part"

  /// What stands in the place of each part, by its name.
  static let all: [String: @Sendable (SiteContext) -> [Block]] = [
    "disputes": { $0.disputeSections() },
    "widget-rules": { [.table($0.countTable(of: SiteContext.widgetRules, "rules"))] },
    "image-rule": { $0.imageRule() }, "refused-images": { $0.refusedImages() },
    "today-rules": { [.table($0.countTable(of: SiteContext.todayRules, "today"))] },
    "large-sources": { $0.largeSources() },
    "small-sources": { $0.smallSources() },
    "devices": { $0.deviceSections() }, "templates": { $0.templateSections() },
    "send": { $0.sending() },
    "sizes-tabs": { [$0.sizesTabs(on: .today)] },
    "today-glance": { $0.todayGlance(of: .phone) },
    "today-glance-ipad": { $0.todayGlance(of: .pad) },
    "today-matrix": { $0.todayMatrix(of: .phone) },
    "today-matrix-ipad": { $0.todayMatrix(of: .pad) },
    "text-sizes": { [.table($0.textSizeTable())] },
  ]
}
