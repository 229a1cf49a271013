package import WidgetSizing
internal import Wording

/// Where widgets stand on the Home Screens that queries ask for.
package struct PlacesResult {
  let engine: Engine
  let queries: [Query]
  let dataVersion: String
  let remarks: [String]

  /// Makes the answer to a question about places.
  package init(engine: Engine, queries: [Query], dataVersion: String, remarks: [String]) {
    self.engine = engine
    self.queries = queries
    self.dataVersion = dataVersion
    self.remarks = remarks
  }

  private var catalog: Catalog { engine.catalog }

  /// One Home Screen: the usual small widget, and the places around it; nil where none is known.
  private struct Home {
    let cell: Cell
    let places: HomeScreenPlaces?
  }

  /// A slot with the source of its Home Screen.
  private struct Row {
    let slot: HomeScreenPlaces.Slot
    let grid: HomeScreenGrid
  }

  /// The Home Screens of the queries, each once. Where no version was asked for, that of the newest version on
  /// which places are known.
  private var homes: [Home] {
    homes(
      of: queries.flatMap { query -> [Query] in
        guard query.os == nil else { return [query] }
        return query.screens.map { screen in
          var single = query
          single.screens = [screen]
          let known = engine.versions(of: query.kind, on: screen, for: query.device).last { os in
            single.os = [os]
            return homes(of: [single]).contains { $0.places != nil }
          }
          single.os = known.map { [$0] }
          return single
        }
      })
  }

  private func homes(of queries: [Query]) -> [Home] {
    var seen: Set<Cell> = []
    return queries.flatMap(engine.blocks).flatMap(\.cells).compactMap { cell in
      guard cell.kind == .widgetKit, cell.platform == .iOS, let family = cell.widget?.family,
        catalog.availability(of: family, on: .iOS)?.span != nil, catalog.exists(cell)
      else { return nil }
      var small = cell
      small.widget?.family = .systemSmall
      guard seen.insert(small).inserted else { return nil }
      return Home(cell: small, places: engine.places(around: small))
    }
  }

  private func rows(of homes: [Home]) -> [Row] {
    let families = Set(queries.flatMap { $0.families ?? catalog.families(of: .widgetKit) })
    return homes.flatMap { home in
      home.places.map { places in
        places.slots.filter { ($0.cell.widget?.family).map(families.contains) ?? false }
          .map { Row(slot: $0, grid: places.grid) }
      } ?? []
    }
  }

  /// The answer, and whether a place is known.
  package var report: (report: Report, succeeds: Bool) {
    let homes = homes
    let rows = rows(of: homes)
    let origin: [Field<Row>] = [
      .points("left") { $0.slot.left.value }, .points("top") { $0.slot.top.value },
      .points("width") { $0.slot.width }, .points("height") { $0.slot.height },
      .text("leftState") { $0.slot.left.state }, .text("topState") { $0.slot.top.state },
      .text("source") { catalog.sources[$0.grid.source].id },
    ]
    let report = Report(
      dataVersion: dataVersion, notes: remarks,
      records: [
        Records(
          "places", catalog.cellFields(of: .widgetKit).map { $0.of(\.slot.cell) } + origin, rows)
      ]
    ) { sheet(homes) }
    return (report, !rows.isEmpty)
  }

  private func sheet(_ homes: [Home]) -> Sheet {
    var sheet = Sheet("Places on the Home Screen")
    let known = homes.filter { $0.places != nil }
    if known.isEmpty {
      sheet.lines = ["no source says where widgets stand on these Home Screens"]
      return sheet
    }
    for home in known {
      guard let places = home.places else { continue }
      var table = ReportTable(
        "\(catalog.name(of: home.cell.screen)), \(catalog.name(of: home.cell.os, on: .iOS))"
          + (home.cell.widget?.variant.map { ", \(catalog.name(of: $0))" } ?? "")
          + (home.cell.isZoomed ? ", Display Zoom" : ""),
        [
          .label("family"), .init("left", isNumeric: true), .init("top", isNumeric: true),
          .init("width", isNumeric: true), .init("height", isNumeric: true), .evidence("source"),
        ])
      for row in rows(of: [home]) {
        guard let family = row.slot.cell.widget?.family else { continue }
        table.append([
          catalog.id(of: family), row.slot.left.text, row.slot.top.text, "\(row.slot.width)",
          "\(row.slot.height)", catalog.sources[places.grid.source].id,
        ])
      }
      sheet.append(table)
    }
    if queries.contains(where: { $0.os == nil }) {
      sheet.remarks.append("the newest version on which places are known")
    }
    if known.contains(where: { ($0.places?.columns ?? []).contains { !$0.isMeasured } })
      || known.contains(where: { ($0.places?.rows ?? []).contains { !$0.isMeasured } })
    {
      sheet.remarks.append("~ follows from the sizes of the widgets; no source measured it there")
    }
    let unknown = homes.filter { $0.places == nil }
    if !unknown.isEmpty {
      let names = unknown.map {
        "\(catalog.name(of: $0.cell.screen)), \(catalog.name(of: $0.cell.os, on: .iOS))"
      }
      sheet.remarks.append(
        "not known where the first row begins: \(names.withoutRepetition.joined(by: "; "))")
    }
    return sheet
  }
}

extension HomeScreenPlaces.Origin {
  /// The place with its mark.
  fileprivate var text: String { (isMeasured ? "" : "~") + "\(value)" }

  /// The state as answers have it.
  fileprivate var state: String {
    (isMeasured ? Answer.State.sourced : Answer.State.derived).rawValue
  }
}
