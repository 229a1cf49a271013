internal import DataTables
internal import Wording

/// What an app supports, under a name: the cells of all its queries.
package struct SupportedSet: Sendable {
  /// The name.
  package let name: String
  /// One for each row, or one for each of its devices.
  package internal(set) var queries: [Query] = []

  /// The kinds of widget that it speaks of.
  package var kinds: [WidgetKind] {
    WidgetKind.allCases.filter { !queries(of: $0).isEmpty }
  }

  /// Those of its queries that are about a kind.
  package func queries(of kind: WidgetKind) -> [Query] {
    queries.filter { $0.kind == kind }
  }
}

extension SupportedSet {
  /// Reads a file of sets: CSV with the columns `set`, `system`, `device`, `idiom`, `os` and `zoom`; `platform`
  /// of widgets that come in families; and a column for each other axis. Only `set` must be there.
  ///
  /// Every row adds cells to the set that it names. An empty cell stands for all values of its axis, but
  /// for Display Zoom off; commas separate several values, and `10-12` is a range. A row is about Today
  /// extensions unless it names another kind or has a value in a column of WidgetKit.
  ///
  /// - Returns: The sets in the order of the file, and every complaint as a line
  ///   `path:line:column: error: …`. The sets may be used if there is no complaint.
  package static func read(
    _ file: DataLayer.File, _ catalog: Catalog
  ) -> (sets: [SupportedSet], complaints: [String]) {
    var table = TableReader(Table(parsing: file.bytes, path: file.path))
    let columns = SupportedSetColumns(&table)
    let finder = DeviceFinder(catalog)
    var sets: [SupportedSet] = []
    var places: [String: Int] = [:]
    _ = table.rows { row in
      guard let rowSet = columns.set(of: &row, finder, catalog) else { return }
      if let index = places[rowSet.name] {
        sets[index].queries += rowSet.queries
      } else {
        places[rowSet.name] = sets.count
        sets.append(rowSet)
      }
    }
    return (sets, table.complaints.sorted().map(\.description))
  }
}

/// The columns of a file of sets, looked up once.
private struct SupportedSetColumns {
  let set, kind, device, idiom, os, zoom, platform: Column
  /// The columns of the axes of single kinds.
  let axes: [(axis: Axis, column: Column)]

  let kinds = Choices<WidgetKind>()
  let idioms = Choices<Idiom>([.phone, .pad], names: ["phone", "pad"])
  let zooms = Choices<DisplayZoom>()

  init(_ table: inout TableReader) {
    set = table.column("set")
    kind = table.optionalColumn("system")
    device = table.optionalColumn("device")
    idiom = table.optionalColumn("idiom")
    os = table.optionalColumn("os")
    zoom = table.optionalColumn("zoom")
    platform = table.optionalColumn("platform")
    axes = Axis.settings.filter { $0 != .zoom }.map { ($0, table.optionalColumn($0.columnName)) }
  }

  /// The columns that only rows about widgets that come in families may fill, or only others.
  private func columns(ofFamilies hasFamilies: Bool) -> [Column] {
    let columns = axes.filter { $0.axis.kinds.contains(.today) != hasFamilies }.map(\.column)
    return hasFamilies ? [platform] + columns : columns
  }

  /// A set of one row; nil if something is wrong with it.
  func set(
    of row: inout TableReader, _ finder: DeviceFinder, _ catalog: Catalog
  ) -> SupportedSet? {
    let name = row.text(set)
    let idiom = row.optionalChoice(idiom, of: idioms)
    let zoom = row.optionalChoice(zoom, of: zooms) ?? .standard
    var devices: [(screenClass: Key<ScreenClass>, device: Key<Device>?)]?
    if !row.field(device).isEmpty {
      if idiom != nil { row.complain(about: device, .choice, "stands beside an idiom") }
      devices = row.devices(device, finder)
    }
    var result = name.map { SupportedSet(name: $0) }
    let kind = kind(of: &row, catalog)
    let isExplicit = devices != nil || idiom != nil || !row.field(platform).isEmpty
    if kind == .today, zoom == .moreSpace {
      row.complain(
        about: self.zoom, .choice,
        "applies to widgets that come in families, and the row to Today extensions")
    }
    let queries = row.applying(
      versionsOf: os, to: queries(of: &row, kind, devices, idiom, catalog),
      isExplicit: isExplicit, in: catalog)
    result?.queries = queries.map { query in
      var query = query
      query.zoom = zoom
      return query
    }
    return row.isSound ? result : nil
  }

  /// The kind that a row is about; complains about values in columns of other kinds.
  private func kind(of row: inout TableReader, _ catalog: Catalog) -> WidgetKind {
    let named = row.optionalChoice(kind, of: kinds)
    let hasFamilies =
      named?.hasFamilies ?? columns(ofFamilies: true).contains { !row.field($0).isEmpty }
    for column in columns(ofFamilies: !hasFamilies) where !row.field(column).isEmpty {
      row.complain(
        about: column, .choice,
        hasFamilies
          ? "applies to Today extensions, and the row to widgets that come in families"
          : "applies to widgets that come in families, and the row to Today extensions")
    }
    if let named { return named }
    let family = axes.first { $0.axis == .family }.map { row.field($0.column).text } ?? ""
    let first = family.split { ", ".contains($0) }.first.map(String.init)
    let ofFamily = first.flatMap(catalog.family).map(catalog.kind)
    return hasFamilies ? ofFamily ?? .widgetKit : .today
  }

  /// The queries of a row, for any version.
  private func queries(
    of row: inout TableReader, _ kind: WidgetKind,
    _ devices: [(screenClass: Key<ScreenClass>, device: Key<Device>?)]?, _ idiom: Idiom?,
    _ catalog: Catalog
  ) -> [Query] {
    let platforms: [Platform]? = row.list(platform, "a platform")
    if platforms != nil, idiom != nil || devices != nil {
      row.complain(
        about: platform, .choice, "stands beside \(idiom == nil ? "a device" : "an idiom")")
    }
    var query = Query(
      kind,
      on: catalog.screens(of: kind).filter { screen in
        platforms?.contains(screen.platform) ?? true
          && (idiom == nil || idiom == screen.screenClass.map { catalog.screenClasses[$0].idiom })
      })
    for (axis, column) in axes { row.ask(axis.values, in: column, of: &query, catalog) }
    guard let devices else { return [query] }
    return devices.map { screenClass, device in
      var single = query
      single.screens = [catalog.screen(of: screenClass, with: kind)]
      single.device = device
      return single
    }
  }
}
