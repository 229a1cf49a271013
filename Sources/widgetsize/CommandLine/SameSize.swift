internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

extension TypedLine {
  /// The line that finds the devices with the size of one: `which iphones have the same large as iphone 13 ios 17`;
  /// nil if neither a family nor a version is named, so that those with its screen are meant, or if the size is not
  /// known.
  static func sameSize(_ reading: WordReading) -> [String]? {
    let catalog = Catalog.bundled
    guard !(reading.families + reading.versions).isEmpty,
      case .found(let screenClass, let device) = WordReader.bundled.finder.find(reading.devices[0])
    else { return nil }
    let platform = catalog.screenClasses[screenClass].idiom.platform
    let family = reading.families.first ?? "medium"
    guard let named = catalog.families(named: family, on: [platform], of: .widgetKit),
      named.count == 1
    else { return nil }
    var query = Query(.widgetKit, on: [catalog.screen(of: screenClass, with: .widgetKit)])
    query.device = device
    query.families = named
    if !reading.versions.isEmpty {
      guard
        let asked = try? VersionNames(reading.versions).applied(
          to: [query], isExplicit: true, in: catalog), asked.count == 1
      else { return nil }
      query = asked[0]
    }
    let engine = Engine(catalog).asked(about: device)
    let sides = engine.blocks(query).lazy.flatMap(\.lines).map { cell in
      Quantity.sides.map { engine.evidence($0, of: cell) }
    }
    guard let size = sides.first(where: { $0.allSatisfy(\.state.isKnown) }) else { return nil }
    return ["identify", size.map(\.short).joined(by: "x"), family] + reading.versions
  }

  /// Which sources words mean: Apple's guideline if they name it, else all.
  static func sources(of words: [String]) -> [String] {
    let named = words.joined(separator: " ").lowercased()
    guard ["apple", "hig", "guideline"].contains(where: named.contains) else { return [] }
    return Catalog.bundled.sources.first { $0.shortName == "Apple's guideline" }.map { [$0.id] }
      ?? []
  }
}
