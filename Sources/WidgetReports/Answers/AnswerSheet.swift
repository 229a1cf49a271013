internal import WidgetSizing
internal import Wording

/// The answer for people: the number first, then a table of what is known, then what is not in one line.
struct AnswerSheet {
  let result: QueryResult
  let blocks: [BlockAnswers]

  var catalog: Catalog { result.catalog }
  var kind: WidgetKind { result.kind }
  /// Numbers besides the sides that were asked for.
  var asked: [Quantity] { result.quantities }
  var isOne: Bool { blocks.count == 1 }
  var entries: [Pivot.Entry] { blocks.flatMap(\.entries) }
  var known: [Pivot.Entry] { entries.filter(\.line.isAnswered) }
  /// The families or modes of all lines.
  var shapes: [String] { entries.map { catalog.shape(of: $0.line.cell) }.withoutRepetition }
  private var isOneFamily: Bool { kind.hasFamilies && shapes.count == 1 }

  /// Adds the answer to a sheet.
  func add(to sheet: inout Sheet) {
    // One family has the names of its sources in the table; several have identifiers there.
    sheet.listsSources = isOne && shapes.count > 1
    guard !known.isEmpty else { return addAbsence(to: &sheet) }
    let knowsOne = asked.isEmpty || known.contains { asked.contains(where: $0.line.knows) }
    guard knowsOne || isOne && shapes.count == 1 else {
      let reason = isOne ? missing.first.map { ": \($0.reason)" } : nil
      sheet.lines = ["no \(asked.map(\.name).list) is known" + (reason ?? "")]
      return
    }
    if result.showsLargestAlone { return addLargest(to: &sheet) }
    sheet.lines = [isOne ? headline(of: blocks[0]) : headlineOfMany]
    if result.isSorted, isOne, shapes.count > 1 { sheet.lines = [headline(ofLargest: known[0])] }
    let tables = tables
    sheet.sections = tables.map { .init(title: $0.title, table: $0) }
    sheet.sections[tables.count - 1].remarks = remarks(below: tables)
    if !kind.hasFamilies {
      sheet.hints = ["--all has every text size, orientation and entry point, with the reasons"]
    }
  }
}

// What is shown.
extension AnswerSheet {
  /// The tables: of one screen a row for each widget, of several a row for each, with widgets beside each other, in a
  /// table for each kind of device and each setting.
  private var tables: [Sheet.Table] {
    guard !isOne else {
      return [
        Pivot(
          listing: known, by: labels, isOneShape: shapes.count == 1, asked: asked,
          showsRatio: result.showsAspectRatio, in: catalog
        ).table()
      ]
    }
    let groups = groups
    let hasTitles = Set(groups.map(\.title)).count > 1
    // What several families have besides their sizes takes a table for each number.
    return (isOneFamily || asked.isEmpty ? [nil] : asked.map(Optional.some)).flatMap { quantity in
      groups.map { group in
        let number = quantity.map { Pivot.Number.quantity($0) }
        let title = [
          hasTitles ? group.title : "", asked.count > 1 ? quantity?.name ?? "" : "",
        ].filter { !$0.isEmpty }.joined(by: ", ")
        return pivot(of: group.entries, number).table(title)
      }
    }
  }

  /// Several screens, with the variants of one family beside each other, or several families with one number each.
  private func pivot(of entries: [Pivot.Entry], _ number: Pivot.Number?) -> Pivot {
    let isOneFamily = isOneFamily
    let hasVariants = entries.contains { $0.line.cell[WidgetVariant.self] != nil }
    let variant: [Pivot.Label] =
      hasVariants && (isOneFamily ? !asked.isEmpty : namesVariants) ? [.axis(.variant)] : []
    let ratio: [Pivot.Number] = result.showsAspectRatio ? [.ratio] : []
    let pixels: [Pivot.Number] =
      ratio.isEmpty && asked.isEmpty && entries.havePixels ? [.pixels] : []
    let content: [Pivot.Number] = asked.contains(.margin) && hasContent ? [.content] : []
    let numbers: [Pivot.Number] =
      isOneFamily
      ? [.size] + ratio + pixels + asked.map { .quantity($0) } + content
      : [number ?? ratio.first ?? .size]
    return Pivot(
      entries: isOneFamily || namesVariants ? entries : entries.inOneVariant.shown,
      labels: [.device] + (versions.count > 1 ? [.version] : []) + variant,
      across: !isOneFamily ? kind.shapeAxis : asked.isEmpty ? .variant : nil, numbers: numbers,
      asked: asked, joined: numbers == [.size] || isOneFamily ? [] : [.device], catalog: catalog)
  }

  /// Adds the largest size of each family and platform.
  private func addLargest(to sheet: inout Sheet) {
    let largest = result.largest(of: known) { $0.line }
    sheet.append(table(of: largest))
    // Pixels can be compared with pixels alone.
    sheet.lines = [
      headline(ofLargest: largest.first { $0.block.unitWord == "pixels" } ?? largest[0])
    ]
    let unknown = entries.count { $0.line.width.state == .unknown }
    if unknown > 0 { sheet.remarks = ["? \(unknown.of("size")) not known and not counted"] }
    sheet.hints = ["--all lists every device"] + hintsOnZoom
    sheet.append(versionLine: catalog.versionLine(of: result.cellBlocks))
  }

  /// Whether several variants are asked for by name, so that none is left out.
  var namesVariants: Bool { result.asked.boxes.contains { ($0.variants ?? []).count > 1 } }

  /// The sizes of several screens, each told by what names it.
  private func table(of winners: [Pivot.Entry]) -> Sheet.Table {
    let axes = [kind.shapeAxis, .variant].filter { axis in
      winners.contains { catalog.id(of: $0.line.cell, on: axis) != nil }
    }
    return Pivot(
      entries: winners, labels: axes.map { .axis($0) } + [.device, .version], numbers: [.size],
      catalog: catalog
    ).table()
  }

  /// What tells the widgets of one screen apart: the axes on which they differ, else the last.
  private var labels: [Pivot.Label] {
    let axes = blocks[0].axes.filter { axis in
      known.contains { catalog.id(of: $0.line.cell, on: axis) != nil }
    }
    let different = axes.filter { axis in
      axis == kind.shapeAxis
        ? shapes.count > 1
        : Set(known.compactMap { catalog.id(of: $0.line.cell, on: axis) }).count > 1
    }
    return (different.isEmpty ? axes.suffix(1) : different).map { .axis($0) }
  }

  /// The variant of all sizes of several families that have one; nil if they differ.
  private var onlyVariant: WidgetVariant? {
    let variants = Set(known.compactMap { $0.line.cell[WidgetVariant.self] })
    return shapes.count > 1 && isOne && variants.count == 1 ? variants.first : nil
  }

  /// The variant that has no column: `icons-small: Home Screen with app names`.
  var variantLine: String? {
    onlyVariant.map { "\(catalog.id(of: $0)): \(catalog.settingPhrase($0))" }
  }

  /// Whether the system leaves margins, and the size within them is known.
  var hasContent: Bool { kind.leavesMargins && known.haveContent }

  var margins: Margins { Margins(known) }

  /// The margins that have no column: `content margin: 16; 0 for accessoryCircular`.
  var marginLine: String? {
    guard !asked.contains(.margin),
      isOne ? hasContent : asked.isEmpty && !result.showsAspectRatio
    else { return nil }
    if shapes.count == 1 { return isOne ? nil : margins.lineByPlace }
    return margins.line(catalog)
  }

  /// The lines that several screens show, by kind of device and setting: those of known size in the usual setting or,
  /// where numbers besides the sides were asked for, those with one.
  var groups: [(title: String, entries: [Pivot.Entry])] {
    (asked.isEmpty
      ? blocks.flatMap(usual)
      : known.filter { entry in asked.contains(where: entry.line.knows) }).grouped {
        [$0.line.cell.platform.idiom?.rawValue ?? "", setting(of: $0)]
      }.map { ($0.key[1], $0.elements) }
  }

  /// Of the known lines of a block those of one setting, the usual one if it is known.
  func usual(_ block: BlockAnswers) -> [Pivot.Entry] {
    let known = block.entries.filter(\.line.isAnswered)
    guard let first = known.first(where: { $0.line.width.state.isKnown }) ?? known.first else {
      return []
    }
    return known.filter { setting(of: $0) == setting(of: first) }
  }

  /// What a line is of besides its place and its shape: `portrait, Today view, text size l (default)`.
  func setting(of entry: Pivot.Entry) -> String {
    let axes = kind.labelAxes.filter { $0 != kind.shapeAxis && $0 != .variant }
    var words = catalog.words(of: entry.line.cell, on: axes)
    if entry.line.cell[.textSize] != nil {
      let size = entry.block.block.anchor.size
      let isDefault = size == .l && entry.block.block.asked.textSizes == nil
      words.append("text size \(size.rawValue)\(isDefault ? " (default)" : "")")
    }
    return words.joined(by: ", ")
  }

  /// The versions of the rows.
  var versions: [String] {
    blocks.filter { $0.lines.contains(where: \.isAnswered) }.map { block in
      catalog.name(of: block.shownOS, on: block.block.screen.platform)
    }.withoutRepetition
  }
}

extension [Pivot.Entry] {
  /// The entries of one variant a family, that of most entries, with those without variants, and the others.
  var inOneVariant: (shown: Self, omitted: Self) {
    var usual: [WidgetFamily?: WidgetVariant] = [:]
    for (family, entries) in grouped(by: { $0.line.cell[WidgetFamily.self] }) {
      let variants = entries.compactMap { $0.line.cell[WidgetVariant.self] }.grouped { $0 }
      // The first of those that are equally frequent.
      usual[family] = variants.max { $0.elements.count < $1.elements.count }?.key
    }
    func isShown(_ entry: Element) -> Bool {
      entry.line.cell[WidgetVariant.self].map { $0 == usual[entry.line.cell[WidgetFamily.self]] }
        ?? true
    }
    return (filter(isShown), filter { !isShown($0) })
  }
}
