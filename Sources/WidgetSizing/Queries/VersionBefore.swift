extension Catalog {
  /// The version before the one that texts of versions name, with its platform; nil if they do not name one alone.
  ///
  /// - Parameters:
  ///   - texts: Versions as options have them: `iOS 26`, `18`.
  ///   - platform: The platform of a version that names none.
  /// - Returns: The version as options have it: `iOS 18`.
  package func versionBefore(_ texts: [String], on platform: Platform) -> String? {
    guard texts.count == 1, let named = NamedVersions(texts[0]) else { return nil }
    let platform = named.platform ?? platform
    let all = versions(of: platform)
    let meant = named.versions(among: all)
    guard meant.count == 1, let before = all.last(where: { $0 < meant[0] }) else { return nil }
    return "\(platform.rawValue) \(before)"
  }
}
