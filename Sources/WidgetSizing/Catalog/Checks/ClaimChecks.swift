internal import DataTables
internal import Wording

extension RowChecks {
  /// Complains about a claim whose cells do not go together.
  mutating func checkClaim(_ row: inout Row) {
    let claim = tables.claims[Key(index: row.number)]
    let before = complaints.count
    checkAxes(&row, of: claim.kind)
    checkNumber(&row, claim)
    checkDevices(&row, claim)
    guard complaints.count == before else { return }
    if claim.use == .answer { checkQuantity(&row, claim) }
    checkScreens(&row, claim)
  }

  /// Complains about filled cells of axes that the kind lacks, and about empty cells that it requires.
  private mutating func checkAxes(_ row: inout Row, of kind: WidgetKind) {
    for (column, _) in KindAxes.columns {
      let name = column == Axis.os.columnName ? "os_first" : column
      switch tables.kindAxes[kind.place][column] {
      case .required where row.isEmpty(name):
        complain(.required, &row, at: name, "\(name) is empty; a value is required")
      case .notAllowed where !row.isEmpty(name):
        complain(
          .axis, &row, about: name,
          "must be empty; claims of kind '\(kind.rawValue)' have no such axis")
      case .required, .notAllowed, .defaultValue, .all: break
      }
    }
    if let family = row.optionalFamily("family"),
      let own = tables.families.first(where: { $0.family == family })?.kind, own != kind,
      kind.hasFamilies
    {
      complain(.reference, &row, about: "family", "is a family of kind '\(own.rawValue)'")
    }
  }

  private mutating func checkNumber(_ row: inout Row, _ claim: Claim) {
    if claim.use == .answer, claim.value == nil {
      complain(.required, &row, at: "value", "value is empty; a claim that answers has a number")
    }
    if let value = claim.value, value < Points(1), claim.quantity != .margin {
      complain(.range, &row, about: "value", "is less than 1; only a margin may be")
    }
    guard !row.isEmpty("formula") else { return }
    if claim.formula == nil {
      complain(.form, &row, about: "formula", "is not a formula such as 'screen-height - 126'")
    } else if claim.value != nil {
      complain(.form, &row, about: "formula", "stands beside a value; a claim has one of the two")
    }
  }

  /// Complains about versions that the platform lacks, and about devices that are given in several ways, or are
  /// those of another platform.
  private mutating func checkDevices(_ row: inout Row, _ claim: Claim) {
    let isToday = claim.kind == .today
    if isToday, claim.platform != .iOS {
      complain(
        .reference, &row, about: "platform",
        "is not 'iOS'; Today extensions have versions of iOS, also on iPads")
    } else {
      checkVersions(&row, of: claim.platform)
    }
    let isAll = row.field("screen_class") == "*"
    let screenClass: Key<ScreenClass>? = row.optionalKey("screen_class")
    if !isAll, screenClass == nil, !row.isEmpty("screen_class") {
      let hint = didYouMean(row.text("screen_class"), in: tables.screenClasses.map(\.id))
      complain(
        .reference, &row, about: "screen_class", "is not the id of a screen class, nor '*'\(hint)")
      return
    }
    let ways = [
      !row.isEmpty("device"), !isAll && !row.isEmpty("screen_class"),
      listed.contains(Key(index: row.number)),
      !row.isEmpty("idiom") && !(row.field("idiom") == "*"),
    ]
    if ways.count(where: { $0 }) > 1 || isAll && row.isEmpty("idiom") {
      complain(
        .reference, &row, at: "device",
        "the devices must be given in one way: a device, a screen class, rows of claim_classes, "
          + "or an idiom with '*' or nothing as screen class")
    } else if !isToday, claim.subject != .anything,
      tables.classes(of: claim.subject).contains(where: {
        tables.screenClasses[$0].idiom != claim.platform.idiom
      })
    {
      complain(.reference, &row, about: "platform", "is not the platform of the devices")
    }
  }

  /// Complains about a quantity that the widget does not have, so that nothing would use the number.
  private mutating func checkQuantity(_ row: inout Row, _ claim: Claim) {
    let others = tables.familyQuantities.filter { $0.family == claim.family }.map(\.quantity)
    let known = Quantity.allCases.filter { Quantity.sides.contains($0) || others.contains($0) }
    guard !known.contains(claim.quantity) else { return }
    let owner =
      if let family = claim.family {
        "\(quoted(tables.familyIDs[family.place])), which by family_quantities has"
      } else {
        "Today extensions, which have"
      }
    complain(
      .reference, &row, about: "quantity",
      "is not a quantity of \(owner) \(known.map(\.rawValue).list)")
  }
}
