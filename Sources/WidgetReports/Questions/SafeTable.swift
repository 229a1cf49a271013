internal import WidgetSizing
internal import Wording

// What people see of the canvases.
extension SafeQuestion {
  package var verdict: [String] {
    rows.isEmpty ? absence : [scope.words] + rows.flatMap(lines)
  }

  /// A canvas in one line, `compact: 304 × 95 fits in all 96 known sizes`, and those of each platform in another.
  private func lines(_ row: Canvas) -> [String] {
    let count = row.all.cells.count
    let unknown = row.all.canvas.unknown.count
    let known = count - unknown
    let name = WidgetKind.shapeName(row.all.shape)
    guard known > 0 else { return ["\(name): none of \(count.of("size")) is wholly known"] }
    let line =
      "\(name): \(size(row.all.canvas)) fits in "
      + (known == 1 ? "the one known size" : "all \(known) known sizes")
      + (unknown == 0 ? "" : "; \(unknown) more \(unknown == 1 ? "is" : "are") not wholly known")
    let platforms = platforms(row).map { "\($0.key.rawValue) \(size($0.canvas))" }
    let scales = (unit == .points ? [] : scales(row)).map { scale, canvas in
      let sides = Quantity.sides.map { side in
        canvas[side].map { "\(scale * $0.length)" } ?? "?"
      }
      return "\(sides.joined(by: " × ")) at \(scale)×"
    }
    return [line] + (platforms.count > 1 ? ["by platform: \(platforms.list)"] : [])
      + (scales.isEmpty ? [] : ["in pixels: \(scales.joined(by: ", "))"])
  }

  /// Both sides of a canvas, each with the mark of its best evidence, and from the least that a Live Activity has.
  private func size(_ canvas: SafeCanvas) -> String {
    Quantity.sides.map { side in
      canvas[side].map { limit in
        let mark = limit.tightest.map { Mark($0[side]) }.min() ?? .sourced
        let least = least(side, of: canvas).map { "\($0) to " } ?? ""
        return "\(least)\(limit.length)\(mark.rawValue)"
      } ?? "?"
    }.joined(by: " × ")
  }

  package func complete(_ sheet: inout Sheet) {
    guard !rows.isEmpty else { return }
    let answers = rows.flatMap(\.tightest).flatMap(\.answers)
    let marks = answers.map { Mark($0) }.inLegend
    sheet.remarks =
      (marks.isEmpty ? [] : [marks.legend()]) + notesOnAnswer
    for row in rows {
      if let lockScreen = row.lockScreen {
        sheet.remarks.append(
          "on the Lock Screen of iPads \(row.all.shape) has \(size(lockScreen.canvas)): --variant lock-screen"
        )
      }
      appendUnknown(row.all, to: &sheet)
    }
    if kind == .widgetKit, !answers.isEmpty,
      asked.boxes.allSatisfy({ box in
        let isOfPhones = catalog.screens(of: box).map { $0.platform == .iOS }
        return box.zoom == .standard
          && (box.namesVersions ? isOfPhones.contains(true) : !isOfPhones.contains(false))
      })
    {
      sheet.hints.append("--zoomed for the smaller sizes with Display Zoom")
    }
    if let only = blocks.first?.os,
      blocks.allSatisfy({ $0.os == only && !$0.hasDefaultOS }),
      blocks.contains(where: { block in
        engine.versions(of: kind, on: block.screen, for: block.device).contains { $0 > only }
      })
    {
      sheet.hints.append("--os \(only)+ for later versions, too")
    }
    sheet.append(versionLine: catalog.versionLine(of: blocks))
    sheet.sources = catalog.cited(by: answers.flatMap(\.claims))
  }

  /// Adds the cells that a canvas says nothing of.
  private func appendUnknown(_ canvas: ShapeCanvas, to sheet: inout Sheet) {
    guard !canvas.canvas.unknown.isEmpty else { return }
    sheet.append(
      remark: "? \(canvas.shape) not wholly known in \(canvas.canvas.unknown.count.of("case"))",
      on: groups(of: canvas.cells.map(\.cell)).groups(of: canvas.canvas.unknown.map(\.cell)),
      catalog)
  }
}
