package import WidgetSizing
internal import Wording

// The fields that the records of several commands have in common. They keep their names and order.

extension Catalog {
  /// The fields that say which cell it is.
  package func cellFields(of kind: WidgetKind) -> [Field<Cell>] {
    let ids = LineIDs(self)
    let start: [Field<Cell>] = [
      Field("id") { ids.write($0, to: &$1) },
      .text("kind") { $0.kind.rawValue }.ofLine,
      .text("os") { $0.os.description }.ofLine,
    ]
    let screen: [Field<Cell>] = [
      .text("screenClass") { $0.screenClass.map { screenClasses[$0].id } }.ofLine,
      .text("screenName") { $0.screenClass.map { screenClasses[$0].name } }.ofLine,
      .texts("devices") { names(of: devices(having: $0)) }.onlyInJSON
        .ofLine,
      .text("idiom") { $0.screenClass.map { screenClasses[$0].idiom.rawValue } }.onlyInJSON.ofLine,
    ]
    let settings = Axis.settings.filter { $0 != .zoom && $0.kinds.contains(kind) }.map { axis in
      // A size that does not depend on the text size is that at `l`.
      axis == .textSize
        ? Field<Cell>.text(axis.key) { $0.kind == .today ? $0.textSize.rawValue : nil }
        : .text(axis.key) { id(of: $0, on: axis) }.ofLine
    }
    guard kind.hasFamilies else {
      return start + screen + settings + [.boolean("zoomed") { $0.isZoomed }.ofLine]
    }
    return start + [.text("platform") { $0.platform.rawValue }.ofLine] + screen + [
      .count("scale") { $0.screenClass.map { screenClasses[$0].scale } }.ofLine,
      .text("zoom") { $0.zoom.rawValue }.ofLine,
    ] + settings
  }

  /// The fields of an answer: its value, state and evidence. Pixels are of widgets that come in
  /// families.
  package func answerFields(of kind: WidgetKind) -> [Field<Evidence>] {
    let pixels: [Field<Evidence>] =
      kind.hasFamilies ? [.count("pixels", column: "px") { $0.pixels }] : []
    let last = LastReason()
    return [.points("value", column: "pt") { $0.value }] + pixels + [
      .text("state") { $0.state.rawValue },
      Field("range", Self.rangeFields) { $0.range },
      .texts("sources") { sourceIDs(of: $0.claims) },
      .texts("claims") { ids(of: $0.basis) }.onlyInJSON,
      .text("rule") { $0.rule?.rawValue },
      .texts("extrapolates") { $0.extrapolates.map(\.key) },
      Field("alternatives", alternativeFields, text: text) { $0.alternatives },
      Field("drawn", drawnFields) { $0.drawn },
      Field("guideline", guidelineFields) { $0.guideline }.onlyInJSON,
      .text("reason") { last.text(of: $0, in: self) },
    ]
  }

  /// A field for an answer; its columns have the key's name before theirs: `maximum_height_pt`.
  func answerField<Element>(
    _ key: String, prefix: String? = nil, of kind: WidgetKind,
    _ answer: @escaping (Element) -> Evidence
  ) -> Field<Element> {
    Field(key, prefix: "\(prefix ?? key)_", answerFields(of: kind), answer)
  }

  /// A field for an answer about a number of a cell.
  func answerField<Element>(
    _ quantity: Quantity, of kind: WidgetKind, _ answer: @escaping (Element) -> Evidence
  ) -> Field<Element> {
    answerField(quantity.rawValue, prefix: quantity.column, of: kind, answer)
  }

  /// The fields for the answers about both sides.
  func sideFields(of kind: WidgetKind) -> [Field<CellEvidence>] {
    Quantity.sides.map { side in answerField(side, of: kind) { $0[side] } }
  }

  /// The fields of a cell and its size.
  func sizeFields(of kind: WidgetKind) -> [Field<CellEvidence>] {
    cellFields(of: kind).map { $0.of(\.cell) } + sideFields(of: kind)
  }

  /// The smallest and the largest value that the evidence allows.
  package static var rangeFields: [Field<ClosedRange<Points>>] {
    [.points("smallest") { $0.lowerBound }, .points("largest") { $0.upperBound }]
  }

  private var alternativeFields: [Field<Evidence.Alternative>] {
    [
      .points("value") { $0.value },
      Field("range", Self.rangeFields) { $0.range },
      .texts("sources") { sourceIDs(of: $0.claims) },
      .boolean("shadowed") { $0.isShadowed },
    ]
  }

  private var drawnFields: [Field<Evidence.Alternative>] {
    [.points("value") { $0.value }, .texts("sources") { sourceIDs(of: $0.claims) }]
  }

  private var guidelineFields: [Field<GuidelineNumber>] {
    [.points("value") { $0.value }, .texts("claimIds") { ids(of: $0.claims) }]
  }

  private func text(of answer: Evidence) -> String {
    answer.alternatives.map { text("\($0.value)", statedBy: $0.claims) }.joined(by: "; ")
  }

  /// The identifiers of claims.
  package func ids(of claims: [Key<Claim>]) -> [String] {
    claims.map { citation(of: $0).id }
  }
}

/// The identifiers of cells, of which those of a line differ only in the text size.
private final class LineIDs {
  private let catalog: Catalog
  private var line: Cell?
  /// The part of each axis.
  private var parts: [String?] = Array(repeating: nil, count: Axis.all.count)
  private var beginning = ""
  private var end = ""

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Writes the identifier of a cell.
  func write(_ cell: Cell, to sink: inout RecordSink) {
    guard cell[.textSize] != nil else { return sink.append(text: catalog.id(of: cell)) }
    let line = cell.at(.l)
    if line != self.line { begin(line) }
    sink.append(text: beginning, cell.textSize.rawValue, end)
  }

  /// Finds what stands before and behind the text size in the identifiers of a line. Its axes mostly have the parts that
  /// they had in the line before.
  private func begin(_ line: Cell) {
    (beginning, end) = ("", "")
    for (number, axis) in Axis.all.enumerated() {
      let place = line[axis]
      if place != self.line?[axis] {
        parts[number] = place.flatMap { catalog.idPart(at: $0, on: axis, of: line.kind) }
      }
      guard let part = parts[number], axis != .textSize else { continue }
      if number < Axis.textSize.number { beginning += part + "." } else { end += "." + part }
    }
    self.line = line
  }
}

/// The text of the last reason of answers about one number. A widget has the same at every text size, and finding
/// the nearest known number visits every screen.
private final class LastReason {
  private var reason: Reason?
  private var text: String?

  func text(of answer: Evidence, in catalog: Catalog) -> String? {
    guard let reason = answer.reason else { return nil }
    if reason != self.reason {
      self.reason = reason
      text = catalog.text(ofReasonFor: answer)
    }
    return text
  }
}

extension Engine {
  /// The models that share an answer about a cell with the one that was named; that model alone if it has numbers of its
  /// own, or none.
  func models(sharing cell: Cell, with device: Key<Device>?) -> [Key<Device>] {
    let models = catalog.devices(having: cell)
    guard let device,
      !models.contains(device) || isApart(device, with: cell.kind, cell.zoom, on: cell.os)
    else { return models }
    return [device]
  }
}
