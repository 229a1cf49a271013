internal import WidgetSizing
internal import Wording

/// Answers as a table: what differs is a row, and the values of one axis may be columns.
struct Pivot {
  /// What tells rows apart.
  enum Label: Equatable {
    case device, version
    case axis(Axis)
  }

  /// A line, and the block that it is of.
  struct Entry {
    let block: BlockAnswers
    let line: CellEvidence
  }

  /// A column, and its cell in a row of some entries.
  private typealias Column = (column: Sheet.Table.Column, cell: ([Entry]) -> Sheet.Table.Cell)
  /// A column of sizes, and its entry in a row; without a name the heading is that of the number.
  private typealias Head = (name: String?, entry: ([Entry]) -> Entry?)

  let entries: [Entry]
  var labels: [Label]
  /// The axis of which each value has a column with the first number. The first value has the other numbers too.
  var across: Axis?
  let numbers: [Number]
  /// The numbers that are shown even if they are not known.
  var asked: [Quantity] = []
  /// The labels that stand together where rows differ in nothing else.
  var joined: [Label] = []
  /// Whether the names of columns depend on the kind alone.
  var hasFixedNames = false
  let catalog: Catalog

  /// The table.
  func table(_ title: String = "") -> Sheet.Table {
    let heads = heads
    // One of the sizes of an iPad is called device.
    let device = heads.contains { $0.name == "device" } ? "model" : "device"
    let platform = sharedPlatform
    var columns = labels.map { label -> Column in
      let heading =
        switch label {
        case .device: device
        case .version: platform ?? "version"
        case .axis(let axis): axis.words
        }
      let column = Sheet.Table.Column.label(heading, isWrapped: joined.contains(label))
      return (column, { cell(of: label, $0[0], on: label == .version ? platform : nil) })
    }
    for (place, head) in heads.enumerated() {
      columns += numbers.prefix(place == 0 ? .max : 1).enumerated().map { index, number -> Column in
        let column = number.column(index == 0 ? head.name : nil, hasFixedNames: hasFixedNames)
        return (column, { row in head.entry(row).map { cell(number, of: $0) } ?? .init(nil) })
      }
    }
    let rows = across == nil ? entries.map { [$0] } : entries.grouped(by: place).map(\.elements)
    var table = Sheet.Table(title, columns.map(\.column))
    table.hidesEmptyColumns = hasFixedNames
    for row in joining(rows.map { row in columns.map { $0.cell(row) } }) { table.append(row) }
    return table
  }

  /// What the rows have of the axis that is across; the lines without a value count as those with the first.
  private var heads: [Head] {
    guard let across else { return [(nil, { $0.first })] }
    let known = entries.map(\.line).filter(\.isAnswered)
    let values = known.compactMap { catalog.place(of: $0.cell, on: across) }.withoutRepetition
    guard let first = values.first, let kind = known.first?.cell.kind else {
      return [(nil, { $0.first(where: \.line.isAnswered) })]
    }
    return values.map { value in
      (
        catalog.words(at: value, on: across, of: kind),
        { row in
          row.first {
            $0.line.isAnswered && (catalog.place(of: $0.line.cell, on: across) ?? first) == value
          }
        }
      )
    }
  }

  /// The rows, of which those that differ in one joined label alone are one.
  private func joining(_ rows: [[Sheet.Table.Cell]]) -> [[Sheet.Table.Cell]] {
    joined.compactMap(labels.firstIndex).reduce(rows) { rows, label in
      rows.grouped { row in
        row.indices.filter { $0 != label }.map { row[$0].text }
      }.map { group in
        var row = group.elements[0]
        let cells = group.elements.map { $0[label] }
        func joined(_ texts: [String?]) -> String {
          texts.compactMap(\.self).withoutRepetition.joined(by: ", ")
        }
        row[label] = .init(
          joined(cells.map(\.text)),
          brief: cells.contains { $0.brief != nil }
            ? joined(cells.map { $0.brief ?? $0.text }) : nil)
        return row
      }
    }
  }
}

// Labels.
extension Pivot {
  /// What tells a row of an axis across from others.
  private func place(of entry: Entry) -> [String] { labels.map { text(of: $0, entry) } }

  /// What an entry has of a label; models have all their names where there is room.
  private func cell(of label: Label, _ entry: Entry, on platform: String?) -> Sheet.Table.Cell {
    let text = text(of: label, entry, on: platform)
    return label == .device ? .init(entry.block.names, brief: text) : .init(text)
  }

  /// What an entry has of a label. A version is told without the platform that all versions are of.
  private func text(of label: Label, _ entry: Entry, on platform: String? = nil) -> String {
    let (block, cell) = (entry.block, entry.line.cell)
    switch label {
    case .device: return block.place
    case .axis(let axis):
      // Without a column for it, the version of a family is told if it is another.
      return labels.contains(.version)
        ? catalog.words(of: cell, on: axis) ?? "" : block.block.words(of: cell, on: axis, catalog)
    case .version:
      let os = across == nil ? cell.os : block.shownOS
      let version = os == block.block.os ? block.version : catalog.name(of: os, on: cell.platform)
      let prefix = platform.map { $0 + " " } ?? ""
      return version.hasPrefix(prefix) ? String(version.dropFirst(prefix.count)) : version
    }
  }

  /// The platform of all versions, which stands above them.
  private var sharedPlatform: String? {
    let platforms = Set(entries.map(\.line.cell.platform))
    return platforms.count == 1 && !hasFixedNames ? platforms.first?.rawValue : nil
  }
}
