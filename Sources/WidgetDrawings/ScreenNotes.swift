internal import WidgetSizing
internal import Wording

extension ScreenSizes {
  /// What must be said in words beside a drawing. What is disputed is said in tables.
  func notes(_ catalog: Catalog) -> [String] {
    if isNotApplicable {
      let reason = catalog.text(ofReasonFor: displays[0].sizes[0].height) ?? "no source"
      return ["No such widget: \(reason)."]
    }
    let widths = displays.filter { !$0.isNotApplicable }.flatMap(\.sizes).map(\.width)
    let sides =
      [("width", widths)]
      + displays.filter { !$0.isNotApplicable }.map {
        ($0.mode == .legacy ? "height" : "\($0.mode.rawValue) height", $0.sizes.map(\.height))
      }
    let unknown = sides.filter { $1.contains { $0.value == nil } }.map { name, answers in
      answers.contains { $0.value != nil } ? "\(name) at some text sizes" : name
    }
    let hasRange = displays.contains { $0.sizes.contains { $0.height.range != nil } }
    return [
      unknown.isEmpty ? nil : "Nobody published: \(unknown.joined(by: ", ")).",
      hasRange ? "Of a range, the smallest height is drawn." : nil,
      row.map { "The ruler counts rows of \($0) points, those of text size l." }, marks.note,
    ].compactMap(\.self)
  }

  /// The drawing in words.
  func alternative(_ catalog: Catalog) -> String {
    var sentences = ["A screen of \(width) by \(height) points, to scale."]
    if let width = widths.first { sentences.append("The widget is \(width.short) wide.") }
    for display in displays {
      let labels = HeightLabel.all(of: display).map { "\($0.textSizesPhrase) \($0.short)" }
      guard !labels.isEmpty else { continue }
      let name = display.mode == .legacy ? "Maximum" : display.mode.rawValue.capitalizedFirst
      sentences.append("\(name) heights by text size: \(labels.joined(by: "; ")).")
    }
    return (sentences + notes(catalog)).joined(by: " ")
  }
}
