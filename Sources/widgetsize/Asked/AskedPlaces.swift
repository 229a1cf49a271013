internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import Wording

extension ReadQuestion {
  /// The platforms that are asked for, by name or by their devices; nil for all.
  func platforms() throws -> [Platform]? {
    let named = choices.platforms.withoutRepetition
    guard !choices.idioms.isEmpty else { return named.isEmpty ? nil : named }
    let ofIdioms = choices.idioms.map(\.platform).withoutRepetition
    guard let first = named.first else { return ofIdioms }
    let both = named.filter(ofIdioms.contains)
    guard !both.isEmpty else {
      throw Failure.usage(
        "\(ofIdioms[0].devicesName) do not run \(first.rawValue); ask for one of the two")
    }
    return both
  }

  /// The devices that are asked for, and notes on how their names were understood.
  func places(on platforms: [Platform]?, _ faults: inout Faults) throws -> [NamedPlace] {
    var places: [NamedPlace] = []
    guard !choices.devices.isEmpty else { return [] }
    let finder = finder ?? DeviceFinder(catalog)
    func add(_ place: () throws -> NamedPlace) throws {
      let named = try faults.collect {
        let named = try place()
        let runs = named.places.map(\.platform)
        if let platforms, !runs.contains(where: platforms.contains) {
          throw Failure.usage(
            "\(quoted(named.text)) runs \(runs[0].rawValue), not \(platforms.map(\.rawValue).list)")
        }
        return named
      }
      // Two names of one device make one place.
      guard let named, !places.contains(where: { $0.places == named.places }) else { return }
      places.append(named)
    }
    for text in choices.devices.flatMap({ finder.names(in: $0) }) {
      try add { try place(text, on: platforms, finder) }
    }
    for platform in choices.platformsAsDevices {
      try add { NamedPlace(text: platform.rawValue, places: [Place(platform)]) }
    }
    return places
  }

  /// The place that a device name refers to.
  private func place(
    _ text: String, on platforms: [Platform]?, _ finder: DeviceFinder
  ) throws -> NamedPlace {
    func named(
      _ key: Key<ScreenClass>, _ device: Key<Device>? = nil, remark: String? = nil
    ) -> NamedPlace {
      NamedPlace(text: text, places: [Place(key, device: device, in: catalog)], remark: remark)
    }
    if let series = series(of: text, on: platforms, finder) { return series }
    switch finder.find(text) {
    case .found(let screenClass, nil) where !finder.models(of: screenClass, namedBy: text).isEmpty:
      let models = finder.models(of: screenClass, namedBy: text)
      return NamedPlace(
        text: text, places: models.map { Place(screenClass, device: $0, in: catalog) },
        series: models)
    case .found(let screenClass, let device):
      return named(
        screenClass, device, remark: remark(on: text, screenClass, device, finder))
    case .ambiguous(let classes, let devices):
      let fitting = classes.filter {
        platforms?.contains(catalog.screenClasses[$0].idiom.platform) ?? true
      }
      if fitting.count == 1 {
        let models = devices.filter { catalog.devices[$0].screenClass == fitting[0] }
        return named(fitting[0], models.count == 1 ? models[0] : nil)
      }
      throw ambiguity(of: text, fitting.isEmpty ? classes : fitting, devices, finder)
    case .unknownScreen(_, let nearest):
      return named(
        nearest,
        remark: "no device has a screen of \(quoted(text)); the answer is that of the nearest, "
          + catalog.description(of: nearest))
    case .deviceWithoutScreen(let device):
      throw Failure(
        .unknown, ["no source states the screen of '\(catalog.devices[device].name)'"])
    case .unknown:
      if let platform = WordReading.platform(ofDevicesCalled: text) {
        return NamedPlace(text: text, places: [Place(platform)])
      }
      if let explanation = OtherNames.explanation(of: text) { throw explanation }
      throw Failure.usage(Message.unknownDevice(text, hint: finder.hint(for: text)))
    }
  }

  /// The models of a series that a text names; nil if it names none.
  private func series(
    of text: String, on platforms: [Platform]?, _ finder: DeviceFinder
  ) -> NamedPlace? {
    // `iphone-se` is the identifier of one model.
    guard !catalog.devices.contains(where: { $0.id == text }),
      let series = finder.series(named: text)
    else { return nil }
    let fitting = series.filter { device in
      guard let screenClass = catalog.devices[device].screenClass else { return false }
      return platforms?.contains(catalog.screenClasses[screenClass].idiom.platform) ?? true
    }
    guard !fitting.isEmpty else { return nil }
    let places = fitting.compactMap { device in
      catalog.devices[device].screenClass.map { Place($0, device: device, in: catalog) }
    }
    return NamedPlace(text: text, places: places, series: fitting)
  }

  /// The error for a name of several devices that are no series.
  private func ambiguity(
    of text: String, _ meant: [Key<ScreenClass>], _ devices: [Key<Device>], _ finder: DeviceFinder
  ) -> Failure {
    let models = devices.filter { model in
      catalog.devices[model].screenClass.map(meant.contains) ?? false
    }
    let candidates =
      models.isEmpty
      ? meant.map { catalog.description(of: $0) }
      : catalog.newestFirst(models).enumerated().map { index, model in
        let device = catalog.devices[model]
        if index >= Failure.candidateLimit { return device.name }
        // Names that differ in blanks and punctuation only do not tell their models apart.
        if case .found = finder.find(device.name) { return device.name }
        return "\(device.name) (\(device.id))"
      }
    let start = text.lowercased() + " "
    let isStart =
      !devices.isEmpty
      && devices.allSatisfy { catalog.devices[$0].name.lowercased().hasPrefix(start) }
    return Failure.usage(
      isStart
        ? "no device is called \(quoted(text)) alone; did you mean one of:"
        : Message.ambiguousDevice(text), candidates: candidates)
  }

  /// A note on a name that also matches other devices.
  private func remark(
    on text: String, _ screenClass: Key<ScreenClass>, _ device: Key<Device>?,
    _ finder: DeviceFinder
  ) -> String? {
    if device == nil, let size = SizeText(text), size.hasTwoSides,
      !catalog.isScreen(size, of: screenClass)
    {
      let screen = catalog.screenClasses[screenClass]
      return
        "\(quoted(text)) is a screen with Display Zoom, of which \(screen.name) is answered without; "
        + "'--zoomed' has its sizes"
    }
    // An identifier names one model, also where words wrote it.
    if let device, catalog.devices[device].id == text { return nil }
    let others = finder.namesakes(of: text)
    let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    let isPart = device.map { finder.isPart(text, ofNameOf: $0) } ?? false
    guard !others.isEmpty || device != nil && (isNumber || isPart) else { return nil }
    let name =
      device.map { catalog.devices[$0].name }
      ?? "the \(catalog.screenClasses[screenClass].name) class"
    guard !others.isEmpty else { return "\(quoted(text)) is \(name)" }
    let names = others.map { catalog.devices[$0].name }
    return "\(quoted(text)) is \(name); ask by name for \(names.joined(by: ", "))"
  }
}

extension Catalog {
  /// Whether a size is that of a screen itself, in points or in pixels, which way ever it is turned.
  fileprivate func isScreen(_ size: SizeText, of key: Key<ScreenClass>) -> Bool {
    let screen = screenClasses[key], sides = [screen.width, screen.height]
    return [
      sides.map(\.description), sides.map { $0.pixels(atScale: screen.scale)?.description ?? "" },
    ].contains { Set($0) == Set(size.sides) }
  }

  /// A class with its models: `5.5-inch (414x736@3: iPhone 6 Plus, …)`.
  func description(of key: Key<ScreenClass>) -> String {
    let screen = screenClasses[key]
    let names = screen.devices.prefix(4).map { devices[$0].name }
    let more = screen.devices.count > 4 ? ", …" : ""
    return "\(screen.name) (\(screen.id): \(names.joined(by: ", "))\(more))"
  }
}
