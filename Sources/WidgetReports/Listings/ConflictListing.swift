public import WidgetSizing

extension Listing {
  /// Where claims differ from each other, and where a rule or a context claim differs from them.
  public static func conflicts(_ engine: Engine, _ audit: Audit) -> Listing {
    let catalog = engine.catalog
    var listing = Listing(
      "Conflicts",
      [
        .init("kind"), .init("where"), .init("quantity"), .init("value", isNumeric: true),
        .init("sources"), .init("against"), .init("because"),
      ])
    for conflict in engine.conflicts() {
      let others = conflict.answer.alternatives.map {
        "\($0.value) (\(catalog.sourceIDs(of: $0.claims).joined(by: " ")))"
      }
      listing.append([
        conflict.answer.state == .disputed ? "disputed" : "shadowed",
        catalog.place(of: conflict.cell, classes: conflict.screenClasses),
        conflict.quantity.rawValue, conflict.answer.value?.description,
        catalog.sourceIDs(of: conflict.answer.claims).joined(by: " "),
        others.joined(by: ", "),
        conflict.answer.reason.map(catalog.text) ?? "a claim about fewer devices stands first",
      ])
    }
    for conflict in engine.widgetKitConflicts() {
      let others = conflict.answer.alternatives.map {
        "\($0.value) (\(catalog.sourceIDs(of: $0.claims).joined(by: " ")))"
      }
      listing.append([
        conflict.answer.state == .disputed ? "disputed" : "shadowed",
        catalog.place(of: conflict.cell, on: conflict.screens, conflict.versions),
        conflict.quantity.rawValue, conflict.answer.value?.description,
        catalog.sourceIDs(of: conflict.answer.claims).joined(by: " "), others.joined(by: ", "),
        conflict.answer.reason.map(catalog.text) ?? "a claim about fewer devices stands first",
      ])
    }
    for record in audit.records {
      for finding in record.findings where finding.verdict == .missed {
        let reason = catalog.exceptions.first {
          $0.rule == record.rule && finding.claims.contains($0.claim)
        }?.reason
        listing.append([
          "rule", catalog.place(of: finding.cell, classes: finding.screenClasses),
          finding.quantity.rawValue, finding.value.description,
          catalog.sourceIDs(of: finding.claims).joined(by: " "),
          "\(finding.predicted?.text ?? "") (\(record.rule.rawValue))", reason,
        ])
      }
    }
    for (comparison, classes) in engine.contextConflicts() {
      let claim = catalog.todayClaims[comparison.claim]
      listing.append([
        "context", catalog.place(of: comparison.cell, classes: classes), claim.quantity.rawValue,
        comparison.stated.description, catalog.sources[claim.source].id,
        comparison.answer.short,
        catalog.citation(of: comparison.claim).note
          ?? claim.formula.map { "the source gives the formula \($0)" },
      ])
    }
    listing.appendWidgetKit(engine)
    for conflict in engine.originConflicts() { listing.append(conflict, catalog) }
    for conflict in catalog.screenConflicts() { listing.append(conflict, catalog) }
    return listing
  }

  private mutating func append(_ conflict: OriginConflict, _ catalog: Catalog) {
    let cell = conflict.cell
    let place = [
      cell.screenClass.map { catalog.screenClasses[$0].name }, "Home Screen",
      cell.variant?.rawValue, cell.zoom == .standard ? nil : "Display Zoom \(cell.zoom.rawValue)",
    ]
    func sources(_ reading: OriginConflict.Reading) -> String {
      reading.grids.map { catalog.sources[catalog.homeScreens[$0].source].id }
        .withoutRepetition.joined(by: " ")
    }
    func versions(_ reading: OriginConflict.Reading) -> [OSVersion] {
      Set(
        reading.grids.flatMap { key in
          catalog.osReleases.map(\.os).filter(catalog.homeScreens[key].os.contains)
        }
      ).sorted()
    }
    guard let first = conflict.readings.first else { return }
    append([
      "origin", place.compactMap(\.self).joined(by: ", "), conflict.origin.rawValue,
      first.value.description, sources(first),
      conflict.readings.dropFirst().map { "\($0.value) (\(sources($0)))" }.joined(by: ", "),
      conflict.readings.map { "\($0.value) on \(catalog.phrase(of: versions($0)))" }
        .joined(by: "; "),
    ])
  }

  private mutating func append(_ conflict: ScreenConflict, _ catalog: Catalog) {
    func text(_ width: Points, _ height: Points) -> String { "\(width)x\(height)" }
    let screen = catalog.screenClasses[conflict.screenClass]
    append([
      "screen", catalog.phrase(of: conflict.devices), "screen", text(screen.width, screen.height),
      conflict.agreeing.map { catalog.sources[$0].id }.joined(by: " "),
      conflict.others.map {
        "\(text($0.size.width, $0.size.height)) (\(catalog.sources[$0.source].id))"
      }.joined(by: ", "),
      conflict.others.compactMap(\.note).withoutRepetition.joined(by: "; "),
    ])
  }

  /// The conflicts between claims about WidgetKit, and where a rule or a context claim differs.
  private mutating func appendWidgetKit(_ engine: Engine) {
    let catalog = engine.catalog
    for record in WidgetKitAudit(engine).records {
      for finding in record.findings where !finding.isExplained {
        append([
          "rule", catalog.place(of: finding.cell), finding.quantity.rawValue,
          finding.value.description, catalog.sourceIDs(of: finding.claims).joined(by: " "),
          "\(finding.predicted) (\(record.rule.rawValue))",
          catalog.exceptions.first {
            $0.rule == record.rule && finding.claims.contains($0.claim)
          }?.reason,
        ])
      }
    }
    for context in engine.widgetKitContexts() where context.agrees == false {
      let claim = catalog.widgetKitClaims[context.claim]
      append([
        "context", catalog.place(of: context.cell), claim.quantity.rawValue,
        claim.value.description, catalog.sources[claim.source].id, context.answer.short,
        catalog.citation(of: context.claim).note,
      ])
    }
  }
}

extension Engine {
  /// The context claims that differ from the answers, classes with the same numbers together.
  fileprivate func contextConflicts() -> [(ContextComparison, classes: [Key<ScreenClass>])] {
    contextComparisons().filter(\.isConflict).reduce(into: []) { conflicts, next in
      let index = conflicts.firstIndex {
        $0.0.claim == next.claim && $0.0.stated == next.stated
          && $0.0.answer.short == next.answer.short && $0.0.cell.os == next.cell.os
      }
      if let index {
        conflicts[index].classes.append(next.cell.screenClass)
      } else {
        conflicts.append((next, [next.cell.screenClass]))
      }
    }
  }
}

extension Catalog {
  /// A WidgetKit cell in a few words: `iOS 18, 6.1-inch 14 Pro, systemSmall, icons-small`.
  func place(
    of cell: WidgetKitCell, on screens: [WidgetScreen]? = nil, _ versions: [OSVersion]? = nil
  ) -> String {
    let names = cell.screenClass == nil ? [] : (screens ?? [cell.screen]).map(name)
    let versions = versions ?? [cell.os]
    let last = versions.last.flatMap { $0 == versions[0] ? nil : " to \($0)" } ?? ""
    return
      (["\(cell.platform.rawValue) \(versions[0])\(last)"]
      + [names.count > 4 ? "\(names.count) classes" : names.joined(by: ", ")].filter { !$0.isEmpty }
      + [cell.family.rawValue, cell.variant?.rawValue].compactMap(\.self)
      + (cell.zoom == .standard ? [] : ["Display Zoom \(cell.zoom.rawValue)"])).joined(by: ", ")
  }

  /// A cell in a few words: `iOS 10, 4.7-inch, portrait, xxl, Today view, compact`.
  func place(of cell: TodayCell, classes: [Key<ScreenClass>]? = nil) -> String {
    let names = (classes ?? [cell.screenClass]).map { screenClasses[$0].name }
    let column = cell.column.flatMap { $0 == .single ? nil : $0.rawValue + " column" }
    return
      ([
        name(of: cell.os),
        names.count > 4 ? "\(names.count) classes" : names.joined(by: ", "),
        cell.orientation.rawValue, cell.textSize.rawValue, name(of: cell.entryPoint),
        cell.mode.rawValue,
      ] + [column, cell.isZoomed ? "zoomed" : nil].compactMap(\.self)).joined(by: ", ")
  }
}
