internal import WidgetSizing
internal import Wording

/// The sizes of a report as source code and design tools have them: cells with a known number.
package struct SizeList {
  /// What the sizes are of, in the plural.
  let subject: String
  /// The command that lists them.
  let command: String
  /// What names the places of the cells.
  let catalog: Catalog
  /// The cells, in their order.
  let all: () -> [NamedSize]

  /// What the sizes are, in one line: `Sizes of WidgetKit widgets in points, from version … of the data of widgetsize`.
  var description: String {
    "Sizes of \(subject) in points, from version \(catalog.dataVersion.inOneLine) "
      + "of the data of widgetsize"
  }
}

/// A cell with at least one known number, under its name.
struct NamedSize {
  /// A number, known or not.
  struct Number {
    let quantity: Quantity
    let answer: Evidence
    /// The identifiers of the sources that state it.
    let sources: [String]

    /// The number in points; nil if it is not known.
    var value: Points? { answer.value }

    /// How it is known: `sourced (S01, S02)`.
    var evidence: String {
      var text = answer.state.rawValue
      if let derivation = answer.derivation {
        text += " by \(derivation.rule.rawValue)"
      } else if !sources.isEmpty {
        text += " (\(sources.joined(by: ", ")))"
      }
      if let range = answer.range { text += ", \(range.lowerBound) to \(range.upperBound)" }
      if answer.state == .disputed {
        text += ", against \(answer.alternatives.map { "\($0.value)" }.joined(by: ", "))"
      }
      return text
    }
  }

  let cell: Cell
  /// The stable identifier of the cell.
  let id: String
  /// The model that was asked for by name; nil if none was.
  let device: Key<Device>?
  /// The models that have the numbers; empty for widgets that do not depend on a screen.
  var models: [Key<Device>]
  /// What it is about, in words: `iOS 10, 5.5-inch, landscape, l, Today view, expanded`.
  let place: String
  let numbers: [Number]

  init(_ answer: CellEvidence, of device: Key<Device>?, in engine: Engine) {
    let catalog = engine.catalog
    cell = answer.cell
    self.device = device
    models = engine.models(sharing: cell, with: device)
    id = catalog.id(of: cell)
    place = catalog.place(of: cell).inOneLine
    numbers = catalog.quantities(of: cell.kind).map { quantity in
      let own = answer[quantity]
      return Number(
        quantity: quantity, answer: own, sources: catalog.sourceIDs(of: own.claims))
    }
  }

  /// How many of the numbers are known.
  var knownNumbers: Int { numbers.count { $0.value != nil } }

  /// The number of a quantity, in points; nil if it is not known.
  subscript(quantity: Quantity) -> Points? {
    numbers.first { $0.quantity == quantity }?.value
  }

  /// Both numbers and how they are known: `420 × 352 points; width sourced (S01); height …`.
  var summary: String {
    let values = Quantity.sides.map { self[$0]?.description ?? "?" }.joined(by: " × ")
    let states = numbers.filter { Quantity.sides.contains($0.quantity) || $0.value != nil }
      .map { "\($0.quantity.name) \($0.evidence)" }.joined(by: "; ")
    return "\(values) points; \(states)"
  }
}

extension QueryResult {
  /// The cells with at least one known number.
  package var sizes: SizeList? {
    SizeList(subject: kind.subject, command: "query", catalog: catalog) {
      let known = rows.filter(\.isKnown).map { NamedSize($0, of: $0.device, in: engine) }
      guard asked.boxes.count > 1 else { return known }
      // Models with one screen that are asked apart share most of their sizes.
      return known.grouped(by: \.cell).compactMap { same in
        var most = same.elements.max { $0.knownNumbers < $1.knownNumbers }
        let alike = same.elements.filter { $0.numbers.map(\.value) == most?.numbers.map(\.value) }
        most?.models = alike.flatMap(\.models).withoutRepetition
        return most
      }
    }
  }
}
