/// A version of a platform, which need not exist.
package struct Release: AxisValue {
  package static var axisNumber: Int { 1 }
  /// More than the greatest number of a version.
  static var limit: Int { 256 }

  /// The platform.
  package let platform: Platform
  /// The major version.
  package let os: OSVersion

  /// Makes a version of a platform.
  package init(_ platform: Platform, _ os: OSVersion) {
    self.platform = platform
    self.os = os
  }

  package init?(place: Int) {
    guard let platform = Platform(place: place / Self.limit) else { return nil }
    self.init(platform, OSVersion(place % Self.limit))
  }

  /// The versions of a platform have places beside each other.
  package var place: Int { platform.place * Self.limit + os.major }

  /// Every version of every platform; of Today extensions, which have versions of iOS also on iPads, of iOS.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [Release] {
    (kind == .today ? catalog.releases(of: .iOS) : catalog.osReleases).map {
      Release($0.platform, $0.os)
    }
  }

  /// The platform in lower case and the number: `ipados17`.
  package func id(in catalog: Catalog) -> String { "\(platform.rawValue.lowercased())\(os)" }
}
