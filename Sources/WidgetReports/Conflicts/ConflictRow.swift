package import WidgetSizing
internal import Wording

/// A conflict as it is listed.
package struct ConflictRow: Sendable {
  /// What contradicts what.
  package let kind: Conflict.Kind
  /// What it is about.
  package let place: String
  /// Which number of it; nil if it is about none.
  package let quantity: String?
  /// What is held for right, or the newest of what holds.
  package let value: String?
  /// The identifiers of those who say so.
  package let sources: [String]
  /// The other side, and who says that.
  package let against: String?
  /// Why the one is preferred, or how the two may differ.
  package let because: String?

  /// Writes a conflict as a row.
  package init(_ conflict: Conflict, in catalog: Catalog) {
    kind = conflict.kind
    place = catalog.place(of: conflict)
    quantity = conflict.number
    value = conflict.readings[0].value
    sources = conflict.readings[0].origins
    let others = conflict.readings.dropFirst().map { reading in
      let value = reading.value ?? ""
      return reading.origins.isEmpty ? value : catalog.text(value, statedBy: reading.origins)
    }
    against = others.isEmpty ? nil : others.joined(by: ", ")
    because = conflict.reasons.isEmpty ? nil : conflict.reasons.joined(by: "; ")
  }
}

extension Catalog {
  /// What a conflict is about, in a few words; of Today extensions the first version alone.
  package func place(of conflict: Conflict) -> String {
    switch conflict.place {
    case .cells(let cell, let screens, let versions):
      place(of: cell, on: screens, cell.kind == .today ? nil : versions)
        + (conflict.kind == .system ? ", and Today extension" : "")
    case .homeScreen(let cell):
      // 6.3-inch, Home Screen, icons-small
      [
        cell.screenClass.map { screenClasses[$0].name }, "Home Screen",
        id(of: cell, on: .variant),
        cell.zoom.wordsInNames,
      ].compactMap(\.self).joined(by: ", ")
    case .devices(let devices): phrase(of: devices)
    case .source(let source): sources[source].title
    }
  }
}
