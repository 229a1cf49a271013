/// The kind of widget that a question is about, where several could be meant.
///
/// A version that only one kind has decides. Otherwise the question is about WidgetKit widgets, unless no
/// device of it ever ran them.
package struct KindChoice: Hashable, Sendable {
  /// The kind that is answered.
  package let kind: WidgetKind
  /// The other kinds that the question could have meant.
  package let others: [WidgetKind]

  /// Chooses among kinds, of which there is at least one.
  ///
  /// - Parameters:
  ///   - kinds: The kinds that have everything that was asked for, in their usual order.
  ///   - places: The places that were named; none if all are meant.
  ///   - platforms: The platforms that were named; nil for all.
  ///   - versions: The versions that were named; nil if none were.
  ///   - catalog: The tables.
  package init(
    among kinds: [WidgetKind], at places: [Place], on platforms: [Platform]?,
    running versions: VersionNames?, in catalog: Catalog
  ) {
    var kinds = kinds
    func keep(_ isPossible: (WidgetKind) -> Bool) {
      let rest = kinds.filter(isPossible)
      // If no kind is possible, the answers say why.
      if !rest.isEmpty { kinds = rest }
    }
    let named = places.map(\.platform) + (places.isEmpty ? platforms ?? [] : [])
    if !named.isEmpty {
      keep { kind in named.contains { catalog.platforms(with: kind).contains($0) } }
    }
    let everywhere =
      platforms ?? versions.map { $0.platforms.isEmpty ? [.iOS, .iPadOS] : $0.platforms } ?? []
    let asked = places.isEmpty ? everywhere.map { Place($0) } : places
    if let versions {
      let all = asked.flatMap { place in
        versions.versions(at: place, in: catalog).map { (platform: place.platform, os: $0) }
      }
      // A version that no kind has decides nothing.
      let decisive = all.filter { version in
        kinds.contains { catalog.has($0, on: version.platform, version.os) }
      }
      keep { kind in decisive.allSatisfy { catalog.has(kind, on: $0.platform, $0.os) } }
    }
    let preferred = kinds.first { kind in
      kind != .today && (places.isEmpty || places.contains { catalog.canHave(kind, at: $0) })
    }
    let kind = preferred ?? kinds[0]
    self.kind = kind
    others = kinds.filter { other in
      other != kind
        && (places.isEmpty || places.contains { catalog.canHave(other, at: $0) })
    }
  }
}

extension Catalog {
  /// The platforms whose devices can have widgets of a kind.
  package func platforms(with kind: WidgetKind) -> [Platform] {
    kind.hasFamilies
      ? Platform.allCases.filter { !versions(with: kind, on: $0).isEmpty } : [.iOS, .iPadOS]
  }

  /// Whether a version of the devices of a platform has widgets of a kind.
  fileprivate func has(_ kind: WidgetKind, on platform: Platform, _ os: OSVersion) -> Bool {
    platforms(with: kind).contains(platform) && versions(with: kind, on: platform).contains(os)
  }

  /// Whether a place runs a version with widgets of a kind, or may.
  fileprivate func canHave(_ kind: WidgetKind, at place: Place) -> Bool {
    versionsOnDevices(of: place.platform).contains { os in
      has(kind, on: place.platform, os) && runs(place, os)
    }
  }
}
