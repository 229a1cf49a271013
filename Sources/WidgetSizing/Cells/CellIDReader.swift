internal import Wording

/// Reads identifiers of cells.
public struct CellIDReader: Sendable {
  private let catalog: Catalog
  private let screenClasses: [String: Key<ScreenClass>]
  /// The versions of each kind of widget, by their text in identifiers: `ipados17`.
  private let versions: [WidgetKind: [String: (platform: Platform, os: OSVersion)]]

  /// Makes a reader of the identifiers of a catalog's cells.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    screenClasses = Dictionary(
      catalog.screenClasses.keys.map { (catalog.screenClasses[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    let all = Dictionary(
      catalog.osReleases.map {
        ("\($0.platform.idPart)\($0.os)", (platform: $0.platform, os: $0.os))
      }, uniquingKeysWith: { first, _ in first })
    versions = Dictionary(
      uniqueKeysWithValues: WidgetKind.allCases.map { kind in
        (kind, kind.hasFamilies ? all : all.filter { $0.value.platform == .iOS })
      })
  }

  /// The cell that ``Catalog/id(of:)-(Cell)`` gives this identifier; nil if there is none.
  public func cell(_ id: String) -> Cell? {
    // Each cell has one identifier: without `.single`, and with `.left` before `.zoomed`.
    Reading(self, isExact: true).cell(id).flatMap { catalog.id(of: $0) == id ? $0 : nil }
  }

  /// The most similar identifier of a cell; nil if a part of `id` resembles no valid value.
  public func nearest(to id: String) -> String? {
    Reading(self, isExact: false).cell(id).map(catalog.id)
  }

  /// Reads one identifier, exactly or with the most similar valid value for each part.
  private struct Reading {
    let reader: CellIDReader
    let isExact: Bool

    init(_ reader: CellIDReader, isExact: Bool) {
      self.reader = reader
      self.isExact = isExact
    }

    /// Reads the parts from both ends, because the identifier of a class may contain dots.
    func cell(_ id: String) -> Cell? {
      // No identifier is this long: a bound on the work for any input.
      guard id.utf8.count <= 1_000 else { return nil }
      var parts = id.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
      guard parts.count >= 3, let kind: WidgetKind = value(of: parts.popFirst()),
        let (platform, os) = parts.popFirst().flatMap({
          value($0, among: reader.versions[kind] ?? [:])
        })
      else { return nil }
      return kind.hasFamilies
        ? widgetCell(of: kind, platform, os, parts) : todayCell(os, parts)
    }

    private func todayCell(_ os: OSVersion, _ parts: ArraySlice<String>) -> Cell? {
      var parts = parts
      let isZoomed = optional(&parts, of: [Suffix.zoomed], after: Mode.allCases) != nil
      let column = optional(&parts, of: WidgetColumn.allCases, after: Mode.allCases)
      guard let mode: Mode = value(of: parts.popLast()),
        let entryPoint: EntryPoint = value(of: parts.popLast()),
        let textSize: TextSize = value(of: parts.popLast()),
        let orientation: Orientation = value(of: parts.popLast()),
        let screenClass = value(Array(parts).joined(by: "."), among: reader.screenClasses)
      else { return nil }
      let isPad = reader.catalog.screenClasses[screenClass].idiom == .pad
      return Cell(
        os: os, screenClass: screenClass, orientation: orientation, textSize: textSize,
        entryPoint: entryPoint, mode: mode, column: column ?? (isPad ? .single : nil),
        zoom: isZoomed ? .larger : .standard)
    }

    private func widgetCell(
      of kind: WidgetKind, _ platform: Platform, _ os: OSVersion, _ parts: ArraySlice<String>
    ) -> Cell? {
      var parts = parts
      let families = reader.catalog.families(of: kind)
      let zoom = optional(&parts, of: DisplayZoom.allCases, after: families) ?? .standard
      let variant = optional(&parts, of: reader.catalog.variants, after: families)
      guard let family = value(of: parts.popLast(), among: families) else { return nil }
      var screenClass: Key<ScreenClass>?
      if let idiom = platform.idiom {
        screenClass = value(Array(parts).joined(by: "."), among: reader.screenClasses)
        guard let screenClass, reader.catalog.screenClasses[screenClass].idiom == idiom else {
          return nil
        }
      } else if !parts.isEmpty {
        return nil
      }
      return Cell(
        platform: platform, os: os, screenClass: screenClass, zoom: zoom, of: kind,
        family: family, variant: variant)
    }

    /// What ends the identifier of a Today extension with Display Zoom.
    private enum Suffix: String { case zoomed }

    /// Removes the last part if it names one of some values that an identifier may omit, and a part
    /// before it one of those that every identifier has.
    private func optional<Value: RawRepresentable<String>, Required: RawRepresentable<String>>(
      _ parts: inout ArraySlice<String>, of values: [Value], after required: [Required]
    ) -> Value? {
      guard let last = parts.last, let value = value(of: last, among: values),
        parts.dropLast().contains(where: { self.value(of: $0, among: required) != nil })
      else { return nil }
      parts.removeLast()
      return value
    }

    /// The case that a part names.
    private func value<Value: CaseIterable & RawRepresentable<String>>(
      of part: String?
    ) -> Value? {
      value(of: part, among: Array(Value.allCases))
    }

    /// The one of some values that a part names.
    private func value<Value: RawRepresentable<String>>(
      of part: String?, among values: [Value]
    ) -> Value? {
      guard let part else { return nil }
      if let value = values.first(where: { $0.rawValue == part }) { return value }
      guard !isExact, let near = Wording.nearest(to: part, in: values.map(\.rawValue)) else {
        return nil
      }
      return values.first { $0.rawValue == near }
    }

    /// The value that a part is the name of.
    private func value<Value>(_ part: String, among values: [String: Value]) -> Value? {
      if let value = values[part] { return value }
      guard !isExact else { return nil }
      // Sorted, because the order of a dictionary differs from run to run.
      return Wording.nearest(to: part, in: values.keys.sorted()).flatMap { values[$0] }
    }
  }
}
