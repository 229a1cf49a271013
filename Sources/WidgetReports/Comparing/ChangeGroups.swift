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
  private let reader: CellIDReader
  private let catalog: Catalog
  /// Those of each system, made only if a cell of it is told: they take as long as thousands of answers.
  private let groups: [WidgetKind: Once<CellGroups>]

  init(_ engine: Engine) {
    catalog = engine.catalog
    reader = CellIDReader(catalog)
    groups = Dictionary(
      uniqueKeysWithValues: WidgetKind.allCases.map { kind in
        (kind, Once { CellGroups(universe: engine.universe(of: kind), engine.catalog) })
      })
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

  /// Cells in a few words, screens by their models, and which of `ids` each phrase means.
  func places(of ids: [String]) -> [(words: String, members: [Int])] {
    let cells = ids.map(reader.cell)
    let places = WidgetKind.allCases.flatMap { kind -> [(words: String, members: [Int])] in
      let own = cells.indices.filter { cells[$0]?.kind == kind }
      guard !own.isEmpty, let groups = groups[kind]?.value else { return [] }
      return groups.groups(of: own.compactMap { cells[$0] }).map { group in
        let members = group.members.map { own[$0] }
        let words = catalog.wordsWithModels(
          for: group, of: members.compactMap { cells[$0] }, Axis.inLists)
        return (words: words, members: members)
      }
    }
    return places + ids.indices.filter { cells[$0] == nil }.map { (ids[$0], [$0]) }
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

extension Engine {
  /// All cells of a system, so that a place is told in full and means no other.
  fileprivate func universe(of kind: WidgetKind) -> [Cell] {
    guard !kind.hasFamilies else { return allBlocks(of: kind).flatMap(\.cells) }
    return catalog.screens(of: kind).flatMap { screen in
      var query = Query(kind, on: [screen])
      query.os = versions(of: kind, on: screen)
      query.isExhaustive = true
      let isZoomable = screen.screenClass.flatMap { catalog.zoomedClass(of: $0) } != nil
      let zooms = DisplayZoom.choices(on: screen.platform).filter { isZoomable || $0 == .standard }
      return zooms.flatMap { zoom in
        query.zoom = zoom
        return blocks(query).flatMap(existingCells)
      }
    }
  }
}
