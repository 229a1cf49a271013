internal import DataTables

extension CatalogReader {
  mutating func readClaimClasses(_ table: inout TableReader) {
    let claim = table.column("claim_id"), screenClass = table.column("screen_class")
    table.checkUnique(claim, screenClass)
    // The claims of this table in the order in which they come, so that every run is the same.
    var order: [String] = []
    var lists: [String: [Key<ScreenClass>]] = [:]
    _ = table.rows { row in
      let id = row.text(claim)
      let screenClass = row.reference(
        screenClass, in: screenClasses, as: "the id of a screen class")
      guard let id, let screenClass else { return }
      if lists[id] == nil {
        order.append(id)
        listedClaims.append((id, row.table.path, row.position(claim)))
      }
      lists[id, default: []].append(screenClass)
    }
    for id in order {
      let list = ClassList(screenClasses: lists[id] ?? [])
      layersOfLists[id] = layer
      catalog.classLists.put(list, under: id, in: &claimClasses)
    }
  }

  /// Reads the claims of a table of either system.
  mutating func readClaims<Columns: ClaimColumns>(
    _ table: inout TableReader, _ columns: (inout TableReader) -> Columns
  ) {
    let columns = columns(&table)
    table.checkUnique(columns.shared.id)
    _ = table.rows { row in
      guard let (claim, citation) = columns.claim(of: &row, in: self) else { return }
      guard let key = claims[citation.id] else {
        claims[citation.id] = catalog.claims.append(claim)
        catalog.citations.append(citation)
        return
      }
      guard catalog.claims[key].system == claim.system else {
        row.complain(
          about: columns.shared.id, .unique, "is the id of a claim about Today extensions")
        return
      }
      catalog.claims[key] = claim
      catalog.citations[key.index] = citation
    }
  }
}

/// The columns of a table of claims, looked up once.
protocol ClaimColumns {
  var shared: SharedClaimColumns { get }

  /// The claim of a row; nil if something is wrong with it.
  func claim(of row: inout TableReader, in reader: CatalogReader) -> (Claim, Citation)?
}

/// The columns that every table of claims has.
struct SharedClaimColumns {
  let id, source, use, quantity, value, firstOS, lastOS, screenClass, device, locator, note: Column

  let uses = Choices<ClaimUse>()
  let quantities = Choices<Quantity>()

  init(_ table: inout TableReader) {
    id = table.column("id")
    source = table.column("source_id")
    use = table.column("use")
    quantity = table.column("quantity")
    value = table.column("value_pt")
    firstOS = table.column("os_first")
    lastOS = table.column("os_last")
    screenClass = table.column("screen_class")
    device = table.column("device")
    locator = table.column("locator")
    note = table.column("note")
  }

  /// What a row has in these columns but for its number, versions and devices; nil if something is
  /// wrong with it.
  func stated(in row: inout TableReader, _ reader: CatalogReader) -> Stated? {
    let id = row.text(id), use = row.choice(use, of: uses)
    let source = row.reference(source, in: reader.sources, as: "the id of a source")
    let quantity = row.choice(quantity, of: quantities), locator = row.text(locator)
    guard let id, let use, let source, let quantity, let locator else { return nil }
    return Stated(
      source: source, use: use, quantity: quantity,
      citation: Citation(id: id, locator: locator, note: row.optionalText(note)))
  }

  /// What ``stated(in:_:)`` reads.
  struct Stated {
    let source: Key<Source>
    let use: ClaimUse
    let quantity: Quantity
    let citation: Citation
  }
}

/// The columns of `today_claims.csv`, looked up once.
struct TodayClaimColumns: ClaimColumns {
  let shared: SharedClaimColumns
  let formula, idiom, orientation, column, entryPoint, textSize, mode: Column

  let idioms = Choices(saidOf: Idiom.self, but: .watch)
  let orientations = Choices(saidOf: Orientation.self)
  let columns = Choices(saidOf: WidgetColumn.self)
  let entryPoints = Choices(saidOf: EntryPoint.self)
  let textSizes = Choices(saidOf: TextSize.self)
  let modes = Choices(saidOf: Mode.self)

  init(_ table: inout TableReader) {
    shared = SharedClaimColumns(&table)
    formula = table.column("formula")
    idiom = table.column("idiom")
    orientation = table.column("orientation")
    column = table.column("column")
    entryPoint = table.column("entry_point")
    textSize = table.column("text_size")
    mode = table.column("mode")
  }

  func claim(
    of row: inout TableReader, in reader: CatalogReader
  ) -> (Claim, Citation)? {
    let stated = shared.stated(in: &row, reader)
    let value = row.optionalPoints(shared.value), formula = formula(of: &row)
    let os = row.optionalVersions(shared.firstOS, shared.lastOS, in: reader.catalog)
    let subject = subject(of: &row, in: reader)
    let orientation = row.said(orientation, of: orientations)
    let column = row.said(column, of: columns)
    let entryPoint = row.said(entryPoint, of: entryPoints)
    let textSize = row.said(textSize, of: textSizes), mode = row.choice(mode, of: modes)
    guard let stated, let subject, let mode else { return nil }
    if stated.use == .answer, value == nil {
      row.complain(
        .required, at: row.position(shared.value),
        "value_pt is empty; a claim that answers has a number of points")
      return nil
    }
    return (
      Claim(
        source: stated.source, use: stated.use, quantity: stated.quantity,
        value: value.map { reader.catalog.measured($0, on: subject) }, formula: formula,
        platform: .iOS, os: os ?? Claim.usualOS...Claim.usualOS,
        osBasis: os == nil ? .assumed : .stated, subject: subject, zoom: .standard,
        method: nil,
        setting: .today(
          TodayClaimSetting(
            stating: orientation, column: column, entryPoint: entryPoint, textSize: textSize,
            mode: mode))),
      stated.citation
    )
  }

  /// The device axis, which is given in exactly one way.
  private func subject(
    of row: inout TableReader, in reader: CatalogReader
  ) -> ClaimSubject? {
    let device = row.optionalReference(
      shared.device, in: reader.devices, as: "the id of a device")
    let saysEvery = row.field(shared.screenClass) == "*"
    let screenClass =
      saysEvery
      ? nil
      : row.optionalReference(
        shared.screenClass, in: reader.screenClasses, as: "the id of a screen class, nor '*'")
    let idiom = row.said(idiom, of: idioms)
    guard row.isSound else { return nil }
    let isOther = device != nil || screenClass != nil || idiom != .usual
    let claim = row.field(shared.id).text
    let isOld = reader.layersOfLists[claim].map { $0 < reader.layer } ?? false
    let list = isOther && isOld ? nil : reader.claimClasses[claim]
    let ways = [device != nil, screenClass != nil, list != nil, idiom != .usual]
    if ways.count(where: \.self) > 1 || saysEvery && idiom == .usual {
      row.complain(
        .reference, at: row.position(shared.device),
        "the devices must be given in one way: a device, a screen class, rows of "
          + "claim_classes, or an idiom with '*' or nothing as screen class")
      return nil
    }
    if let device { return .device(device) }
    if let screenClass { return .screenClass(screenClass) }
    if let list { return .list(list) }
    return if case .only(let idiom) = idiom { .idiom(idiom) } else { .anything }
  }

  private func formula(of row: inout TableReader) -> Formula? {
    guard let text = row.optionalText(formula) else { return nil }
    guard let formula = Formula(text) else {
      row.complain(
        about: self.formula, .form, "is not a formula such as 'screen-height - 126'")
      return nil
    }
    if !row.field(shared.value).isEmpty {
      row.complain(about: self.formula, .form, "stands beside a value; a claim has one of the two")
    }
    return formula
  }
}

extension Choices {
  /// The cases of an axis, by their raw values, and `*` for every one of them.
  fileprivate init<Axis>(saidOf type: Axis.Type, but excluded: Axis? = nil)
  where Axis: CaseIterable & RawRepresentable<String> & Hashable & Sendable, Value == Said<Axis> {
    let cases = type.allCases.filter { $0 != excluded }
    self.init(cases.map { ($0.rawValue, .only($0)) } + [("*", .every)])
  }
}

extension TableReader {
  /// What a cell says of an axis: a value, `*` for every value, or nothing.
  fileprivate mutating func said<Axis>(
    _ column: Column, of choices: Choices<Said<Axis>>
  ) -> Said<Axis> {
    optionalChoice(column, of: choices) ?? .usual
  }
}

extension CatalogTables {
  /// A length that a table states with two decimals, to the pixel of the screens that it was
  /// measured on.
  fileprivate func measured(_ length: Points, on subject: ClaimSubject) -> Points {
    let scales = classes(of: subject).map { screenClasses[$0].scale }
    return scales.max().map(length.pixelOfTwoDecimals) ?? length
  }
}
