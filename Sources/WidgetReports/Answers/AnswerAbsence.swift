internal import WidgetSizing
internal import Wording

// What is said where no size is known.
extension AnswerSheet {
  /// That all families begin with a later version than a device runs: `accessoryCircular and accessoryInline begin with
  /// iOS 16; iPhone SE (1st generation) runs iOS 9 to 15`; nil if that is not why there are none.
  private var wordsOfLaterFamilies: String? {
    let begins = entries.map { entry -> (family: WidgetFamily, release: Release)? in
      guard case .familyBegins(let family, let platform, let os)? = entry.line.width.reason
      else { return nil }
      return (family, Release(platform, os))
    }
    guard begins.count > 1, let first = begins[0]?.release,
      begins.allSatisfy({ $0?.release == first })
    else { return nil }
    let names = begins.compactMap { $0.map { catalog.id(of: $0.family) } }.withoutRepetition
    let device = isOne ? blocks[0].block.device.map { catalog.devices[$0] } : nil
    let runs = device.flatMap { device in
      catalog.versionRange(of: device).map { "; \(device.name) runs \($0)" }
    }
    return names.list + (names.count == 1 ? " begins" : " begin")
      + " with \(catalog.name(of: first.os, on: first.platform))" + (runs ?? "")
  }

  /// Adds what is said where no size is known.
  func addAbsence(to sheet: inout Sheet) {
    let all = entries.map(\.line.width.reason)
    let reasons = all.compactMap { $0.map(catalog.text) }.withoutRepetition
    // One sentence may be the beginning of another.
    let absences = reasons.filter { reason in
      !reasons.contains { $0 != reason && $0.hasPrefix(reason) }
    }
    let isAbsent = blocks.allSatisfy { $0.absence != nil }
    if isAbsent, let begin = wordsOfLaterFamilies {
      sheet.lines = [begin]
      return
    }
    if isAbsent, 1...3 ~= absences.count {
      sheet.lines = [absences.joined(by: "; ")]
      return
    }
    if !isAbsent, all.count > 1, Set(all).count == 1, reasons.count == 1 {
      sheet.lines = ["no size is known: \(reasons[0])"]
      return
    }
    sheet.lines = [
      !isAbsent
        ? "no size is known"
        : entries.isEmpty
          ? catalog.absence(of: kind, on: result.platforms) : "there are no such \(kind.subject)"
    ]
    sheet.remarks = self.reasons
  }
}
