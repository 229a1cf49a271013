internal import Documents
internal import WidgetSizing

/// The widgets of one screen with one Display Zoom on versions that follow each other and of which
/// all is the same.
struct WidgetGroup: Sendable {
  let screen: WidgetScreen
  let zoom: DisplayZoom
  /// At least one, the oldest first.
  let versions: [OSVersion]
  /// The answers on the newest of the versions.
  let answers: [CellEvidence<WidgetKitCell>]

  /// `iOS 14 to 17, Display Zoom larger`.
  var title: String {
    let first = versions[0], last = versions[versions.count - 1]
    let range = first == last ? "\(first)" : "\(first) to \(last)"
    let zoom = zoom == .standard ? "" : ", Display Zoom \(zoom.rawValue)"
    return "\(screen.platform.rawValue) \(range)\(zoom)"
  }

  /// Whether any number is known.
  var isKnown: Bool { answers.contains(where: \.isKnown) }
}

extension Engine {
  /// The widgets of a screen, the newest versions first and those with Display Zoom behind.
  func widgetGroups(on screen: WidgetScreen) -> [WidgetGroup] {
    DisplayZoom.choices(on: screen.platform).flatMap { zoom -> [WidgetGroup] in
      var groups: [WidgetGroup] = []
      for os in versions(of: screen) {
        var query = WidgetKitQuery(screens: [screen])
        query.os = [os]
        query.zoom = zoom
        let answers = blocks(query).flatMap(\.cells).map { evidence($0) }
        let last = groups.last
        if let last, last.answers.count == answers.count,
          zip(last.answers, answers).allSatisfy({ $0.isSame(as: $1) })
        {
          groups[groups.count - 1] = WidgetGroup(
            screen: screen, zoom: zoom, versions: last.versions + [os], answers: answers)
        } else {
          groups.append(WidgetGroup(screen: screen, zoom: zoom, versions: [os], answers: answers))
        }
      }
      // Where nothing is known, it is told only of versions that a model is known to run.
      return groups.reversed().filter { group in
        group.isKnown
          || zoom == .standard
            && group.versions.contains { catalog.surelyRuns(screen, $0) }
      }
    }
  }
}

extension Catalog {
  /// Whether a source says that a model of a screen runs a version.
  fileprivate func surelyRuns(_ screen: WidgetScreen, _ os: OSVersion) -> Bool {
    let running = devices(of: screen, on: os)
    return running.isEmpty ? runs(screen, os) : running.contains { devices[$0].runs(os) == true }
  }
}

extension CellEvidence<WidgetKitCell> {
  /// Whether both tell people the same, of the same widget, on whatever version.
  fileprivate func isSame(as other: CellEvidence<WidgetKitCell>) -> Bool {
    cell.family == other.cell.family && cell.variant == other.cell.variant
      && Quantity.allCases.allSatisfy {
        self[$0].short == other[$0].short && self[$0].claims == other[$0].claims
          && self[$0].basis == other[$0].basis
          && self[$0].alternatives.map(\.claims) == other[$0].alternatives.map(\.claims)
      }
  }
}

extension SiteContext {
  /// The groups of a screen.
  func widgetGroups(on screen: WidgetScreen) -> [WidgetGroup] { widgetGroups[screen] ?? [] }

  /// Where the row of a widget is on the page of its screen; nil if the page does not have it.
  func anchor(of cell: WidgetKitCell) -> Slug? {
    let group = widgetGroups(on: cell.screen).first {
      $0.zoom == cell.zoom && $0.versions.contains(cell.os)
    }
    return group?.answers.first {
      $0.cell.family == cell.family && $0.cell.variant == cell.variant
    }.map { Slug(cleaning: catalog.id(of: $0.cell)) }
  }

  /// Both numbers with their marks, leading to the widget on the page of its screen.
  func linkedCell(_ answer: CellEvidence<WidgetKitCell>) -> Table.Cell {
    let kind = Mark(answer.width.value == nil ? answer.height : answer.width).kind
    guard answer.isKnown, let anchor = anchor(of: answer.cell) else {
      return Table.Cell([Inline(answer.short)], kind: kind)
    }
    let destination = destination(.widgets(answer.cell.screen), anchor: anchor)
    return Table.Cell([.link([Inline(answer.short)], to: destination)], kind: kind)
  }
}
