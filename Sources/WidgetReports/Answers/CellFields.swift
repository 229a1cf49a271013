package import WidgetSizing
internal import Wording

// The fields that the records of several commands have in common. They keep their names and order.

extension Catalog {
  /// The fields that say which cell it is.
  package func cellFields(of kind: WidgetKind) -> [Field<Cell>] {
    let start: [Field<Cell>] = [
      .text("id") { id(of: $0) },
      .text("system") { $0.kind.rawValue },
      .text("os") { $0.os.description },
    ]
    let screen: [Field<Cell>] = [
      .text("screenClass") { $0.screenClass.map { screenClasses[$0].id } },
      .text("screenName") { $0.screenClass.map { screenClasses[$0].name } },
      .texts("devices") { names(of: devices(of: $0.screen, on: $0.os, with: kind)) }.onlyInJSON,
      .text("idiom") { $0.screenClass.map { screenClasses[$0].idiom.rawValue } }.onlyInJSON,
    ]
    let settings = Axis.settings.filter { $0 != .zoom && $0.kinds.contains(kind) }.map { axis in
      // A size that does not depend on the text size is that at `l`.
      Field<Cell>.text(axis.key) {
        axis == .textSize ? $0.textSize.rawValue : id(of: $0, on: axis)
      }
    }
    guard kind.hasFamilies else {
      return start + screen + settings + [.boolean("zoomed") { $0.isZoomed }]
    }
    return start + [.text("platform") { $0.platform.rawValue }] + screen + [
      .count("scale") { $0.screenClass.map { screenClasses[$0].scale } },
      .text("zoom") { $0.zoom.rawValue },
    ] + settings
  }

  /// The size classes that a Today extension has; of other widgets there are none.
  func sizeClassFields(of kind: WidgetKind) -> [Field<Cell>] {
    guard kind == .today else { return [] }
    let fields: [Field<Cell>] = [
      .text("horizontal", column: "horizontal_size_class") {
        sizeClasses(of: $0)?.horizontal.rawValue
      },
      .text("vertical", column: "vertical_size_class") { sizeClasses(of: $0)?.vertical.rawValue },
    ]
    return [Field("sizeClasses", fields) { $0 }]
  }

  /// The fields of an answer: its value, state and evidence. Pixels are of widgets that come in
  /// families.
  func answerFields(of kind: WidgetKind) -> [Field<Evidence>] {
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
