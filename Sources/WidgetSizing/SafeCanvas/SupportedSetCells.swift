internal import DataTables
internal import Wording

extension TableReader {
  /// The values that a cell names with commas between them; nil if it is empty or wrong.
  mutating func list<Value: Equatable>(
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

  mutating func list<Value: CaseIterable & Equatable & RawRepresentable<String>>(
    _ column: Column, _ kind: String, _ read: (String) -> Value?
  ) -> [Value]? {
    list(column, "\(kind): \(Value.allCases.map(\.rawValue).joined(by: ", "))") { text in
      read(text).map { [$0] }
    }
  }

  /// The same, of some values that a table has.
  mutating func list<Value: Equatable & RawRepresentable<String>>(
    _ column: Column, _ kind: String, among all: [Value]
  ) -> [Value]? {
    list(column, "\(kind): \(all.map(\.rawValue).joined(by: ", "))") { text in
      all.first { $0.rawValue == text }.map { [$0] }
    }
  }

  /// Gives queries the versions that a cell names with commas between them, if it is not empty.
  mutating func apply<Query>(
    versionsOf column: Column, to queries: [Query], in catalog: Catalog,
    _ apply: (VersionNames, [Query]) throws(VersionFault) -> [Query]
  ) -> [Query] {
    guard !field(column).isEmpty else { return queries }
    let texts = field(column).text.split(separator: ",", omittingEmptySubsequences: false)
    do {
      return try apply(VersionNames(texts.map(String.init)), queries)
    } catch {
      complain(.choice, at: position(column), catalog.text(of: error))
      return queries
    }
  }

  /// The devices that a cell names with commas between them; nil if one is wrong.
  mutating func devices(
    _ column: Column, _ finder: DeviceFinder, _ catalog: Catalog
  ) -> [(Key<ScreenClass>, Key<Device>?)]? {
    var devices: [(Key<ScreenClass>, Key<Device>?)] = []
    for text in finder.names(in: field(column).text) {
      switch finder.find(text) {
      case .found(let screenClass, let device): devices.append((screenClass, device))
      case .ambiguous(let classes, _):
        let names = classes.prefix(4).map { catalog.screenClasses[$0].id }.joined(by: ", ")
        complain(about: column, .choice, "fits several classes, say which: \(names)")
        return nil
      case .unknownScreen, .deviceWithoutScreen:
        complain(about: column, .choice, "names no screen that is known")
        return nil
      case .unknown:
        complain(
          about: column, .choice, "is not a device\(finder.hint(for: text))")
        return nil
      }
    }
    return devices
  }
}
