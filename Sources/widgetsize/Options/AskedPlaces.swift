internal import WidgetSizing
internal import Wording

extension AxisOptions {
  /// The platforms that `--platform` and `--idiom` name; nil for all.
  func platforms(_ catalog: Catalog) throws -> [Platform]? {
    let named: [Platform]? = try cases(target.platform, "platform")
    let idioms: [Idiom]? = try cases(target.idiom, "idiom")
    guard let idioms else { return named }
    let ofIdioms = idioms.map(\.platform)
    guard let named else { return ofIdioms }
    let both = named.filter(ofIdioms.contains)
    guard !both.isEmpty else {
      throw Failure.usage(
        "--idiom \(target.idiom[0]) contradicts --platform \(target.platform[0])")
    }
    return both
  }

  /// The places that `--device` names, and notes on how its values were understood.
  func places(
    on platforms: [Platform]?, _ catalog: Catalog
  ) throws -> (places: [Place], remarks: [String]) {
    var places: [Place] = []
    var remarks: [String] = []
    guard !target.device.isEmpty else { return ([], []) }
    let finder = DeviceFinder(catalog)
    for text in target.device.flatMap({ finder.names(in: $0) }) {
      let (place, remark) = try self.place(text, on: platforms, finder, catalog)
      if let platforms, !platforms.contains(place.platform) {
        let option =
          target.platform.first.map { "--platform \($0)" } ?? "--idiom \(target.idiom[0])"
        throw Failure.usage(
          "\(quoted(text)) runs \(place.platform.rawValue), which contradicts \(option)")
      }
      // Two names of one device make one place.
      guard !places.contains(place) else { continue }
      places.append(place)
      if let remark { remarks.append(remark) }
    }
    return (places, remarks)
  }

  /// The place that a device name refers to.
  private func place(
    _ text: String, on platforms: [Platform]?, _ finder: DeviceFinder, _ catalog: Catalog
  ) throws -> (Place, remark: String?) {
    func named(_ key: Key<ScreenClass>, _ device: Key<Device>? = nil) -> Place {
      Place(key, device: device, in: catalog)
    }
    switch finder.find(text) {
    case .found(let screenClass, let device):
      return (
        named(screenClass, device), remark(on: text, screenClass, device, finder, catalog)
      )
    case .ambiguous(let classes, let devices):
      let fitting = classes.filter {
        platforms?.contains(catalog.screenClasses[$0].idiom.platform) ?? true
      }
      if fitting.count == 1 {
        let models = devices.filter { catalog.devices[$0].screenClass == fitting[0] }
        return (named(fitting[0], models.count == 1 ? models[0] : nil), nil)
      }
      let meant = fitting.isEmpty ? classes : fitting
      let models = devices.filter { model in
        catalog.devices[model].screenClass.map(meant.contains) ?? false
      }
      let candidates =
        models.isEmpty
        ? meant.map { catalog.description(of: $0) }
        : catalog.latestFirst(models).enumerated().map { index, model in
          let device = catalog.devices[model]
          if index >= Failure.candidateLimit { return device.name }
          // Names that differ in blanks and punctuation only do not tell their models apart.
          if case .found = finder.find(device.name) { return device.name }
          return "\(device.name) (\(device.id))"
        }
      throw Failure.usage(Message.ambiguousDevice(text), candidates: candidates)
    case .unknownScreen(_, let nearest):
      let remark =
        "no device has a screen of \(quoted(text)); the answer is that of the nearest, "
        + catalog.description(of: nearest)
      return (named(nearest), remark)
    case .deviceWithoutScreen(let device):
      throw Failure(
        .unknown, ["no source states the screen of '\(catalog.devices[device].name)'"])
    case .unknown:
      if let platform = Platform(ofDevicesCalled: text) {
        return (
          Place(platform),
          "\(quoted(text)) runs \(platform.rawValue), where the size does not depend on the screen"
        )
      }
      throw Failure.usage(
        OtherNames.explanation(of: text)
          ?? Message.unknownDevice(text, hint: finder.hint(for: text)))
    }
  }

  /// A note on a name that also matches other devices.
  private func remark(
    on text: String, _ screenClass: Key<ScreenClass>, _ device: Key<Device>?,
    _ finder: DeviceFinder, _ catalog: Catalog
  ) -> String? {
    let others = finder.namesakes(of: text)
    let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard !others.isEmpty || device != nil && isNumber else { return nil }
    let name =
      device.map { catalog.devices[$0].name }
      ?? "the \(catalog.screenClasses[screenClass].name) class"
    guard !others.isEmpty else { return "\(quoted(text)) is \(name)" }
    let names = others.map { catalog.devices[$0].name }
    return "\(quoted(text)) is \(name); ask by name for \(names.joined(by: ", "))"
  }
}

extension Catalog {
  /// A class with its models: `5.5-inch (414x736@3: iPhone 6 Plus, …)`.
  func description(of key: Key<ScreenClass>) -> String {
    let screen = screenClasses[key]
    let names = screen.devices.prefix(4).map { devices[$0].name }
    let more = screen.devices.count > 4 ? ", …" : ""
    return "\(screen.name) (\(screen.id): \(names.joined(by: ", "))\(more))"
  }

  /// The devices, most likely matches first: sorted by first version, latest first, then iPhones
  /// before others.
  fileprivate func latestFirst(_ keys: [Key<Device>]) -> [Key<Device>] {
    // Sorts by first version, descending, then iPhones first.
    func rank(_ key: Key<Device>) -> Int {
      let idiom = devices[key].screenClass.map { screenClasses[$0].idiom } ?? .phone
      return 1_000 * (Idiom.allCases.firstIndex(of: idiom) ?? 0)
        - (devices[key].firstOS?.major ?? 0)
    }
    return keys.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}

extension AxisOptions {
  /// The options with devices from positional arguments put before those of `--device`.
  func of(_ devices: [String]) -> AxisOptions {
    var options = self
    options.target.device = devices + target.device
    return options
  }
}
