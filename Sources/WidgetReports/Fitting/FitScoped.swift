package import WidgetSizing
internal import Wording

/// A question about content in widgets.
protocol FitScoped: Scoped {}

extension FitScoped {
  /// Adds a table of the cells of which something is known, what its marks mean, what is not known, and what else must
  /// be said.
  func add(
    _ table: Sheet.Table, to sheet: inout Sheet, legend: [String] = [], unknown: [Cell],
    of cells: [Cell], _ remarks: [String], citing claims: [Key<Claim>]
  ) {
    sheet.append(table)
    sheet.remarks = legend
    sheet.append(unknown: unknown, of: cells.count, groups(of: cells), catalog)
    sheet.remarks += remarks
    sheet.append(versionLine: catalog.versionLine(of: blocks))
    sheet.sources = catalog.cited(by: claims)
  }

  /// How many cells cut something off, of those that are known: `all of it is seen`, `cut off in 5 of 14 cases`.
  func cutWords(_ cut: Int, of known: Int, among all: Int) -> String {
    switch cut {
    case 0: "all of it is seen" + (known == all ? "" : " where the size is known")
    case known: "cut off everywhere" + (known == all ? "" : " that the size is known")
    default: "cut off in \(cut) of \(known) cases"
    }
  }

  /// A table in which cells that are alike stand together, told by their shape and by the models that have them, and in
  /// the last row of a shape all that show everything.
  ///
  /// - Parameters:
  ///   - items: What is known of the cells, in the order of the table.
  ///   - cell: The cell of an item.
  ///   - look: What makes two of a shape alike.
  ///   - isWhole: Whether a cell shows everything.
  ///   - groups: Groups of all cells.
  ///   - columns: The other columns, each with its cell for items that are alike.
  /// - Returns: The table, shape by shape.
  func table<Item>(
    of items: [Item], _ cell: (Item) -> Cell, alike look: (Item) -> some Hashable,
    isWhole: (Item) -> Bool = { _ in false }, _ groups: CellGroups,
    _ columns: [(column: Sheet.Table.Column, cell: ([Item]) -> Sheet.Table.Cell)]
  ) -> Sheet.Table {
    var table = Sheet.Table(
      "",
      [.label(kind.shapeAxis.key), .label("where", isWrapped: true)] + columns.map(\.column))
    let axes = groups.spokenAxes.filter { $0 != kind.shapeAxis }
    let shapes = Dictionary(grouping: items) { catalog.shape(of: cell($0)) }
    for shape in catalog.shapes(of: kind) {
      let own = shapes[shape] ?? []
      func append(_ place: Sheet.Table.Cell, _ items: [Item]) {
        table.append([.init(shape), place] + columns.map { $0.cell(items) })
      }
      let cut = own.filter { !isWhole($0) }, whole = own.filter(isWhole)
      for (_, alike) in cut.grouped(by: look) {
        for group in groups.groups(of: alike.map(cell)) {
          let members = group.members.map { alike[$0] }
          append(catalog.cellWithModels(for: group, of: members.map(cell), axes), members)
        }
      }
      if !whole.isEmpty { append(.init(cut.isEmpty ? "everywhere" : "elsewhere"), whole) }
    }
    return table
  }

  /// What must be said of the space in cells: the content margins that were left free, and where none is known; of Live
  /// Activities what the guideline recommends, and which presentations were not judged.
  func marginLines(_ known: [(cell: Cell, margin: Evidence?)]) -> [String] {
    if kind == .activity {
      let margins = known.compactMap {
        catalog.words(ofMargin: engine.evidence(.margin, of: $0.cell))
      }.withoutRepetition
      let recommended =
        "the guideline recommends a margin of \(margins.joined(by: "; ")), which is not left free here"
      return (margins.isEmpty ? [] : [recommended]) + lineOfOtherPlaces
    }
    let margins = known.compactMap { $0.margin.flatMap(catalog.words) }.withoutRepetition
    let unknown = known.filter { $0.margin?.state == .unknown }.map {
      catalog.widgetName(of: $0.cell, separator: " ")
    }.withoutRepetition
    return
      (margins.isEmpty
      ? [] : ["content margin left free on each side: \(margins.joined(by: "; "))"])
      + (unknown.isEmpty
        ? [] : ["content margin not known, none left free: \(unknown.joined(by: ", "))"])
  }

  /// The presentations of Live Activities that were not judged, if no family was named.
  private var lineOfOtherPlaces: [String] {
    let others = catalog.families(of: .activity).filter { family in
      !catalog.activityPlaces.contains(family)
        && blocks.contains { catalog.availability(of: family, on: $0.screen.platform) != nil }
    }.map { catalog.id(of: $0) }
    return asked.areOfActivityPlaces(catalog) && !others.isEmpty
      ? ["not judged, as they show a part: \(others.list); --family all judges them"] : []
  }
}

extension AskedBox {
  /// The places of its platforms that show all of the content of a Live Activity.
  fileprivate func activityPlaces(_ catalog: Catalog) -> [WidgetFamily] {
    catalog.activityPlaces.filter { family in
      catalog.screens(of: self).contains {
        catalog.availability(of: family, on: $0.platform) != nil
      }
    }
  }
}

extension Asked {
  /// The same, Live Activities of any family limited to the places that show all of the content.
  package func withActivityPlaces(_ catalog: Catalog) -> Asked {
    var asked = self
    for box in boxes.indices where boxes[box].kind == .activity {
      asked.boxes[box].families = boxes[box].families ?? boxes[box].activityPlaces(catalog)
    }
    return asked
  }

  /// Whether it is about all places that show all of the content of a Live Activity.
  func areOfActivityPlaces(_ catalog: Catalog) -> Bool {
    kind == .activity
      && boxes.allSatisfy { Set($0.activityPlaces(catalog)).isSubset(of: $0.families ?? []) }
  }
}
