internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// What words and options choose, by the names that were typed.
struct ReadQuestion {
  let engine: Engine
  /// What is chosen, and what the words ask for that selects no cells.
  var choices: WordReading
  /// What is wrong with words and options.
  let faults: Faults
  /// A finder that has collected the names already; nil if none has.
  let finder: DeviceFinder?
  /// The given options of the command itself that only some kinds of widgets have.
  var own: [OptionOfKinds] = []

  var catalog: Catalog { engine.catalog }
}

/// What is asked for, once every name is resolved.
struct UnderstoodQuestion {
  /// What was chosen, with what the words ask for that selects no cells: pixels, places, numbers besides the sides.
  let choices: WordReading
  /// A box for each device, or for each run of screens with the same versions.
  var asked: Asked
  /// Notes on how the question was understood.
  var remarks: [String]
  /// Other kinds of widgets that the question could mean.
  let otherKinds: [WidgetKind]

  /// Whether devices or screens were named.
  var namesDevices: Bool { !(choices.devices.isEmpty && choices.platformsAsDevices.isEmpty) }
}

extension AxisOptions {
  /// The question of words and options.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - words: The words of the question.
  ///   - own: The given options of the command itself that only some kinds of widgets have.
  /// - Returns: The question, with what is wrong with its words and options.
  /// - Throws: A usage error for words with a size, which only identify takes.
  func question(
    _ engine: Engine, words: [String] = [], own: [OptionOfKinds] = []
  ) throws -> ReadQuestion {
    let reader = words.isEmpty ? nil : WordReader.of(engine)
    var reading = reading(of: words, reader)
    try reading.checkSizes()
    if !own.contains(where: { $0.name == "--\(Axis.textSize.optionName)" }) {
      reading.tellTextSizes(engine.catalog)
    }
    return try question(engine, reading, own: own, finder: reader?.finder)
  }

  /// The same for words that were read. A finder that has collected the names already is used for those of
  /// options.
  func question(
    _ engine: Engine, _ reading: WordReading, own: [OptionOfKinds] = [], finder: DeviceFinder? = nil
  ) throws -> ReadQuestion {
    var choices = reading
    // Beside a device, a Mac is another one, and not a platform that contradicts it.
    if !reading.devices.isEmpty {
      choices.platformsAsDevices = reading.platforms.filter { $0.idiom == nil }
      choices.platforms.removeAll { $0.idiom == nil }
    }
    choices.families += widget.family.map(\.text)
    var faults = Faults()
    faults.append(reading.faults)
    try target.places.add(to: &choices, &faults, engine)
    choices.kind = try faults.collect { try namedKind() ?? reading.kind } ?? nil
    // `live activity --kind widgetkit`
    if let kind = choices.kind, let other = reading.kind, kind != other {
      faults.append([
        "the words ask for --kind \(other.rawValue), not --kind \(kind.rawValue)"
      ])
    }
    // The small widget on a Lock Screen is one of iPads.
    if reading[WidgetVariant.self].contains(.lockScreen), choices.devices.isEmpty,
      choices.idioms.isEmpty, choices.platforms.isEmpty
    {
      choices.idioms = [.pad]
    }
    // `not zoomed` in words is the usual setting, which an option replaces.
    if choices.zoom == .standard, !target.zooms.isEmpty { choices.zoom = nil }
    try addValues(to: &choices, engine.catalog, &faults)
    return ReadQuestion(
      engine: engine, choices: choices, faults: faults, finder: finder, own: own)
  }

  /// Adds the values that the options of axes name.
  private func addValues(
    to choices: inout WordReading, _ catalog: Catalog, _ faults: inout Faults
  ) throws {
    for axis in Axis.settings where axis != .family {
      let named = texts[axis, default: []]
      try faults.collect { try add(axis.values, named: named, to: &choices.values, catalog) }
    }
    let orientations = choices[Orientation.self] + today.orientations
    choices[Orientation.self] = Orientation.all.filter(orientations.contains)
  }

  /// Adds the values of an axis that texts name.
  private func add<Value: AxisValue>(
    _ type: Value.Type, named texts: [String], to values: inout Box, _ catalog: Catalog
  ) throws {
    values.add(
      try Self.values(texts, Value.axis.words) { text in
        Value.named(text, in: catalog)
      } expected: {
        Value.all(in: catalog).map { $0.id(in: catalog) }
      })
  }

  /// What the words of a question name, beside the options; no words need no reader.
  func reading(
    of words: [String], _ reader: WordReader?, compares: Bool = false
  ) -> WordReading {
    guard let reader else { return WordReading() }
    return reader.read(
      words, about: widget.kind.flatMap(WordReading.kind),
      hasVersions: !target.places.os.isEmpty, compares: compares)
  }
}

extension WordReading {
  /// Limits a question about StandBy to iPhones. Reads a Live Activity there as one on the Lock Screen, and returns
  /// a note that says so; nil if the question is about another place or another kind of widget.
  mutating func readStandBy() -> String? {
    guard self[WidgetVariant.self].contains(.standBy) else { return nil }
    // StandBy is of iPhones.
    if devices.isEmpty, platforms.isEmpty, idioms.isEmpty { idioms = [.phone] }
    guard kind == .activity || families.contains(where: { $0.lowercased() == "lockscreen" }) else {
      return nil
    }
    self[WidgetVariant.self] = []
    if families.isEmpty { families = ["lockScreen"] }
    return
      "by Apple's guideline, StandBy (iOS 17 and later) shows a Live Activity at twice its size on the Lock "
      + "Screen, which is answered"
  }

  /// Tells that text sizes change nothing, if widgets are named that have one size for all of them. Of options this is
  /// a mistake.
  fileprivate mutating func tellTextSizes(_ catalog: Catalog) {
    let families = catalog.families(of: self)
    guard !self[TextSize.self].isEmpty, !families.isEmpty,
      families.allSatisfy({ !Axis.textSize.kinds.contains(catalog.kind(of: $0)) })
    else { return }
    self[TextSize.self] = []
    remarks.append(
      kind == .activity
        ? "no source gives a Live Activity another size at another text size"
        : "a widget of WidgetKit has one size for every text size")
  }

  /// Throws for something real that has no size.
  func checkCoverage() throws {
    guard let first = uncovered.first else { return }
    throw Failure(.unknown, [first])
  }

  /// Throws for sizes, which only identify takes.
  func checkSizes() throws {
    if let (quantity, side) = sides.min(by: { $0.key.rawValue > $1.key.rawValue }) {
      throw Failure.usage(
        "a \(quantity.name) of \(side) chooses no widget; to find those that have it, use 'widgetsize identify "
          + "--\(quantity.name) \(side)'")
    }
    guard let size = sizes.first else { return }
    throw Failure.usage(
      "\(quoted(size)) is the size of no screen; to find the widget of this size, use 'widgetsize identify "
        + "\(size)'")
  }
}
