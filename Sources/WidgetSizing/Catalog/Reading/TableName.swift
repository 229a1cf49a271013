/// The tables of a data set, in the order in which they are read: a table refers to earlier ones.
public enum TableName: String, CaseIterable, Sendable {
  case sources
  case screenClasses = "screen_classes"
  case osReleases = "os_releases"
  case textSizes = "text_sizes"
  case entryPoints = "entry_points"
  case devices
  case deviceNames = "device_names"
  case claimClasses = "claim_classes"
  case todayClaims = "today_claims"
  case exceptions
  case lifecycle
  case memoryLimits = "memory_limits"

  /// The name of its file: `today_claims.csv`.
  public var fileName: String { rawValue + ".csv" }
}
