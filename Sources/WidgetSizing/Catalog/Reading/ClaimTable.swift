internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readClaims(_ table: inout TableReader) {
    let columns = ClaimColumns(&table, catalog)
    table.describe(key: ["id"], identifiedBy: "id")
    claims.reserve(table.table.rowCount)
    _ = table.rows { row in
      guard let (claim, citation) = claim(of: &row, columns) else { return }
      let (isNew, key) = claims.insert(row.field(columns.id))
      guard isNew else { return }
      if !Quantity.sides.contains(claim.quantity) {
        boundedClaims[key] = (row.table.path, row.position(columns.value))
      } else if isReviewing, claim.kind.hasFamilies {
        sideClaims[key] = (row.table.path, row.position(columns.value))
      }
      catalog.claims.append(claim)
      catalog.citations.append(citation)
    }
  }

  /// The claim of a row; nil if the row has an error.
  private func claim(
    of row: inout TableReader, _ columns: ClaimColumns
  ) -> (Claim, Citation)? {
    let id = row.slice(columns.id), use = row.choice(columns.use, of: columns.uses)
    let source = row.reference(columns.source, in: sources)
    let quantity = row.choice(columns.quantity, of: columns.quantities)
    let locator = row.slice(columns.locator)
    guard let kind = row.choice(columns.kind, of: columns.kinds) else { return nil }
    let axes = catalog.kindAxes[kind.place]
    row.checkAxes(of: kind, columns)

    let platform = platform(of: &row, kind, columns, axes)
    let os = row.optionalVersions(
      columns.firstOS, columns.lastOS, of: platform ?? .iOS, in: catalog)
    let basis = row.optionalChoice(columns.osBasis, of: columns.bases)
    if row.isEmpty(columns.firstOS) != row.isEmpty(columns.osBasis) {
      row.complain(
        .required, at: row.position(columns.osBasis),
        "os_basis and os_first must both have a value, or neither")
    }
    let zoom = row.optionalChoice(columns[DisplayZoom.self], of: columns.values.zooms)
    let subject = subject(of: &row, columns)
    if let platform, let subject { check(subject, of: kind, on: platform, &row, columns) }
    let method = row.optionalChoice(columns.method, of: columns.values.methods)
    let value = row.length(quantity, columns)
    let formula = row.formula(columns)
    if use == .answer, row.isEmpty(columns.value) {
      row.complain(
        .required, at: row.position(columns.value),
        "value is empty; a claim that answers has a number")
    }
    let versions = os ?? axes.os.map { $0...$0 }
    var (box, open) = row.box(of: kind, columns, axes)
    guard let id, let use, let source, let quantity, let locator, let platform, let subject,
      let versions, row.isSound
    else { return nil }
    box.set(zoom ?? axes.usual[only: DisplayZoom.self] ?? .standard)
    if basis == nil { open.insert(.os) }
    if use == .answer {
      check(quantity, of: box, &row, columns)
      if isReviewing, let value {
        checkScreens(of: subject, on: platform, quantity, value, box, &row, columns)
      }
      guard row.isSound else { return nil }
    }
    let scale = catalog.commonScale(of: subject)
    return (
      Claim(
        source: source, use: use, quantity: quantity,
        value: value.map { value in scale.map(value.pixelOfTwoDecimals) ?? value },
        formula: formula, platform: platform, os: versions, osBasis: basis ?? .assumed,
        subject: subject, method: method,
        boxes: axes.boxes(box, on: platform, versions, leavingOpen: open), open: open),
      Citation(id: id, locator: locator, note: row.field(columns.note))
    )
  }

  private func platform(
    of row: inout TableReader, _ kind: WidgetKind, _ columns: ClaimColumns, _ axes: KindAxes
  ) -> Platform? {
    let stated = row.optionalChoice(columns.platform, of: columns.values.platforms)
    if kind == .today, let stated, stated != .iOS {
      row.complain(
        about: columns.platform, .reference,
        "is not 'iOS'; Today extensions have versions of iOS, also on iPads")
    }
    return stated ?? axes.platform
  }

  /// The devices of a row, which may state them in at most one way; nil if the row has an error.
  private func subject(of row: inout TableReader, _ columns: ClaimColumns) -> ClaimSubject? {
    let device = row.optionalReference(
      columns.device, in: devices)
    let saysEvery = row.field(columns[Key<ScreenClass>.self]) == "*"
    let screenClass =
      saysEvery
      ? nil
      : row.optionalReference(
        columns[Key<ScreenClass>.self], in: screenClasses, or: ", nor '*'")
    let idiom = row.optionalChoice(columns.idiom, of: columns.values.idioms)
    guard row.isSound else { return nil }
    let list = claimClasses[row.field(columns.id)]
    let ways =
      (device == nil ? 0 : 1) + (screenClass == nil ? 0 : 1) + (list == nil ? 0 : 1)
      + (idiom == nil ? 0 : 1)
    if ways > 1 || saysEvery && idiom == nil {
      row.complain(
        .reference, at: row.position(columns.device),
        "the devices must be given in one way: a device, a screen class, rows of "
          + "claim_classes, or an idiom with '*' or nothing as screen class")
      return nil
    }
    if let device { return .device(device) }
    if let screenClass { return .screenClass(screenClass) }
    if let list { return .list(list) }
    return if case .one(let idiom) = idiom { .idiom(idiom) } else { .anything }
  }

  /// Complains about devices of another platform. Claims about Today extensions name iOS also on
  /// iPads.
  private func check(
    _ subject: ClaimSubject, of kind: WidgetKind, on platform: Platform,
    _ row: inout TableReader, _ columns: ClaimColumns
  ) {
    guard kind != .today, subject != .anything else { return }
    func isOther(_ key: Key<ScreenClass>) -> Bool {
      catalog.screenClasses[key].idiom != platform.idiom
    }
    let isWrong =
      if case .screenClass(let key) = subject { isOther(key) } else {
        catalog.classes(of: subject).contains(where: isOther)
      }
    if isWrong {
      row.complain(about: columns.platform, .reference, "is not the platform of the devices")
    }
  }
}

extension CatalogReader {
  /// Complains about a quantity that the widget does not have, so that nothing would use the number.
  private func check(
    _ quantity: Quantity, of box: Box, _ row: inout TableReader,
    _ columns: ClaimColumns
  ) {
    guard !Quantity.sides.contains(quantity) else { return }
    let known = columns.quantities(of: box[only: WidgetFamily.self])
    guard !known.contains(quantity) else { return }
    let owner =
      if let family = box[only: WidgetFamily.self] {
        "\(quoted(catalog.familyIDs[family.place])), which by family_quantities has"
      } else {
        "Today extensions, which have"
      }
    row.complain(
      about: columns.quantity, .reference,
      "is not a quantity of \(owner) \(known.map(\.rawValue).list)")
  }
}

extension CatalogTables {
  /// Pixels per point on the screens that a claim names; nil if they differ, or if it names none.
  fileprivate func commonScale(of subject: ClaimSubject) -> Int? {
    switch subject {
    case .screenClass(let key): return screenClasses[key].scale
    case .idiom, .anything: return nil
    case .device, .list:
      let scales = classes(of: subject).map { screenClasses[$0].scale }
      return scales.allSatisfy { $0 == scales[0] } ? scales.first : nil
    }
  }
}

extension TableReader {
  /// Complains about filled cells of axes that the kind lacks, and about empty cells that it
  /// requires.
  fileprivate mutating func checkAxes(
    of kind: WidgetKind, _ columns: ClaimColumns
  ) {
    for (column, meaning) in columns.rules[kind.place] {
      switch meaning {
      case .required: _ = requires(column)
      case .notAllowed where !isEmpty(column):
        complain(
          about: column, .axis, "must be empty; claims of kind '\(kind.rawValue)' have no such axis"
        )
      case .notAllowed, .defaultValue, .all: break
      }
    }
  }

  /// The number of a row, in points; nil if it has none.
  fileprivate mutating func length(_ quantity: Quantity?, _ columns: ClaimColumns) -> Points? {
    let unit = columns.unit
    switch (isEmpty(columns.value), isEmpty(unit)) {
    case (true, true): return nil
    case (true, false): complain(about: unit, .unit, "must be empty where there is no value")
    case (false, true):
      complain(.required, at: position(unit), "unit is empty; a value has a unit")
    case (false, false):
      if let quantity, columns.units[field(unit)] != quantity.unit {
        complain(
          about: unit, .unit, "is not '\(quantity.unit.rawValue)', the unit of \(quantity)")
      }
    }
    return optionalPoints(columns.value, from: quantity == .margin ? 0 : 1)
  }

  fileprivate mutating func formula(_ columns: ClaimColumns) -> Formula? {
    guard let text = optionalText(columns.formula) else { return nil }
    guard let formula = Formula(text) else {
      complain(about: columns.formula, .form, "is not a formula such as 'screen-height - 126'")
      return nil
    }
    if !isEmpty(columns.value) {
      complain(about: columns.formula, .form, "stands beside a value; a claim has one of the two")
    }
    return formula
  }
}

extension Check {
  /// A row must not have a value on this axis.
  static let axis = Check(rawValue: "axis")
  /// A number must have the unit of its quantity.
  static let unit = Check(rawValue: "unit")
}
