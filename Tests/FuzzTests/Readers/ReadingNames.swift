import ProgramSupport
import WidgetReports
import WidgetSizingData

@testable import widgetsize

extension Reader {
  /// Reads lines of queries as they stand in a document, and answers them.
  static func readQueryLine(_ bytes: [UInt8]) throws {
    for (_, query) in QueryLine.lines(of: String(decoding: bytes, as: UTF8.self)).prefix(2) {
      switch query {
      case .failure(let fault):
        try BrokenPromise.unlessHarmless(Message.oneLine(fault.description))
      case .success(let line):
        do {
          _ = try QueryAnswers.answer(line)
        } catch {
          let message = Message.oneLine(QueryLineOptions.message(of: error))
          try BrokenPromise.unlessHarmless(message)
          try BrokenPromise.unless(!message.isEmpty, "the error has no message")
        }
      }
    }
  }

  private static let cellIDs = CellIDReader(.bundled)

  /// Reads the identifier of a cell, and finds the nearest.
  static func readCellID(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    if let cell = cellIDs.cell(text) {
      try BrokenPromise.unless(Catalog.bundled.id(of: cell) == text, "another cell was found")
    }
    if let nearest = cellIDs.nearest(to: text) {
      try BrokenPromise.unless(cellIDs.cell(nearest) != nil, "'\(nearest)' is no cell")
    }
  }
}
