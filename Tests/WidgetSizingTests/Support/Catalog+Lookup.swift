import Testing
import WidgetSizing
import WidgetSizingData

/// What tests name by an identifier, which must be in the tables.
extension Catalog {
  /// The screen class of an identifier.
  func screenClass(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Key<ScreenClass> {
    try #require(
      screenClasses.keys.first { screenClasses[$0].id == id }, "\(id)",
      sourceLocation: sourceLocation)
  }

  /// The device of an identifier.
  func device(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Key<Device> {
    try #require(
      devices.keys.first { devices[$0].id == id }, "\(id)", sourceLocation: sourceLocation)
  }

  /// The claim of an identifier, of whichever kind.
  func claim(
    _ id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Key<Claim> {
    try #require(
      WidgetKind.allCases.lazy.flatMap { self.claims.keys(of: $0) }
        .first { self.citation(of: $0).id == id },
      "\(id)", sourceLocation: sourceLocation)
  }

  /// The cell of an identifier.
  func cell(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Cell {
    try #require(CellIDReader(self).cell(id), "\(id)", sourceLocation: sourceLocation)
  }
}
