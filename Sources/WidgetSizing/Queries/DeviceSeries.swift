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

  /// The models of the generation of a line that people count, though they are sold without its number:
  /// iPad Air 11-inch (M2) is the 6th iPad Air. None if the numbers of the line do not count its models.
  package func models(ofGeneration number: Int, named line: String) -> [Key<Device>] {
    guard let series = series(named: line) else { return [] }
    let days = series.compactMap { catalog.devices[$0].released }.withoutRepetition.sorted()
    func generation(_ model: Key<Device>) -> Int? {
      catalog.devices[model].released.flatMap { days.firstIndex(of: $0) }.map { $0 + 1 }
    }
    let counts = series.allSatisfy { model in
      let ordinal = nameWords.printed[model.index].words.first {
        $0.isOrdinal(of: String($0.prefix { $0.isNumber }))
      }
      return ordinal.map { Int($0.prefix { $0.isNumber }) == generation(model) } ?? true
    }
    return counts ? series.filter { generation($0) == number } : []
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
