/// Models that one name means, such as the generations of `iPad mini`.
extension DeviceFinder {
  /// The models of a series, the newest first, if a text names a series and no single model:
  /// `iPad mini`, `iPad Pro 11`, `42mm`. Nil for any other text.
  package func series(named text: String) -> [Key<Device>]? {
    guard Self.isName(text) else { return nil }
    let name = PrintedName(text)
    switch find(text) {
    case .found(let screen, let device):
      guard let device else {
        // All models of the line have one screen, which others have too: `ipod touch`.
        let models = nameWords.devices(name)
        let hasOthers = catalog.screenClasses[screen].devices.contains { !models.contains($0) }
        return name.hasLine && hasOthers ? oneSeries(models) : nil
      }
      // `apple watch se 40mm`, but not `Apple Watch SE (40 mm)`, as lists print the name of the first model.
      let size = name.words.filter { isSize($0, of: device) }
      guard isBare(name, device),
        size.isEmpty || catalog.devices[device].name.lowercased() != text.lowercased()
      else { return nil }
      let models = models(ofLine: line(of: device)).filter { model in
        size.allSatisfy(nameWords.printed[model.index].words.contains)
      }
      return models.count > 1 ? models : nil
    case .unknownScreen, .deviceWithoutScreen: return nil
    case .ambiguous(_, let devices):
      guard !devices.isEmpty else { return nil }
      let line = name.words.joined(separator: " ")
      return oneSeries(devices) ?? oneSeries(devices.filter { self.line(of: $0).hasAll(of: name) })
        // `iphone pro` means no `iPhone 18 Pro Max`; `iphone` names no line of its own.
        ?? (name.words.count > 1 ? oneSeries(devices.filter { self.line(of: $0) == line }) : nil)
    case .unknown: return oneSeries(nameWords.devices(name))
    }
  }

  /// The idioms of the devices and screens that a text may stand for, each once; none for an unknown text.
  package func idioms(of text: String) -> [Idiom] {
    let classes: [Key<ScreenClass>]
    switch find(text) {
    case .found(let screenClass, _): classes = [screenClass]
    case .ambiguous(let all, _): classes = all
    case .unknownScreen, .deviceWithoutScreen, .unknown: return []
    }
    return classes.map { catalog.screenClasses[$0].idiom }.withoutRepetition
  }

  /// The devices that a text may mean: one, those of a series, of a screen, or several that have no name in common; none for
  /// an unknown text.
  package func devices(named text: String) -> [Key<Device>] {
    // `iphone-se` is the identifier of one model.
    if let device = catalog.devices.keys.first(where: { catalog.devices[$0].id == text }) {
      return [device]
    }
    if let series = series(named: text) { return series }
    switch find(text) {
    case .found(_, let device?), .deviceWithoutScreen(let device): return [device]
    case .found(let screen, nil):
      let models = models(of: screen, namedBy: text)
      return models.isEmpty ? catalog.screenClasses[screen].devices : models
    case .ambiguous(let screens, let devices):
      return devices.isEmpty ? screens.flatMap { catalog.screenClasses[$0].devices } : devices
    case .unknownScreen, .unknown: return []
    }
  }

  /// Whether several words leave out a word of the name of a model that is no number: `iphone 15 max`.
  package func isPart(_ text: String, ofNameOf device: Key<Device>) -> Bool {
    guard text.contains(" "), !text.contains("+") else { return false }
    let name = nameWords.printed[device.index]
    let typed = PrintedName(text).words
    return name.words.contains { word in
      !word.contains(where: \.isNumber) && !PrintedName(word).hasLine
        && !typed.contains { word.hasPrefix($0) || $0.hasPrefix(word) }
    }
  }

  /// Whether a text names exactly one model, or the models of one series.
  package func isModel(_ text: String) -> Bool {
    switch find(text) {
    case .found(_, let device): device != nil || series(named: text) != nil
    case .ambiguous: series(named: text) != nil
    case .deviceWithoutScreen: true
    case .unknownScreen, .unknown: false
    }
  }

  /// The models, the newest first, if they are of one line.
  private func oneSeries(_ devices: [Key<Device>]) -> [Key<Device>]? {
    guard let first = devices.first, devices.allSatisfy({ line(of: $0) == line(of: first) }) else {
      return nil
    }
    return catalog.newestFirst(devices)
  }

  /// Whether a name is that of a first model without the number of a generation, and there are later
  /// models: `iPad mini`, `iPad Pro 11-inch`, but not `iPhone 7`, not `iPad1,1` and not `iPhone Duo (inner display)`.
  private func isBare(_ name: PrintedName, _ device: Key<Device>) -> Bool {
    !name.words.contains { $0.contains(where: \.isNumber) && !isSize($0, of: device) }
      && line(of: device).hasAll(of: name) && models(ofLine: line(of: device)).count > 1
  }

  /// Whether a word is a size in millimetres or the diagonal of a device in inches.
  private func isSize(_ word: String, of device: Key<Device>) -> Bool {
    word.isSize || word == catalog.devices[device].diagonal
  }

  private func models(ofLine line: String) -> [Key<Device>] {
    catalog.newestFirst(catalog.devices.keys.filter { self.line(of: $0) == line })
  }

  /// The words of a name that later models share: `ipad pro` of `iPad Pro 11-inch (M4)`.
  func line(of device: Key<Device>) -> String {
    catalog.devices[device].name.unicodeScalars.prefix { $0 != "(" }.split { $0 == " " }
      .map { String($0) }.filter { !($0.first?.isNumber ?? false) }.joined(separator: " ")
      .lowercased()
  }
}

extension String {
  /// Whether the words of a line have all words of a name that are no numbers.
  fileprivate func hasAll(of name: PrintedName) -> Bool {
    let words = split(separator: " ").map(String.init)
    return name.words.allSatisfy { words.contains($0) || $0.contains(where: \.isNumber) }
  }
}
