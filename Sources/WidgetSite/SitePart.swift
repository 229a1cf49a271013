/// A part of the site: an item of the navigation that stands at the top of every page.
enum SitePart: String, CaseIterable {
  case devices, sizes, compare, evidence

  /// The page that the item leads to.
  var entrance: SitePlace {
    switch self {
    case .devices: .devices
    case .sizes: .matrix
    case .compare: .compare
    case .evidence: .evidence
    }
  }
}

extension SitePlace {
  /// The part of the site that the page is in; nil for what belongs to the whole site.
  var part: SitePart? {
    switch self {
    case .device, .platform: .devices
    case .sizes, .changes, .family: .sizes
    case .compare, .safe, .fit: .compare
    case .source: .evidence
    case .written(let path): WrittenPage.all[path]?.part
    case .home: nil
    }
  }
}
