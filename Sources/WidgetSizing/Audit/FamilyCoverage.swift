/// How many of the sizes of WidgetKit widgets are known, family by family and version by version.
///
/// A screen counts from the first to the last version that one of its models runs, without Display
/// Zoom. Each cell counts twice, for its width and for its height.
public struct FamilyCoverage: Sendable {
  /// A family on one platform, in one of its sizes.
  public struct Subject: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// The family.
    public let family: WidgetFamily
    /// Which size of the family; nil if it has one.
    public let variant: WidgetVariant?
  }

  /// How many numbers are known, of those that can exist.
  public struct Count: Sendable {
    /// Numbers with a value, whether sources or rules give it.
    public fileprivate(set) var known = 0
    /// Numbers that can exist.
    public fileprivate(set) var possible = 0

    /// The known part in whole percent, rounded down, so that 100 means all of them.
    public var percent: Int { possible == 0 ? 0 : known * 100 / possible }

    static func += (count: inout Count, other: Count) {
      count.known += other.known
      count.possible += other.possible
    }
  }

  /// One line: a family on one version.
  public struct Line: Sendable {
    /// The family.
    public let subject: Subject
    /// The version of its platform.
    public let os: OSVersion
    /// How many numbers are known, on all screens.
    public let count: Count
  }

  /// The lines that have numbers: platform by platform, in the order of families, variants and versions.
  public let lines: [Line]

  /// Counts the numbers that an engine knows on some screens.
  /// - Parameters:
  ///   - engine: The engine that is asked.
  ///   - isCounted: Whether a screen counts.
  public init(_ engine: Engine, where isCounted: (Screen) -> Bool = { _ in true }) {
    struct Place: Hashable {
      let subject: Subject
      let os: OSVersion
    }
    var counts: [Place: Count] = [:]
    for block in engine.allBlocks(of: .widgetKit)
    where block.zoom == .standard && isCounted(block.screen) {
      engine.forEachAnswer(in: block) { sized in
        guard let widget = sized.cell.widget else { return }
        let subject = Subject(
          platform: block.screen.platform, family: widget.family, variant: widget.variant)
        var count = Count()
        for quantity in Quantity.sides where sized[quantity].state != .notApplicable {
          count.possible += 1
          if sized[quantity].state.isKnown { count.known += 1 }
        }
        guard count.possible > 0 else { return }
        counts[Place(subject: subject, os: block.os), default: Count()] += count
      }
    }
    let catalog = engine.catalog
    lines = Platform.allCases.flatMap { platform in
      catalog.families.flatMap { family in
        ([nil] + catalog.variants).flatMap { variant in
          catalog.versions(with: .widgetKit, on: platform).compactMap { os in
            let subject = Subject(platform: platform, family: family, variant: variant)
            return counts[Place(subject: subject, os: os)].map {
              Line(subject: subject, os: os, count: $0)
            }
          }
        }
      }
    }
  }

  /// The families that have numbers, in the order of the lines, each once.
  public var subjects: [Subject] {
    lines.reduce(into: []) { subjects, line in
      if subjects.last != line.subject { subjects.append(line.subject) }
    }
  }

  /// The platforms that have numbers, each once.
  public var platforms: [Platform] {
    Platform.allCases.filter { platform in lines.contains { $0.subject.platform == platform } }
  }

  /// The versions of a platform that have numbers, the oldest first.
  public func versions(of platform: Platform) -> [OSVersion] {
    Set(lines.filter { $0.subject.platform == platform }.map(\.os)).sorted()
  }

  /// The count of all lines that `isCounted` chooses.
  public func total(where isCounted: (Line) -> Bool) -> Count {
    lines.filter(isCounted).reduce(into: Count()) { $0 += $1.count }
  }
}
