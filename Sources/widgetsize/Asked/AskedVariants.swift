internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension Catalog {
  /// The families of a kind that come in one of some variants on a platform, on any version.
  func families(
    with variants: [WidgetVariant], of kind: WidgetKind, on platforms: [Platform]
  ) -> [WidgetFamily] {
    families(of: kind).filter { family in
      platforms.contains { platform in
        self.variants(of: family, on: platform).contains(where: variants.contains)
      }
    }
  }

  /// Says whose a variant is, and which ones the platforms have: `watch-face is of watches; iPhones have
  /// icons-small and icons-large`.
  func text(ofMissing variants: [WidgetVariant], on platforms: [Platform]) -> String {
    let owners = Platform.allCases.filter { platform in
      !families(with: variants, of: .widgetKit, on: [platform]).isEmpty
    }
    let own = platforms.withoutRepetition.map { platform in
      let names = families(of: .widgetKit).flatMap { self.variants(of: $0, on: platform) }
        .withoutRepetition.map { id(of: $0) }
      return names.isEmpty
        ? "\(platform.devicesName) have none" : "\(platform.devicesName) have \(names.list)"
    }
    // Those to test a design with are of another kind.
    let kinds = WidgetKind.withFamilies.filter {
      !families(with: variants, of: $0, on: Platform.allCases).isEmpty
    }
    let whose = owners.isEmpty ? kinds.map(\.subject) : owners.map(\.devicesName)
    return "\(variants.map { id(of: $0) }.list) is of \(whose.list); "
      + own.joined(separator: ", ")
  }

  /// The variants that a family has on a platform on any version.
  private func variants(of family: WidgetFamily, on platform: Platform) -> [WidgetVariant] {
    let there = Set(
      releases(of: platform).flatMap { variants(of: family, on: platform, $0.os) })
    return variants.filter(there.contains)
  }
}
