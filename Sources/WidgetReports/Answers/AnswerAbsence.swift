internal import WidgetSizing
internal import Wording

// What is said where no size is known.
extension AnswerSheet {
  /// Adds what is said where no size is known.
  func addAbsence(to sheet: inout Sheet) {
    if blocks.allSatisfy({ $0.absence != nil }) {
      sheet.lines = [
        entries.isEmpty
          ? catalog.absence(of: kind, on: result.platforms)
          : catalog.absence(of: result.cellBlocks)
      ]
      return
    }
    let all = entries.map(\.line.width.reason)
    if all.count > 1, Set(all).count == 1, let reason = all[0] {
      sheet.lines = ["no size is known: \(catalog.text(of: reason))"]
    } else {
      sheet.lines = ["no size is known"]
      sheet.remarks = reasons
    }
  }
}
