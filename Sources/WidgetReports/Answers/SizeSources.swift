internal import WidgetSizing
internal import Wording

// Who states the numbers of an answer.
extension SizeSignal {
  /// The sources of a line by name, those of one publisher once: `FrameUp, Apple's guideline`. More than fit
  /// are the first and a count, so that a line stays a line.
  func sourceNames(of line: SizeTable.Line, atMost limit: Int) -> String {
    let names = names(of: line.sources.map { catalog.sources[$0] })
    return names.count <= limit ? names.joined(by: ", ") : "\(names[0]) +\(names.count - 1)"
  }

  /// Who states the numbers besides the sides that were asked for, of one family: `corner radius by Widget Blur`.
  var sourcesOfAsked: [String] {
    guard families.count == 1 else { return [] }
    return asked.compactMap { quantity in
      let claims = tables.flatMap { table in
        table.lines.flatMap { line in
          zip(table.otherQuantities, line.others).filter { $0.0 == quantity }.flatMap(\.1.claims)
        }
      }
      let names = names(of: catalog.cited(by: claims))
      return names.isEmpty ? nil : "\(quantity.name) by \(names.list)"
    }
  }

  /// The names of sources, one for each publisher: `FrameUp` for `FrameUp, raw measurements`.
  private func names(of sources: [Source]) -> [String] {
    sources.map { String($0.shortName.prefix { $0 != "," }) }.withoutRepetition
  }
}
