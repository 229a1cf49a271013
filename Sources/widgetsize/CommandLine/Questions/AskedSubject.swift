internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// What words ask for by name.
extension Questions {
  /// What words ask for that name it: `smallest`, `why`, `vs`.
  static func subject(_ typed: TypedWords, _ reading: WordReading) throws -> ChosenLine? {
    let isOfSeveral = max(reading.devices.count, reading.versions.count) > 1
    guard reading.faults.isEmpty else { return nil }
    switch reading.subject ?? (reading.compares ? .difference : nil) {
    case nil: return nil
    // `widest iphone screen`
    case .largest, .widest, .tallest, .smallest:
      if reading.families.isEmpty, typed.contain(["screen", "screens", "display", "displays"]) {
        let order = reading.subject == .smallest ? "width" : "-width"
        return typed.ask(
          "list", "screens", with: reading.devices + typed.lines + ["--sort", order])
      }
      if reading.subject == .smallest, !reading.quantities.isEmpty {
        return typed.ask("query", because: "safe compares widths and heights")
      }
      return reading.subject == .smallest ? typed.ask("safe") : typed.mean("query")
    case .evidence where reading.choosesNothing && typed.first == "why":
      throw Failure.usage("of which size? name a device or a family: 'why iphone 15 medium'")
    case .evidence where reading.choosesSame(as: reading.onlyPlatforms):
      return typed.ask(
        "list", "sources", with: typed.lines + reading.platforms.map(\.rawValue))
    // `where does the widget stand`
    case .evidence where reading.asks(.places): return typed.mean("query")
    case .evidence: return typed.ask("explain")
    // `screen size medium` is about the widget.
    case .screen where reading.families.isEmpty && !(reading.devices + typed.lines).isEmpty:
      return typed.ask(
        "list", "screens", with: reading.devices + typed.lines + reading.versions)
    case .screen: return typed.mean("query")
    case .unknown: return typed.ask("list", "unknown", with: reading.understood)
    case .disputes: return typed.ask("list", "disputes", with: reading.understood)
    case .fewestDevices: return typed.ask("cover")
    case .lines: return typed.ask("fit")
    // `when did ios 18 come out`
    case .arrival where reading.families.isEmpty && !reading.versions.isEmpty:
      return typed.ask("list", "os", with: reading.understood)
    // `when did iphone 15 come out`
    case .arrival where reading.families.isEmpty && !reading.devices.isEmpty:
      return typed.ask("list", "devices", with: reading.understood)
    case .arrival: return typed.ask("list", "families", with: reading.understood)
    case .history: return typed.ask("compare", with: typed.words + ["all versions"])
    case .versions where !reading.devices.isEmpty && reading.families.isEmpty:
      return typed.ask("list", "os", with: reading.understood)
    case .versions: return typed.mean("query")
    case .dataVersion: return typed.ask("list", "sources", with: [])
    case .difference: return try difference(typed, reading)
    case .sameScreen where reading.devices.count == 1:
      return sameSize(typed, reading) ?? typed.ask("list", "screens", with: reading.devices)
    // `which devices have the same small as mac`
    case .sameScreen
    where !isOfSeveral && (typed.asksWhichDevices || typed.startsWith(TypedWords.devices)):
      throw Failure.usage(
        "the same as which device? name one: 'which iphones have the same medium as iphone 15'")
    case .sameScreen: return typed.ask(isOfSeveral ? "compare" : "query")
    case .image:
      let names = TypedContent(typed.words).options.contains("--image")
      return typed.ask("fit", with: typed.words + (names ? [] : ["--image", "most"]))
    }
  }

  /// `compare iphone 14 iphone 16 corner radius`, `compare width and height iphone 15`: `compare` shows widths and
  /// heights of several, `query` the other numbers of each, and all numbers of one. `compare sources iphone 15` asks for
  /// the evidence.
  static func comparedNumbers(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    let asksForBoth =
      reading.askedSides.count > 1 || reading.asks(.points) || reading.asks(.content)
    let isOfOne =
      reading.devices.count + reading.platforms.count < 2 && !reading.namesVersions
      && reading.zooms == nil
    guard reading.faults.isEmpty else { return nil }
    if isOfOne, reading.subject == .evidence, !reading.choosesNothing {
      return typed.ask("explain", because: "compare shows widths and heights")
    }
    guard !reading.quantities.isEmpty || reading.asks(.places) || isOfOne && asksForBoth else {
      return nil
    }
    return typed.ask(
      "query", with: typed.withoutStyles, because: "compare shows widths and heights")
  }

  /// `iphone 15 vs iphone 16`; `does dynamic type change widget size` compares nothing, and is answered by the
  /// remark of its words, beside the size of what else they name.
  private static func difference(_ typed: TypedWords, _ reading: WordReading) throws -> ChosenLine {
    if let line = comparedNumbers(typed, reading) { return line }
    guard reading.devices.count < 2, !reading.namesVersions, reading.zoom == nil else {
      return typed.ask("compare")
    }
    if let line = comparedValues(typed, reading) { return line }
    guard let remark = reading.remarks.first else { return typed.ask("compare") }
    if reading.choosesNothing { throw Failure(.unknown, [remark]) }
    // `does text size change medium`
    return typed.mean("query")
  }

  /// `difference between small and medium`, `compare compact and expanded iphone 7`: several values of one device are
  /// told by their sizes.
  static func comparedValues(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    let isSeveral =
      reading.families.count > 1
      || Axis.settings.contains { ![.variant, .zoom].contains($0) && reading.count(on: $0) > 1 }
    guard reading.faults.isEmpty, isSeveral, reading.devices.count + reading.platforms.count < 2,
      !reading.namesVersions, reading.zooms == nil, reading.count(on: .variant) < 2,
      !typed.options.contains(where: { $0.hasPrefix("-d") || $0.hasPrefix("--o") })
    else { return nil }
    return typed.ask("query")
  }

  /// `which iphones have the same large as iphone 13 ios 17`; nil if neither a family nor a version is named, so
  /// that those with its screen are meant, or if the size is not known.
  private static func sameSize(_ typed: TypedWords, _ reading: WordReading) -> ChosenLine? {
    let catalog = Catalog.bundled
    guard !(reading.families + reading.versions).isEmpty,
      case .found(let screenClass, let device) = WordReader.bundled.finder.find(reading.devices[0])
    else { return nil }
    let platform = catalog.screenClasses[screenClass].idiom.platform
    let family = reading.families.first ?? "medium"
    guard let named = catalog.families(named: family, on: [platform], of: .widgetKit),
      named.count == 1
    else { return nil }
    var asked = Asked(.widgetKit, on: [catalog.screen(of: screenClass, with: .widgetKit)])
    asked.device = device
    asked.families = named
    if !reading.versions.isEmpty {
      guard
        let named = try? VersionNames(reading.versions).applied(
          to: asked, isExplicit: true, in: catalog), named.boxes.count == 1
      else { return nil }
      asked = named
    }
    let engine = Engine(catalog).asked(about: device)
    let sides = engine.blocks(asked).lazy.flatMap(\.lines).map { cell in
      Quantity.sides.map { engine.evidence($0, of: cell) }
    }
    guard let size = sides.first(where: { $0.allSatisfy(\.state.isKnown) }) else { return nil }
    return typed.ask(
      "identify", with: [size.map(\.short).joined(by: "x"), family] + reading.versions)
  }
}

extension WordReading {
  /// Whether several versions are named, which can be compared.
  fileprivate var namesVersions: Bool {
    versions.count > 1 || versions.contains { NamedVersions($0)?.isRange ?? false }
  }

  /// The same kinds of devices and platforms, and nothing else.
  fileprivate var onlyPlatforms: WordReading {
    var reading = WordReading()
    (reading.idioms, reading.platforms) = (idioms, platforms)
    return reading
  }
}
