internal import DataTables

/// The columns of the claims.
struct ClaimColumns {
  private let kind: ReadColumn<WidgetKind>, use: ReadColumn<ClaimUse>
  private let quantity: ReadColumn<Quantity>, value: ReadColumn<Points>
  private let formula: ReadColumn<Formula>, platform: ReadColumn<Platform>
  private let firstOS: ReadColumn<OSVersion>, lastOS: ReadColumn<OSVersion>
  private let basis: ReadColumn<Claim.VersionBasis>, method: ReadColumn<Claim.Method>
  private let idiom: ReadColumn<Idiom>, zoom: ReadColumn<DisplayZoom>
  private let source: ReadColumn<Key<Source>>, device: ReadColumn<Key<Device>>
  private let screenClass: ReadColumn<Key<ScreenClass>>
  private let family: ReadColumn<WidgetFamily>, variant: ReadColumn<WidgetVariant>
  /// The axes of each kind, by its place, on which a row may state all values.
  private let axes: [[(axis: Axis, values: ReadColumn<StatedPlace>)]]
  private let kindAxes: [KindAxes]
  /// For each kind, by its place, a box of its cells; of those with a variant, of the usual one, or the only one.
  private let boxes: [Box]

  /// What a cell states about an axis.
  private enum StatedPlace {
    case one(Int), all
  }

  /// Finds the columns of a table; `rows` has the rows that its cells name.
  init(_ table: EncodedTable, _ rows: TableRows, _ kindAxes: [KindAxes]) {
    func column<Value: RawRepresentable<String>>(_ name: String) -> ReadColumn<Value> {
      table.column(name) { Value(rawValue: $0.text) }
    }
    func key<Value: ReferencedRow>(_ name: String) -> ReadColumn<Key<Value>> {
      let places = rows.places(of: Value.table)
      return table.column(name) { field in places[field].map { Key(index: $0) } }
    }
    func version(_ name: String) -> ReadColumn<OSVersion> {
      table.column(name) { Int($0.text).map { OSVersion($0) } }
    }
    (kind, use, quantity) = (column("kind"), column("use"), column("quantity"))
    value = table.column("value") { Points($0) }
    formula = table.column("formula") { Formula($0.text) }
    (platform, idiom, method) = (column("platform"), column("idiom"), column("method"))
    (firstOS, lastOS, basis) = (version("os_first"), version("os_last"), column("os_basis"))
    // No class is called `*`, which stands for all of them.
    (source, device, screenClass) = (key("source_id"), key("device"), key("screen_class"))
    zoom = column("zoom")
    let families = rows.places(of: FamilyRow.table), variants = rows.places(of: VariantRow.table)
    family = table.column("family") { families[$0].map(WidgetFamily.init) }
    variant = table.column("variant") { variants[$0].flatMap(WidgetVariant.init) }
    axes = WidgetKind.allCases.map { kind in
      Axis.settings.filter {
        $0 != .zoom && $0.kinds.contains(kind) && $0.values.isNamedByCode
      }.map { axis in
        let values = table.column(axis.columnName) { field in
          field == "*"
            ? StatedPlace.all : axis.values.place(ofNamed: field.text).map(StatedPlace.one)
        }
        return (axis, values)
      }
    }
    self.kindAxes = kindAxes
    boxes = WidgetKind.allCases.map { kind in
      var box = Box()
      box.set(kind)
      if kind.hasFamilies {
        box.set([kindAxes[kind.place].usual[only: WidgetVariant.self], nil])
      }
      return box
    }
  }
}

extension ClaimColumns {
  /// Reads a row.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - list: The screen classes that it speaks of, if it speaks of several.
  ///   - scales: Pixels per point of the screens.
  /// - Returns: The claim.
  func claim(_ row: Int, _ list: Key<ClassList>?, _ scales: CommonScales) -> Claim {
    guard let kind = kind[row], let source = source[row], let use = use[row],
      let quantity = quantity[row]
    else { preconditionFailure("claims.csv: row \(row) was not checked") }
    let axes = kindAxes[kind.place]
    let platform = platform[row] ?? axes.platform ?? .iOS
    var os = axes.os.map { $0...$0 } ?? OSVersion(1)...OSVersion(1)
    if let first = firstOS[row], let last = lastOS[row] { os = first...last }
    let subject = subject(row, list)
    var (box, open) = box(row, of: kind, axes)
    box.set(zoom[row] ?? axes.usual[only: DisplayZoom.self] ?? .standard)
    if basis[row] == nil { open.insert(.os) }
    let scale = scales.scale(of: subject)
    return Claim(
      source: source, use: use, quantity: quantity,
      value: value[row].map { value in scale.map(value.pixelOfTwoDecimals) ?? value },
      formula: formula[row], platform: platform, os: os, osBasis: basis[row] ?? .assumed,
      subject: subject, method: method[row],
      boxes: axes.boxes(box, on: platform, os, leavingOpen: open), open: open)
  }

  /// What a row says of the devices.
  private func subject(_ row: Int, _ list: Key<ClassList>?) -> ClaimSubject {
    if let device = device[row] { return .device(device) }
    if let screenClass = screenClass[row] { return .screenClass(screenClass) }
    return list.map(ClaimSubject.list) ?? idiom[row].map(ClaimSubject.idiom) ?? .anything
  }

  /// What a row states about the axes that only widgets of its kind have, with the default on those that its
  /// source leaves open, but for the entry point.
  private func box(
    _ row: Int, of kind: WidgetKind, _ axes: KindAxes
  ) -> (Box, open: PlaceSet<Axis>) {
    var box = boxes[kind.place]
    var open = PlaceSet<Axis>()
    for (axis, values) in self.axes[kind.place] {
      switch values[row] {
      case .all: break
      case .one(let place): box.set(place, on: axis.number)
      case nil:
        open.insert(axis)
        if let usual = axes.usual[only: axis] { box.set(usual, on: axis.number) }
      }
    }
    if kind == .today {
      open = open.subtracting(PlaceSet(.mode))
      // A device with one column has none to speak of.
      if box[only: WidgetColumn.self] == .single { box.set([WidgetColumn.single, nil]) }
      return (box, open)
    }
    if let family = family[row] { box.set(family) }
    if let variant = variant[row] {
      box.set(variant)
    } else {
      open.insert(.variant)
    }
    return (box, open)
  }
}

/// Pixels per point on the screens that claims name.
struct CommonScales {
  private let classes: [Int]
  private let devices: [Int?]
  private let lists: [Int?]

  init(
    _ classes: Rows<ScreenClass>, _ devices: Rows<Device>, _ lists: Rows<ClassList>
  ) {
    self.classes = classes.map(\.scale)
    self.devices = devices.map { $0.screenClass.map { classes[$0].scale } }
    self.lists = lists.map { list in
      let scales = Set(list.screenClasses.map { classes[$0].scale })
      return scales.count == 1 ? scales.first : nil
    }
  }

  /// The one scale of the screens; nil if they differ, or if the claim names none.
  func scale(of subject: ClaimSubject) -> Int? {
    switch subject {
    case .device(let key): devices[key.index]
    case .screenClass(let key): classes[key.index]
    case .list(let key): lists[key.index]
    case .idiom, .anything: nil
    }
  }
}

extension KindAxes {
  /// The boxes of a claim on some versions: one for each default of an entry point that its source leaves open,
  /// the newest first.
  fileprivate func boxes(
    _ box: Box, on platform: Platform, _ versions: ClosedRange<OSVersion>,
    leavingOpen open: PlaceSet<Axis>
  ) -> [Box] {
    let majors = versions.lowerBound.major...versions.upperBound.major
    func part(on majors: ClosedRange<Int>) -> Box {
      box.with(platform, OSVersion(majors.lowerBound)...OSVersion(majors.upperBound))
    }
    guard open.contains(.entryPoint), !entryPoints.isEmpty else { return [part(on: majors)] }
    var boxes: [Box] = []
    var last = majors.upperBound
    for (os, entryPoint) in entryPoints where os.major <= last {
      let first = max(os.major, majors.lowerBound)
      boxes.append(part(on: first...last).with(entryPoint))
      guard first > majors.lowerBound else { return boxes }
      last = first - 1
    }
    // Before the first of them, no entry point is the default.
    return boxes + [part(on: majors.lowerBound...last).with([EntryPoint]())]
  }
}
