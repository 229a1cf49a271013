internal import WidgetSizing
internal import Wording

extension SizeConstants {
  /// Makes the constants of all cells of a list.
  init(_ sizes: SizeList) {
    var builder = Builder(catalog: sizes.catalog)
    sizes.forEach { builder.append($0) }
    screens = builder.placesByVersion.map(builder.screen)
    widgets = builder.widgets
  }

  /// Collects cells by screen and version.
  private struct Builder {
    let catalog: Catalog
    private(set) var places: [Place] = []
    private(set) var widgets: [String] = []
    private var names = SourceNames()
    private var placeIndices: [PlaceKey: Int] = [:]

    init(catalog: Catalog) { self.catalog = catalog }

    /// What tells screens apart: a model reports another one with Display Zoom.
    struct PlaceKey: Hashable {
      let screen: WidgetSizing.Screen
      let zoom: DisplayZoom
    }

    /// A screen as it is collected.
    struct Place {
      let key: PlaceKey
      let name: String
      var devices: [Key<Device>] = []
      /// The identifiers of the devices.
      var deviceNames: [String] = []
      var versions: [Version] = []
      /// The same without a difference between versions, in the order of the report.
      var together = Version(name: "", title: "")
      var versionIndices: [OSVersion: Int] = [:]

      mutating func append(_ constant: Constant, to version: Int) {
        versions[version].constants.append(constant)
        together.constants.append(constant)
      }

      mutating func append(_ size: Size, to version: Int) {
        versions[version].sizes.append(size)
        together.sizes.append(size)
      }
    }

    mutating func append(_ size: NamedSize) {
      let cell = size.cell
      let place = index(of: PlaceKey(screen: cell.screen, zoom: cell.zoom))
      let version = index(of: cell, in: place)
      let words = catalog.widgetWords(of: cell)
      let widget = names.name(.widget, words)
      if !widgets.contains(widget) { widgets.append(widget) }

      var others = size.numbers
      let sides = others.filter { Quantity.sides.contains($0.quantity) }
      if sides.count == 2, let width = sides[0].value, let height = sides[1].value {
        let states = sides.map { "\($0.quantity.name) \($0.evidence)" }.joined(by: "; ")
        places[place].append(
          Constant(
            name: widget, value: .size(width: width, height: height),
            comment: "\(size.place): \(width) × \(height) points; \(states)."), to: version)
        places[place].append(
          Size(
            id: size.id, widget: widget, major: cell.os.major, title: title(of: size, widget)),
          to: version)
        others.removeAll { Quantity.sides.contains($0.quantity) }
      }
      for number in others {
        guard let value = number.value else { continue }
        places[place].append(
          Constant(
            name: names.name(.widget, words + [number.quantity.column]), value: .length(value),
            comment: "\(size.place): \(number.quantity.name) \(value) points, \(number.evidence)."),
          to: version)
      }
    }

    private mutating func index(of key: PlaceKey) -> Int {
      if let index = placeIndices[key] { return index }
      let id = key.screen.screenClass.map {
        "screen " + catalog.screenClasses[$0].id.replacing(scalars: "@", with: " at ")
      }
      let name = names.name(
        .screen, [id ?? key.screen.platform.rawValue, key.zoom.wordsInNames].compactMap(\.self))
      placeIndices[key] = places.count
      places.append(Place(key: key, name: name))
      return places.count - 1
    }

    private mutating func index(of cell: Cell, in place: Int) -> Int {
      if let index = places[place].versionIndices[cell.os] { return index }
      let known = Set(places[place].devices)
      for device in catalog.devices(of: cell.screen, on: cell.os, with: cell.kind)
      where !known.contains(device) {
        places[place].devices.append(device)
        places[place].deviceNames.append(
          names.name(
            .device, [catalog.devices[device].name, cell.zoom.wordsInNames].compactMap(\.self)))
      }
      let title = catalog.name(of: cell.os, on: cell.platform)
      places[place].versionIndices[cell.os] = places[place].versions.count
      places[place].versions.append(
        Version(name: names.name(.version, [title]), title: title))
      return places[place].versions.count - 1
    }

    /// The screens; with all constants in one version where no screen has a constant on two of them.
    var placesByVersion: [Place] {
      func repeats(_ place: Place) -> Bool {
        Set(place.together.constants.map(\.name)).count < place.together.constants.count
      }
      guard !places.contains(where: repeats) else { return places }
      return places.map { place in
        var place = place
        place.together.title = place.versions.map(\.title).list
        place.versions = [place.together]
        return place
      }
    }

    /// Device, version and widget in words. The device is the one that was asked for, if one was.
    private func title(of size: NamedSize, _ widget: String) -> String {
      let cell = size.cell
      let first = catalog.devices(of: cell.screen, on: cell.os, with: cell.kind).first
      let device = (size.device ?? first).map { catalog.devices[$0].name }
      // The version of a platform whose widgets do not depend on a screen has its name.
      let screen = cell.screenClass == nil ? [] : [device ?? catalog.name(of: cell.screen)]
      let version = catalog.name(of: cell.os, on: cell.platform)
      return (screen + [cell.zoom.wordsInNames, version, widget].compactMap(\.self))
        .map { escaped($0, limit: 100) }.joined(by: ", ")
    }

    func screen(_ place: Place) -> SizeConstants.Screen {
      let key = place.key.screen.screenClass
      let screenClass = key.map { catalog.screenClasses[$0] }
      let reported =
        place.key.zoom == .standard
        ? screenClass
        : key.flatMap { catalog.zoomedClass(of: $0, with: place.key.zoom) }
          .map { catalog.screenClasses[$0] }
      let models = catalog.phrase(of: place.devices)
      let name = models.isEmpty ? catalog.name(of: place.key.screen) : models
      let lengths = reported.map {
        "\($0.width) × \($0.height) points, \($0.scale.of("pixel")) a point"
      }
      let words = [name, place.key.zoom.wordsInNames].compactMap(\.self)
      return SizeConstants.Screen(
        name: place.name,
        title: ([words.joined(by: ", ")] + [lengths].compactMap(\.self)).joined(by: ": "),
        devices: place.deviceNames, size: reported.map { ($0.width, $0.height) },
        scale: screenClass?.scale, versions: place.versions)
    }
  }
}

extension Catalog {
  /// The widget in words that become its identifier: the family or the mode, then each other axis
  /// unless it has its usual value, so that identifiers do not depend on what else is in a file.
  func widgetWords(of cell: Cell) -> [String] {
    let first = Cell(firstOf: cell.kind, cell.release, on: cell.screen, cell.zoom).at(.l)
    let usual =
      cell[WidgetFamily.self].map { first.with(usualVariant(of: $0, on: cell.platform, cell.os)) }
      ?? first.with(WidgetColumn.single)
    let others = Axis.settings.filter { $0 != cell.kind.shapeAxis && cell[$0] != usual[$0] }
    return [shape(of: cell)] + others.compactMap { id(of: cell, on: $0) }
  }
}
