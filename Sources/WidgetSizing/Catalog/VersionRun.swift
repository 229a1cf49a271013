internal import DataTables

/// Versions of a platform between which the size of a widget holds.
///
/// Rows that share a version join to one run.
public struct VersionRun: Sendable {
  /// The platform.
  public let platform: Platform
  /// The variant that it is about; nil for all that no other row is about.
  public let variant: WidgetVariant?
  /// The first and the last version.
  public let os: ClosedRange<OSVersion>
  /// Whether too few screens were measured on both versions to be sure of others.
  public let extrapolates: Bool
  /// A claim that states another size on a later version; nil if none does.
  public let end: Key<Claim>?
  /// What it rests on.
  public let note: String?
}

extension VersionRun: TableRow {
  static let table = "version_runs"

  init(_ row: inout Row) {
    platform = row.choice("platform")
    variant = row.optionalVariant("variant")
    os = row.versions("os_first", "os_last")
    extrapolates = row.boolean("extrapolates")
    end = row.optionalKey("ended_by")
    note = row.optionalText("note")
  }
}

/// Widgets of a platform whose sizes change together: those of its Home Screen, or of a variant that has
/// runs of its own.
package struct RunPlace: Hashable, Sendable {
  package let platform: Platform
  package let variant: WidgetVariant?

  package init(platform: Platform, variant: WidgetVariant?) {
    (self.platform, self.variant) = (platform, variant)
  }
}

extension Catalog {
  /// The runs, in the order of the table.
  public var versionRuns: [VersionRun] { tables.versionRuns }

  /// The variant that an empty cell of `claims.csv` means, where there are several.
  var usualVariantOfClaims: WidgetVariant? {
    tables.kindAxes[WidgetKind.widgetKit.place].usual[only: WidgetVariant.self]
  }

  /// The size of a family by a name that holds on every version: nil for the one that an empty cell of
  /// `claims.csv` means, which is a variant on some versions only. On an iPad, a family with one size
  /// stands on the Lock Screen.
  package func lastingVariant(_ variant: WidgetVariant?, on platform: Platform) -> WidgetVariant? {
    variant == usualVariantOfClaims ? nil : variant ?? (platform == .iPadOS ? .lockScreen : nil)
  }

  /// The variant of a cell by the same name.
  func lastingVariant(of cell: Cell) -> WidgetVariant? {
    lastingVariant(cell[WidgetVariant.self], on: cell.platform)
  }

  /// The run of a version; that version alone if no row has it.
  package func run(of os: OSVersion, in place: RunPlace) -> ClosedRange<OSVersion> {
    runs(of: place).joined.first { $0.contains(os) } ?? os...os
  }

  /// Whether a size of one version is extrapolated if it is given for another of the same run.
  func extrapolates(from first: OSVersion, to second: OSVersion, in place: RunPlace) -> Bool {
    let (lower, upper) = (min(first, second), max(first, second))
    return runs(of: place).uncertain.contains { $0.lowerBound < upper && lower < $0.upperBound }
  }

  private func runs(of place: RunPlace) -> PlaceRuns {
    tables.placeRuns[place]
      ?? tables.placeRuns[RunPlace(platform: place.platform, variant: nil)] ?? PlaceRuns()
  }
}

/// The runs of the widgets of a place.
struct PlaceRuns: Sendable {
  /// The versions of rows, those that share a version as one.
  var joined: [ClosedRange<OSVersion>] = []
  /// The versions between which sizes are extrapolated.
  var uncertain: [ClosedRange<OSVersion>] = []

  fileprivate mutating func insert(_ run: VersionRun) {
    var all = run.os
    // What overlaps the row may overlap what it is joined with.
    while let place = joined.firstIndex(where: { $0.overlaps(all) }) {
      let other = joined.remove(at: place)
      all = min(all.lowerBound, other.lowerBound)...max(all.upperBound, other.upperBound)
    }
    joined.append(all)
    if run.extrapolates { uncertain.append(run.os) }
  }
}

extension [VersionRun] {
  /// The runs by the widgets that they are about.
  var byPlace: [RunPlace: PlaceRuns] {
    reduce(into: [:]) { places, run in
      places[
        RunPlace(platform: run.platform, variant: run.variant), default: PlaceRuns()
      ].insert(run)
    }
  }
}

extension OtherAxes {
  /// Those on which widgets of a run are equal: on another version the variant may have another name.
  static let alongRuns = OtherAxes(than: PlaceSet(.os, .variant))
}

extension Cell {
  /// The widgets with whose sizes that of this one changes; nil of a Today extension.
  func runPlace(in catalog: Catalog) -> RunPlace? {
    kind.hasFamilies
      ? RunPlace(platform: platform, variant: catalog.lastingVariant(of: self)) : nil
  }
}
