internal import QuestionWords
internal import WidgetSizing
internal import WidgetSizingData

/// Questions that are answered by a list.
extension Questions {
  /// `families`, `sources`
  static func listing(_ typed: TypedWords) -> ChosenLine? {
    guard typed.words.count == 1,
      ["families", "family", "sources", "rules", "disputes"].contains(typed.first)
    else { return nil }
    return typed.ask("list", with: [typed.first == "family" ? "families" : typed.first])
  }

  /// `families for ipad`, `how many families on ipad`
  static func listedFamilies(_ typed: TypedWords) -> ChosenLine? {
    let start = typed.words.joined(separator: " ").lowercased()
    let reading = typed.reading
    guard
      ["families", "how many families", "which families", "what families"].contains(
        where: start.hasPrefix),
      reading.faults.isEmpty, reading.subject == nil, reading.families.isEmpty,
      !(reading.idioms.isEmpty && reading.platforms.isEmpty)
    else { return nil }
    return typed.ask(
      "list", "families", with: reading.understood.filter { $0.lowercased() != "families" })
  }

  /// `which devices are 393 wide`: the screens with one side.
  static func devicesWithSide(_ typed: TypedWords) -> ChosenLine? {
    guard let named = typed.devicesAskedFor, let side = side(of: typed.reading) else { return nil }
    return typed.ask(
      "list", "devices", with: (anyDevices.contains(named) ? [] : [named]) + side)
  }

  /// `which watches are 46mm`, `devices 414x896`, `which devices run iOS 26`, `does iPhone 8 have display zoom`
  static func devices(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    var choices = WordReading()
    choices.devices = reading.devices
    choices.idioms = reading.idioms
    // A version alone asks for sizes.
    if reading.devices.isEmpty, typed.devicesAskedFor != nil { choices.versions = reading.versions }
    // `which iphones support lock screen widgets`
    if typed.first == "which", typed.contain(["support", "supports", "have", "has", "get", "show"])
    {
      choices.families = reading.families
      choices.kind = reading.kind
    }
    let families = choices.families + (choices.kind.map { [$0.rawValue] } ?? [])
    choices.asksWhether = reading.asksWhether
    let asksForZoom = reading.asksWhether && reading.zoom != nil
    if asksForZoom { choices.zoom = reading.zoom }
    let asksForDevices =
      typed.first == "which" || devicesInWords.contains(typed.first) || !choices.versions.isEmpty
    guard asksForZoom || asksForDevices && !(reading.devices + choices.versions + families).isEmpty,
      reading.subject == nil, !reading.compares, reading.faults.isEmpty,
      reading.choosesSame(as: choices)
    else { return nil }
    guard reading.devices.isEmpty else {
      // Of a model that is named, the list says whether it has the setting.
      return typed.ask("list", "devices", with: reading.devices + families + choices.versions)
    }
    let zoom = reading.zoom == .standard ? "without display zoom" : "display zoom"
    return typed.ask(
      "list", "devices",
      with: typed.lines + families + choices.versions + (asksForZoom ? [zoom] : []))
  }

  /// The one side that words name, `393 wide`; nil if the words name a widget, or if no screen has it.
  private static func side(of reading: WordReading) -> [String]? {
    guard reading.sides.count == 1, let (side, length) = reading.sides.first,
      reading.families.isEmpty, reading.kind == nil,
      Catalog.bundled.screenClasses.contains(where: {
        (side == .width ? $0.width : $0.height).description == length
      })
    else { return nil }
    return [length, side == .width ? "wide" : "high"]
  }

  fileprivate static let devicesInWords: Set = [
    "devices", "models", "phones", "iphones", "ipads", "watches",
  ]
  private static let anyDevices: Set = ["devices", "models"]
}

extension TypedWords {
  /// The lines of devices that the words name: `iphones`.
  var lines: [String] { reading.idioms.map { $0 == .watch ? "watches" : "i\($0.rawValue)s" } }

  /// The devices that words ask for, `iphones` of `which iphones are 393 wide`; nil if they ask for none.
  fileprivate var devicesAskedFor: String? {
    guard ["which", "what"].contains(first), words.count > 1,
      case let named = words[1].lowercased(), Questions.devicesInWords.contains(named)
    else { return nil }
    return named
  }
}
