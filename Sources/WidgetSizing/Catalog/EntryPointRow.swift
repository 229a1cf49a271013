/// What is known of an entry point.
public struct EntryPointRow: Sendable {
  /// The entry point.
  public let entryPoint: EntryPoint
  /// What the interface calls it: `Today view`.
  public let name: String
  /// The versions that have it.
  public let os: ClosedRange<OSVersion>
}
