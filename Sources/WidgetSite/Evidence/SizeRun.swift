internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// A known size of a widget, the same on versions that follow each other, and where a page has what it
/// rests on.
struct SizeRun: Sendable {
  /// The cell on the newest version of each group that has the size, the newest first; at least one.
  let answers: [CellEvidence]
  /// The oldest first.
  let versions: [OSVersion]
  /// `medium-ios26`, `small-icons-large-ios18`, `lock-screen-ios16-zoom-larger`. It names the oldest version
  /// alone, so that a newer version with the same size does not change it.
  let anchor: Slug

  /// What is known on the newest version.
  var newest: CellEvidence { answers[0] }
}

/// The known sizes of a device, each once.
struct SizeRuns: Sendable {
  /// In the order of the groups.
  let all: [SizeRun]
  /// The place of the size of each cell in `all`.
  private let places: [Cell: Int]

  /// Takes groups of one screen, the newest versions first, as far as a device runs them.
  init(_ groups: [WidgetGroup], in catalog: Catalog) {
    var all: [SizeRun] = []
    var places: [Cell: Int] = [:]
    // The last size of each widget so far, by its cell without a version.
    var last: [Cell: Int] = [:]
    for group in groups {
      for answer in group.answers where answer.isKnown {
        var widget = answer.cell
        widget.os = OSVersion(0)
        let newer = last[widget].flatMap { place in
          all[place].answers[all[place].answers.count - 1].isSameSize(as: answer) ? place : nil
        }
        let run = SizeRun(
          answers: (newer.map { all[$0].answers } ?? []) + [answer],
          versions: group.versions + (newer.map { all[$0].versions } ?? []),
          anchor: catalog.anchor(of: answer.cell, since: group.versions[0]))
        if let newer { all[newer] = run } else { all.append(run) }
        let place = newer ?? all.count - 1
        last[widget] = place
        // The answers of a group are on its newest version, which the device need not run.
        for cell in group.onEachVersion(answer.cell) + [answer.cell] { places[cell] = place }
      }
    }
    self.all = all
    self.places = places
  }

  /// The size of a cell; nil if it is not known.
  subscript(cell: Cell) -> SizeRun? { places[cell].map { all[$0] } }
}

extension CellEvidence {
  /// Whether people are told the same of both, whatever it rests on.
  func isSameSize(as other: CellEvidence) -> Bool {
    short == other.short
      && Quantity.sides.allSatisfy { self[$0].drawn.map(\.value) == other[$0].drawn.map(\.value) }
  }
}

extension Catalog {
  fileprivate func anchor(of cell: Cell, since os: OSVersion) -> Slug {
    guard let widget = cell.widget else { return Slug(cleaning: id(of: cell)) }
    let words = id(of: widget.family).camelCaseWords
    let variant = widget.variant == .iconsSmall ? nil : widget.variant
    let parts = [
      (words.count > 1 && words[0] == "system" ? Array(words.dropFirst()) : words).joined(by: "-"),
      id(of: variant), "\(cell.platform.rawValue)\(os)",
      cell.zoom == .standard ? nil : "zoom-\(cell.zoom.rawValue)",
    ]
    return Slug(cleaning: parts.compactMap(\.self).joined(by: "-"))
  }
}
