internal import WidgetSizing
internal import Wording

/// The names that a file may have beside a size: devices, screens and families. Each is looked up in
/// constant time, so that a file is read in linear time.
struct SourceVocabulary {
  /// A size of a screen, with its shorter side first.
  struct ScreenSides: Hashable {
    let short: Int
    let long: Int
  }

  /// How many bytes the longest name of a device may take in a file.
  static let longestName = 64

  private var devices: [FoldedName: DeviceLabel] = [:]
  private var screens: [ScreenSides: DeviceLabel] = [:]
  private var heights: [Int: DeviceLabel] = [:]
  private var families: [String: WidgetFamily] = [:]
  /// Their identifiers in lower case.
  private var fullNames: Set<String> = []

  init(_ catalog: Catalog) {
    let finder = DeviceFinder(catalog)
    for name in finder.names {
      let folded = FoldedName(utf8: Array(name.utf8)[...])
      guard Self.starts.contains(where: { folded.hasPrefix(FoldedName(utf8: $0[...])) }),
        devices[folded] == nil,
        var label = finder.label(of: name, in: catalog)
      else { continue }
      label.isName = true
      devices[folded] = label
    }
    for key in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[key]
      for scale in Set([1, screen.scale]) {
        add(screen.width, screen.height, atScale: scale, of: screen.scale, finder, catalog)
      }
    }
    let zoomed =
      catalog.devices.map { ($0.zoomedSize, $0.screenClass) }
      + catalog.screenReadings.map { ($0.size, catalog.devices[$0.device].screenClass) }
    for case let (size?, key?) in zoomed {
      for scale in Set([1, catalog.screenClasses[key].scale]) {
        add(
          size.width, size.height, atScale: scale, of: catalog.screenClasses[key].scale, finder,
          catalog)
      }
    }
    for family in catalog.families where catalog.kind(of: family) == .widgetKit {
      let parts = catalog.id(of: family).camelCaseWords
      families[parts.joined(by: "")] = family
      fullNames.insert(parts.joined(by: ""))
      families[parts.dropFirst().map(\.self).joined(by: "")] = family
    }
  }

  /// Adds a screen in points (scale 1) or in pixels, and its height, by which scripts tell screenshots.
  private mutating func add(
    _ width: Points, _ height: Points, atScale scale: Int, of own: Int, _ finder: DeviceFinder,
    _ catalog: Catalog
  ) {
    guard let width = width.pixels(atScale: scale), let height = height.pixels(atScale: scale)
    else { return }
    let sides = ScreenSides(short: min(width, height), long: max(width, height))
    guard screens[sides] == nil,
      var label = finder.label(of: "\(sides.short)x\(sides.long)", in: catalog)
    else { return }
    label.isInPixels = scale > 1 || own == 1
    screens[sides] = label
    guard scale > 1 else { return }
    heights[height, default: label].formUnion(label)
  }

  /// The screen with these sides, in points or in pixels, either way up; nil if there is none.
  func screen(_ width: WrittenNumber, _ height: WrittenNumber) -> DeviceLabel? {
    guard let width = width.whole, let height = height.whole else { return nil }
    return screens[ScreenSides(short: min(width, height), long: max(width, height))]
  }

  /// The screen whose size ends a word, and how many bytes the word takes; nil if none does.
  func screen(atEndOf word: ArraySlice<UInt8>) -> (label: DeviceLabel, count: Int)? {
    guard word.last?.digit != nil else { return nil }
    let separators = Set("_xX".utf8)
    let parts = word.split(omittingEmptySubsequences: false) { separators.contains($0) }.suffix(2)
    guard parts.count == 2, let first = parts.first?.reversed().prefix(while: { $0.digit != nil }),
      let width = Int(String(decoding: first.reversed(), as: UTF8.self)),
      let height = Int(String(decoding: parts[parts.endIndex - 1], as: UTF8.self)),
      max(width, height) < 10_000,
      let label = screen(WrittenNumber(whole: width), WrittenNumber(whole: height))
    else { return nil }
    return (label, word.count)
  }

  /// The screens with this height in pixels; nil if there are none.
  func screen(pixelHeight: Int) -> DeviceLabel? { heights[pixelHeight] }

  /// The longest name of a device that begins a text, and how many bytes it takes. The name of a model
  /// that is not known, such as a later one, means no screen.
  func device(at text: ArraySlice<UInt8>) -> (label: DeviceLabel, count: Int)? {
    let text = text.prefix(Self.longestName)
    guard Self.starts.contains(where: { $0[0] == text.first.map(Self.lowercased) }) else {
      return nil
    }
    var best: (label: DeviceLabel, count: Int)?
    for end in text.indices.dropFirst(4) {
      if Self.stops.contains(text[end]) { break }
      let next = end + 1
      guard Self.counts(text[end]) || text[end] == UInt8(ascii: ")"),
        next == text.endIndex || !Self.counts(text[next]) || text[next] == UInt8(ascii: "_")
      else { continue }
      if let label = devices[FoldedName(utf8: text[...end])] {
        best = (label, next - text.startIndex)
      }
    }
    return Self.isMore(text.dropFirst(best?.count ?? 0), of: best == nil)
      ? (DeviceLabel(places: [], isName: true), best?.count ?? 6) : best
  }

  /// Whether what follows a name makes it that of another model: `iPhone 17` in front of `Ultra`; or,
  /// where no name was found, whether a text is an iPhone's with a number.
  private static func isMore(_ text: ArraySlice<UInt8>, of isUnnamed: Bool) -> Bool {
    guard isUnnamed else {
      let rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
      let word = rest.prefix { $0.isLetter }.map(lowercased)
      return models.contains(String(decoding: word, as: UTF8.self))
    }
    return text.prefix(6).map(lowercased) == starts[0]
      && text.dropFirst(6).drop { !counts($0) }.first?.digit != nil
  }

  private static let models: Set = ["pro", "max", "plus", "mini", "air", "ultra", "fold", "duo"]

  /// The family that an identifier names, in full or at the end of one of its words: `systemSmall`,
  /// `Small`, `_iosSmallSize`.
  func family(_ word: String) -> (family: WidgetFamily, isFull: Bool)? {
    let parts = word.split { $0 == "_" || $0 == "-" }.flatMap { part in
      part.allSatisfy { !$0.isLowercase } ? [part.lowercased()] : String(part).camelCaseWords
    }
    guard parts.count <= 12, Self.otherThings.isDisjoint(with: parts.map(\.self)) else {
      return nil
    }
    for count in stride(from: min(4, parts.count), to: 0, by: -1) {
      for start in 0...(parts.count - count) {
        let name = parts[start..<start + count].map(\.self).joined(by: "")
        if let family = families[name], count > 1 || Self.plainFamilies.contains(name) {
          return (family, fullNames.contains(name))
        }
      }
    }
    return nil
  }

  /// The families that a single word stands for. Others, such as `corner`, mean other things as well.
  private static let plainFamilies: Set = [
    "small", "medium", "large", "circular", "rectangular", "inline",
  ]
  /// What is small or large beside widgets: `small icon`, `largeDesktopWindow`, `icons-small`.
  static let otherThings: Set = [
    "icon", "icons", "window", "screen", "text", "title", "font", "button", "phone", "phones",
    "device", "devices",
  ]
  private static let starts = ["iphone", "ipad", "ipod", "applewatch", "watch"].map {
    Array($0.utf8)
  }
  /// What no name of a device goes beyond.
  private static let stops = Set("\n\r|<>\"'`;{}[]=".utf8)

  private static func counts(_ byte: UInt8) -> Bool {
    switch lowercased(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

extension DeviceFinder {
  /// What a name may mean; nil if it means nothing that has a screen.
  fileprivate func label(of name: String, in catalog: Catalog) -> DeviceLabel? {
    switch find(name) {
    case .found(let screen, let device):
      DeviceLabel(places: [Place(screen, device: device, in: catalog)])
    case .ambiguous(let screens, _):
      DeviceLabel(places: screens.map { Place($0, device: nil, in: catalog) })
    case .unknownScreen, .deviceWithoutScreen, .unknown: nil
    }
  }
}
