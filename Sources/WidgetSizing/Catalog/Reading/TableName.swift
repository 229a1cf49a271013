/// The tables of a data set, in the order in which they are read: a table refers to earlier ones.
public enum TableName: String, CaseIterable, Sendable {
  case sources
  case sourceCautions = "source_cautions"
  case screenClasses = "screen_classes"
  case osReleases = "os_releases"
  case textSizes = "text_sizes"
  case textStyles = "text_styles"
  case lineHeights = "line_heights"
  case entryPoints = "entry_points"
  case devices
  case deviceReleases = "device_releases"
  case osRanges = "os_ranges"
  case screenReadings = "screen_readings"
  case deviceNames = "device_names"
  case families
  case familyQuantities = "family_quantities"
  case variants
  case widgetFamilies = "widget_families"
  case familyVariants = "family_variants"
  case kindAxes = "kind_axes"
  case claimClasses = "claim_classes"
  case claims
  case exceptions
  case homeScreens = "home_screens"
  case lifecycle
  case memoryLimits = "memory_limits"
  case archiveLimits = "archive_limits"

  /// The name of its file: `claims.csv`.
  public var fileName: String { rawValue + ".csv" }

  /// The column that other tables or an axis refer to; nil if nothing refers to the table.
  var identifier: String? {
    switch self {
    case .sources, .screenClasses, .textSizes, .textStyles, .devices, .families, .variants, .claims:
      "id"
    case .osReleases: "os"
    case .sourceCautions, .entryPoints, .deviceReleases, .osRanges, .screenReadings, .deviceNames,
      .widgetFamilies, .familyQuantities, .familyVariants, .kindAxes, .claimClasses, .exceptions,
      .homeScreens, .lifecycle, .memoryLimits, .archiveLimits, .lineHeights:
      nil
    }
  }

  /// The columns that rows are sorted by, the most significant first. No two rows have the same
  /// key.
  ///
  /// `datapackage.json` states the same.
  package var key: [(column: String, isNumber: Bool)] {
    switch self {
    case .sources, .screenClasses, .entryPoints, .devices, .families, .variants, .claims,
      .homeScreens, .memoryLimits, .archiveLimits, .textStyles:
      [("id", false)]
    case .sourceCautions: [("source_id", false)]
    case .osReleases: [("platform", false), ("os", true)]
    case .textSizes: [("order", true)]
    case .lineHeights: [("platform", false), ("text_style", false), ("text_size", false)]
    case .deviceReleases: [("device", false)]
    case .deviceNames: [("name", false)]
    case .osRanges, .screenReadings: [("device", false), ("source_id", false)]
    case .widgetFamilies: [("platform", false), ("family", false)]
    case .familyQuantities: [("family", false), ("quantity", false)]
    case .familyVariants: [("platform", false), ("family", false), ("variant", false)]
    case .kindAxes: [("kind", false), ("axis", false), ("os_first", true)]
    case .claimClasses: [("claim_id", false), ("screen_class", false)]
    case .exceptions: [("rule", false), ("claim_id", false)]
    case .lifecycle: [("os_first", true), ("order", true)]
    }
  }
}
