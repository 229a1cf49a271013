internal import DataTables
public import WidgetSizing
internal import Wording

/// How pinned sizes in files compare with the tables.
public struct CheckResult: Sendable {
  /// The engine on the tables.
  public let engine: Engine
  /// Notes on how the question was understood, and which models a row does not speak of.
  public let remarks: [String]
  /// What was found in each file.
  let files: [CheckedFile]
  /// Whether files without pinned sizes are checked as well, so that each line names its file.
  var isBesideOthers = false

  /// Compares files with an engine.
  ///
  /// - Parameters:
  ///   - files: Files without complaints.
  ///   - engine: The engine on the tables.
  ///   - isStrict: Whether a row with an empty width or height fails if that is unknown.
  ///   - remarks: Notes on how the question was understood.
  public init(
    _ files: [LockFile], with engine: Engine, isStrict: Bool = false, remarks: [String] = []
  ) {
    self.engine = engine
    let reader = CellIDReader(engine.catalog)
    self.files = files.map { file in
      CheckedFile(
        path: file.path,
        rows: file.rows.map { CheckedRow($0, reader, with: engine, isStrict: isStrict) })
    }
    self.remarks =
      remarks
      + self.files.flatMap { engine.catalog.notesOnModels(of: $0.rows) }.withoutRepetition
  }

  /// Whether the tables have what the files pin.
  public var passes: Bool { files.allSatisfy(\.passes) }
}

/// What a check found in one file.
struct CheckedFile: Sendable {
  let path: String
  let rows: [CheckedRow]

  /// Whether all is as pinned; a file that pins no number says nothing.
  var passes: Bool { rows.allSatisfy(\.findings.isEmpty) && numberCount > 0 }
  /// How many rows have the identifier of a cell.
  var cellCount: Int { rows.count { $0.cell != nil } }
  /// How many numbers of these are pinned.
  var numberCount: Int { rows.reduce(0) { $0 + ($1.cell == nil ? 0 : $1.row.pins.count) } }

  /// How many findings there are of a sort.
  func count(_ record: CheckedRow.Finding.Record) -> Int {
    rows.reduce(0) { $0 + $1.findings.count { $0.record == record } }
  }
}

/// What a check found in one row.
struct CheckedRow: Sendable {
  /// Something that fails.
  struct Finding: Sendable {
    /// A number that differs, another thing that contradicts the identifier, an identifier of no cell, or a size that a
    /// strict check must know.
    enum Record: String {
      case differs, contradicts, missing, unknown
    }

    let record: Record
    let position: Position
    /// The number that differs.
    var difference: PinDifference?
    /// What the row says that its identifier or the tables do not.
    var contradiction: LockFile.Fact?
    /// The most similar identifier of a cell that exists.
    var nearest: String?
  }

  let row: LockFile.Row
  /// The cell; nil if there is none with this identifier.
  let cell: Cell?
  /// The model that the row is about; nil if it is about all with its screen.
  private(set) var device: Key<Device>?
  private(set) var findings: [Finding] = []

  init(_ row: LockFile.Row, _ reader: CellIDReader, with engine: Engine, isStrict: Bool) {
    self.row = row
    cell = reader.cell(row.id)
    guard let cell else {
      let nearest = engine.nearest(to: row.id, reader)
      findings = [Finding(record: .missing, position: row.position, nearest: nearest)]
      return
    }
    device = engine.catalog.device(named: row.devices, on: cell.screenClass)
    let contradictions = row.facts.filter { engine.contradicts($0, cell) }
    let engine = engine.asked(about: device)
    findings = engine.differences(of: row.pins, from: cell).map {
      Finding(record: .differs, position: $0.pin.position, difference: $0)
    }
    findings += contradictions.map {
      Finding(record: .contradicts, position: $0.position, contradiction: $0)
    }
    let isUnknown = row.emptySides.contains { engine.answer($0, of: cell).state == .unknown }
    if isStrict, isUnknown { findings.append(Finding(record: .unknown, position: row.position)) }
  }
}

/// A pinned number that the tables do not have.
struct PinDifference: Sendable {
  let pin: LockFile.Pin
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

  /// The pinned numbers that a cell does not have.
  fileprivate func differences(of pins: [LockFile.Pin], from cell: Cell) -> [PinDifference] {
    let quantities = quantities(of: cell)
    var evidence: [Quantity: Evidence] = [:]
    for quantity in pins.flatMap(\.column.quantities).withoutRepetition
    where quantities.contains(quantity) {
      evidence[quantity] = self.evidence(quantity, of: cell)
    }
    return pins.compactMap { pin in
      let margins = evidence[.margin]?.answer.bothMargins
      // A number that is not known is explained by the first that it rests on and that is not known.
      let grounds = pin.column.quantities.map { evidence[$0] }
      let own = grounds.first { $0?.state.isKnown != true } ?? grounds[0]
      let value = own.flatMap { pin.column.value(of: $0, within: margins) }
      if let value, pin.number.agrees(with: value) { return nil }
      return PinDifference(pin: pin, evidence: own, value: value)
    }
  }

  /// The most similar identifier of a cell that exists, perhaps on the newest version; nil if there is none.
  fileprivate func nearest(to id: String, _ reader: CellIDReader) -> String? {
    guard let cell = reader.nearest(to: id).flatMap(reader.cell) else { return nil }
    let newest = catalog.releases(of: cell.platform).last.map { cell.on($0.os) } ?? cell
    return [cell, newest].first { cell in
      Quantity.sides.contains { answer($0, of: cell).state != .notApplicable }
    }.map(catalog.id)
  }
}
