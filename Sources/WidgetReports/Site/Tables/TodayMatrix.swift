internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The table of Today extensions: a column for each text size.
  func todayMatrix() -> SizeMatrix {
    let group: [Inline] = ["height at text size"]
    return SizeMatrix(
      name: "Today extensions", anchor: "today",
      caption: Table.Caption(["Today extensions: sizes in points"], anchor: "matrix"),
      platform: .iOS,
      axes: [
        .init(id: "orientation", name: "Orientation"),
        .init(id: "entry-point", name: "Entry point"), .init(id: "mode", name: "Mode"),
      ],
      columnAxis: .init(id: "text", name: "Text size"),
      // The style sheet knows the text sizes: 7,000 elements less for the browser.
      layout: .scrolling, fixedColumns: 1,
      columns: [
        .init(id: "width", name: "Width", heading: Table.Column(["width"], isNumeric: true))
      ]
        + TextSize.allCases.map { size in
          .init(
            id: size.rawValue, name: "\(size.name), \(size.rawValue)",
            heading: Table.Column([Inline(size.rawValue)], group: group, isNumeric: true))
        },
      rows: matrixRows.map(row))
  }

  private func row(of lines: [AnswerLine]) -> SizeMatrix.Row {
    let line = lines[0], setting = line.setting
    let versions = lines.map(\.cell.os)
    let screen = catalog.screen(of: line.screenClass, with: .today)
    let devices = models(of: screen).filter { key in
      engine.versions(of: line.screenClass, for: key).contains(where: versions.contains)
    }
    let orientation = setting.orientation.rawValue
    let entryPoint = catalog.name(of: setting.entryPoint), mode = setting.mode.rawValue
    return SizeMatrix.Row(
      screen: screen, devices: devices,
      destination: destination(.screen(line.screenClass), anchor: anchor(of: line.cell)),
      versions: versions,
      positions: [
        .init(
          id: orientation, name: orientation,
          text: Region(line.cell).poses.map(catalog.text).joined(separator: "")),
        .init(id: setting.entryPoint.rawValue, name: entryPoint, text: entryPoint),
        .init(id: mode, name: mode, text: mode),
      ],
      numbers: ([line.width] + line.heights).map { answer in
        .init(
          cell: tableCell(answer), mark: Mark(answer),
          value: answer.range?.lowerBound ?? answer.value)
      })
  }

  /// Every line of every class that can be, versions with the same numbers together.
  var matrixRows: [[AnswerLine]] {
    screenClasses.flatMap { key in
      [Mode.compact, .expanded, .legacy].flatMap { merged(lines($0, of: key).filter(isPossible)) }
    }
  }

  private func isPossible(_ line: AnswerLine) -> Bool {
    line.standardHeight.state != .notApplicable
  }

  /// Lines that differ only in their version, together.
  private func merged(_ lines: [AnswerLine]) -> [[AnswerLine]] {
    struct Key: Hashable {
      let pose: Region.Pose?
      let entryPoint: EntryPoint
      let numbers: [String]
      let evidence: [Inline]
    }
    return lines.grouped { line in
      Key(
        pose: Region(line.cell).poses.first, entryPoint: line.setting.entryPoint,
        numbers: [line.width.signature] + line.heightSignature,
        evidence: evidence(for: [line.width] + line.heights))
    }.map(\.elements)
  }
}
