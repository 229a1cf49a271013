internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What the scripts of the pages search: a script that assigns one global, because a page on a disk
/// cannot fetch a file.
///
/// Devices, screens and sizes are lines of fields between `|`, in one string each: half as long as
/// arrays of objects, and read by the browser as one value. A device or a screen is meant by the number
/// of its line.
struct SearchIndex {
  let context: SiteContext
  /// The families that lines name by their place.
  let families: [WidgetFamily]
  /// The variants that lines name by their place, no variant first.
  let variants: [WidgetVariant?]
  /// The classes with a model, in the order of the table.
  let screenClasses: [Key<ScreenClass>]

  init(context: SiteContext) {
    self.context = context
    let catalog = context.catalog
    families = catalog.families(of: .widgetKit)
    variants = [nil] + catalog.variants
    screenClasses = catalog.screenClasses.keys.filter {
      !catalog.screenClasses[$0].devices.isEmpty
    }
  }

  /// Where the index is.
  static let path: SitePath = "assets/search-index.js"

  private var catalog: Catalog { context.catalog }

  var file: SiteFiles { SiteFiles(Self.path, text: text) }

  private var text: String {
    // devices: name|page, or nothing if it is the name with hyphens|screen|first version-last version, then every other name
    // diagonals: of each device, in inches
    // screens: name|width in points|height|pixels a point|idiom
    // platforms: name|address|platform; their sizes depend on no screen, and each has one after the others
    // zooms: Display Zoom|what the system calls it, the standard first
    // lacking: devices|a Display Zoom that they lack, though others with their screen may have it|versions
    // sizes: screens|family|variant|width in pixels, or in points on a platform|height|versions|Display Zoom, unless it is
    // the standard|mark; 0 is an unknown side
    let names = families.map { Value.texts([catalog.id(of: $0), catalog.name(of: $0)]) }
    return """
      globalThis.widgetsizeIndex = {
        families: \(ScriptText.json(.values(names))),
        variants: \(ScriptText.json(.texts(variants.map { catalog.id(of: $0) ?? "" }))),
        states: \(ScriptText.json(states)),
        devices: \(ScriptText.literal(devices)),
        diagonals: \(ScriptText.literal(diagonals)),
        screens: \(ScriptText.literal(screens)),
        platforms: \(ScriptText.literal(platforms)),
        zooms: \(ScriptText.literal(zooms)),
        lacking: \(ScriptText.literal(lacking)),
        sizes: \(ScriptText.literal(sizeText)),
      };

      """
  }

  /// What the marks beside sizes mean.
  private var states: Value { .object(Mark.allCases.map { .init($0.rawValue, .text($0.label)) }) }

  // MARK: Lines

  private var devices: String {
    let numbers = screenNumbers
    return lines(
      catalog.devicesNewestFirst().map { key in
        let device = catalog.devices[key]
        let versions = [device.firstOS, catalog.lastPossibleOS(of: device)]
          .map { $0.map { "\($0)" } ?? "" }
        let page = context.addresses[.device(key)].name.string
        return [
          device.name, page == PlainText(device.name).string.hyphenated ? "" : page,
          device.screenClass.flatMap { numbers[$0] }.map { "\($0)" } ?? "",
          versions.joined(separator: "-"),
        ] + context.otherNames[key, default: []].filter { !$0.isFound(by: device.name) }
      })
  }

  /// A line for each device, in the order of their lines.
  private var diagonals: String {
    lines(catalog.devicesNewestFirst().map { [catalog.devices[$0].diagonal ?? ""] })
  }

  /// The number of the line of each screen.
  var screenNumbers: [Key<ScreenClass>: Int] {
    Dictionary(uniqueKeysWithValues: screenClasses.enumerated().map { ($0.element, $0.offset) })
  }

  private var screens: String {
    lines(
      screenClasses.map { key in
        let screen = catalog.screenClasses[key]
        return [
          screen.name, "\(screen.width)", "\(screen.height)", "\(screen.scale)",
          screen.idiom.rawValue,
        ]
      })
  }

  private var zooms: String {
    lines(DisplayZoom.allCases.map { [$0.rawValue, $0.settingName] })
  }

  private var lacking: String {
    let rows = catalog.devicesNewestFirst().enumerated().flatMap { number, device -> [[String]] in
      guard let screenClass = catalog.devices[device].screenClass else { return [] }
      let screen = catalog.widgetScreen(of: screenClass)
      let versions = context.engine.versions(of: .widgetKit, on: screen)
      return DisplayZoom.choices(on: screen.platform).compactMap { zoom -> [String]? in
        let without = versions.filter { catalog.isWithout(zoom, device, on: $0) }
        return without.isEmpty ? nil : ["\(number)", zoom.rawValue, without.ranges]
      }
    }
    return lines(sharingNumbers(rows))
  }

  private var sizeText: String {
    lines(withoutRepeatedFields(sorted(sharingNumbers(sizes), by: [6, 5, 0, 2, 1])))
  }

  /// Rows that begin with the number of a screen or a device: those that are alike but for it as one, with the numbers of
  /// all.
  func sharingNumbers(_ all: [[String]]) -> [[String]] {
    all.grouped { Array($0.dropFirst()) }.map { rest, rows in
      [rows.compactMap { Int($0[0]) }.ranges] + rest
    }
  }

  /// Rows sorted by some of their fields, so that neighbours have many in common.
  func sorted(_ all: [[String]], by order: [Int]) -> [[String]] {
    all.sorted { one, other in
      order.map { one[$0] }.lexicographicallyPrecedes(order.map { other[$0] })
    }
  }

  /// Rows of as many fields each. Fields but the last are empty where they are those of the row above.
  func withoutRepeatedFields(_ all: [[String]]) -> [[String]] {
    zip([[]] + all, all).map { above, row in
      row.enumerated().map { place, field in
        place < row.count - 1 && !above.isEmpty && above[place] == field ? "" : field
      }
    }
  }

  /// All screens in the order of their numbers.
  var allScreens: [Screen] { screenClasses.map(catalog.widgetScreen) + freeScreens }

  /// The screens without a class, such as that of a Mac.
  var freeScreens: [Screen] {
    context.widgetScreens(of: .widgetKit).filter { $0.screenClass == nil }
  }

  private var platforms: String {
    lines(
      freeScreens.map { screen in
        [
          screen.platform.deviceName, context.destination(.platform(screen.platform)).string,
          screen.platform.rawValue,
        ]
      })
  }

  /// Lines of fields, without the empty ones at their ends. A field of a user's tables has no line end, and no `|`,
  /// which would begin another.
  func lines(_ rows: [[String]]) -> String {
    rows.map { fields in
      let filled = (fields.lastIndex { !$0.isEmpty } ?? -1) + 1
      return fields.prefix(filled).map { PlainText($0).string.replacing(scalars: "|", with: " ") }
        .joined(separator: "|")
    }.joined(separator: "\n")
  }
}

extension Catalog {
  /// The newest version that a device runs, or may run because its source could not know it; nil if no
  /// source says.
  fileprivate func lastPossibleOS(of device: Device) -> OSVersion? {
    guard device.isSupported, let screenClass = device.screenClass else { return device.lastOS }
    return releases(of: screenClasses[screenClass].idiom.platform).last?.os
  }
}

extension [OSVersion] {
  /// The versions in order: `14-18,26,27`.
  var ranges: String { map(\.major).ranges }
}

extension [Int] {
  /// The numbers in order, three and more that follow each other as a range: `14-18,26,27`.
  var ranges: String {
    var runs: [[Int]] = []
    for number in sorted() {
      if let last = runs.last?.last, last + 1 == number {
        runs[runs.count - 1].append(number)
      } else {
        runs.append([number])
      }
    }
    return runs.map { run in
      run.count > 2
        ? "\(run[0])-\(run[run.count - 1])" : run.map { "\($0)" }.joined(separator: ",")
    }.joined(separator: ",")
  }
}

extension String {
  /// Whether a search for this name finds a device by its own name: it has the same words, such as
  /// `iPad Pro 11 4th gen`, or all but the first, such as `16 Pro`.
  func isFound(by own: String) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.lowercased().split { " ()-".contains($0) }.map { $0 == "gen" ? "generation" : $0 }
    }
    let all = words(own), asked = words(self)
    return asked == Array(all.dropFirst())
      || asked.first == all.first && asked.allSatisfy(all.contains)
  }

  /// The letters and digits in lower case, with a hyphen for everything between them, as `deviceAt` writes them.
  var hyphenated: String {
    lowercased().unicodeScalars.split { scalar in
      !("a"..."z").contains(scalar) && !("0"..."9").contains(scalar)
    }.map { String($0) }.joined(separator: "-")
  }
}

/// Text of any origin in a script.
enum ScriptText {
  /// The text as a template literal, in which lines stay lines.
  static func literal(_ text: String) -> String {
    let escaped = text.replacing(scalars: #"\"#, with: #"\\"#).replacing(scalars: "`", with: #"\`"#)
      .replacing(scalars: "${", with: #"\${"#)
    return "`\(safe(escaped))`"
  }

  /// A value as JSON, which is a literal of a script.
  static func json(_ value: Value) -> String {
    var text = JSONText()
    text.append(value)
    return safe(text.takeText())
  }

  /// The text of literals without what a browser could take for the end of a script, or an old one for
  /// the end of a line. An escape means the same.
  static func safe(_ text: String) -> String {
    text.replacing(scalars: "<", with: #"\u003c"#).replacing(scalars: "\u{2028}", with: #"\u2028"#)
      .replacing(scalars: "\u{2029}", with: #"\u2029"#)
  }
}
