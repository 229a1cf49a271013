internal import WidgetSizing
internal import Wording

/// The sizes of a report as source code and design tools have them: cells with a known number.
struct SizeList {
  /// What the sizes are of, in the plural.
  let subject: String
  /// The command that lists them.
  let command: String
  /// What names the places of the cells.
  let catalog: Catalog
  /// Calls a function with each cell, in their order.
  let forEach: ((NamedSize) -> Void) -> Void

  /// What the sizes are, in one line: `Sizes of WidgetKit widgets in points, from version … of the data of widgetsize`.
  var description: String {
    "Sizes of \(subject) in points, from version \(TextTable.oneLine(catalog.dataVersion)) "
      + "of the data of widgetsize"
  }

  /// All cells.
  var all: [NamedSize] {
    var cells: [NamedSize] = []
    forEach { cells.append($0) }
    return cells
  }
}

/// A cell with at least one known number, under its name.
struct NamedSize {
  /// The stable identifier of the cell.
  let id: String
  let cell: Cell
  /// The model that was asked for by name; nil if none was.
  let device: Key<Device>?
  /// What it is about, in words: `iOS 10, 5.5-inch, landscape, l, Today view, expanded`.
  let place: String
  /// The identifier in parts, from the system to the mode.
  let path: [String]
  /// Its numbers.
  let numbers: [Number]

  /// A number, known or not.
  struct Number {
    let quantity: Quantity
    /// The number in points; nil if it is not known.
    let value: Points?
    let state: Answer.State
    /// The identifiers of the sources that state it.
    let sources: [String]
    /// How it is known: `sourced (S01, S02)`.
    let evidence: String
  }

  /// Both numbers and how they are known: `420 × 352 points; width sourced (S01); height …`.
  var summary: String {
    let values = numbers.filter { Quantity.sides.contains($0.quantity) }
      .map { $0.value?.description ?? "?" }.joined(by: " × ")
    let states = numbers.filter { Quantity.sides.contains($0.quantity) || $0.value != nil }
      .map { "\($0.quantity.name) \($0.evidence)" }.joined(by: "; ")
    return "\(values) points; \(states)"
  }
}

extension NamedSize {
  /// Makes the entry of a cell.
  init(_ answer: CellEvidence, of device: Key<Device>?, _ kind: WidgetKind, in catalog: Catalog) {
    self.init(
      id: catalog.id(of: answer.cell), cell: answer.cell, device: device,
      place: TextTable.oneLine(catalog.place(of: answer.cell)),
      path: catalog.idParts(of: answer.cell),
      numbers: catalog.quantities(of: kind).map { Number($0, answer[$0], in: catalog) })
  }
}

extension NamedSize.Number {
  fileprivate init(_ quantity: Quantity, _ answer: Evidence, in catalog: Catalog) {
    let sources = catalog.sourceIDs(of: answer.claims)
    var evidence = answer.state.rawValue
    if let derivation = answer.derivation {
      evidence += " by \(derivation.rule.rawValue)"
    } else if !sources.isEmpty {
      evidence += " (\(sources.joined(by: ", ")))"
    }
    if let range = answer.range { evidence += ", \(range.lowerBound) to \(range.upperBound)" }
    if answer.state == .disputed {
      evidence += ", against \(answer.alternatives.map { "\($0.value)" }.joined(by: ", "))"
    }
    self.init(
      quantity: quantity, value: answer.value, state: answer.state, sources: sources,
      evidence: evidence)
  }
}

extension QueryResult {
  /// The cells with at least one known number.
  var sizes: SizeList {
    SizeList(subject: kind.subject, command: "query", catalog: catalog) { body in
      var seen: Set<Cell> = []
      // Models with one screen that are asked apart share most of their sizes.
      for answer in rows
      where answer.isKnown && (asked.boxes.count == 1 || seen.insert(answer.cell).inserted) {
        body(NamedSize(answer, of: answer.device, kind, in: catalog))
      }
    }
  }
}
