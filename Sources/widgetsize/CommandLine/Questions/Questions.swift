internal import ProgramSupport
internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// The questions that people ask without the command that answers them, or with another one.
///
/// A new question is a function here or beside this file, and its place in one of the two tables.
enum Questions {
  /// Reads a question; nil for words that ask something else.
  typealias Question = @Sendable (TypedWords) throws -> ChosenLine?

  /// The questions without a command. The first that takes the words answers them.
  static let withoutCommand: [Question] = [
    programVersion, help, picture, checkedFile, listing, listedFamilies, imageLimit, textToShow,
    countedContent, devicesWithSide, devices, fitOfFamily, fitOfSize, widgetsOfSize,
    countedSizes, subject,
  ]

  /// The questions behind a command that does not answer them.
  static let behindCommand: [String: [Question]] = [
    "check": [picture, checkedSize],
    "list": [devicesOfSize, listedSizes],
    "explain": [explainedSize, explainedFamily],
    "identify": [picture, widgetsOfDevice],
    "compare": [comparedNumbers],
    "safe": [safeArea],
  ]

  /// The answer of the first question that takes the words; nil if none does.
  static func answer(to typed: TypedWords, of questions: [Question]) throws -> ChosenLine? {
    for question in questions {
      if let line = try question(typed) { return line }
    }
    return nil
  }

  /// `version`
  private static func programVersion(_ typed: TypedWords) -> ChosenLine? {
    typed.words.count == 1 && typed.first == "version" ? typed.mean("--version", with: []) : nil
  }

  /// What words ask for that name it: `smallest`, `why`, `vs`.
  private static func subject(_ typed: TypedWords) throws -> ChosenLine? {
    let reading = typed.reading
    let isOfSeveral = max(reading.devices.count, reading.versions.count) > 1
    let compares = reading.compares && (isOfSeveral || reading.zoom != nil)
    guard reading.faults.isEmpty else { return nil }
    switch reading.subject ?? (compares ? .difference : nil) {
    case nil: return arrival(typed)
    case .largest, .widest, .tallest: return typed.mean("query")
    case .smallest: return typed.ask("safe")
    case .evidence where reading.choosesSame(as: WordReading()) && typed.first == "why":
      throw Failure.usage("of which size? name a device or a family: 'why iphone 15 medium'")
    case .evidence where reading.choosesSame(as: reading.onlyPlatforms):
      return typed.ask(
        "list", "sources",
        with: reading.idioms.map(\.rawValue) + reading.platforms.map(\.rawValue))
    case .evidence: return typed.ask("explain")
    // `screen size medium` is about the widget.
    case .screen where reading.families.isEmpty && !(reading.devices + typed.lines).isEmpty:
      return typed.ask("list", "screens", with: reading.devices + typed.lines)
    case .screen: return typed.mean("query")
    case .unknown: return typed.ask("list", "unknown", with: reading.understood)
    case .disputes: return typed.ask("list", "disputes", with: reading.understood)
    case .fewestDevices: return typed.ask("cover")
    case .lines: return typed.ask("fit")
    case .arrival: return typed.ask("list", "families", with: reading.families)
    case .dataVersion: return typed.ask("list", "sources", with: [])
    case .difference: return try difference(typed)
    case .sameScreen where reading.devices.count == 1:
      return sameSize(typed) ?? typed.ask("list", "screens", with: reading.devices)
    case .sameScreen: return typed.ask(isOfSeveral ? "compare" : "query")
    case .image:
      let names = TypedContent(typed.words).options.contains("--image")
      return typed.ask("fit", with: typed.words + (names ? [] : ["--image", "most"]))
    }
  }

  /// `when extra large`
  private static func arrival(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard typed.first == "when", reading.devices.isEmpty, !reading.families.isEmpty else {
      return nil
    }
    return typed.ask("list", "families", with: reading.families)
  }

  /// `iphone 15 vs iphone 16`; `does dynamic type change widget size` compares nothing, and is answered by the
  /// remark of its words, beside the size of what else they name.
  private static func difference(_ typed: TypedWords) throws -> ChosenLine {
    if let line = comparedNumbers(typed) { return line }
    var remarks = WordReading()
    remarks.remarks = typed.reading.remarks
    let namesVersions =
      typed.reading.versions.count > 1
      || typed.reading.versions.contains { NamedVersions($0)?.isRange ?? false }
    let isOfOne = typed.reading.devices.count < 2 && !namesVersions && typed.reading.zoom == nil
    // `difference between small and medium` is told by their sizes.
    if isOfOne, typed.reading.families.count > 1 { return typed.mean("query") }
    guard let remark = remarks.remarks.first, isOfOne else { return typed.ask("compare") }
    guard !typed.reading.choosesSame(as: remarks) else { throw Failure(.unknown, [remark]) }
    // `does text size change medium`
    return typed.mean("query")
  }
}

extension WordReading {
  /// The same kinds of devices and platforms, and nothing else.
  fileprivate var onlyPlatforms: WordReading {
    var reading = WordReading()
    (reading.idioms, reading.platforms) = (idioms, platforms)
    return reading
  }
}
