internal import DataTables
internal import Wording

/// The checks of rows that were added, beyond what `datapackage.json` can say: what the cells of a row mean
/// together, and with the rows that they name.
struct RowChecks {
  /// What is wrong, in no order.
  private(set) var complaints: [Complaint] = []
  let tables: CatalogTables
  /// The claims for which lists of classes have rows.
  let listed: Set<Key<Claim>>
  private let set: TableSet
  /// The table of the row that is checked.
  private var table = ""

  /// Checks the rows that were added to tables.
  init(_ set: TableSet, _ tables: CatalogTables) {
    self.set = set
    self.tables = tables
    let rows = TableRows(set)
    listed = Set(rows.all(ListedClass.self).map(\.claim))
    for (table, first) in set.added {
      guard let check = Self.checks[table] else { continue }
      self.table = table
      rows.each(of: set.table(table), from: first) { check(&self, &$0) }
    }
    if set.added.contains(where: { $0.table == DeviceName.table }) { checkNames(rows) }
    checkTextSizes()
  }

  /// The check of a row of each table that has one.
  private static let checks: [String: @Sendable (inout RowChecks, inout Row) -> Void] = [
    ArchiveRefusal.table: { $0.checkRefusal(&$1) },
    Claim.table: { $0.checkClaim(&$1) },
    Device.table: { $0.checkDevice(&$1) },
    DeviceName.table: { $0.checkTarget(&$1) },
    EntryPointRow.table: { $0.checkVersions(&$1, of: .iOS) },
    FamilyAvailability.table: { $0.checkVersions(&$1, of: $1.choice("platform")) },
    FamilyRow.table: { $0.checkPlace(&$1) },
    FamilyVariant.table: { $0.checkVersions(&$1, of: $1.choice("platform")) },
    HomeScreenGrid.table: { $0.checkHomeScreen(&$1) },
    KindAxisRow.table: { $0.checkKindAxis(&$1) },
    "lifecycle": { $0.checkVersions(&$1, of: .iOS) },
    "memory_limits": { $0.checkVersions(&$1, of: $1.choice("platform")) },
    OSRelease.table: { $0.checkRelease(&$1) },
    QuantityStart.table: { $0.checkVersions(&$1, of: $1.choice("platform")) },
    ScreenClass.table: { $0.checkScreen(&$1) },
    TextStyleRow.table: { $0.checkName(&$1) },
    "os_ranges": { $0.checkVersions(&$1, ofDevice: $1.key("device")) },
    VariantRow.table: { $0.checkPlace(&$1) },
    VersionRun.table: { $0.checkRun(&$1) },
    ZoomSetting.table: { $0.checkZoomSetting(&$1) },
  ]

  /// Complains about a row, at the cell of a column.
  mutating func complain(_ check: Check, _ row: inout Row, at column: String, _ message: String) {
    guard !set.leftOut.contains(row.field(column)),
      let complaint = set.complaint(check, table, row: row.number, column, message)
    else { return }
    complaints.append(complaint)
  }

  /// Complains about the cell of a column: `problem` follows the name of the column and the cell.
  mutating func complain(_ check: Check, _ row: inout Row, about column: String, _ problem: String)
  {
    complain(check, &row, at: column, "\(column) \(quoted(row.text(column))) \(problem)")
  }

  /// Complains unless each text size has a row.
  private mutating func checkTextSizes() {
    let missing = TextSize.allCases.filter { size in
      !tables.textSizeRows.contains { $0.textSize == size }
    }
    // A row with a complaint was not added.
    guard !missing.isEmpty, set.isWhole(TextSizeRow.table) else { return }
    complaints.append(
      Complaint(
        path: set.path(of: TextSizeRow.table), position: Position(line: 1, column: 1),
        check: .required,
        message: "expected a row for each of the \(TextSize.allCases.count) text sizes"))
  }
}

// Versions.
extension RowChecks {
  /// Complains about versions of a row that do not exist on a platform.
  mutating func checkVersions(
    _ row: inout Row, of platform: Platform, _ columns: [String] = ["os_first", "os_last"]
  ) {
    for column in columns where row.has(column) {
      guard let os = row.optionalVersion(column), tables.release(os, of: platform) == nil else {
        continue
      }
      complain(
        .reference, &row, about: column,
        "is not a version of \(platform.rawValue) in os_releases")
    }
  }

  /// Complains about versions of a row that a device cannot run. Before iPadOS 13, iPads ran iOS.
  mutating func checkVersions(_ row: inout Row, ofDevice device: Key<Device>) {
    guard let platform = tables.platform(of: device) else { return }
    checkVersions(
      &row, of: platform,
      ["os_first", "os_last"].filter { column in
        platform != .iPadOS || row.optionalVersion(column).map { tables.release($0) == nil } ?? true
      })
  }

  fileprivate mutating func checkRelease(_ row: inout Row) {
    let hasToday = row.boolean("today_extension")
    for column in ["modes", "line_heights"] where row.isEmpty(column) == hasToday {
      complain(
        .required, &row, at: column,
        "modes and line_heights must be given if, and only if, the release has Today extensions")
    }
  }

  fileprivate mutating func checkRun(_ row: inout Row) {
    let run = VersionRun(&row)
    checkVersions(&row, of: run.platform)
    guard let end = run.end.map({ tables.claims[$0] }),
      end.platform != run.platform || end.os.lowerBound <= run.os.upperBound
    else { return }
    complain(
      .reference, &row, about: "ended_by",
      "is not a claim about \(run.platform.rawValue) after \(run.os.upperBound), "
        + "so it does not end the run")
  }
}

// Devices.
extension RowChecks {
  fileprivate mutating func checkDevice(_ row: inout Row) {
    let device = Device(&row)
    checkVersions(&row, ofDevice: Key(index: row.number))
    let idiom = device.screenClass.map { tables.screenClasses[$0].idiom }
    if device.hasDynamicIsland == true, let idiom, idiom != .phone {
      complain(
        .axis, &row, about: "has_dynamic_island",
        "must be empty or 'false'; only an iPhone has a Dynamic Island")
    }
  }

  fileprivate mutating func checkTarget(_ row: inout Row) {
    if row.isEmpty("device") == row.isEmpty("screen_class") {
      complain(
        .reference, &row, at: "device",
        "\(quoted(row.text("name"))) must stand for either a device or a screen class")
    }
  }

  /// Complains about names that differ from another in case, blanks and punctuation alone.
  private mutating func checkNames(_ rows: TableRows) {
    table = DeviceName.table
    var folded: Set<FoldedName> = []
    rows.each(of: set.table(table)) { row in
      let name = row.text("name")
      if !folded.insert(FoldedName(name)).inserted {
        complain(
          .unique, &row, at: "name",
          "name \(quoted(name)) is there twice; case, blanks and punctuation do not count")
      }
    }
  }

  /// Complains about an identifier that has other numbers than the screen, and about one that is wider than high.
  fileprivate mutating func checkScreen(_ row: inout Row) {
    let screen = ScreenClass(&row)
    let expected = "\(screen.width)x\(screen.height)@\(screen.scale)"
    if screen.id != expected, !screen.id.hasPrefix(expected + "-") {
      complain(
        .form, &row, about: "id", "has other numbers than the screen, which is \(quoted(expected))")
    }
    if screen.width > screen.height {
      complain(.range, &row, about: "width_pt", "is more than the height; write it in portrait")
    }
  }

  fileprivate mutating func checkRefusal(_ row: inout Row) {
    let refusal = ArchiveRefusal(&row)
    guard refusal.os != nil else { return }
    let idiom = refusal.device.flatMap { tables.devices[$0].screenClass }
      .map { tables.screenClasses[$0].idiom }
    guard let platform = (idiom ?? refusal.idiom)?.platform else {
      complain(
        .required, &row, about: "os", "is a version of no platform; name a device or an idiom")
      return
    }
    checkVersions(&row, of: platform, ["os"])
  }
}

// Axes.
extension RowChecks {
  /// Complains about an identifier that cannot be a part of those of cells, in which dots are between the parts.
  fileprivate mutating func checkName(_ row: inout Row) {
    let isName = row.text("id").utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if !isName { complain(.form, &row, about: "id", "is not letters, digits and hyphens") }
  }

  /// Complains about a family or a variant for which its axis has no place.
  fileprivate mutating func checkPlace(_ row: inout Row) {
    checkName(&row)
    let ids = table == FamilyRow.table ? tables.familyIDs : tables.variantIDs
    if ids.place(of: row.text("id")) == nil {
      complain(
        .range, &row, about: "id",
        "is more than the \(Places.limit) values that an axis may have")
    }
  }

  fileprivate mutating func checkKindAxis(_ row: inout Row) {
    let axis = KindAxisRow(&row)
    let meanings = KindAxes.columns.first { $0.name == axis.column }?.meanings ?? []
    if !meanings.contains(axis.meaning) {
      let expected = meanings.map(\.rawValue).joined(by: ", ")
      complain(
        .choice, &row, about: "empty", "is not one of \(expected), as \(axis.column) needs")
    }
    if axis.firstOS != nil, axis.column != Axis.entryPoint.columnName {
      complain(
        .form, &row, about: "os_first",
        "must be empty; only the default of entry_point changes with the version")
    }
    checkVersions(&row, of: .iOS, ["os_first"])
    switch (axis.meaning == .defaultValue, axis.usual.isEmpty) {
    case (true, true):
      complain(.required, &row, at: "default", "default is empty; a value is required")
    case (false, false):
      complain(.required, &row, about: "default", "must be empty unless empty is 'default'")
    case (true, false):
      if !tables.hasValue(axis.usual.text, of: axis.column) {
        complain(.choice, &row, about: "default", "is not a value of \(axis.column)")
      }
    case (false, true): break
    }
  }
}

extension CatalogTables {
  /// The platform of a device; nil if its screen class is not known.
  func platform(of device: Key<Device>) -> Platform? {
    devices[device].screenClass.map { screenClasses[$0].idiom.platform }
  }

  /// Whether a text is a value of a column of `claims.csv` that may have a default.
  fileprivate func hasValue(_ text: String, of column: String) -> Bool {
    switch column {
    case "platform": Platform(rawValue: text) != nil
    case Axis.os.columnName: Int(text).map { release(OSVersion($0)) != nil } ?? false
    case Axis.variant.columnName: variantIDs.place(of: text) != nil
    default: Axis.all.first { $0.columnName == column }?.values.place(ofNamed: text) != nil
    }
  }
}

extension Check {
  /// A row must not have a value on this axis.
  static let axis = Check(rawValue: "axis")
}
