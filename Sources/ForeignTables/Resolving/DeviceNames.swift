internal import WidgetSizing
internal import Wording

/// The names of devices and screens that a file may have, read by ``DeviceFinder`` as the command line reads
/// them, in the spellings of source code as well: `iPadAir_4thGen`, `iPadPro12_9`.
struct DeviceNames: Sendable {
  /// A size of a screen, with its shorter side first.
  private struct Sides: Hashable, Sendable {
    let short, long: Int

    init(_ width: Int, _ height: Int) { (short, long) = (min(width, height), max(width, height)) }
  }

  /// Names that are found anywhere in a text.
  private(set) var names = NameTrie<DeviceLabel>()
  /// Names that count only where nothing else stands: `16 Pro`.
  private(set) var shortNames = NameTrie<DeviceLabel>()
  private var screens: [Sides: DeviceLabel] = [:]
  private var heights: [Int: DeviceLabel] = [:]
  private var pointHeights: [Int: DeviceLabel] = [:]

  init(_ catalog: Catalog) {
    let finder = DeviceFinder(catalog)
    for name in finder.names {
      guard let label = Self.label(of: name, finder, catalog) else { continue }
      let isFull = Self.starts.contains { name.lowercased().hasPrefix($0) }
      for spelling in isFull ? Self.spellings(of: name) : [name] {
        if isFull {
          add(label, as: spelling)
        } else if Self.isShortName(name) {
          shortNames[spelling.utf8] = label
          guard name.hasSuffix("-inch") else { continue }
          // `6.7"`
          for sign in ["\"", "″", "”", " inch", " inches", "in", " in"] {
            shortNames["\(name.dropLast(5))\(sign)".utf8] = label
          }
        }
      }
      if name.hasSuffix(" mm") || name.contains(" mm ") {
        for start in ["Apple Watch", "Watch"] { add(label, as: "\(start) \(name)") }
      }
    }
    for key in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[key]
      add(screen.width, screen.height, of: key, zoom: nil, catalog)
    }
    for (device, size, zoom) in Self.reported(catalog) {
      guard let key = catalog.devices[device].screenClass else { continue }
      add(size.width, size.height, of: key, zoom: zoom, catalog)
    }
  }

  /// The screens that models report with Display Zoom, or that a source states of them.
  private static func reported(_ catalog: Catalog) -> [(Key<Device>, ScreenSize, DisplayZoom?)] {
    catalog.devices.keys.flatMap { key in
      DisplayZoom.zoomed.compactMap { zoom in
        catalog.devices[key].zoomSettings[zoom]?.reported.map { (key, $0, zoom) }
      }
    } + catalog.screenReadings.map { ($0.device, $0.size, nil) }
  }

  private mutating func add(_ label: DeviceLabel, as name: String) {
    var all = names[name.utf8] ?? DeviceLabel(isName: true)
    all.add(label.targets)
    names[name.utf8] = all
  }

  /// Adds a screen in points and in pixels. A zoomed screen that is also a screen of its own means that one.
  private mutating func add(
    _ width: Points, _ height: Points, of key: Key<ScreenClass>, zoom: DisplayZoom?,
    _ catalog: Catalog
  ) {
    let target = Target(place: Place(key, device: nil, in: catalog), zoom: zoom)
    let scale = catalog.screenClasses[key].scale
    for unit in Set([1, scale]) {
      let sides = Sides(width.threeHundredths * unit / 300, height.threeHundredths * unit / 300)
      var label = screens[sides] ?? DeviceLabel()
      if zoom == nil || !label.targets.contains(where: { $0.zoom == nil }) { label.add([target]) }
      label.isInPixels = unit > 1 || scale == 1
      screens[sides] = label
      if unit > 1 {
        heights[sides.long, default: DeviceLabel(isInPixels: true)].add([target])
      } else if zoom == nil {
        pointHeights[sides.long, default: DeviceLabel()].add([target])
      }
    }
  }

  /// The screen with these sides, in points or in pixels, either way up; nil if there is none.
  func screen(_ width: Int, _ height: Int) -> DeviceLabel? { screens[Sides(width, height)] }

  /// The screens with this height in pixels; nil if there are none.
  func screen(pixelHeight: Int) -> DeviceLabel? { heights[pixelHeight] }

  /// The screens with this height in points; nil if there are none.
  func screen(height: Int) -> DeviceLabel? { pointHeights[height] }

  /// The screens that a pattern stands for: ranges of sides in points, or a width alone.
  func screens(_ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>?) -> DeviceLabel? {
    var label = DeviceLabel()
    let matching = screens.filter { sides, own in
      !own.isInPixels && widths.contains(sides.short) && heights?.contains(sides.long) ?? true
    }
    for (_, own) in matching.sorted(by: {
      ($0.key.short, $0.key.long) < ($1.key.short, $1.key.long)
    }) {
      label.add(own.targets)
    }
    return label.targets.isEmpty ? nil : label
  }

  private static func label(of name: String, _ finder: DeviceFinder, _ catalog: Catalog)
    -> DeviceLabel?
  {
    switch finder.find(name) {
    case .found(let screen, let device):
      DeviceLabel(
        targets: [Target(place: Place(screen, device: device, in: catalog))], isName: true)
    case .ambiguous(let screens, _):
      DeviceLabel(
        targets: screens.map { Target(place: Place($0, device: nil, in: catalog)) }, isName: true)
    case .unknownScreen, .deviceWithoutScreen, .unknown: nil
    }
  }

  /// The ways to write a name: without `-inch`, with `gen` or a number for the generation, without the
  /// generation, and with numbers in words.
  private static func spellings(of name: String) -> Set<String> {
    var result: Set = [name]
    func add(_ change: (String) -> String) { result.formUnion(result.map(change)) }
    add { $0.replacing(scalars: "-inch", with: "") }
    add { $0.replacing(scalars: "generation", with: "gen") }
    add { text in
      ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"].reduce(text) {
        $0.replacing(scalars: "(\($1) generation)", with: String($1.dropLast(2)))
      }
    }
    // `iPad Pro 11-inch` may be any generation.
    add { text in
      guard let open = text.lastIndex(of: "("), text.hasSuffix(")"), text[..<open] != "iPad " else {
        return text
      }
      return String(text[..<open])
    }
    add { $0.replacing(scalars: ".", with: "_") }
    if name.hasPrefix("iPhone ") {
      let words = [
        "5": "Five", "6": "Six", "7": "Seven", "8": "Eight", "11": "Eleven", "12": "Twelve",
      ]
      let parts = name.split(separator: " ")
      if parts.count > 1, let word = words[String(parts[1])] {
        result.insert(
          (["iPhone", word] + parts.dropFirst(2).map(String.init)).joined(separator: " "))
      }
    }
    return result
  }

  /// Whether a name says enough where nothing else stands: `16 Pro` and `XR`, but not `16` and `plus`.
  private static func isShortName(_ name: String) -> Bool {
    let letters = name.utf8.count { $0.isLetter }
    let isMarked = name.utf8.contains { $0.digit != nil } || name.utf8.allSatisfy(\.isUpper)
    return letters > 1 && isMarked && !name.contains("@")
  }

  static let starts = ["iphone", "ipad", "ipod", "apple watch", "watch"]
}
