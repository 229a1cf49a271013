internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The table of a page of sizes: the widgets of some platforms, with a group of rows for each screen. Versions
/// with the same sizes share a row.
struct SizeMatrix {
  /// What people set, which has rows of its own: `With app names`, `Large icons`.
  struct Setting: Hashable {
    /// What it is called in the address of the page.
    let id: String
    /// What people choose.
    let name: String

    /// What it is called within a sentence: `large icons`, `Display Zoom: Larger Text`.
    var nameInSentence: String { name.hasPrefix("Display Zoom") ? name : name.lowercasedFirst }
  }

  /// A column of sizes.
  struct Column {
    /// What it is called in the address of the page.
    let id: String
    let name: String
  }

  struct Row: Equatable {
    let screen: Screen
    /// The models with this screen that run one of the versions, the newest first.
    let devices: [Key<Device>]
    /// At least one, the oldest first.
    let versions: [OSVersion]
    let setting: Setting
    /// For each column what is known; nil if there is no such widget.
    let answers: [CellEvidence?]

    /// Whether any size is known.
    var isKnown: Bool { answers.contains { $0?.isKnown ?? false } }

    static func == (one: Row, other: Row) -> Bool {
      one.screen == other.screen && one.devices == other.devices && one.versions == other.versions
        && one.setting == other.setting
    }
  }

  /// The rows of a screen with a known size, the newest first.
  struct Group {
    /// Those that are always shown.
    var shown: [Row]
    /// Those of older versions and other settings.
    var others: [Row]
  }

  let caption: Table.Caption
  /// The settings, the usual one first.
  let settings: [Setting]
  let columns: [Column]
  /// The rows that have nothing but one side, the same in all of them, and need no row.
  let partial: [Row]
  /// The sizes that are the same on all screens, and need no column: a list for each family.
  let constants: [[CellEvidence]]
  let groups: [Group]
  /// The rows without a known size.
  let unpublished: [Row]

  var rows: [Row] { groups.flatMap { $0.shown + $0.others } + partial }
}

extension SiteContext {
  /// The table: the newest sizes of each screen, and the others when they are asked for.
  func table(_ matrix: SizeMatrix) -> Table {
    let usual = matrix.settings.first
    let kinds = matrix.settings
    func cells(_ row: SizeMatrix.Row, isShown: Bool, isFirst: Bool = true) -> [Table.Cell] {
      let names = names(of: row, isShown: isShown && isFirst)
      return [
        Table.Cell(isShown && !isFirst ? [.span(names, kind: "again")] : names),
        versionCell(of: row, isUsual: row.setting == usual, isLink: !isShown, in: kinds),
      ] + row.answers.map { sizeCell($0, of: row, isShown: isShown) }
    }
    return Table(
      caption: matrix.caption,
      columns: [Table.Column(["Device"]), Table.Column(["Version"])]
        + matrix.columns.map { Table.Column([Inline($0.name)]) },
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

  /// The models, each leading to its page where it always is shown; without models the platform.
  private func names(of row: SizeMatrix.Row, isShown: Bool) -> [Inline] {
    guard !row.devices.isEmpty else {
      return [Inline(row.screen.platform.deviceName)]
    }
    let names = shortNames(of: row.devices)
    guard isShown else { return [Inline(names.joined(by: ", "))] }
    return zip(row.devices, names).map { [link($1, to: .device($0))] }.joined(by: ", ")
  }

  /// The names of models of one screen, each without what the one before it has said:
  /// `iPad Air 13-inch (M4)`, `(M3)`, `iPad Pro 12.9-inch (6th)`.
  func shortNames(of devices: [Key<Device>]) -> [String] {
    var last = "", family = ""
    return catalog.phrases(of: devices).map { name in
      let short = name.replacing(scalars: " generation)", with: ")")
      let line = String(short.prefix { $0 != "(" })
      let watch = "Apple Watch "
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

  /// The versions, and the setting unless it is the usual one. A script filters by its data.
  private func versionCell(
    of row: SizeMatrix.Row, isUsual: Bool, isLink: Bool, in settings: [SizeMatrix.Setting]
  ) -> Table.Cell {
    let versions = Inline(catalog.ranges(of: row.versions, on: row.screen.platform))
    let address = row.answers.lazy.compactMap { $0 }.first(where: \.isKnown)
      .flatMap { self.address(of: $0.cell, on: row.devices) }
    var content = [
      isLink
        ? address.map { .link([versions], to: destination($0.page, anchor: $0.anchor)) } ?? versions
        : versions
    ]
    if !isUsual { content += [.lineBreak, .span([Inline(row.setting.name)], kind: "near")] }
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
    guard answer.isKnown else {
      return Table.Cell(["nobody published"], kind: mark.kind)
    }
    let text = Inline(answer.sizeText)
    var content: [Inline] = [
      (isShown ? address(of: answer.cell, on: row.devices) : nil).map {
        .link([text], to: destination($0.page, anchor: $0.anchor))
      } ?? text
    ]
    if let pixels = answer.pixelSize {
      content += [.lineBreak, .span([Inline("\(pixels)")], kind: "px")]
    }
    if mark != .sourced {
      content += [" ", .span([Inline(mark.label)], kind: mark.chipKind)]
    }
    return Table.Cell(content, kind: mark.kind)
  }

  /// What is hidden: `iOS 14 to 26, large icons`.
  private func summary(of group: SizeMatrix.Group) -> String {
    guard let platform = group.shown.first?.screen.platform, let usual = group.shown.first?.setting
    else { return "" }
    let older = group.others.filter { $0.setting == usual }.flatMap(\.versions)
    let shown = group.shown.map(\.setting)
    let settings = group.others.map(\.setting).filter { !shown.contains($0) }.withoutRepetition
    let parts =
      [older.isEmpty ? nil : catalog.ranges(of: Set(older).sorted(), on: platform)]
      + settings.map { $0.name.replacing(scalars: "Display Zoom: ", with: "") }
    return parts.compactMap(\.self).joined(by: " · ")
  }

  /// What the script of the page knows: what the settings and the columns are called.
  func data(of matrix: SizeMatrix) -> PageData {
    var json = JSONText()
    json.append(
      .object([
        .init("settings", .values(matrix.settings.map { .texts([$0.id, $0.name]) })),
        .init("columns", .values(matrix.columns.map { .texts([$0.id, $0.name]) })),
      ]))
    return PageData(json: json.takeText())
  }
}
