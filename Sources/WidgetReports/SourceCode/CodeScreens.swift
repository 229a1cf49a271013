internal import WidgetSizing
internal import Wording

/// Sizes by screen and version, as templates name them. Names of screens, devices, versions, widgets and constants
/// are identifiers.
///
/// - A screen: `screen`; `screenTitle`, its models and what it measures; `screenVersions`, in words, if its constants
///   do not stand by version; `screenWidth` and `screenHeight` in portrait and `scale`, if the sizes depend on it; lists of
///   `devices` that have all of its constants, each a `device`, and of `versions`.
/// - A version: `version`, `versionTitle`, and lists of `constants` and `sizes`. If no constant of a screen
///   is there on two versions, each screen has one version with all of them, of which `version` is not set.
/// - A constant, one for each known number, but one for both sides: `constant`; `about`, the cell, the number
///   and how it is known; `width` and `height`, or `length`.
/// - A size, of which both sides are known, for all models with the screen: `id`, `title` (device, version and
///   widget), `widget` (the constant of that name has the size) and `major`, the number of the version.
/// - An example: the `path` to a `widget`, by way of the device that was asked for.
struct CodeScreens {
  typealias Values = TextTemplate.Values
  typealias Value = TextTemplate.Value

  private let catalog: Catalog
  private var names: CodeNames
  private var screens: [Screen] = []
  private var indices: [Screen.Key: Int] = [:]
  /// The identifiers of all widgets, in their order.
  private(set) var widgets: [String] = []
  /// The identifier of the first device that was asked for.
  private var asked: String?

  /// Makes the constants of all cells of a list, under names that the code of a template does not have.
  init(_ sizes: [NamedSize], in catalog: Catalog, besides template: String) {
    self.catalog = catalog
    names = CodeNames(besides: template)
    for size in sizes { append(size) }
  }

  /// Whether a screen has a constant on several versions, so that each screen has its constants by version.
  private var hasVersions: Bool { screens.contains(where: \.repeatsNames) }

  /// The screens in the order of the list.
  var values: [Values] {
    let hasVersions = hasVersions
    return screens.map { screen in
      let titles = screen.versions.map(\.title).list
      let versions = hasVersions ? screen.versions : [screen.together(titled: titles)]
      return screen.title(in: catalog).merging([
        "screen": .plain(screen.name),
        "screenVersions": hasVersions ? .flag(false) : .foreign(titles),
        "devices": .list(screen.models.map { ["device": .plain($0.name)] }),
        "versions": .list(versions.map(\.values)),
      ]) { $1 }
    }
  }

  /// The constant that examples show; none if no cell has two known sides.
  var example: [Values] {
    let first = screens.first { screen in screen.models.contains { $0.name == asked } }
    for screen in [first].compactMap(\.self) + screens {
      for version in screen.versions {
        guard let widget = version.sizes.first?["widget"] else { continue }
        let device = screen === first ? asked : screen.models.first?.name
        let path = [
          device ?? screen.name.capitalizedFirst, hasVersions ? version.name : nil,
        ].compactMap(\.self)
        return [["path": .plain(path.joined(by: ".")), "widget": widget]]
      }
    }
    return []
  }

  private mutating func append(_ size: NamedSize) {
    let cell = size.cell
    let screen = screen(of: cell)
    let version = version(of: cell, on: screen)
    for device in size.models {
      if !screen.devices.contains(where: { $0.key == device }) {
        screen.devices.append((device, name(of: device, cell)))
      }
      screen.versions[version].cellsOfDevices[device, default: 0] += 1
    }
    screen.versions[version].cells += 1
    if asked == nil, let device = size.device { asked = name(of: device, cell) }
    let words = catalog.widgetWords(of: cell)
    let widget = names.name(.widget, words)
    if !widgets.contains(widget) { widgets.append(widget) }

    func append(_ constant: String, _ about: String, _ values: Values) {
      let named: Values = [
        "constant": .plain(constant), "about": .foreign("\(size.place): \(about)"),
      ]
      screen.append(named.merging(values) { $1 }, named: constant, to: version)
    }
    var others = size.numbers
    let sides = others.filter { Quantity.sides.contains($0.quantity) }
    if sides.count == 2, let width = sides[0].value, let height = sides[1].value {
      let states = sides.map { "\($0.quantity.name) \($0.evidence)" }.joined(by: "; ")
      append(
        widget, "\(width) × \(height) points; \(states)",
        [
          "width": .plain(width.preciseDecimal), "height": .plain(height.preciseDecimal),
          "length": .flag(false),
        ])
      // Code finds sizes by the screen, which other models have, too.
      if cell.isZoomed || catalog.devices(without: cell).isEmpty {
        screen.append(
          [
            "id": .foreign(size.id), "widget": .plain(widget), "major": .plain("\(cell.os.major)"),
            "title": .foreign(title(of: size, widget)),
          ], to: version)
      }
      others.removeAll { Quantity.sides.contains($0.quantity) }
    }
    for number in others {
      guard let value = number.value else { continue }
      append(
        names.name(.widget, words + [number.quantity.column]),
        "\(number.quantity.name) \(value) points, \(number.evidence)",
        ["width": .flag(false), "length": .plain(value.preciseDecimal)])
    }
  }

  private mutating func screen(of cell: Cell) -> Screen {
    let key = Screen.Key(screen: cell.screen, zoom: cell.zoom)
    if let index = indices[key] { return screens[index] }
    let id = cell.screenClass.map {
      "screen " + catalog.screenClasses[$0].id.replacing(scalars: "@", with: " at ")
    }
    let words = [id ?? cell.platform.rawValue, cell.zoomInNames].compactMap(\.self)
    indices[key] = screens.count
    screens.append(Screen(key, named: names.name(.screen, words)))
    return screens[screens.count - 1]
  }

  /// The place of a version among those of its screen.
  private mutating func version(of cell: Cell, on screen: Screen) -> Int {
    if let index = screen.indices[cell.os] { return index }
    let title = catalog.name(of: cell.os, on: cell.platform)
    screen.indices[cell.os] = screen.versions.count
    screen.versions.append(.init(name: names.name(.version, [title]), title: title))
    return screen.versions.count - 1
  }

  private mutating func name(of device: Key<Device>, _ cell: Cell) -> String {
    names.name(
      .device, [catalog.devices[device].name, cell.zoomInNames].compactMap(\.self))
  }

  /// Device, version and widget in words. The device is the one that was asked for, if one was.
  private func title(of size: NamedSize, _ widget: String) -> String {
    let cell = size.cell
    let first = catalog.devices(having: cell).first
    let device = (size.device ?? first).map { catalog.devices[$0].name }
    // The version of a platform whose widgets do not depend on a screen has its name.
    let screen = cell.screenClass == nil ? [] : [device ?? catalog.name(of: cell.screen)]
    let version = catalog.name(of: cell.os, on: cell.platform)
    return (screen + [cell.zoom.wordsInNames, version, widget].compactMap(\.self))
      .map { escaped($0, limit: 100) }.joined(by: ", ")
  }
}

extension Cell {
  /// What Display Zoom adds to the names of constants, by its identifier; nil of the standard one.
  fileprivate var zoomInNames: String? { isZoomed ? "Display Zoom \(zoom.rawValue)" : nil }
}

extension CodeScreens {
  /// A screen as it is collected.
  fileprivate final class Screen {
    /// What tells screens apart: a model reports another one with Display Zoom.
    struct Key: Hashable {
      let screen: WidgetSizing.Screen
      let zoom: DisplayZoom
    }

    struct Version {
      /// The identifier; nil of all versions together.
      let name: String?
      let title: String
      var constants: [Values] = []
      var sizes: [Values] = []
      /// How many cells have constants, and how many of these each device has.
      var cells = 0
      var cellsOfDevices: [WidgetSizing.Key<Device>: Int] = [:]

      var values: Values {
        [
          "version": .known(name, Value.plain), "versionTitle": .foreign(title),
          "constants": .list(constants), "sizes": .list(sizes),
        ]
      }
    }

    let key: Key
    let name: String
    var devices: [(key: WidgetSizing.Key<Device>, name: String)] = []
    /// The devices that have all constants of each of their versions.
    var models: [(key: WidgetSizing.Key<Device>, name: String)] {
      devices.filter { device in
        versions.allSatisfy { [nil, $0.cells].contains($0.cellsOfDevices[device.key]) }
      }
    }
    var versions: [Version] = []
    var indices: [OSVersion: Int] = [:]
    /// The constants and sizes of all versions, in the order of the list.
    private var constants: [Values] = []
    private var sizes: [Values] = []
    private var constantNames: Set<String> = []
    /// Whether a constant is there on several versions.
    private(set) var repeatsNames = false

    init(_ key: Key, named name: String) { (self.key, self.name) = (key, name) }

    func append(_ constant: Values, named name: String, to version: Int) {
      if !constantNames.insert(name).inserted { repeatsNames = true }
      versions[version].constants.append(constant)
      constants.append(constant)
    }

    func append(_ size: Values, to version: Int) {
      versions[version].sizes.append(size)
      sizes.append(size)
    }

    /// All versions without a difference between them.
    func together(titled title: String) -> Version {
      Version(name: nil, title: title, constants: constants, sizes: sizes)
    }

    /// The models and what they report: `iPhone 16 Pro, 17, 17 Pro: 402 × 874 points, 3 pixels a point`.
    func title(in catalog: Catalog) -> Values {
      let own = key.screen.screenClass
      let reported =
        (key.zoom == .standard
        ? own : own.flatMap { catalog.zoomedClass(of: $0, with: key.zoom) })
        .map { catalog.screenClasses[$0] }
      let models = catalog.phrase(of: models.map(\.key))
      let words = [models.isEmpty ? catalog.name(of: key.screen) : models, key.zoom.wordsInNames]
      let lengths = reported.map {
        "\($0.width) × \($0.height) points, \($0.scale.of("pixel")) a point"
      }
      let title = [words.compactMap(\.self).joined(by: ", "), lengths].compactMap(\.self)
      return [
        "screenTitle": .foreign(title.joined(by: ": ")),
        "screenWidth": .known(reported?.width.preciseDecimal, Value.plain),
        "screenHeight": .known(reported?.height.preciseDecimal, Value.plain),
        "scale": .known(own.map { "\(catalog.screenClasses[$0].scale)" }, Value.plain),
      ]
    }
  }
}

extension Catalog {
  /// The widget in words that become its identifier: the family or the mode, then each other axis
  /// unless it has its usual value, so that identifiers do not depend on what else is in a file.
  fileprivate func widgetWords(of cell: Cell) -> [String] {
    let first = Cell(firstOf: cell.kind, cell.release, on: cell.screen, cell.zoom).at(.l)
    let usual =
      cell[WidgetFamily.self].map { first.with(usualVariant(of: $0, on: cell.platform, cell.os)) }
      ?? first.with(WidgetColumn.single)
    let others = Axis.settings.filter { $0 != cell.kind.shapeAxis && cell[$0] != usual[$0] }
    return [shape(of: cell)] + others.compactMap { id(of: cell, on: $0) }
  }
}
