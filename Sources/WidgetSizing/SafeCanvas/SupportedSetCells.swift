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
    list(column, "\(kind): \(Value.allCases.map(\.rawValue).joined(by: ", "))") { text in
      Value(rawValue: text).map { [$0] }
    }
  }

  /// The values of an axis that a cell lists, as a query has them.
  mutating func ask<Value: AxisValue>(
    _ type: Value.Type, in column: Column, of query: inout Query, _ catalog: Catalog
  ) {
    let axis = Value.axis
    let values =
      axis.kinds.contains(query.kind)
      ? Value.all(of: query.kind, in: catalog) : Value.all(in: catalog)
    let article = "aeiou".contains(axis.words.prefix(1)) ? "an" : "a"
    let names = values.map { $0.id(in: catalog) }.joined(by: ", ")
    query[Value.self] = list(column, "\(article) \(axis.words): \(names)") { text in
      Value.named(text, in: catalog).flatMap { $0.allSatisfy(values.contains) ? $0 : nil }
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
