/// Finds a device or a screen class by what people call it.
///
/// Case, blanks and the punctuation of names do not count. A text with other characters, such as
/// `>=plus`, is unknown. A text is read, in this order, as a screen in points or in pixels
/// (`414x736`, `1242x2208`), as a name (marketing name, nickname, identifier, name of a class), as a diagonal
/// (`5.5`) and as words of marketing names in any order (`iPad Pro 11`).
public struct DeviceFinder: Sendable {
  /// What a text stands for.
  public enum Result: Sendable {
    /// One class; the device if exactly one model was named.
    case found(Key<ScreenClass>, device: Key<Device>?)
    /// More than one class fits, or has models that report the screen with Display Zoom. The devices are
    /// those that the text names by the words of their names; none if it names classes.
    case ambiguous([Key<ScreenClass>], devices: [Key<Device>])
    /// No class has this screen, or none at this scale; `nearest` has the most similar one.
    case unknownScreen(ScreenSize, nearest: Key<ScreenClass>)
    /// The device is known, and no source states its screen.
    case deviceWithoutScreen(Key<Device>)
    /// Nothing has this name.
    case unknown
  }

  let catalog: Catalog
  let index: NameIndex
  let nameWords: NameWords

  /// Makes a finder in a catalog. It collects all names, so make one for many lookups.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    index = NameIndex(catalog)
    nameWords = NameWords(catalog)
  }

  /// Every word of the names of devices, sizes in millimetres without their unit, too.
  package var words: Set<String> {
    var words = Set<String>(minimumCapacity: 1_000)
    for name in otherNames.map(PrintedName.init) + nameWords.printed {
      for word in name.words {
        words.insert(word)
        if let number = word.withoutUnit { words.insert(number) }
      }
    }
    return words
  }

  /// What `text` stands for.
  public func find(_ text: String) -> Result {
    guard Self.isName(text) else { return .unknown }
    if let result = findScreen(text) { return result }
    let wanted = FoldedName(text)
    guard !wanted.isEmpty else { return .unknown }
    // Every identifier of a device has a dash.
    if text.utf8.contains(UInt8(ascii: "-")),
      let key = catalog.devices.keys.first(where: { catalog.devices[$0].id == text })
    {
      return result(for: key)
    }
    if let result = findName(wanted) { return result }
    return findDiagonal(text) ?? result(for: nameWords.devices(PrintedName(text)))
      ?? findFirst(text) ?? .unknown
  }

  /// Every name under which something is found, for completions and for `did you mean`.
  public var names: [String] {
    catalog.devices.map(\.name) + otherNames
  }

  /// The names but for the marketing names of devices.
  var otherNames: [String] {
    catalog.deviceNames.map(\.name) + catalog.screenClasses.map(\.name)
      + catalog.screenClasses.map(\.id)
  }

  private func findName(_ wanted: FoldedName) -> Result? {
    var devices: [Key<Device>] = []
    var classes: [Key<ScreenClass>] = []
    for target in index[wanted] {
      switch target {
      case .device(let key): devices.append(key)
      case .screenClass(let key): classes.append(key)
      }
    }
    (devices, classes) = (devices.withoutRepetition, classes.withoutRepetition)
    if devices.count == 1, classes.isEmpty { return result(for: devices[0]) }
    return one(
      of: classes + devices.compactMap { catalog.devices[$0].screenClass }, named: devices)
  }

  /// The result for a text that names exactly one device.
  private func result(for device: Key<Device>) -> Result {
    catalog.devices[device].screenClass.map { .found($0, device: device) }
      ?? .deviceWithoutScreen(device)
  }

  /// The models of a screen that a text names by its size and their line, `12.9" iPad Pro`, the newest first; none
  /// if it names no line.
  package func models(of screenClass: Key<ScreenClass>, namedBy text: String) -> [Key<Device>] {
    let name = PrintedName(text)
    guard name.hasLine else { return [] }
    return catalog.newestFirst(
      nameWords.devices(name).filter { catalog.devices[$0].screenClass == screenClass })
  }

  private func findDiagonal(_ text: String) -> Result? {
    let written = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !written.isEmpty else { return nil }
    let number = String(written.map { $0 == "," ? "." : $0 })
    let unit = FoldedName(text.dropFirst(written.count))
    guard unit.isEmpty || ["in", "inch", "inches"].contains(where: unit.isSame) else { return nil }
    return one(
      of: catalog.devices.filter { $0.diagonal.map { $0 == number } ?? false }
        .compactMap(\.screenClass))
  }

  /// The first models of a line that are sold without a number: `Ultra 1`, `iPad mini 1st generation`.
  private func findFirst(_ text: String) -> Result? {
    guard let line = PrintedName(text).withoutFirst,
      let models = series(named: line.words.joined(separator: " ")), let first = models.last
    else { return nil }
    let released = catalog.devices[first].released
    return result(
      for: models.filter { model in
        let name = catalog.devices[model].name
        return catalog.devices[model].released == released && !name.contains("generation")
          && !name.prefix { $0 != "(" }.contains(where: \.isNumber)
      })
  }

  private func result(for devices: [Key<Device>]) -> Result? {
    if devices.count == 1 { return result(for: devices[0]) }
    return one(of: devices.compactMap { catalog.devices[$0].screenClass }, named: devices)
  }

  /// Whether a text has only characters of device names, and neither begins nor ends with one that
  /// separates the parts of a name.
  static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first(where: { !isBlank($0) }),
      let last = scalars.last(where: { !isBlank($0) }), !inner.contains(first),
      !inner.contains(last)
    else { return false }
    return scalars.allSatisfy {
      isBlank($0) || isLetterOrNumber($0) || inner.contains($0) || outer.contains($0)
    }
  }

  // The properties of a scalar take a search, which those of ASCII do not need.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private static let inner = Set(",.-–—/:".unicodeScalars)
  private static let outer = Set("()'’\"”″_@+×".unicodeScalars)

  private func findScreen(_ text: String) -> Result? {
    guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }),
      text.unicodeScalars.contains(where: { $0 == "x" || $0 == "X" || $0 == "×" })
    else { return nil }
    let text = String(text.lowercased().map { $0 == "×" ? "x" : $0 })
      .split(separator: " ").joined(separator: " ")
    if let key = catalog.screenClasses.keys.first(where: {
      catalog.screenClasses[$0].id == text
    }) {
      return .found(key, device: nil)
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      .map { Self.number($0) ?? 0 }
    let scale = parts.count == 2 ? Self.number(parts[1]) : nil
    guard parts.count == 1 || parts.count == 2 && scale != nil, sides.count == 2,
      sides.allSatisfy((1...9_999).contains)
    else { return nil }
    let size = ScreenSize(
      width: Points(min(sides[0], sides[1])), height: Points(max(sides[0], sides[1])))
    let fitting = catalog.screenClasses.keys.filter {
      let screen = catalog.screenClasses[$0]
      return screen.size == size && (scale == nil || screen.scale == scale)
    }
    if let result = one(of: fitting) ?? one(of: classes(reporting: size, at: scale)) {
      return result
    }
    let inPixels = catalog.screenClasses.keys.filter {
      let screen = catalog.screenClasses[$0]
      return size.isPixels(of: screen.size, at: screen.scale)
        && (scale == nil || screen.scale == scale)
    }
    // `750x1624` is the picture of a screen that reports 375x812.
    if let result = one(of: inPixels)
      ?? one(of: classes(reporting: size, at: scale, inPixels: true))
    {
      return result
    }
    // A screen that differs by more than a tenth of its sides is no neighbour.
    guard let nearest = nearestClass(to: size),
      10 * catalog.screenClasses[nearest].size.distance(to: size) <= size.width + size.height
    else { return nil }
    return .unknownScreen(size, nearest: nearest)
  }

  /// The classes of models that report a size with Display Zoom on, or of which a source states it:
  /// 320x693 and 360x780 are no class of their own.
  private func classes(
    reporting size: ScreenSize, at scale: Int?, inPixels: Bool = false
  ) -> [Key<ScreenClass>] {
    let reported: [(device: Key<Device>, size: ScreenSize)] =
      catalog.devices.keys.flatMap { key in
        DisplayZoom.zoomed.compactMap { zoom in
          catalog.devices[key].screenSize(with: zoom).map { (key, $0) }
        }
      } + catalog.screenReadings.map { ($0.device, $0.size) }
    return reported.compactMap { device, reported in
      guard let key = catalog.devices[device].screenClass,
        case let own = catalog.screenClasses[key].scale, scale == nil || own == scale,
        inPixels ? size.isPixels(of: reported, at: own) : size == reported
      else { return nil }
      return key
    }
  }

  /// A whole number between blanks; nil for other texts, such as `+4` and `4 1`.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.prefix { ("0"..."9").contains($0) }
    return text[digits.endIndex...].allSatisfy { $0 == " " } ? Int(digits) : nil
  }

  /// The class whose sides differ least from `size` in sum.
  private func nearestClass(to size: ScreenSize) -> Key<ScreenClass>? {
    catalog.screenClasses.keys.filter { catalog.screenClasses[$0].idiom != .watch }.min {
      catalog.screenClasses[$0].size.distance(to: size)
        < catalog.screenClasses[$1].size.distance(to: size)
    }
  }

  private func one(
    of classes: [Key<ScreenClass>], named devices: [Key<Device>] = []
  ) -> Result? {
    let classes = classes.withoutRepetition.sorted()
    guard let first = classes.first else { return nil }
    return classes.count == 1
      ? .found(first, device: nil) : .ambiguous(classes, devices: devices.sorted())
  }
}

extension ScreenSize {
  /// Whether these sides, taken for pixels, are those of a screen.
  fileprivate func isPixels(of screen: ScreenSize, at scale: Int) -> Bool {
    width.threeHundredths == screen.width.threeHundredths * scale
      && height.threeHundredths == screen.height.threeHundredths * scale
  }
}
