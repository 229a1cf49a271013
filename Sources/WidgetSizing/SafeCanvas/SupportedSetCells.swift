internal import DataTables
internal import Wording

extension TableReader {
  /// The values that a cell lists with commas between them; nil if it is empty or wrong. `kind` is
  /// what the complaint says was expected.
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

  /// The cases of an enum that a cell lists.
  mutating func list<Value: CaseIterable & Equatable & RawRepresentable<String>>(
    _ column: Column, _ kind: String
  ) -> [Value]? {
    let all = Array(Value.allCases)
    return list(column, kind, among: all, names: all.map(\.rawValue))
  }

  /// The values that a cell lists, of some that a table has.
  mutating func list<Value: Equatable>(
    _ column: Column, _ kind: String, among all: [Value], names: [String]
  ) -> [Value]? {
    list(column, "\(kind): \(names.joined(by: ", "))") { text in
      names.firstIndex(of: text).map { [all[$0]] }
    }
  }

  /// Queries for the versions that a cell lists, as ``VersionNames/applied(to:isExplicit:in:)`` makes
  /// them; `queries` themselves if the cell is empty or wrong.
  mutating func applying(
    versionsOf column: Column, to queries: [Query], isExplicit: Bool, in catalog: Catalog
  ) -> [Query] {
    guard !field(column).isEmpty else { return queries }
    let texts = field(column).text.split(separator: ",", omittingEmptySubsequences: false)
    do {
      let names = try VersionNames(texts.map(String.init))
      return try names.applied(to: queries, isExplicit: isExplicit, in: catalog)
    } catch {
      complain(.choice, at: position(column), catalog.text(of: error))
      return queries
    }
  }

  /// The devices that a cell lists; nil if one of them is not found.
  mutating func devices(
    _ column: Column, _ finder: DeviceFinder
  ) -> [(screenClass: Key<ScreenClass>, device: Key<Device>?)]? {
    var devices: [(screenClass: Key<ScreenClass>, device: Key<Device>?)] = []
    for name in finder.names(in: field(column).text) {
      do {
        devices.append(try finder.named(name))
      } catch {
        complain(.choice, at: position(column), error.description)
        return nil
      }
    }
    return devices
  }
}
