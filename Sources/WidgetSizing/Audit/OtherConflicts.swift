internal import Wording

extension Engine {
  /// All conflicts but those that ``conflicts()`` finds: rules that miss claims, context claims that differ from
  /// answers, origins, screens, sizes of other versions and of Today extensions, sources with cautions.
  package func otherConflicts(_ audit: Audit) -> [Conflict] {
    ruleConflicts(audit) + contextConflicts() + originConflicts() + catalog.screenConflicts()
      + versionConflicts() + systemConflicts() + catalog.sourceConflicts()
  }

  /// Where a rule misses a claim.
  private func ruleConflicts(_ audit: Audit) -> [Conflict] {
    let missed = audit.records.flatMap { record in
      record.findings.filter { $0.verdict == .missed }.map { (record.rule, finding: $0) }
    }
    return WidgetKind.inLists.flatMap { kind in
      missed.filter { $0.finding.cell.kind == kind }.map { rule, finding in
        Conflict(
          kind: .rule,
          place: .cells(finding.cell, screens: finding.screens, versions: [finding.cell.os]),
          number: finding.quantity.rawValue,
          readings: [
            .init(
              value: finding.value.description, origins: catalog.sourceIDs(of: finding.claims)),
            .init(value: finding.predicted?.text, origins: [rule.rawValue]),
          ],
          reasons: catalog.exceptions.first {
            $0.rule == rule && finding.claims.contains($0.claim)
          }.map { [$0.reason] } ?? [])
      }
    }
  }

  /// The context claims that differ from the answers, or of widgets in families stand where there is none; of
  /// Today extensions screens with the same numbers together.
  private func contextConflicts() -> [Conflict] {
    contextComparisons().filter {
      $0.cell.kind == .today ? $0.agrees == false : $0.agrees != true
    }.grouped(by: Alike.init).map { _, same in
      let (first, answer) = (same[0], same[0].evidence)
      let claim = catalog.claims[first.claim]
      // Beside no number, the mark of one says nothing, and why there is none all.
      let isKnown = answer.state.isKnown
      let formula = claim.formula.map { "the source gives the formula \($0)" }
      return Conflict(
        kind: .context,
        place: .cells(first.cell, screens: same.map(\.cell.screen), versions: [first.cell.os]),
        number: claim.quantity.rawValue,
        readings: [
          .init(value: first.stated.description, origins: catalog.sourceIDs(of: [first.claim])),
          .init(value: isKnown ? answer.short : Mark(answer).word, origins: []),
        ],
        answer: answer,
        reasons: [
          catalog.citation(of: first.claim).note ?? formula,
          isKnown ? nil : catalog.text(ofReasonFor: answer),
        ].compactMap(\.self))
    }
  }

  /// Every screen and version on which claims state different widths of a Today extension and of the medium widget
  /// of WidgetKit, which took its place. On iPhones ``RuleName/mediumWidth`` finds them equal.
  func systemConflicts() -> [Conflict] {
    catalog.screenClasses.keys.flatMap { screenClass in
      catalog.releases(of: .iOS).compactMap { systemConflict(on: screenClass, $0.os) }
    }
  }

  private func systemConflict(on screenClass: Key<ScreenClass>, _ os: OSVersion) -> Conflict? {
    let screen = catalog.screenClasses[screenClass]
    let platform = screen.idiom.platform
    let columns = catalog.columns(idiom: screen.idiom, os: os, orientation: .portrait)
    let today = Cell(
      os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
      entryPoint: .todayView, mode: .expanded, column: columns[0])
    let medium = Cell(
      platform: platform, os: os, screenClass: screenClass, family: .systemMedium,
      variant: catalog.usualVariant(of: .systemMedium, on: platform, os))
    guard let todayWidth = stated(.width, of: today),
      let mediumWidth = stated(.width, of: medium), let value = todayWidth.value,
      !mediumWidth.allows(value)
    else { return nil }
    return Conflict(
      kind: .system, place: .cells(medium, screens: [medium.screen], versions: [os]),
      number: Quantity.width.rawValue,
      readings: [mediumWidth, todayWidth].map {
        .init(value: $0.value?.description, origins: catalog.sourceIDs(of: $0.claims))
      },
      reasons: ["Today extensions and WidgetKit widgets have different widths"])
  }
}

extension Catalog {
  /// Where sources state another screen size than the class of a model has; models of one class for which the same
  /// sources state the same sizes together.
  fileprivate func screenConflicts() -> [Conflict] {
    let readings = Dictionary(grouping: screenReadings, by: \.device)
    let stated = devices.keys.compactMap { device in
      readings[device].map { (device: device, readings: $0) }
    }
    return stated.grouped { device, readings in
      Pair(devices[device].screenClass, readings.map { Pair($0.source, $0.size) })
    }.compactMap { screen, models in
      guard let size = screen.first.map({ screenClasses[$0].size }) else { return nil }
      let others = models[0].readings.filter { $0.size != size }
      guard !others.isEmpty else { return nil }
      let agreeing = models[0].readings.filter { $0.size == size }.map { sources[$0.source].id }
      return Conflict(
        kind: .screen, place: .devices(models.map(\.device)), number: "screen",
        readings: [.init(value: size.text, origins: agreeing)]
          + others.map { .init(value: $0.size.text, origins: [sources[$0.source].id]) },
        reasons: others.compactMap { $0.note ?? sources[$0.source].caution }.withoutRepetition)
    }
  }

  /// The sources of which something is known to be wrong.
  fileprivate func sourceConflicts() -> [Conflict] {
    sources.keys.compactMap { key in
      sources[key].caution.map {
        Conflict(
          kind: .source, place: .source(key), number: nil,
          readings: [.init(value: nil, origins: [sources[key].id])], reasons: [$0])
      }
    }
  }
}

extension ScreenSize {
  fileprivate var text: String { "\(width)x\(height)" }
}

/// What context claims about Today extensions on several screens must have in common to be one conflict. Those
/// about other widgets are never one.
private struct Alike: Hashable {
  let claim: Key<Claim>
  let stated: Points
  let answer: String
  let os: OSVersion
  let widget: Cell?

  init(_ comparison: ContextComparison) {
    claim = comparison.claim
    stated = comparison.stated
    answer = comparison.evidence.short
    os = comparison.cell.os
    widget = comparison.cell.kind == .today ? nil : comparison.cell
  }
}
