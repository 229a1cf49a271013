internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The table: the newest sizes of each screen, and the others when they are asked for.
  func table(_ matrix: SizeMatrix) -> Table {
    func cells(_ row: SizeMatrix.Row, isShown: Bool, isFirst: Bool = true) -> [Table.Cell] {
      let names = names(of: row, isShown: isShown && isFirst)
      return [
        Table.Cell(isShown && !isFirst ? [.span(names, kind: "again")] : names),
        versionCell(of: row, isShown: isShown, in: matrix.settings),
      ] + row.answers.map { sizeCell($0, of: row, isShown: isShown) }
    }
    return Table(
      caption: matrix.caption,
      columns: ["Device", "Version"].map { Table.Column([$0]) }
        + matrix.columns.map { Table.Column([Inline(name(of: $0))]) },
      rowHeadings: 1,
      rows: matrix.groups.flatMap { group in
        group.shown.enumerated().map { cells($1, isShown: true, isFirst: $0 == 0) }
          + group.others.map { cells($0, isShown: false) }
      },
      rowGroups: matrix.groups.map { group in
        Table.RowGroup(
          group.shown.count + group.others.count, showing: group.shown.count,
          summary: [Inline(summary(of: group))])
      },
      kind: "matrix", layout: .scrollingOrStacked)
  }

  private func name(of column: SizeMatrix.Column) -> String {
    [catalog.name(of: column.family).capitalizedFirst, column.variant.map { catalog.name(of: $0) }]
      .compactMap(\.self).joined(by: ", ")
  }

  /// The models, each leading to its page where it always is shown; without models the platform.
  private func names(of row: SizeMatrix.Row, isShown: Bool) -> [Inline] {
    guard !row.devices.isEmpty else { return [Inline(row.screen.platform.deviceName)] }
    return isShown
      ? shortLinks(to: row.devices) : [Inline(shortNames(of: row.devices).joined(by: ", "))]
  }

  /// The versions, and the setting unless it is the usual one. A script filters by its data.
  private func versionCell(
    of row: SizeMatrix.Row, isShown: Bool, in settings: [SizeMatrix.Setting]
  ) -> Table.Cell {
    let versions = catalog.ranges(of: row.versions, on: row.screen.platform)
    let known = row.answers.lazy.compactMap { $0 }.first(where: \.isKnown)
    var content = [
      link(versions, to: isShown ? nil : known.flatMap { evidence(of: $0.cell, on: row.devices) })
    ]
    if row.setting != settings.first {
      content += [.lineBreak, .span([Inline(row.setting.name)], kind: "near")]
    }
    let numbers = [row.versions.first, row.versions.last].map { $0?.major ?? 0 }
    return Table.Cell(
      content,
      data: [
        Table.Datum("first", numbers[0]), Table.Datum("last", numbers[1]),
        Table.Datum("setting", settings.firstIndex(of: row.setting) ?? 0),
      ])
  }

  /// A size in points, its pixels, and a word for each state but that of a number which a source states.
  /// Those that are always shown lead to their evidence; of the others the row does.
  private func sizeCell(
    _ answer: CellEvidence?, of row: SizeMatrix.Row, isShown: Bool
  ) -> Table.Cell {
    guard let answer else { return Table.Cell([], kind: "none") }
    let mark = answer.mark
    guard answer.isKnown else { return Table.Cell(["nobody published"], kind: mark.kind) }
    let place = isShown ? evidence(of: answer.cell, on: row.devices) : nil
    var content = [link(answer.sizeText, to: place)]
    if let pixels = answer.pixelSize {
      content += [.lineBreak, .span([Inline("\(pixels)")], kind: "px")]
    }
    if mark != .sourced { content += [" ", chip(mark)] }
    return Table.Cell(content, kind: mark.kind)
  }

  /// What is hidden: `iOS 14 to 26, large icons`.
  private func summary(of group: SizeMatrix.Group) -> String {
    guard let first = group.shown.first else { return "" }
    let older = group.others.filter { $0.setting == first.setting }.flatMap(\.versions)
    let shown = group.shown.map(\.setting)
    let settings = group.others.map(\.setting).filter { !shown.contains($0) }.withoutRepetition
    let versions =
      older.isEmpty ? [] : [catalog.ranges(of: Set(older).sorted(), on: first.screen.platform)]
    return (versions + settings.map { $0.name.replacing(scalars: "Display Zoom: ", with: "") })
      .joined(by: " · ")
  }

  /// What the script of the page knows: what the settings and the columns are called.
  func data(of matrix: SizeMatrix) -> PageData {
    let columns = matrix.columns.map { column in
      let ids = [catalog.id(of: column.family), catalog.id(of: column.variant)]
      return Value.texts([ids.compactMap(\.self).joined(by: "-"), name(of: column)])
    }
    return PageData([
      .init("settings", .values(matrix.settings.map { .texts([$0.id, $0.name]) })),
      .init("columns", .values(columns)),
    ])
  }

  /// The names of models of one screen, each without what the one before it has said:
  /// `iPad Air 13-inch (M4)`, `(M3)`, `iPad Pro 12.9-inch (6th)`.
  func shortNames(of devices: [Key<Device>]) -> [String] {
    let watch = "Apple Watch "
    var last = "", family = ""
    return catalog.phrases(of: devices).map { name in
      let short = name.replacing(scalars: " generation)", with: ")")
      let line = String(short.prefix { $0 != "(" })
      defer {
        last = line
        family = short.hasPrefix(watch) ? watch : family
      }
      // Sizes of watches are what tells models of one name apart.
      if line == last, line != short, !short.hasSuffix(" mm)") {
        return String(short.dropFirst(line.count))
      }
      return family == watch && short.hasPrefix(watch)
        ? String(short.dropFirst(watch.count)) : short
    }
  }

  /// The same names, each leading to its page.
  func shortLinks(to devices: [Key<Device>]) -> [Inline] {
    zip(devices, shortNames(of: devices)).map { [link($1, to: .device($0))] }.joined(by: ", ")
  }
}
