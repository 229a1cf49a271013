import WidgetSizingData

/// All answers of a range of versions as a text with aligned columns.
///
/// A line is a class, a version, an orientation, a column, an entry point and a mode; it has a
/// column for the height at each text size, one for the width at `l`, and the sources of both at
/// `l`. The mark behind a number is its state:
///
///     110      sourced          594~     derived        ?    unknown
///     135!     disputed         594^     derived, goes beyond what was measured
///     224..280 a range          /624     an alternative  -    not applicable
struct MatrixLines {
  let engine: Engine

  /// The text of all classes that have a model with Today extensions.
  func text(iOS versions: ClosedRange<Int>) -> String {
    var rows = [
      ["os", "class", "orientation", "column", "entry-point", "mode"]
        + TextSize.allCases.map(\.rawValue) + ["width", "sources"]
    ]
    for block in engine.everyBlock(iOS: versions) {
      for line in block.lines { rows.append(row(of: line, at: block.textSizes)) }
    }
    return aligned(rows)
  }

  private func row(of line: Cell, at textSizes: [TextSize]) -> [String] {
    let catalog = engine.catalog
    var cell = line
    var row = [
      "\(line.os)", line.screenClass.map { catalog.screenClasses[$0].id } ?? "none",
      line.today?.orientation.rawValue ?? "none", line.today?.column?.rawValue ?? "none",
      line.today?.entryPoint.rawValue ?? "none", line.today?.mode.rawValue ?? "none",
    ]
    for textSize in textSizes {
      cell.today?.textSize = textSize
      row.append(text(of: engine.evidence(.height, of: cell)))
    }
    cell.today?.textSize = .l
    let height = engine.evidence(.height, of: cell), width = engine.evidence(.width, of: cell)
    row.append(text(of: width))
    let sources = [("h", height), ("w", width)].compactMap { name, answer in
      let claims = answer.basis
      return claims.isEmpty ? nil : "\(name) \(catalog.sourceNames(of: claims))"
    }
    row.append(sources.joined(separator: " "))
    return row
  }

  private func text(of answer: Evidence) -> String {
    let mark =
      switch answer.state {
      case .sourced: ""
      case .disputed: "!"
      case .derived: answer.extrapolates.isEmpty ? "~" : "^"
      case .unknown: "?"
      case .notApplicable: "-"
      }
    let others = answer.alternatives.map { "/" + extent($0.value, $0.range) }
    return extent(answer.value, answer.range) + mark + others.joined()
  }

  private func extent(_ value: Points?, _ range: ClosedRange<Points>?) -> String {
    if let range { return "\(range.lowerBound)..\(range.upperBound)" }
    return value.map(\.description) ?? ""
  }

  private func aligned(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = Substring(cells.joined(separator: " "))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
