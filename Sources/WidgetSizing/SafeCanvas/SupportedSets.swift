internal import DataTables

/// What an app supports, under a name: the cells of all its queries.
public struct SupportedSet: Sendable {
  /// The name.
  public let name: String
  /// One for each row of the file.
  public internal(set) var queries: [TodayQuery]
}

extension SupportedSet {
  /// Reads a file of sets: CSV with the columns `set`, `device`, `idiom`, `os`, `orientation`,
  /// `text_size`, `entry_point` and `mode`, of which only `set` must be there.
  ///
  /// Every row adds cells to the set that it names. An empty cell says nothing, so that all values
  /// count; one with commas names several, and `10-12` all from one to the other.
  ///
  /// - Returns: The sets in the order of the file, and every complaint as a line
  ///   `path:line:column: error: …`. The sets may be used if there is no complaint.
  public static func read(
    _ file: DataLayer.File, _ catalog: Catalog
  ) -> (sets: [SupportedSet], complaints: [String]) {
    var table = TableReader(Table(parsing: file.bytes, path: file.path))
    let finder = DeviceFinder(catalog)
    let set = table.column("set"), device = table.optionalColumn("device")
    let idiom = table.optionalColumn("idiom"), os = table.optionalColumn("os")
    let orientation = table.optionalColumn("orientation")
    let textSize = table.optionalColumn("text_size")
    let entryPoint = table.optionalColumn("entry_point"), mode = table.optionalColumn("mode")
    let idioms = Choices<Idiom>([("phone", .phone), ("pad", .pad)])
    var sets: [SupportedSet] = []
    _ = table.rows { row in
      let name = row.text(set)
      let idiom = row.optionalChoice(idiom, of: idioms)
      let versions = row.list(os, "a version of the OS") { catalog.osVersions(named: $0) }
      let orientations = row.list(orientation, "an orientation") { Orientation(rawValue: $0) }
      let textSizes = row.list(textSize, "a text size") { catalog.textSizes(named: $0) }
      let entryPoints = row.list(entryPoint, "an entry point") { EntryPoint(rawValue: $0) }
      let modes = row.list(mode, "a mode") { Mode(rawValue: $0) }
      var devices: [(Key<ScreenClass>, Key<Device>?)]?
      if !row.field(device).isEmpty {
        if idiom != nil { row.complain(about: device, .choice, "stands beside an idiom") }
        devices = row.devices(device, finder, catalog)
      }
      guard let name, row.isSound else { return }
      let classes = catalog.classesWithTodayExtensions().filter {
        idiom == nil || idiom == catalog.screenClasses[$0].idiom
      }
      let subjects = devices?.map { ([$0.0], $0.1) } ?? [(classes, nil)]
      if !sets.contains(where: { $0.name == name }) {
        sets.append(SupportedSet(name: name, queries: []))
      }
      for (screenClasses, device) in subjects {
        var query = TodayQuery(screenClasses: screenClasses)
        query.device = device
        query.os = versions
        query.orientations = orientations
        query.textSizes = textSizes
        query.entryPoints = entryPoints
        query.modes = modes
        if let index = sets.firstIndex(where: { $0.name == name }) {
          sets[index].queries.append(query)
        }
      }
    }
    return (sets, table.complaints.sorted().map(\.description))
  }
}

extension TableReader {
  /// The values that a cell names with commas between them; nil if it is empty or wrong.
  fileprivate mutating func list<Value: Equatable>(
    _ column: Column, _ kind: String, _ read: (String) -> [Value]?
  ) -> [Value]? {
    guard !field(column).isEmpty else { return nil }
    var values: [Value] = []
    for text in field(column).text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let named = read(String(text)) else {
        complain(about: column, .choice, "is not \(kind)")
        return nil
      }
      values += named.filter { !values.contains($0) }
    }
    return values
  }

  fileprivate mutating func list<Value: CaseIterable & Equatable & RawRepresentable<String>>(
    _ column: Column, _ kind: String, _ read: (String) -> Value?
  ) -> [Value]? {
    list(column, "\(kind): \(Value.allCases.map(\.rawValue).joined(by: ", "))") { text in
      read(text).map { [$0] }
    }
  }

  /// The devices that a cell names with commas between them; nil if one is wrong.
  fileprivate mutating func devices(
    _ column: Column, _ finder: DeviceFinder, _ catalog: Catalog
  ) -> [(Key<ScreenClass>, Key<Device>?)]? {
    var devices: [(Key<ScreenClass>, Key<Device>?)] = []
    for text in field(column).text.split(separator: ",", omittingEmptySubsequences: false) {
      switch finder.find(String(text)) {
      case .found(let screenClass, let device): devices.append((screenClass, device))
      case .ambiguous(let classes):
        let names = classes.prefix(4).map { catalog.screenClasses[$0].id }.joined(by: ", ")
        complain(about: column, .choice, "fits several classes, say which: \(names)")
        return nil
      case .unknownScreen, .deviceWithoutScreen:
        complain(about: column, .choice, "names no screen that is known")
        return nil
      case .unknown:
        complain(
          about: column, .choice, "is not a device\(didYouMean(String(text), in: finder.names))")
        return nil
      }
    }
    return devices
  }
}
