internal import WidgetSizing
internal import Wording

/// Why numbers of a table are disputed, unknown or not applicable: a reason, once, with all the numbers that it is
/// true of.
struct Remark {
  /// The mark of the first of them.
  let mark: Mark
  /// Their state.
  let state: Answer.State
  /// What they are; empty if it is true of whole widgets.
  let quantities: Set<Quantity>
  /// The lines in words, `systemSmall width; systemLarge`.
  let subject: String
  let reason: String

  var text: String { text(markedAs: mark) }

  func text(markedAs mark: Mark) -> String { "\(mark.rawValue) \(subject): \(reason)" }
}

/// Collects the remarks of a table.
struct Remarks {
  /// A reason, and where it is true.
  private struct Reason {
    let mark: Mark
    let state: Answer.State
    let text: String
    var places: [Place] = []
  }

  /// A number of a line, and the text sizes at which the reason is true.
  private struct Place {
    let labels: [String]
    let quantity: Quantity?
    var textSizes: [TextSize]

    var name: String {
      (labels + [quantity?.name ?? ""]).filter { !$0.isEmpty }.joined(by: " ")
    }
  }

  private let kind: WidgetKind
  /// How many text sizes a line has.
  private let sizes: Int
  private var reasons: [Reason] = []
  private var seen: [Mark] = []

  init(_ kind: WidgetKind, sizes: Int) {
    self.kind = kind
    self.sizes = sizes
  }

  /// Adds what must be said of the numbers of a line, if anything must.
  mutating func add(
    _ width: Evidence, _ heights: [Evidence], of labels: [String], at textSizes: [TextSize],
    _ catalog: Catalog
  ) {
    if kind.hasFamilies {
      // What neither number is known for is said of the widget.
      guard width.state != .unknown || heights[0].state != .unknown else {
        return add(width, nil, of: labels, at: textSizes, catalog)
      }
      // Nor is it said twice that both are those of another version.
      if width.alternatives.isEmpty, heights[0].alternatives.isEmpty,
        let origin = width.derivation?.origin(in: catalog),
        heights[0].derivation?.origin(in: catalog) == origin
      {
        seen.append(Mark(heights[0]))
        return add(width, nil, of: labels, at: textSizes, catalog)
      }
      add(width, .width, of: labels, at: textSizes, catalog)
    }
    for (textSize, height) in zip(textSizes, heights) {
      add(height, .height, of: labels, at: [textSize], catalog)
    }
    if kind == .today { add(width, .width, of: labels, at: textSizes, catalog) }
  }

  /// Adds what must be said of an answer at text sizes of a line, if anything must.
  mutating func add(
    _ answer: Evidence, _ quantity: Quantity?, of labels: [String], at textSizes: [TextSize],
    _ catalog: Catalog
  ) {
    let mark = answer.drawn.isEmpty ? Mark(answer) : .drawn
    seen += [Mark(answer), mark]
    let reason: String
    switch answer.state {
    case .sourced where answer.drawn.isEmpty: return
    case .sourced: reason = catalog.drawn(of: answer)
    case .derived:
      if !answer.alternatives.isEmpty {
        reason = catalog.rivals(of: answer)
      } else if let origin = answer.derivation?.origin(in: catalog) {
        reason = origin
      } else {
        return
      }
    case .disputed: reason = catalog.dispute(of: answer)
    case .unknown, .notApplicable: reason = catalog.text(ofReasonFor: answer) ?? ""
    }
    let index =
      reasons.firstIndex { $0.text == reason }
      ?? {
        reasons.append(Reason(mark: mark, state: answer.state, text: reason))
        return reasons.count - 1
      }()
    let place = reasons[index].places.firstIndex { $0.labels == labels && $0.quantity == quantity }
    if let place {
      reasons[index].places[place].textSizes += textSizes
    } else {
      reasons[index].places.append(
        Place(labels: labels, quantity: quantity, textSizes: textSizes))
    }
  }

  /// The marks of all answers that were added, in their usual order.
  var marks: [Mark] { seen.inLegend }

  /// The remarks in the order in which they came up.
  var all: [Remark] {
    reasons.map { reason in
      Remark(
        mark: reason.mark, state: reason.state,
        quantities: Set(reason.places.compactMap(\.quantity)),
        subject: subject(of: reason), reason: reason.text)
    }
  }

  private func subject(of reason: Reason) -> String {
    let places = reason.places.map { place in
      place.textSizes.count < sizes
        ? "\(place.name) at \(place.textSizes.map(\.rawValue).joined(by: ", "))" : place.name
    }
    // A widget has few lines.
    return kind == .today && places.count > 3 ? "\(places.count) lines" : places.joined(by: "; ")
  }
}

extension Catalog {
  /// The values that follow from the other values of a disputed input: `594, or 624 …`.
  func rivals(of answer: Evidence) -> String {
    let others = phrases(of: answer.alternatives).joined(by: ", ")
    let input = answer.rule?.kind.hasFamilies == true ? "number" : "compact height"
    let value = answer.range.map(\.text) ?? answer.value?.description ?? ""
    return "\(value), or \(others) by the other value of the disputed \(input)"
  }

  /// The layout size, and what screenshots show: `158, drawn as 162 (MZ1, PX0)`.
  func drawn(of answer: Evidence) -> String {
    "\(answer.value?.description ?? ""), drawn as \(phrases(of: answer.drawn).joined(by: ", "))"
  }

  /// What stands against what, and why one was preferred: `135 (S02) against 130 (S03): …`.
  func dispute(of answer: Evidence) -> String {
    let answered = text(
      answer.value?.description ?? "", statedBy: answer.claims, separatedBy: ", ")
    let others = phrases(of: answer.alternatives).joined(by: ", ")
    let because = answer.reason.map { ": " + text(of: $0) } ?? ""
    return "\(answered) against \(others)\(because)"
  }
}
