internal import WidgetSizing
internal import Wording

extension ScreenSizes {
  /// What must be said in words beside a drawing: what is not known, and what is disputed.
  func notes(_ catalog: Catalog) -> [String] {
    if isNotApplicable {
      return ["No such widget: \(reason(of: displays[0].sizes[0].height, catalog))."]
    }
    let widths = displays.filter { !$0.isNotApplicable }.flatMap(\.sizes)
    var notes = self.notes(on: "width", widths.map { ($0.textSize, $0.width) }, catalog)
    for display in displays {
      let name = display.mode == .legacy ? "height" : "\(display.mode.rawValue) height"
      notes += self.notes(on: name, display.sizes.map { ($0.textSize, $0.height) }, catalog)
    }
    if displays.contains(where: { $0.sizes.contains { $0.height.range != nil } }) {
      notes.append("Of a range, the smallest height is drawn.")
    }
    if let row { notes.append("The ruler counts rows of \(row) points, those of text size l.") }
    return notes + [marks.note].compactMap(\.self)
  }

  /// What must be said of a side at all text sizes.
  private func notes(
    on name: String, _ answers: [(textSize: TextSize, side: Evidence)], _ catalog: Catalog
  ) -> [String] {
    func sizes(_ answers: [(textSize: TextSize, side: Evidence)]) -> String {
      let found = Set(answers.map(\.textSize))
      return TextSize.allCases.filter(found.contains).map(\.rawValue).joined(by: ", ")
    }
    let unknown = answers.filter { $0.side.value == nil }
    let standard = unknown.first { $0.textSize == .l } ?? unknown.first
    let reason = standard.map { self.reason(of: $0.side, catalog) } ?? ""
    let absence =
      unknown.isEmpty
      ? nil
      : unknown.count < answers.count
        ? "Unknown \(name) at \(sizes(unknown))."
        : unknown.contains { $0.side.state != .notApplicable }
          ? "Unknown \(name): \(reason)." : "No \(name): \(reason)."
    let disputed = answers.filter { !$0.side.alternatives.isEmpty }.grouped(by: \.side.short)
    return [absence].compactMap(\.self)
      + disputed.map { short, same in
        let place = same.count == answers.count ? "" : " at \(sizes(same))"
        let rivals = catalog.phrases(of: same[0].side.alternatives).joined(by: " or ")
        return "The \(name)\(place), \(short), may be \(rivals)."
      }
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

  private func reason(of answer: Evidence, _ catalog: Catalog) -> String {
    catalog.text(ofReasonFor: answer) ?? "no source"
  }
}
