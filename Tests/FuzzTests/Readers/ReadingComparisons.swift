import ArgumentParser
import Foundation
import ProgramSupport
import WidgetReports
import WidgetSizingData

@testable import widgetsize

extension Reader {
  /// Reads the arguments of `compare` and compares what they name.
  static func readComparison(_ bytes: [UInt8]) throws {
    guard
      case .success(let line)? =
        QueryLine.lines(of: String(decoding: bytes, as: UTF8.self)).first?.query
    else { return }
    let report: Report
    do {
      let command = try CompareCommand.parse(line.arguments)
      report = try command.answer(in: .json) { SoundTables.engine }
    } catch {
      let message = Message.oneLine(QueryLineOptions.message(of: error))
      try BrokenPromise.unlessHarmless(message)
      return try BrokenPromise.unless(!message.isEmpty, "nothing is said of what is wrong")
    }
    for line in report.text(as: .table).split(separator: "\n") {
      try BrokenPromise.unlessHarmless(String(line))
    }
    _ = report.text(as: .html)
    _ = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8))
  }
}
