/// The sizes of several subjects side by side: a row for each widget, with a cell for each subject.
public struct SubjectComparison: Sendable {
  /// The same widget of every subject.
  public struct Row: Sendable {
    /// The cell of each subject, in the order of the subjects. Where a subject has no such widget, its
    /// cell is not applicable and has the reason.
    public let cells: [CellEvidence]
    /// Whether the sizes are the same.
    public let agreement: SizeAgreement
  }

  /// What is compared, in the order in which it was asked for.
  public let subjects: [CellBlock]
  /// The rows, in the order of the first subject; a widget that it does not have comes after the widget
  /// that it follows in the subject that has it.
  public let rows: [Row]

  /// Whether at least one size is known.
  public var hasKnownNumber: Bool { rows.contains { $0.cells.contains(where: \.isKnown) } }
}

extension SubjectComparison.Row {
  /// Whether the sizes differ; nil if one of them is not known, so that they cannot be compared.
  public var differs: Bool? {
    guard agreement != .unknown, cells.allSatisfy(\.isKnown) else { return nil }
    return agreement == .different
  }

  /// How much longer a side of a subject is than that of the first subject, in points; nil unless both
  /// are known as one value.
  public func addition(_ quantity: Quantity, at index: Int) -> Points? {
    guard let first = cells[0][quantity].singleValue,
      let value = cells[index][quantity].singleValue
    else { return nil }
    return value - first
  }
}

extension Evidence {
  /// The number in points, if the evidence allows one value only.
  fileprivate var singleValue: Points? { range == nil ? value : nil }
}

extension Engine {
  /// The sizes of subjects side by side.
  ///
  /// Cells are paired by the axes that they have in common, whatever their versions and screens are. A
  /// family with one size is paired with the first variant of a family that has several, and the only
  /// column of an iPad with a device without columns.
  public func comparison(of subjects: [CellBlock]) -> SubjectComparison {
    let columns = subjects.map { subject in
      var column = ComparedColumn()
      let pairing = CellPairing(of: subject)
      forEachEvidence(in: subject) { column.append($0, pairing.key(of: $0.cell)) }
      return column
    }
    let rows = Self.merged(columns.map(\.keys)).map { key in
      let cells = zip(subjects, columns).map { subject, column in
        column.cells[key] ?? evidence(ofAbsent: key, of: subject)
      }
      return SubjectComparison.Row(cells: cells, agreement: SizeAgreement(of: cells))
    }
    return SubjectComparison(subjects: subjects, rows: rows)
  }

  /// The evidence for a widget that a subject does not have: not applicable, with the reason.
  private func evidence(ofAbsent key: Cell, of subject: CellBlock) -> CellEvidence {
    let cell = key.with(Release(subject.screen.platform, subject.os))
      .with(subject.screen.screenClass).with(subject.zoom)
    return asked(about: subject.device).evidence(cell)
  }

  /// Merges lists of keys. A key that the lists before do not have comes after the key that it follows in
  /// its own list.
  private static func merged(_ lists: [[Cell]]) -> [Cell] {
    var merged: [Cell] = []
    var known: Set<Cell> = []
    for list in lists {
      var place = 0
      for key in list {
        if known.insert(key).inserted {
          merged.insert(key, at: place)
          place += 1
        } else if let found = merged.firstIndex(of: key) {
          place = found + 1
        }
      }
    }
    return merged
  }
}

/// The cells of one subject by what they are paired by.
private struct ComparedColumn {
  private(set) var keys: [Cell] = []
  private(set) var cells: [Cell: CellEvidence] = [:]

  mutating func append(_ evidence: CellEvidence, _ key: Cell) {
    if cells.updateValue(evidence, forKey: key) == nil { keys.append(key) }
  }
}

/// What the cells of a subject are paired by.
private struct CellPairing {
  /// The first variant of each family in the block.
  private var firstVariants: [WidgetFamily: WidgetVariant?] = [:]

  init(of block: CellBlock) {
    for widget in block.lines.compactMap(\.widget) where firstVariants[widget.family] == nil {
      firstVariants[widget.family] = .some(widget.variant)
    }
  }

  /// The cell on no version and screen, without the only column and without the first variant of its
  /// family, as it is on a device or version that has no columns or variants.
  func key(of cell: Cell) -> Cell {
    let variant = cell[WidgetFamily.self].flatMap { firstVariants[$0] ?? nil }
    return cell.omitting(WidgetColumn.single).omitting(variant)
      .clearing([.os, .screenClass, .zoom])
  }
}
