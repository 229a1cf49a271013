internal import WidgetSizing

extension PhraseReader {
  /// The settings of Display Zoom by the last word of their names, `space`, each with the word before it, `more`.
  private static let zooms = Dictionary(
    grouping: DisplayZoom.zoomed.map { setting in
      let words = setting.settingName.lowercased().split(separator: " ").map(String.init)
      return (last: words.last, before: words.dropLast().last ?? "zoom", setting: setting)
    }, by: \.last)

  func readWord(_ word: String, after last: String?, _ result: inout PhraseLabels) {
    switch word {
    case "island", "activity", "activities", "activitykit", "aktivität", "aktivitäten":
      result.kind = .activity
    case "extension", "extensions", "widget", "widgets", "view":
      if last == "today" || last == "nc" { result.kind = .today }
    case "todayextension", "ncwidget": result.kind = .today
    case "compact", "expanded": result.mode = Mode(rawValue: word)
    case "landscape", "portrait": result.orientation = Orientation(rawValue: word)
    case "vision": result.platform = .visionOS
    case "icons" where last == "large" || last == "small":
      result.variant = last == "large" ? .iconsLarge : .iconsSmall
    case "stack" where last == "smart": result.variant = .smartStack
    case "face" where last == "watch": result.variant = .watchFace
    case "large" where last == "icons": result.variant = .iconsLarge
    case "small" where last == "icons": result.variant = .iconsSmall
    case "canvas": result.variant = .canvas
    case "zoomed": result.zoom = .plain
    case "zoom" where last == "display": result.zoom = .plain
    default:
      if let zoom = Self.zooms[word]?.first(where: { $0.before == last }) {
        result.zoom = zoom.setting
      }
    }
  }

  func readFamilies(_ run: [(word: String, isJoined: Bool)], _ result: inout PhraseLabels) {
    var start = 0
    while start < run.count {
      var length = min(4, run.count - start)
      while length > 0 {
        let words = run[start..<start + length].map(\.word)
        if let label = families.family(words), length > 1 || families.isPlain(words[0]) {
          // `icon circle`
          let isPart =
            label.isVague && start > 0 && FamilyNames.otherThings.contains(run[start - 1].word)
          // `344 × 162 Punkte groß`
          let isAdjective =
            start > 0 && FamilyNames.adjectives.contains(words[0])
            && FamilyNames.beforeAdjectives.contains(run[start - 1].word)
          // `CGRect(x: 0, y: 0, width: 338, height: 158)`
          let isType =
            words == ["rect"] && start > 0 && run[start].isJoined
            && ["cg", "ns"].contains(run[start - 1].word)
          if label.isFull
            || !isPart && !isAdjective && !isType && !isOtherThing(run, start, start + length)
          {
            note(label, &result)
          }
          break
        }
        length -= 1
      }
      start += max(length, 1)
    }
  }

  /// Whether words are about something else than a widget: by the rest of their identifier or the next word.
  private func isOtherThing(_ run: [(word: String, isJoined: Bool)], _ start: Int, _ end: Int)
    -> Bool
  {
    func isOther(_ place: Int) -> Bool { FamilyNames.otherThings.contains(run[place].word) }
    if end < run.count, isOther(end) { return true }
    var (first, last) = (start, end)
    while first > 0, run[first].isJoined { first -= 1 }
    while last < run.count, run[last].isJoined { last += 1 }
    return (first..<start).contains(where: isOther) || (end..<last).contains(where: isOther)
  }

  func note(_ label: FamilyLabel, _ result: inout PhraseLabels) {
    // `accessoryRectangular (Smart Stack)` is the place of a widget, and no Live Activity.
    if label.family == .smartStack, result.firstFamily != nil { return }
    if result.lastFamily?.family == .smartStack {
      (result.firstFamily, result.familyCount) = (nil, 0)
    }
    if result.firstFamily == nil { result.firstFamily = label }
    if result.lastFamily?.family != label.family { result.familyCount += 1 }
    result.lastFamily = label
  }
}
