package import WidgetSizing

/// How the numbers of a run of versions compare, where claims that name their versions state them on two.
package struct RunEvidence: Sendable {
  /// The row of the table of runs.
  package let run: VersionRun
  /// The numbers that are the same on both versions.
  package fileprivate(set) var agreeing = 0
  /// Those of them that two different claims state.
  package fileprivate(set) var byDifferentClaims = 0
  /// The numbers that differ although the run says that they hold.
  package fileprivate(set) var differing = 0
  /// The numbers that differ between the last version with a claim in the run and the next after it.
  package fileprivate(set) var differingAfter = 0
}

extension Engine {
  /// What claims say of each run, in the order of the table. Each number is compared with that of the next
  /// version with a claim about it, on the same screen and of the same basis, within the rounding of sources.
  package func runEvidence() -> [RunEvidence] {
    var evidence = catalog.versionRuns.map { RunEvidence(run: $0) }
    for numbers in statedNumbers().values {
      for (earlier, later) in zip(numbers, numbers.dropFirst()) {
        guard let before = earlier.pixels, let after = later.pixels else { continue }
        let place = earlier.place
        for index in evidence.indices where evidence[index].run.isAbout(place, in: catalog) {
          let os = evidence[index].run.os
          if os.lowerBound < later.os, later.os <= os.upperBound, os.lowerBound <= earlier.os {
            if before.overlaps(after) {
              evidence[index].agreeing += 1
              if Set(earlier.claims).isDisjoint(with: later.claims) {
                evidence[index].byDifferentClaims += 1
              }
            } else {
              evidence[index].differing += 1
            }
          } else if os.contains(earlier.os), os.upperBound < later.os,
            catalog.run(of: earlier.os, in: place).upperBound == os.upperBound,
            !before.overlaps(after)
          {
            evidence[index].differingAfter += 1
          }
        }
      }
    }
    return evidence
  }

  /// A number on one version.
  private struct Stated {
    let place: RunPlace
    let os: OSVersion
    let claims: [Key<Claim>]
    /// Nil if the claims differ.
    let pixels: ClosedRange<Int>?
  }

  /// What is one number on all versions.
  private struct Number: Hashable {
    /// The widget, apart from its version and the name of its variant.
    let widget: Cell
    let screen: Screen
    let place: RunPlace
    let quantity: Quantity
    let isDrawn: Bool
  }

  /// The numbers that claims which name their versions state, on each version.
  private func statedNumbers() -> [Number: [Stated]] {
    var claims: [Number: [Key<Claim>]] = [:]
    for key in catalog.claims.keys(of: .widgetKit) {
      let claim = catalog.claims[key]
      guard claim.isAnswer, claim.osBasis == .stated, claim.method != .workedOut,
        Quantity.sides.contains(claim.quantity)
      else { continue }
      let place = RunPlace(
        platform: claim.platform,
        variant: catalog.lastingVariant(claim.variant, on: claim.platform))
      for screen in catalog.screens(of: claim) {
        let number = Number(
          widget: claim.cell(on: screen, claim.os.lowerBound).clearing([.os, .variant]),
          screen: screen, place: place, quantity: claim.quantity,
          isDrawn: claim.isDrawnBesideLayout)
        claims[number, default: []].append(key)
      }
    }
    var numbers: [Number: [Stated]] = [:]
    for (number, keys) in claims {
      let grain = catalog.grain(of: number.screen.screenClass)
      for release in catalog.releases(of: number.screen.platform) {
        let own = keys.filter { catalog.claims[$0].os.contains(release.os) }
        guard !own.isEmpty else { continue }
        let pixels = own.compactMap { catalog.pixels(of: $0, in: grain) }
        let lower = pixels.map(\.lowerBound).max() ?? 0,
          upper = pixels.map(\.upperBound).min() ?? -1
        numbers[number, default: []].append(
          Stated(
            place: number.place, os: release.os, claims: own,
            pixels: lower <= upper ? lower...upper : nil))
      }
    }
    return numbers
  }
}

extension VersionRun {
  /// Whether the row is the one for some widgets.
  fileprivate func isAbout(_ place: RunPlace, in catalog: Catalog) -> Bool {
    guard platform == place.platform else { return false }
    let hasOwn = catalog.versionRuns.contains {
      $0.platform == place.platform && $0.variant == place.variant
    }
    return hasOwn ? variant == place.variant : variant == nil
  }
}
