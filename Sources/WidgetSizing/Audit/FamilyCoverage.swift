/// How many of the sizes of WidgetKit widgets are known, family by family and version by version.
///
/// A screen counts from the first to the last version that one of its models runs, in the settings that a query
/// lists unasked: without Display Zoom. Each cell counts twice, for its width and for its height.
package struct FamilyCoverage: Sendable {
  /// A family on one platform, in one of its sizes.
  package struct Subject: Hashable, Sendable {
    /// The platform.
    package let platform: Platform
    /// The family.
    package let family: WidgetFamily
    /// Which size of the family; nil if it has one.
    package let variant: WidgetVariant?
  }

  /// One line: a family on one version.
  package struct Line: Sendable {
    /// The family.
    package let subject: Subject
    /// The version of its platform.
    package let os: OSVersion
    /// How many numbers have each state, on all screens.
    package let count: StateCount
  }

  /// The lines that have numbers: platform by platform, in the order of families, variants and versions.
  package let lines: [Line]

  /// Counts the numbers that an engine knows.
  package init(_ engine: Engine) {
    var counts: [Cell: StateCount] = [:]
    let catalog = engine.catalog
    let listed = engine.withAllVersions(Query(.widgetKit, on: catalog.screens(of: .widgetKit)))
    for block in listed.flatMap(engine.blocks) {
      engine.forEachAnswer(in: block) { sized in
        let anywhere = sized.cell.clearing([.screenClass])
        for quantity in Quantity.sides {
          counts[anywhere, default: StateCount()].count(sized[quantity].state)
        }
      }
    }
    let lines = counts.compactMap { cell, count -> Line? in
      guard let family = cell[WidgetFamily.self], count.possible > 0 else { return nil }
      return Line(
        subject: Subject(
          platform: cell.platform, family: family, variant: cell[WidgetVariant.self]),
        os: cell.os, count: count)
    }
    func order(_ line: Line) -> (Int, Int, Int, OSVersion) {
      let subject = line.subject
      return (
        subject.platform.place, catalog.position(of: subject.family) ?? 0,
        subject.variant.flatMap(catalog.variants.firstIndex).map { $0 + 1 } ?? 0, line.os
      )
    }
    self.lines = lines.sorted { order($0) < order($1) }
  }

  /// The families that have numbers, in the order of the lines, each once.
  package var subjects: [Subject] { lines.map(\.subject).withoutRepetition }

  /// The platforms that have numbers, each once.
  package var platforms: [Platform] { subjects.map(\.platform).withoutRepetition }

  /// The versions of a platform that have numbers, the oldest first.
  package func versions(of platform: Platform) -> [OSVersion] {
    Set(lines.filter { $0.subject.platform == platform }.map(\.os)).sorted()
  }

  /// The count of all lines that `isCounted` chooses.
  package func total(where isCounted: (Line) -> Bool) -> StateCount {
    lines.filter(isCounted).reduce(into: StateCount()) { $0.add($1.count) }
  }
}
