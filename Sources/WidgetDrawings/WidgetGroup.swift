package import WidgetSizing
internal import Wording

/// The widgets of one screen with one Display Zoom on versions that follow each other and of which
/// all is the same.
package struct WidgetGroup: Sendable {
  package let kind: WidgetKind
  package let screen: Screen
  package let zoom: DisplayZoom
  /// At least one, the oldest first.
  package let versions: [OSVersion]
  /// The cells on the newest version, also if it is one that ``onVersions(where:)`` left out.
  package let block: CellBlock
  /// What is known of them.
  package let answers: [CellEvidence]

  /// A cell of the group on each version, the oldest first.
  package func onEachVersion(_ cell: Cell) -> [Cell] { versions.map(cell.on) }

  /// The group with those of its versions that count; nil if none does.
  package func onVersions(where isIncluded: (OSVersion) -> Bool) -> WidgetGroup? {
    let versions = versions.filter(isIncluded)
    guard !versions.isEmpty else { return nil }
    return WidgetGroup(
      kind: kind, screen: screen, zoom: zoom, versions: versions, block: block,
      answers: answers)
  }

  /// Whether any number is known.
  package var isKnown: Bool { answers.contains(where: \.isKnown) }
}

extension [WidgetGroup] {
  /// Those of a kind of widget without Display Zoom.
  package func standard(_ kind: WidgetKind) -> [WidgetGroup] {
    filter { $0.kind == kind && $0.zoom == .standard }
  }
}

extension Engine {
  /// The widgets of a screen, kind by kind, the newest versions first and those with Display Zoom
  /// behind.
  package func widgetGroups(on screen: Screen) -> [WidgetGroup] {
    WidgetKind.withFamilies.flatMap { widgetGroups(of: $0, on: screen) }
  }

  /// The widgets of a model: those of its screen, but for settings and numbers that belong to the model.
  package func widgetGroups(of device: Key<Device>, among shared: [WidgetGroup]) -> [WidgetGroup] {
    guard let screen = shared.first?.screen else { return shared }
    struct Part: Hashable {
      let kind: WidgetKind
      let zoom: DisplayZoom
    }
    let placesDiffer = catalog.placesDiffer(on: screen.screenClass)
    let parts = shared.grouped { Part(kind: $0.kind, zoom: $0.zoom) }
    func isOwn(_ groups: [WidgetGroup]) -> Bool {
      placesDiffer && groups[0].kind == .widgetKit
        || groups.contains { group in
          group.versions.contains { isApart(device, with: group.kind, group.zoom, on: $0) }
        }
    }
    guard parts.contains(where: { isOwn($0.elements) }) else { return shared }
    let own = asked(about: device).widgetGroups(on: screen)
    return parts.flatMap { part, groups in
      isOwn(groups) ? own.filter { $0.kind == part.kind && $0.zoom == part.zoom } : groups
    }
  }

  private func widgetGroups(of kind: WidgetKind, on screen: Screen) -> [WidgetGroup] {
    DisplayZoom.choices(on: screen.platform).flatMap { zoom -> [WidgetGroup] in
      let groups = versions(of: kind, on: screen).map { os in
        let block = block(of: AskedBox(kind, on: [screen]), on: screen, os, zoom)
        return (os: os, block: block, answers: block.cells.map { evidence($0) })
      }.runs { last, next in
        last.answers.count == next.answers.count
          && zip(last.answers, next.answers).allSatisfy { $0.isSame(as: $1) }
      }.map { run in
        let newest = run[run.count - 1]
        return WidgetGroup(
          kind: kind, screen: screen, zoom: zoom, versions: run.map(\.os), block: newest.block,
          answers: newest.answers)
      }
      // Where nothing is known, it is told only of versions that a model is known to run.
      return groups.reversed().filter { group in
        group.isKnown
          || kind == .widgetKit && zoom == .standard
            && group.versions.contains { catalog.surelyRuns(screen, $0) }
      }
    }
  }
}

extension Catalog {
  /// Whether a source says that a model of a screen runs a version.
  fileprivate func surelyRuns(_ screen: Screen, _ os: OSVersion) -> Bool {
    let running = devices(of: screen, on: os)
    return running.isEmpty ? runs(screen, os) : running.contains { devices[$0].runs(os) == true }
  }
}

extension CellEvidence {
  /// Whether both tell people the same, of the same widget, on whatever version.
  fileprivate func isSame(as other: CellEvidence) -> Bool {
    cell.setting == other.cell.setting
      && Quantity.sides.allSatisfy {
        let own = self[$0], others = other[$0]
        return own.short == others.short && own.claims == others.claims
          && own.basis == others.basis
          && own.alternatives.map(\.claims) == others.alternatives.map(\.claims)
      }
  }
}
