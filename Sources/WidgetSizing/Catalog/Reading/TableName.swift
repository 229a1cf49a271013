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
  case zoomSettings = "zoom_settings"
  case deviceReleases = "device_releases"
  case osRanges = "os_ranges"
  case screenReadings = "screen_readings"
  case deviceNames = "device_names"
  case families
  case familyNames = "family_names"
  case familyQuantities = "family_quantities"
  case variants
  case widgetFamilies = "widget_families"
  case familyVariants = "family_variants"
  case kindAxes = "kind_axes"
  case claimClasses = "claim_classes"
  case claims
  case versionRuns = "version_runs"
  case exceptions
  case homeScreens = "home_screens"
  case lifecycle
  case memoryLimits = "memory_limits"
  case archiveLimits = "archive_limits"

  /// The name of its file: `claims.csv`.
  public var fileName: String { rawValue + ".csv" }
}
