internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// Questions about a size or a number, of which they ask who has it.
extension Questions {
  /// `image limit 718080`
  static func imageLimit(_ typed: TypedWords) -> ChosenLine? {
    guard typed.reading.subject == .image,
      let limit = typed.words.first(where: { $0.count > 5 && $0.allSatisfy(\.isNumber) })
    else { return nil }
    return typed.ask("identify", with: ["max[\(limit)]"])
  }

  /// `170x170`, `which widget is 364 wide`, `170`
  static func widgetsOfSize(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    let isNumber =
      typed.words.count == 1 && reading.devices.isEmpty
      && SizeText(typed.words[0])?.hasTwoSides == false
    guard !reading.sizes.isEmpty || !reading.sides.isEmpty || isNumber else { return nil }
    return reading.subject == .evidence && reading.faults.isEmpty
      ? typed.ask("identify") : typed.mean("identify")
  }

  /// `how many medium sizes`
  static func countedSizes(_ typed: TypedWords) -> ChosenLine? {
    guard typed.words.prefix(2).map({ $0.lowercased() }) == ["how", "many"],
      typed.contain(["sizes"]), typed.reading.faults.isEmpty
    else { return nil }
    return typed.ask("cover")
  }

  /// `which iphones have the same large as iphone 13 ios 17`; nil if neither a family nor a version is named, so
  /// that those with its screen are meant, or if the size is not known.
  static func sameSize(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
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
