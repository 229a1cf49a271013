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

extension BlockAnswers {
  /// A number of a line at some text sizes, of which something must be said.
  private struct Case {
    /// The line in words.
    let labels: [String]
    /// Nil for the whole widget.
    let quantity: Quantity?
    let evidence: Evidence
    var textSizes: [TextSize]

    var name: String {
      (labels + [quantity?.name ?? ""]).filter { !$0.isEmpty }.joined(by: " ")
    }
  }

  /// What must be said of the numbers, in the order in which it comes up. Numbers besides the sides need no remark if
  /// they are unknown, unless they were asked for.
  func remarks(asking asked: [Quantity]) -> [Remark] {
    let axes = axes
    let catalog = engine.catalog
    let cases = lines.flatMap { numbers(of: $0, axes, asked) }
    return cases.grouped { catalog.remark(on: $0.evidence) }.compactMap { reason, cases in
      guard let reason else { return nil }
      let first = cases[0].evidence
      let places = cases.grouped { $0.labels + [$0.quantity?.rawValue ?? ""] }.map { _, alike in
        let sizes = alike.flatMap(\.textSizes)
        return sizes.count < block.textSizes.count
          ? "\(alike[0].name) at \(sizes.map(\.rawValue).joined(by: ", "))" : alike[0].name
      }
      return Remark(
        mark: first.drawn.isEmpty ? Mark(first) : .drawn, state: first.state,
        quantities: Set(cases.compactMap(\.quantity)),
        // A widget has few lines.
        subject: block.kind == .today && places.count > 3
          ? "\(places.count) lines" : places.joined(by: "; "),
        reason: reason)
    }
  }

  /// The numbers of a line, each on its own, or the whole widget where both sides share what must be said.
  private func numbers(of line: CellEvidence, _ axes: [Axis], _ asked: [Quantity]) -> [Case] {
    let labels = axes.map { block.words(of: line.cell, on: $0, engine.catalog) }
    func whole(_ evidence: Evidence, _ quantity: Quantity?) -> Case {
      Case(labels: labels, quantity: quantity, evidence: evidence, textSizes: block.textSizes)
    }
    guard line.width.state != .notApplicable else { return [whole(line.width, nil)] }
    let others = others(of: line).filter {
      $0.state == .disputed || $0.state == .unknown && asked.contains($0.quantity)
    }.map { whole($0, $0.quantity) }
    guard block.kind.hasFamilies else {
      return zip(block.textSizes, heights(of: line)).map { size, height in
        Case(labels: labels, quantity: .height, evidence: height, textSizes: [size])
      } + [whole(line.width, .width)] + others
    }
    let sides = [line.width, line.height]
    // What both are, unknown or those of another version, is said of the widget.
    let origins = sides.map { $0.alternatives.isEmpty ? $0.origin(in: engine.catalog) : nil }
    let isOfBoth =
      sides.allSatisfy { $0.state == .unknown } || origins[0] != nil && origins[0] == origins[1]
    return
      (isOfBoth
      ? [whole(line.width, nil)] : [whole(line.width, .width), whole(line.height, .height)])
      + others
  }
}

extension Evidence {
  /// Which version or widget a derived number is that of; nil if it is that of no other.
  fileprivate func origin(in catalog: Catalog) -> String? {
    state == .derived ? derivation?.origin(in: catalog) : nil
  }
}

extension Catalog {
  /// What must be said of a number; nil if nothing must.
  fileprivate func remark(on answer: Evidence) -> String? {
    switch answer.state {
    case .sourced: answer.drawn.isEmpty ? nil : drawn(of: answer)
    case .derived: answer.alternatives.isEmpty ? answer.origin(in: self) : rivals(of: answer)
    case .disputed: dispute(of: answer)
    case .unknown, .notApplicable: text(ofReasonFor: answer) ?? ""
    }
  }

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
