internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The words of the command line for the search, with what they mean.
extension SearchWords {
  /// The phrases with a meaning, those that mean the same on one line.
  var phrases: [[String]] {
    let reader = WordReader(catalog)
    // The phone that folds has a page, which is found by these words.
    func isFound(_ phrase: String) -> Bool { !Self.left.contains(where: phrase.hasPrefix) }
    let all = WordTable.phrases.filter(isFound) + reader.familyPhrases.sorted()
    let synonyms = WordTable.synonyms.map { $0.filter(isFound) }.filter { !$0.isEmpty }
    let ofTable = synonyms.flatMap { phrases -> [(String, [String])] in
      // `wide` alone is not understood, `width` is.
      let readings = phrases.prefix(2).map { reader.read([$0]) }
      let reading = readings.first(where: \.faults.isEmpty) ?? readings[0]
      // What leaves something out or counts cannot be passed over, as a word without a meaning can.
      let isRefused = reading.devices.isEmpty && reading.help == nil && !reading.faults.isEmpty
      return phrases.compactMap { phrase in
        let meaning = isRefused ? ["restriction", ""] : meaning(of: reading, phrase)
        return meaning.map { (phrase, $0) }
      }
    }
    let ofFamilies = reader.familyPhrases.compactMap { phrase in
      meaning(of: reader.read([phrase]), phrase).map { (phrase, $0) }
    }
    let meanings = Dictionary(ofTable + ofFamilies, uniquingKeysWith: { first, _ in first })
    let names = index.families.flatMap { [catalog.id(of: $0).lowercased(), catalog.name(of: $0)] }
    return all.withoutRepetition.filter { phrase in
      meanings[phrase].map { !names.contains(phrase) && !isRead(phrase, as: $0, meanings) } ?? false
    }.grouped { meanings[$0] ?? [] }.map { $0.key + Self.withoutSharedStarts($0.elements) }
  }

  /// Phrases in lower case. A capital letter stands for as many letters as a phrase shares with that before it: `B` for two.
  private static func withoutSharedStarts(_ phrases: [String]) -> [String] {
    zip([""] + phrases, phrases).map { last, phrase in
      let shared = min(zip(last.utf16, phrase.utf16).prefix { $0 == $1 }.count, 26)
      let rest = String(decoding: phrase.utf16.dropFirst(shared), as: UTF16.self)
      return shared < 2 ? phrase : "\(Unicode.Scalar(UInt8(ascii: "@") + UInt8(shared)))\(rest)"
    }
  }

  /// How phrases begin that people type on a command line: names of code, and what has no size in any answer.
  private static let left = [
    "flip", "fold", "ncwidget", "pixel ", "activityconf", "activityfamily", "cgsize",
    "contentmarginsd", "context.",
    "displaysize", "preferredc", "proxy.", "widgetactive", "widgetcontent", "widgetfamily",
    "widgetlargest", "dock", "home indicator", "keyboard", "nav", "search bar", "status bar",
    "tab bar", "title bar", "tool", "größer als", "groesser als", "kleiner als", "maior que",
    "mayor que", "menor que", "más ", "più ", "plus grand que", "plus petit que",
    "changes only", "differences only", "just ", "only ",
  ]

  /// Whether the search reads a phrase as its meaning without a line: a plural; another sign; a shorter phrase beside words
  /// that choose nothing, `largest text size`, or a number behind it, `macbook pro 14`; the families that all of its
  /// words mean, `system small`.
  private func isRead(
    _ phrase: String, as meaning: [String], _ meanings: [String: [String]]
  ) -> Bool {
    let words = phrase.replacing(scalars: "lock screen", with: "lockscreen").split(separator: " ")
    let others = [
      phrase.count > 4 && phrase.hasSuffix("s") ? String(phrase.dropLast()) : "",
      phrase.replacing(scalars: "×", with: "x").replacing(scalars: "-", with: " "),
      words.last?.last?.isNumber ?? false ? words.dropLast().joined(separator: " ") : "",
    ]
    if others.contains(where: { $0 != phrase && meanings[$0] == meaning }) { return true }
    // The longest phrase from the left, as the search reads them.
    var parts: [[String]] = []
    var rest = words[...]
    while !rest.isEmpty {
      let most = min(rest.count, words.count - 1)
      guard
        let part = (1...max(1, most)).reversed().lazy.compactMap({ count in
          meanings[rest.prefix(count).joined(separator: " ")].map { (meaning: $0, count: count) }
        }).first, words.count > 1
      else { return false }
      parts.append(part.meaning)
      rest = rest.dropFirst(part.count)
    }
    let filler = ["filler", ""]
    let families = parts.filter { $0[0] == "family" }.map { Set($0[1].split(separator: ",")) }
    if families.count > 1, meaning[0] == "family",
      parts.allSatisfy({ $0 == filler || $0[0] == "family" })
    {
      return families.dropFirst().reduce(families[0]) { $0.intersection($1) }
        == Set(meaning[1].split(separator: ","))
    }
    // What leaves something out, or has no size, does so beside any words.
    let isDecided = ["restriction", "uncovered"].contains(meaning[0])
    return parts.contains(meaning)
      && parts.allSatisfy { isDecided || $0 == meaning || $0 == filler }
  }

  /// A meaning and its value as a line begins with them; nil for a phrase that the search reads by itself, such as
  /// the name of a device.
  private func meaning(of reading: WordReading, _ phrase: String) -> [String]? {
    guard reading.faults.isEmpty, reading.devices.isEmpty else { return nil }
    // A page of results has one setting and one variant.
    if max(reading.zooms?.count ?? 0, reading[WidgetVariant.self].count) > 1 { return nil }
    if let text = reading.uncovered.first {
      // Without what to ask the program for. Of things that a command counts, the search shows some.
      let parts = text.split(separator: ": ask for ")[0].split(separator: ";"),
        own = parts.filter { !$0.hasPrefix(" 'widgetsize") }
      let isCount = ["how many ", "number of ", "count "].contains(where: phrase.hasPrefix)
      return own.count < parts.count && isCount
        ? nil : ["uncovered", own.map(String.init).joined(by: ";")]
    }
    if let family = reading.families.first {
      return ["family", numbers(of: family, reading.kind).map { "\($0)" }.joined(separator: ",")]
    }
    if reading[WidgetVariant.self] == [.standBy] { return ["topic", "standby"] }
    if let variant = reading[WidgetVariant.self].first {
      return ["variant", catalog.id(of: variant)]
    }
    if let zoom = reading.zoom { return ["zoom", zoom.rawValue] }
    if let kind = reading.kind { return ["kind", kind.rawValue] }
    if let orientation = reading[Orientation.self].first {
      return ["orientation", orientation.rawValue]
    }
    if [.mode, .entryPoint, .column].contains(where: reading.values.says) { return ["today", ""] }
    if let size = reading[TextSize.self].first { return ["topic", "text-size-\(size.rawValue)"] }
    if let quantity = reading.quantities.first { return ["topic", quantity.rawValue] }
    if reading.asks(.gaps) { return ["topic", "gaps"] }
    if reading.asks(.places) { return ["topic", "places"] }
    switch reading.subject {
    // No page lists since when there are families, which their sizes say, nor what is unknown or disputed.
    case .arrival, .unknown, .disputes, .screen, .versions:
      return phrase.contains(" ") ? nil : ["filler", ""]
    case let subject?: return ["topic", "\(subject)"]
    case nil: break
    }
    if let platform = reading.platforms.first {
      return ["platform", platform.rawValue]
    }
    if let versions = reading.versions.first { return ["versions", versions] }
    if reading.compares { return ["versus", ""] }
    // `tablet`; the script reads `all iphones` by itself.
    if let idiom = reading.idioms.first, !phrase.contains(" "),
      !["phone", "ipad", "watch"].contains(where: phrase.contains) || phrase.hasPrefix("smart")
    {
      return ["device", idiom == .watch ? "watch" : "i\(idiom.rawValue)"]
    }
    // What changes no size, and what is said of it.
    if let remark = reading.remarks.first, !reading.isInPixels { return ["remark", remark] }
    return reading.idioms.isEmpty ? ["filler", ""] : nil
  }

  /// The families that a text names, numbered as in the index, those of Live Activities after them.
  private func numbers(of text: String, _ kind: WidgetKind?) -> [Int] {
    let all = index.families + catalog.families(of: .activity)
    let named = text.split(separator: ",").flatMap {
      catalog.families(named: $0, on: Platform.allCases, of: kind) ?? []
    }
    return named.compactMap { all.firstIndex(of: $0) }
  }
}
