internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// Every line of every class, versions with the same numbers together; a script filters and
  /// compares them.
  func matrixPage() -> SitePage {
    let rows = matrixRows
    let table = Table(
      caption: Table.Caption(["Sizes in points, every text size"], anchor: "matrix"),
      columns: [
        Table.Column(["screen"]), Table.Column(["versions"]), Table.Column(["orientation"]),
        Table.Column(["entry point"]), Table.Column(["mode"]),
        Table.Column(["width"], isNumeric: true),
      ]
        + TextSize.allCases.map {
          Table.Column([Inline($0.rawValue)], group: ["height at text size"], isNumeric: true)
        },
      rowHeadings: 1,
      rows: rows.map { row in
        let line = row[0]
        let screen = Inline.link(
          [Inline(catalog.screenClasses[line.screenClass].name)],
          to: destination(.screen(line.screenClass), anchor: anchor(of: line.cell)))
        return [
          Table.Cell([screen]), Table.Cell([Inline(catalog.phrase(of: row.map(\.cell.os)))]),
          Table.Cell([Inline(Region(line.cell).poses.map(catalog.text).joined(separator: ""))]),
          Table.Cell([Inline(catalog.name(of: line.setting.entryPoint))]),
          Table.Cell([Inline(line.setting.mode.rawValue)]),
        ] + ([line.width] + line.heights).map { tableCell($0) }
      })
    return SitePage(
      place: .matrix, title: "The whole matrix",
      blocks: SiteSource.matrix.prose + [.table(table)],
      scripts: [.sharedScript, .matrixScript], data: PageData(json: matrixData(rows)))
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
    var places: [Key: Int] = [:]
    var rows: [[AnswerLine]] = []
    for line in lines {
      let key = Key(
        pose: Region(line.cell).poses.first, entryPoint: line.setting.entryPoint,
        numbers: [line.width.signature] + line.heightSignature,
        evidence: evidence(for: [line.width] + line.heights))
      if let place = places[key] {
        rows[place].append(line)
      } else {
        places[key] = rows.count
        rows.append([line])
      }
    }
    return rows
  }

  /// What the script of the page cannot read off the table: the screens with their models, and the
  /// axes and the exact numbers of each row.
  private func matrixData(_ rows: [[AnswerLine]]) -> String {
    var json = JSONText()
    json.append(
      .object([
        .init("screens", .values(screenClasses.map(data))), .init("rows", .values(rows.map(data))),
      ]))
    return json.takeText()
  }

  private func data(of key: Key<ScreenClass>) -> Value {
    let screen = catalog.screenClasses[key]
    let devices = catalog.devicesWithWidgets(key).map { device in
      Value.object([
        .init("name", .text(catalog.devices[device].name)),
        .init("os", .values(engine.versions(of: key, for: device).map { .number("\($0)") })),
      ])
    }
    return .object([
      .init("id", .text(screen.id)), .init("name", .text(screen.name)),
      .init("scale", Value(screen.scale)), .init("devices", .values(devices)),
    ])
  }

  private func data(of lines: [AnswerLine]) -> Value {
    let line = lines[0]
    // The width, then the height at each text size, in 1/300 pt: none, one, or the ends of a range.
    let numbers = ([line.width] + line.heights).map { number in
      let ends = number.range.map { [$0.lowerBound, $0.upperBound] } ?? number.value.map { [$0] }
      return Value.values((ends ?? []).map { Value($0.threeHundredths) })
    }
    return .object([
      .init("screen", Value(screenClasses.firstIndex(of: line.screenClass) ?? 0)),
      .init("os", .values(lines.map { .number("\($0.cell.os)") })),
      .init("orientation", .text(line.setting.orientation.rawValue)),
      .init("entryPoint", .text(line.setting.entryPoint.rawValue)),
      .init("mode", .text(line.setting.mode.rawValue)), .init("numbers", .values(numbers)),
    ])
  }
}
