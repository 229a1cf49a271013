internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// Questions behind a command that does not answer them.
extension Questions {
  /// `compare iphone 14 iphone 16 corner radius`: `compare` shows widths and heights, `query` the other numbers
  /// of each.
  static func comparedNumbers(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard reading.faults.isEmpty, !reading.quantities.isEmpty || reading.asksForPlaces else {
      return nil
    }
    var line = typed.ask("query", with: typed.withoutStyles)
    line.reason = "compare shows widths and heights"
    return line
  }

  /// `safe area small`: the size within the margins.
  static func safeArea(_ typed: TypedWords) -> ChosenLine? {
    guard ["area", "areas"].contains(typed.first.lowercased()) else { return nil }
    var line = typed.ask("query", with: ["safe"] + typed.words)
    line.reason = "the safe area is what the content margins leave"
    return line
  }

  /// `check widget.png medium`, `widget.png`: what is asked about a picture is its size.
  static func picture(_ typed: TypedWords) throws -> ChosenLine? {
    guard let picture = typed.words.first, let size = try? FileSystem.sizeOfPicture(at: picture),
      case let others = Array(typed.words.dropFirst()),
      WordReader.bundled.read(others).faults.isEmpty
    else { return nil }
    let line = typed.ask("identify", with: ["\(size.width)x\(size.height)px"] + others)
    guard typed.options.isEmpty else {
      throw Failure.usage(
        "for a picture write: widgetsize "
          + line.arguments.prefix { !$0.hasPrefix("-") }.joined(separator: " "))
    }
    return line
  }

  /// `check 'iphone 15 medium = 338x158'`
  static func checkedSize(_ typed: TypedWords) -> ChosenLine? {
    let words = typed.words.flatMap { $0.split(separator: " ").map(String.init) }
      .filter { $0 != "=" }
    let namesFile = words.contains {
      $0.contains("/") || $0.contains(".") && Double($0) == nil && SizeText($0) == nil
    }
    guard words.count > 1, !namesFile,
      words.contains(where: { SizeText($0)?.hasTwoSides == true })
    else { return nil }
    var line = typed.ask("identify", with: words)
    line.reason = "check reads files"
    return line
  }

  /// `identify 1206x2622`, `identify iphone 15 medium`: `identify` is asked by the size of a widget.
  static func widgetsOfDevice(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard typed.options.isEmpty, reading.faults.isEmpty, !reading.devices.isEmpty,
      reading.sizes.isEmpty, reading.sides.isEmpty, reading.subject != .image
    else { return nil }
    var line = typed.ask("query")
    line.reason = "identify takes the size of a widget"
    return line
  }

  /// `list iphones with 170x170`: the list has devices, not their widgets.
  static func devicesOfSize(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard reading.faults.isEmpty, !reading.sizes.isEmpty,
      ["devices", "iphones", "ipads", "watches"].contains(typed.first)
    else { return nil }
    return typed.ask(
      "identify", with: reading.understood.filter { $0.lowercased() != "devices" })
  }

  /// `list small all iphones`
  static func listedSizes(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard !typed.words.isEmpty, reading.faults.isEmpty,
      ListCommand.Topic(rawValue: typed.first) == nil, !reading.families.isEmpty,
      !(reading.devices.isEmpty && reading.idioms.isEmpty && reading.platforms.isEmpty)
    else { return nil }
    return typed.ask("query")
  }

  /// `explain 170x170`, which is no widget of which the reason could be told.
  static func explainedSize(_ typed: TypedWords) -> ChosenLine? {
    guard typed.options.isEmpty, !typed.reading.sizes.isEmpty, typed.words.count == 1 else {
      return nil
    }
    return typed.ask("identify")
  }

  /// `explain medium`
  static func explainedFamily(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard typed.options.isEmpty, reading.faults.isEmpty, !reading.families.isEmpty,
      reading.devices.isEmpty, reading.versions.isEmpty, reading.subject == nil,
      reading.idioms.isEmpty, reading.platforms.isEmpty
    else { return nil }
    return typed.ask("list", "families", with: reading.understood)
  }
}
