internal import Documents
internal import WidgetReports
internal import WidgetSizing

extension SiteContext {
  /// What the scripts of the pages that compare devices call what the search index has by identifier: the
  /// variants, the marks of numbers, and the kinds of device.
  ///
  /// - Parameter others: What the script of one page reads besides, such as what the page shows at first.
  /// - Returns: The words as an object of JSON.
  func choiceWords(_ others: [Value.Part]) -> PageData {
    let marks = Mark.allCases.map { mark in
      Value.Part(
        mark.rawValue,
        .object([.init("kind", .text(mark.chipKind.string)), .init("label", .text(mark.label))]))
    }
    let kinds = Idiom.allCases.map { idiom in
      Value.object([
        .init("idiom", .text(idiom.rawValue)),
        .init("platform", .text(idiom.platform.rawValue)),
        .init("name", .text(idiom.pluralName)),
        .init("family", .text(catalog.id(of: idiom.mainFamily))),
      ])
    }
    let variants = catalog.variants.map { variant in
      Value.Part(catalog.id(of: variant), .text(catalog.settingName(variant)))
    }
    return PageData(
      [
        .init("variants", .object(variants)), .init("marks", .object(marks)),
        .init("kinds", .values(kinds)),
      ] + others)
  }
}
