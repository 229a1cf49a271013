internal import WidgetSizing
internal import Wording

extension ScreenSizes {
  /// What must be said in words beside a drawing: what is not known, and what is disputed.
  func notes(_ catalog: Catalog) -> [String] {
    if isNotApplicable {
      return ["No such widget: \(reason(of: displays[0].sizes[0].height, catalog))."]
    }
    var notes: [String] = []
    let widths = displays.filter { !$0.isNotApplicable }.flatMap(\.sizes)
    for size in widths where size.textSize == .l && !size.width.alternatives.isEmpty {
      notes.append("The width, \(size.width.short), may be \(rivals(of: size.width, catalog)).")
      break
    }
    if widths.allSatisfy({ $0.width.value == nil }), let first = widths.first {
      notes.append("Width unknown: \(reason(of: first.width, catalog)).")
    } else if widths.contains(where: { $0.width.value == nil }) {
      notes.append("Width unknown at \(phrase(of: widths.filter { $0.width.value == nil })).")
    }
    for display in displays {
      let name = display.mode == .legacy ? "height" : "\(display.mode.rawValue) height"
      let unknown = display.sizes.filter { $0.height.state == .unknown }
      if display.isNotApplicable {
        notes.append("No \(name): \(reason(of: display.sizes[0].height, catalog)).")
      } else if unknown.count == display.sizes.count {
        let standard = unknown.first { $0.textSize == .l } ?? unknown[0]
        notes.append("Unknown \(name): \(reason(of: standard.height, catalog)).")
      } else if !unknown.isEmpty {
        notes.append("Unknown \(name) at \(phrase(of: unknown)).")
      }
      for size in display.sizes where !size.height.alternatives.isEmpty {
        notes.append(
          "The \(name) at \(size.textSize.rawValue), \(size.height.short), "
            + "may be \(rivals(of: size.height, catalog)).")
      }
    }
    if displays.contains(where: { $0.sizes.contains { $0.height.range != nil } }) {
      notes.append("Of a range, the smallest height is drawn.")
    }
    if let row { notes.append("The ruler counts rows of \(row) points, those of text size l.") }
    return notes
  }

  /// The drawing in words.
  func alternative(_ catalog: Catalog) -> String {
    var sentences = ["A screen of \(width) by \(height) points, to scale."]
    let widths = displays.flatMap(\.sizes).filter { $0.width.value != nil }
    if let width = widths.first(where: { $0.textSize == .l }) ?? widths.first {
      sentences.append("The widget is \(width.width.short) wide.")
    }
    for display in displays {
      let labels = HeightLabel.all(of: display).map { "\($0.textSizesPhrase) \($0.short)" }
      guard !labels.isEmpty else { continue }
      let name = display.mode == .legacy ? "Maximum" : display.mode.rawValue.capitalizedFirst
      sentences.append("\(name) heights by text size: \(labels.joined(by: "; ")).")
    }
    return (sentences + notes(catalog)).joined(by: " ")
  }

  /// The marks of all numbers that are drawn.
  var marks: [Mark] {
    displays.flatMap { HeightLabel.all(of: $0).map(\.mark) }
  }

  /// The other values that evidence supports, each with its sources.
  private func rivals(of answer: Evidence, _ catalog: Catalog) -> String {
    catalog.phrases(of: answer.alternatives).joined(by: " or ")
  }

  private func reason(of answer: Evidence, _ catalog: Catalog) -> String {
    catalog.text(ofReasonFor: answer) ?? "no source"
  }

  private func phrase(of sizes: [Size]) -> String {
    TextSize.allCases.filter { textSize in sizes.contains { $0.textSize == textSize } }
      .map(\.rawValue).joined(by: ", ")
  }
}
