internal import WidgetSizing
internal import Wording

/// Why numbers of a table are disputed, unknown or not applicable: each reason once, with all the
/// lines that it is true of.
struct Remarks {
  /// A reason, and where it is true.
  private struct Remark {
    let mark: Mark
    let reason: String
    var places: [Place] = []
  }

  /// A number of a line, and the text sizes at which the reason is true.
  private struct Place {
    let name: String
    var textSizes: [TextSize]
  }

  private let kind: WidgetKind
  /// How many text sizes a line has.
  private let sizes: Int
  private var remarks: [Remark] = []
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
        return add(width, "", of: labels, at: textSizes, catalog)
      }
      // Nor is it said twice that both are those of another version.
      if width.alternatives.isEmpty, heights[0].alternatives.isEmpty,
        let origin = width.derivation?.origin(in: catalog),
        heights[0].derivation?.origin(in: catalog) == origin
      {
        seen.append(Mark(heights[0]))
        return add(width, "", of: labels, at: textSizes, catalog)
      }
      add(width, "width", of: labels, at: textSizes, catalog)
    }
    for (textSize, height) in zip(textSizes, heights) {
      add(height, "height", of: labels, at: [textSize], catalog)
    }
    if kind == .today { add(width, "width", of: labels, at: textSizes, catalog) }
  }

  /// Adds what must be said of an answer at text sizes of a line, if anything must.
  mutating func add(
    _ answer: Evidence, _ quantity: String, of labels: [String], at textSizes: [TextSize],
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
    let name = (labels + [quantity]).filter { !$0.isEmpty }.joined(by: " ")
    let index =
      remarks.firstIndex { $0.reason == reason }
      ?? {
        remarks.append(Remark(mark: mark, reason: reason))
        return remarks.count - 1
      }()
    if let place = remarks[index].places.firstIndex(where: { $0.name == name }) {
      remarks[index].places[place].textSizes += textSizes
    } else {
      remarks[index].places.append(Place(name: name, textSizes: textSizes))
    }
  }

  /// The marks of all answers that were added, in their usual order.
  var marks: [Mark] { seen.inLegend }

  /// The remarks in the order in which they came up, each behind its mark.
  var texts: [String] {
    remarks.map { remark in
      let places = remark.places.map { place in
        place.textSizes.count < sizes
          ? "\(place.name) at \(place.textSizes.map(\.rawValue).joined(by: ", "))"
          : place.name
      }
      // A widget has few lines.
      let isLong = kind == .today && places.count > 3
      let shown = isLong ? "\(places.count) lines" : places.joined(by: "; ")
      return "\(remark.mark.rawValue) \(shown): \(remark.reason)"
    }
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
