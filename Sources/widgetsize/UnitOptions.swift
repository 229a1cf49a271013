internal import ArgumentParser
internal import ProgramSupport
internal import WidgetReports

/// The unit of lengths in tables for people.
struct UnitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Unit of lengths in tables: pt (points) or px (pixels).",
      discussion: "Default: pt. On macOS and visionOS lengths are always in points.",
      valueName: "unit"),
    completion: .list(LengthUnit.allCases.map(\.rawValue)),
    transform: SingleValue.reader)
  var unit: String?

  /// The requested unit; by default points, or pixels where words ask for them. Only tables can have pixels.
  func resolved(in format: ReportFormat, isInPixels: Bool = false) throws -> LengthUnit {
    guard let unit else { return isInPixels ? .pixels : .points }
    guard let found = LengthUnit(rawValue: unit.lowercased()) else {
      throw Failure.usage(
        Message.unknown("unit", unit, expected: LengthUnit.allCases.map(\.rawValue)))
    }
    guard found == .points || format.columns == .ofTables else {
      let tables = ReportFormat.all.filter { $0.content == .answer && $0.columns == .ofTables }
      throw Failure.usage(
        "--unit px is for tables, not for \(format.name); expected --format "
          + tables.map(\.name).joined(separator: ", "))
    }
    return found
  }
}
