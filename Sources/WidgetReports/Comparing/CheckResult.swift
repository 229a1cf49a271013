public import WidgetSizing
internal import Wording

/// How pinned sizes in files compare with the tables.
public struct CheckResult: Sendable {
  /// The engine on the tables.
  public let engine: Engine
  /// Notes on how the question was understood.
  public let remarks: [String]
  /// What was found in each file.
  let files: [CheckedFile]
  private let reader: CellIDReader
  /// Whether files without pinned sizes are checked as well, so that each line names its file.
  var isBesideOthers = false

  /// Compares files with an engine.
  ///
  /// - Parameters:
  ///   - files: Files without complaints.
  ///   - engine: The engine on the tables.
  ///   - expected: The identifiers of the cells that each file should have: one that exists and that a file does
  ///     not have is new, which is no failure.
  ///   - isStrict: Whether a row with an empty width or height fails if that is unknown.
  ///   - remarks: Notes on how the question was understood.
  public init(
    _ files: [LockFile], with engine: Engine, expecting expected: [String] = [],
    isStrict: Bool = false, remarks: [String] = []
  ) {
    self.engine = engine
    let reader = CellIDReader(engine.catalog)
    self.reader = reader
    let existing = expected.filter { id in reader.cell(id).map(engine.hasWidget) == true }
    self.files = files.map { file in
      let known = Set(file.rows.map(\.id))
      return CheckedFile(
        path: file.path,
        rows: file.rows.map { row in
          CheckedRow(row, reader.cell(row.id), with: engine, isStrict: isStrict)
        },
        new: existing.filter { !known.contains($0) })
    }
    self.remarks =
      remarks
      + self.files.flatMap { engine.catalog.notesOnModels(of: $0.rows) }.withoutRepetition
  }

  /// Whether the tables have what the files pin.
  public var passes: Bool { files.allSatisfy(\.passes) }

  /// The most similar identifier of a cell that exists, perhaps on the newest version; nil if there is none.
  func nearest(to id: String) -> String? {
    guard let cell = reader.nearest(to: id).flatMap(reader.cell) else { return nil }
    let newest = engine.catalog.releases(of: cell.platform).last.map { cell.on($0.os) } ?? cell
    return [cell, newest].first(where: engine.hasWidget).map(engine.catalog.id)
  }
}

/// What a check found in one file.
struct CheckedFile: Sendable {
  let path: String
  let rows: [CheckedRow]
  /// The identifiers of expected cells that the file does not have.
  let new: [String]

  /// Whether all is as pinned; a file that pins no number says nothing.
  var passes: Bool { rows.allSatisfy(\.passes) && numberCount > 0 }
  var differences: [PinDifference] { rows.flatMap(\.differences) }
  /// The rows with the identifier of no cell.
  var missing: [CheckedRow] { rows.filter { $0.cell == nil } }
  /// How many rows have the identifier of a cell.
  var cellCount: Int { rows.count { $0.cell != nil } }
  /// How many numbers of these are pinned.
  var numberCount: Int { rows.reduce(0) { $0 + ($1.cell == nil ? 0 : $1.row.pins.count) } }
}

/// What a check found in one row.
struct CheckedRow: Sendable {
  let row: LockFile.Row
  /// The cell; nil if there is none with this identifier.
  let cell: Cell?
  let differences: [PinDifference]
  /// What the row says that its identifier or the tables do not.
  let contradictions: [LockFile.Fact]
  /// Whether a strict check fails because the size is unknown.
  let isUnknown: Bool
  /// The model that the row is about; nil if it is about all with its screen.
  let device: Key<Device>?

  var passes: Bool {
    cell != nil && differences.isEmpty && contradictions.isEmpty && !isUnknown
  }

  init(_ row: LockFile.Row, _ cell: Cell?, with engine: Engine, isStrict: Bool) {
    self.row = row
    self.cell = cell
    let device = cell.flatMap { engine.catalog.device(named: row.devices, on: $0.screenClass) }
    self.device = device
    guard let cell else {
      (differences, contradictions, isUnknown) = ([], [], false)
      return
    }
    contradictions = row.facts.filter { engine.contradicts($0, cell) }
    let engine = engine.asked(about: device)
    let quantities = engine.quantities(of: cell)
    var evidence: [Quantity: Evidence] = [:]
    for quantity in row.pins.flatMap(\.column.quantities).withoutRepetition
    where quantities.contains(quantity) {
      evidence[quantity] = engine.evidence(quantity, of: cell)
    }
    differences = row.pins.compactMap { pin in
      let margins = evidence[.margin]?.answer.bothMargins
      // A number that is not known is explained by the first that it rests on and that is not known.
      let grounds = pin.column.quantities.map { evidence[$0] }
      let own = grounds.first { $0?.state.isKnown != true } ?? grounds[0]
      let value = own.flatMap { pin.column.value(of: $0, within: margins) }
      if let value, pin.number.agrees(with: value) { return nil }
      return PinDifference(pin: pin, id: row.id, cell: cell, evidence: own, value: value)
    }
    isUnknown =
      isStrict && row.emptySides.contains { engine.answer($0, of: cell).state == .unknown }
  }
}

/// A pinned number that the tables do not have.
struct PinDifference: Sendable {
  let pin: LockFile.Pin
  let id: String
  let cell: Cell
  /// The evidence for the number; nil if the widget has no such number.
  let evidence: Evidence?
  /// The number in the tables; nil if there is none.
  let value: Points?
}

extension Catalog {
  /// The model with a screen that has a name, as `query` writes it; nil if there is none.
  fileprivate func device(
    named name: String, on screenClass: Key<ScreenClass>?
  ) -> Key<Device>? {
    screenClass.flatMap { key in screenClasses[key].devices.first { devices[$0].name == name } }
  }

  /// What rows about all models with a screen do not mean: those that lack the Display Zoom, or of which numbers that
  /// belong to the model are not known. A row that names the others says so itself.
  fileprivate func notesOnModels(of rows: [CheckedRow]) -> [String] {
    let told = rows.filter { row in
      guard row.device == nil, !row.row.pins.isEmpty, let cell = row.cell else { return false }
      return !devices(without: cell).isEmpty
        && row.row.devices != names(of: devices(having: cell)).joined(by: ", ")
    }
    return told.grouped { row in row.cell.map { devices(without: $0) } ?? [] }.map { others, rows in
      let more = rows.count > 1 ? " and \(rows.count - 1) more" : ""
      let having = rows[0].cell.map { devices(having: $0) } ?? []
      return "\(rows[0].row.id)\(more): of \(phrase(of: having)), not of \(phrase(of: others))"
    }
  }
}

extension Engine {
  /// Whether a row says something else than the identifier of its cell: another family, a device with another screen,
  /// other pixels. A text that is none of the values is a note of the file's own.
  fileprivate func contradicts(_ fact: LockFile.Fact, _ cell: Cell) -> Bool {
    let screen = cell.screenClass.map { catalog.screenClasses[$0] }
    if fact.column == "device" {
      let named = catalog.devices.keys.filter { catalog.devices[$0].name == fact.text }
      return !named.isEmpty && screen.map { !named.contains(where: $0.devices.contains) } ?? false
    }
    if fact.column == "screen_class" {
      return fact.text != screen?.id
        && catalog.screenClasses.keys.contains { catalog.screenClasses[$0].id == fact.text }
    }
    if let side = Quantity.sides.first(where: { fact.column == "\($0.column)_px" }) {
      let pixels = evidence(side, of: cell).pixels
      return pixels != nil && Int(fact.text).map { $0 != pixels } ?? false
    }
    return Axis.all.first { $0.columnName == fact.column }.map { axis in
      fact.text != catalog.id(of: cell, on: axis)
        && catalog.ids(of: cell.kind, on: axis).contains(fact.text)
    } ?? false
  }

  /// Whether there is a widget at a cell, of known size or not.
  fileprivate func hasWidget(_ cell: Cell) -> Bool {
    Quantity.sides.contains { answer($0, of: cell).state != .notApplicable }
  }
}
