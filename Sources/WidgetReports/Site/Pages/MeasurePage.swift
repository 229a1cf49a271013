internal import Documents

extension SiteContext {
  /// How a size is measured that nobody has published.
  func measurePage() -> SitePage {
    SitePage(place: .measure, title: "Measure a size", blocks: SiteSource.measure.prose)
  }
}
