package import WidgetSizing
internal import Wording

extension SafeResult {
  /// The canvases, what makes them as small as they are, and what would make them larger.
  var sheet: Sheet {
    var sheet = Sheet("What fits everywhere?")
    let versionLine = catalog.versionLine(of: queries)
    let axes = kind.axes(besides: versionLine)
    sheet.lines = [scope] + (canvases.isEmpty ? ["no such widget exists"] : canvases.flatMap(lines))
    sheet.append(tightest(axes))
    sheet.append(gains)
    let answers = canvases.flatMap { canvas in
      Quantity.sides.flatMap { quantity in
        canvas.canvas[quantity]?.tightest.map { engine.evidence(quantity, of: $0.cell) } ?? []
      }
    }
    let marks = answers.map { Mark($0) }.inLegend
    sheet.remarks = (marks.isEmpty ? [] : [marks.legend()]) + marginRemarks
    for canvas in canvases { appendUnknown(canvas, axes, to: &sheet) }
    if kind == .widgetKit,
      queries.allSatisfy({ $0.zoom == .standard && $0.screens.contains { $0.platform == .iOS } })
    {
      sheet.hints.append("--zoomed for the smaller sizes with Display Zoom")
    }
    sheet.append(versionLine: versionLine)
    sheet.sources = catalog.cited(by: answers.flatMap(\.claims))
    return sheet
  }

  /// What is left by the margin that the guideline recommends for Live Activities.
  private var marginRemarks: [String] {
    guard kind == .activity else { return [] }
    return canvases.compactMap { canvas in
      let margins = canvas.cells.lazy.map { engine.evidence(.margin, of: $0.cell) }
      guard let margin = margins.first(where: { $0.value != nil }), let value = margin.value,
        let width = canvas.canvas.width?.length, let height = canvas.canvas.height?.length
      else { return nil }
      return "\(WidgetKind.shapeName(canvas.shape)): the guideline recommends a margin of "
        + catalog.text("\(value)", statedBy: margin.claims, separatedBy: ", ")
        + ", which would leave \(width - 2 * value) × \(height - 2 * value)"
    }
  }

  /// A canvas in one line, `compact: 304 × 95 fits in all 96 known sizes`, and those of each platform in another.
  private func lines(_ canvas: ShapeCanvas) -> [String] {
    let sizes = platforms.compactMap { platform, canvases -> String? in
      guard let own = canvases.first(where: { $0.shape == canvas.shape }),
        own.canvas.width != nil || own.canvas.height != nil
      else { return nil }
      return "\(platform.rawValue) \(size(own))"
    }
    return [line(canvas)] + (sizes.count > 1 ? ["by platform: \(sizes.list)"] : [])
  }

  /// Both sides of a canvas with their marks.
  private func size(_ canvas: ShapeCanvas) -> String {
    Quantity.sides.map { quantity in
      canvas.canvas[quantity].map { "\($0.length)\(Self.mark(of: $0, quantity).rawValue)" } ?? "?"
    }.joined(by: " × ")
  }

  /// A canvas in one line: `compact: 304 × 95 fits in all 96 known sizes`.
  private func line(_ canvas: ShapeCanvas) -> String {
    let count = canvas.cells.count
    let unknown = canvas.canvas.unknown.count
    let known = count - unknown
    guard known > 0 else {
      return "\(WidgetKind.shapeName(canvas.shape)): none of \(count.of("size")) is wholly known"
    }
    return "\(WidgetKind.shapeName(canvas.shape)): \(size(canvas)) fits in "
      + (known == 1 ? "the one known size" : "all \(known) known sizes")
      + (unknown == 0
        ? "" : "; \(unknown) more \(unknown == 1 ? "is" : "are") not wholly known")
  }

  /// The mark of the best evidence that a side is no longer.
  private static func mark(
    of side: SafeCanvas.Side, _ quantity: Quantity
  ) -> Mark {
    side.tightest.map { Mark($0[quantity]) }.min() ?? .sourced
  }

  /// The cells that allow no more.
  private func tightest(_ axes: [Axis]) -> ReportTable {
    var table = ReportTable(
      "The tightest",
      [
        .init(kind.shapeAxis.key), .init("side"), .init("points", isNumeric: true),
        .init("where", isWrapped: true), .evidence("by", isWrapped: true),
      ])
    for canvas in canvases {
      let groups = CellGroups(universe: canvas.cells.map(\.cell), axes: axes, catalog)
      for quantity in Quantity.sides {
        guard let side = canvas.canvas[quantity] else { continue }
        let all = groups.groups(of: side.tightest.map(\.cell))
        // The best evidence first.
        func mark(_ group: CellGroup) -> Mark {
          group.members.map { Mark(side.tightest[$0][quantity]) }.min() ?? .sourced
        }
        let ranked = all.sorted { mark($0) < mark($1) }
        for (index, group) in ranked.prefix(3).enumerated() {
          let answers = group.members.map {
            engine.evidence(quantity, of: side.tightest[$0].cell)
          }
          let more = index == 2 && all.count > 3 ? "; and \(all.count - 3) more" : ""
          // A range shows as one: its smallest counts.
          table.append([
            quantity == .width && index == 0 ? canvas.shape : nil,
            index == 0 ? quantity.rawValue : nil,
            answers.min { Mark($0) < Mark($1) }?.short,
            catalog.words(for: group, axes.filter { $0 != kind.shapeAxis }) + more,
            catalog.evidence(of: answers),
          ])
        }
      }
    }
    return table
  }

  /// What leaving something out would gain.
  private var gains: ReportTable {
    var table = ReportTable(
      "Leaving out",
      [
        .init("what", isWrapped: true), .init(kind.shapeAxis.key), .init("gains"),
        .init("canvas"),
      ])
    let rows = canvases.flatMap { canvas in canvas.gains.map { (canvas: canvas, gain: $0) } }
    for (omission, rows) in rows.grouped(by: \.gain.omission) {
      for (index, (canvas, gain)) in rows.enumerated() {
        let parts = [
          gain.addedWidth > .zero ? "\(gain.addedWidth) of width" : nil,
          gain.addedHeight > .zero ? "\(gain.addedHeight) of height" : nil,
        ].compactMap(\.self)
        table.append([
          index == 0 ? words(for: omission) : nil, canvas.shape, parts.list,
          "\(gain.width?.description ?? "?") × \(gain.height?.description ?? "?")",
        ])
      }
    }
    return table
  }

  /// What is left out, in words; of a screen, the models that run one of the versions.
  private func words(for omission: CanvasGain.Omission) -> String {
    guard let key = omission.box[only: Key<ScreenClass>.self] else {
      return catalog.words(for: omission)
    }
    let cells = canvases.lazy.flatMap(\.cells).filter { $0.cell.screenClass == key }
    let models = catalog.models(of: key, running: Set(cells.map(\.cell.os)))
    return "\(catalog.screenClasses[key].name) (\(catalog.phrase(of: models)))"
  }

  /// Adds the cells that the canvas says nothing of to the remarks of a sheet.
  private func appendUnknown(
    _ canvas: ShapeCanvas, _ axes: [Axis], to sheet: inout Sheet
  ) {
    guard !canvas.canvas.unknown.isEmpty else { return }
    let groups = CellGroups(universe: canvas.cells.map(\.cell), axes: axes, catalog)
    for quantity in Quantity.sides {
      let unknown = canvas.cells.filter { !$0[quantity].state.isKnown }
      guard !unknown.isEmpty else { continue }
      sheet.append(
        remark: "? \(canvas.shape) \(quantity.rawValue) not known in \(unknown.count.of("case"))",
        on: groups.groups(of: unknown.map(\.cell)), catalog)
    }
  }
}

extension Catalog {
  /// The models of a screen class that run one of some versions, or may run it.
  package func models(
    of key: Key<ScreenClass>, running versions: some Sequence<OSVersion>
  ) -> [Key<Device>] {
    screenClasses[key].devices.filter { device in
      versions.contains { devices[device].runs($0) != false }
    }
  }

  /// What is left out, in words.
  package func words(for omission: CanvasGain.Omission) -> String {
    if let release = omission.box[only: Release.self] {
      return name(of: release.os, on: release.platform)
    }
    if let entryPoint = omission.box[only: EntryPoint.self] { return name(of: entryPoint) }
    return switch omission.axis {
    case Axis.textSize.key: "text size \(omission.value)"
    case Axis.zoom.key:
      "Display Zoom \(omission.value == DisplayZoom.standard.rawValue ? "off" : omission.value)"
    default: omission.value
    }
  }
}
