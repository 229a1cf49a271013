internal import WidgetSizing
internal import Wording

// What is said where no size is known.
extension AnswerSheet {
  /// Adds what is said where no size is known.
  func addAbsence(to sheet: inout Sheet) {
    let all = entries.map(\.line.width.reason)
    let reasons = all.compactMap { $0.map(catalog.text) }.withoutRepetition
    // One sentence may be the beginning of another.
    let absences = reasons.filter { reason in
      !reasons.contains { $0 != reason && $0.hasPrefix(reason) }
    }
    let isAbsent = blocks.allSatisfy { $0.absence != nil }
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
