internal import WidgetSizing

/// Numbers that changed alike, told in one line.
struct ChangeGroup {
  /// The changes, all with the same numbers and the same evidence.
  let changes: [SizeChange]
  /// The cells in a few words, or the identifier of the one cell that the catalog does not have.
  let place: String

  /// A change that stands for all.
  var first: SizeChange { changes[0] }
}

/// Puts changes, and cells, that are alike into groups.
struct ChangeGroups {
  private let reader: WidgetCellIDReader
  private let catalog: Catalog
  private let today: CellGroups
  private let widgetKit: CellGroups

  init(_ engine: Engine) {
    catalog = engine.catalog
    reader = WidgetCellIDReader(catalog)
    // All cells there are, so that a place is told in full and means no other.
    var universe: [TodayCell] = []
    for screenClass in catalog.classesWithTodayExtensions() {
      var query = TodayQuery(screenClasses: [screenClass])
      query.os = engine.versions(of: screenClass)
      for isZoomed in catalog.zoomedClass(of: screenClass) == nil ? [false] : [false, true] {
        query.isZoomed = isZoomed
        // Whether a cell exists does not depend on its text size.
        for line in engine.blocks(query).flatMap(\.lines)
        where engine.answer(.height, of: line).state != .notApplicable {
          universe += TextSize.allCases.map { textSize in
            var cell = line
            cell.textSize = textSize
            return cell
          }
        }
      }
    }
    today = CellGroups(universe: universe, catalog)
    widgetKit = CellGroups(universe: engine.everyWidgetKitBlock().flatMap(\.cells), catalog)
  }

  /// The changes that are alike in number and evidence and whose cells can be told together.
  func groups(of changes: [SizeChange]) -> [ChangeGroup] {
    var places: [Kind: Int] = [:]
    var kinds: [[SizeChange]] = []
    for change in changes {
      let kind = Kind(change)
      if let place = places[kind] {
        kinds[place].append(change)
      } else {
        places[kind] = kinds.count
        kinds.append([change])
      }
    }
    return kinds.flatMap { alike in
      self.places(of: alike.map(\.id)).map { words, members in
        ChangeGroup(changes: members.map { alike[$0] }, place: words)
      }
    }
  }

  /// Cells in a few words, and which of `ids` each phrase means.
  func places(of ids: [String]) -> [(words: String, members: [Int])] {
    var ofToday: [(cell: TodayCell, index: Int)] = []
    var ofWidgetKit: [(cell: WidgetKitCell, index: Int)] = []
    var others: [(String, [Int])] = []
    for (index, id) in ids.enumerated() {
      switch reader.cell(id) {
      case .today(let cell): ofToday.append((cell, index))
      case .widgetKit(let cell): ofWidgetKit.append((cell, index))
      case nil: others.append((id, [index]))
      }
    }
    return places(of: ofToday, today) + places(of: ofWidgetKit, widgetKit) + others
  }

  private func places(
    of cells: [(cell: some GroupedCell, index: Int)], _ groups: CellGroups
  ) -> [(words: String, members: [Int])] {
    groups.groups(of: cells.map(\.cell)).map { group in
      (catalog.words(for: group), group.members.map { cells[$0].index })
    }
  }

  /// What must be the same for changes to be told in one line.
  private struct Kind: Hashable {
    let quantity: Quantity
    let old, new, evidence: String

    init(_ change: SizeChange) {
      quantity = change.quantity
      old = change.old.short
      new = change.new.short
      evidence = change.evidence
    }
  }
}
