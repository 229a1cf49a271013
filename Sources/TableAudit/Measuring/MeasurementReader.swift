internal import DataTables
internal import WidgetSizing
internal import Wording

/// Reads the fields of a line as a size of a cell that exists.
struct MeasurementReader {
  typealias Fields = MeasurementFields
  typealias Fault = MeasurementFields.Fault

  let catalog: Catalog
  let finder: DeviceFinder

  init(_ catalog: Catalog) {
    self.catalog = catalog
    finder = DeviceFinder(catalog)
  }

  /// The size that a line states.
  func size(_ fields: Fields, line: Int) throws(Fault) -> MeasuredSize {
    let (screenClass, device) = try device(of: fields)
    let os = try version(of: fields)
    let (cell, open) =
      fields.kind == .today
      ? try today(fields, screenClass, os) : try widget(fields, screenClass, os)
    let (width, height) = (
      try length(.width, of: fields, screenClass), try length(.height, of: fields, screenClass)
    )
    try check(width, height, of: cell, on: catalog.screenClasses[screenClass], fields)
    return MeasuredSize(
      line: line, device: device, cell: cell, open: open, method: try method(of: fields),
      osText: fields[Fields.Key.os].map { "\($0.text)" } ?? "", width: width, height: height)
  }

  /// Complains of a size that is larger than the screen: most are in pixels.
  private func check(
    _ width: Points, _ height: Points, of cell: Cell, on screen: ScreenClass, _ fields: Fields
  ) throws(Fault) {
    guard cell[WidgetFamily.self] != .carPlay else { return }
    func excess(in held: Orientation) -> (key: Fields.Key, excess: String)? {
      if let excess = screen.excess(of: .width, width, in: held) { return (.width, excess) }
      // A Today extension is in a list, and may be higher than what is seen of it.
      let heldForHeight = cell.today == nil ? held : nil
      return screen.excess(of: .height, height, in: heldForHeight).map { (.height, $0) }
    }
    let held = cell.today.map { $0.orientation } ?? screen.orientationOfFamilies
    let excesses = (held.map { [$0] } ?? Orientation.allCases).map(excess)
    guard let (key, excess) = excesses[0], !excesses.contains(where: { $0 == nil }) else { return }
    guard let part = fields[key] else { return }
    throw Fault(
      check: .range, column: part.column, message: "\(key.rawValue) \(quoted(part.text)) \(excess)")
  }

  /// How the size of a WidgetKit widget was found, by default in its view; nil of a Today extension.
  private func method(of fields: Fields) throws(Fault) -> Claim.Method? {
    guard fields.kind != .today else { return nil }
    guard let part = fields[.method] else { return .geometryReader }
    let methods: [Claim.Method] = [.geometryReader, .displaySize]
    return try named(part, "method", among: methods, names: methods.map(\.rawValue))
  }

  private func today(
    _ fields: Fields, _ screenClass: Key<ScreenClass>, _ os: OSVersion
  ) throws(Fault) -> (Cell, open: PlaceSet<Axis>) {
    guard let mode = try value(Mode.self, of: fields) else {
      throw missing(Axis.mode.key, in: fields)
    }
    let isPad = catalog.screenClasses[screenClass].idiom == .pad
    let cell = try stating(
      fields,
      Cell(
        os: os, screenClass: screenClass, orientation: .portrait, textSize: .l,
        entryPoint: catalog.defaultEntryPoint(on: os), mode: mode, column: isPad ? .single : nil))
    try check(catalog.reasonAgainst(cell), fields)
    return (cell, PlaceSet(Axis.all.filter { fields[$0] == nil }))
  }

  private func widget(
    _ fields: Fields, _ screenClass: Key<ScreenClass>, _ os: OSVersion
  ) throws(Fault) -> (Cell, open: PlaceSet<Axis>) {
    guard let family = try value(WidgetFamily.self, of: fields) else {
      throw missing(Axis.family.key, in: fields)
    }
    var variant = try value(WidgetVariant.self, of: fields)
    let platform = catalog.screenClasses[screenClass].idiom.platform
    let variants = catalog.variants(of: family, on: platform, os)
      .filter { $0?.isUnnamed ?? true }
    if variant == nil {
      // The canvas is what a view is laid out in, and so what it measures.
      variant = variants.contains(.canvas) ? .canvas : variants.count == 1 ? variants[0] : nil
    }
    if variant == nil, variants.count > 1, !variants.contains(.iconsSmall) {
      throw Fault(
        check: .required, column: fields.column,
        message: "field 'variant' is missing; \(catalog.id(of: family)) has "
          + variants.compactMap { $0.map(catalog.id) }.joined(by: " and "))
    }
    let cell = try stating(
      fields,
      Cell(
        platform: platform, os: os, screenClass: screenClass, of: catalog.kind(of: family),
        family: family, variant: variant ?? variants[0]))
    try check(catalog.reasonAgainst(cell), fields)
    return (cell, variant == nil ? PlaceSet(.variant) : PlaceSet())
  }

  /// Complains of a cell that does not exist.
  private func check(_ reason: Reason?, _ fields: Fields) throws(Fault) {
    guard let reason else { return }
    throw Fault(
      check: .choice, column: fields.column,
      message: "no such widget: \(catalog.text(of: reason))")
  }

  private func device(
    of fields: Fields
  ) throws(Fault) -> (Key<ScreenClass>, Key<Device>?) {
    guard let part = fields[.device] else { throw missing("device", in: fields) }
    guard case .found(let screenClass, let device) = finder.find(String(part.text)) else {
      throw Fault(
        check: .reference, column: part.column,
        message: "device \(quoted(part.text)) does not name one device with a known screen"
          + finder.hint(for: String(part.text)))
    }
    guard let screen = fields[.screen] else { return (screenClass, device) }
    let known = catalog.screenClasses[screenClass]
    let expected = "\(known.width)x\(known.height)@\(known.scale)"
    guard screen.text == expected else {
      throw Fault(
        check: .range, column: screen.column,
        message: "screen \(quoted(screen.text)) is not that of the device, '\(expected)'; "
          + "measurements with Display Zoom are not accepted")
    }
    return (screenClass, device)
  }

  private func version(of fields: Fields) throws(Fault) -> OSVersion {
    guard let part = fields[Fields.Key.os] else { throw missing("os", in: fields) }
    let numbers = part.text.split(separator: ".", omittingEmptySubsequences: false)
    guard let major = numbers.first.flatMap({ Int($0) }), numbers.count <= 4,
      numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      catalog.release(OSVersion(major)) != nil
    else {
      throw Fault(
        check: .reference, column: part.column,
        message: "os \(quoted(part.text)) is not a version such as '10.3.1' of os_releases")
    }
    return OSVersion(major)
  }

  /// A length in whole pixels, as exact as a `CGFloat` is printed.
  private func length(
    _ key: Fields.Key, of fields: Fields, _ screenClass: Key<ScreenClass>
  ) throws(Fault) -> Points {
    guard let part = fields[key] else { throw missing(key.rawValue, in: fields) }
    guard let number = DecimalNumber(part.text) else {
      throw Fault(
        check: .type, column: part.column,
        message: "\(key.rawValue) \(quoted(part.text)) is not a number of points")
    }
    let scale = catalog.screenClasses[screenClass].scale
    guard let length = Points(number, nearestPixelAtScale: scale) else {
      throw Fault(
        check: .range, column: part.column,
        message: "\(key.rawValue) \(quoted(part.text)) is not a whole number of pixels of the "
          + "device, \(scale) in a point, from 1 to 100000 points")
    }
    return length
  }

  private func missing(_ name: String, in fields: Fields) -> Fault {
    Fault(check: .required, column: fields.column, message: "field '\(name)' is missing")
  }

  /// A cell with what a line states of the axes of its kind.
  private func stating(_ fields: Fields, _ cell: Cell) throws(Fault) -> Cell {
    var cell = cell
    for axis in Axis.settings where cell[axis] != nil {
      cell = try stating(axis.values, of: fields, cell)
    }
    return cell
  }

  private func stating<Value: AxisValue>(
    _ type: Value.Type, of fields: Fields, _ cell: Cell
  ) throws(Fault) -> Cell {
    try value(type, of: fields).map { cell.with($0) } ?? cell
  }

  /// What a line states of an axis; nil if it leaves the axis open.
  private func value<Value: AxisValue>(
    _ type: Value.Type, of fields: Fields
  ) throws(Fault) -> Value? {
    guard let part = fields[Value.axis] else { return nil }
    // `UICTContentSizeCategoryL` is `l`.
    let size = catalog.textSizeRows.first { $0.uikitName[...] == part.text }?.textSize as? Value
    if let size { return size }
    let values = Value.all(in: catalog)
    return try named(part, Value.axis.key, among: values, names: values.map { $0.id(in: catalog) })
  }

  /// The one of some values that a field names.
  private func named<Value>(
    _ part: Fields.Part, _ name: String, among values: [Value], names: [String]
  ) throws(Fault) -> Value {
    if let place = names.firstIndex(where: { $0 == part.text }) { return values[place] }
    throw Fault(
      check: .choice, column: part.column,
      message: "\(name) \(quoted(part.text)) is not one of "
        + names.joined(by: ", ") + didYouMean(String(part.text), in: names))
  }
}

extension Points {
  /// The length of the nearest whole number of pixels; nil if it is more than 0.01 pt away, or not a
  /// length that a table may state.
  fileprivate init?(_ number: DecimalNumber, nearestPixelAtScale scale: Int) {
    guard number.fractionDigits <= 17 else { return nil }
    var unit = 1
    for _ in 0..<number.fractionDigits { unit *= 10 }
    let (scaled, overflow) = number.mantissa.multipliedReportingOverflow(by: scale)
    guard !overflow, scaled > 0, scaled < .max - unit else { return nil }
    let pixels = (scaled + unit / 2) / unit
    guard abs(scaled - pixels * unit) <= unit / 100 * scale, pixels <= 100_000 * scale else {
      return nil
    }
    self.init(threeHundredths: pixels * 300 / scale)
    guard Points.lengths.contains(self) else { return nil }
  }
}
