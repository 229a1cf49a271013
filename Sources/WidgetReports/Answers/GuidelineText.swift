package import WidgetSizing
internal import Wording

extension Engine {
  /// What Apple's guideline says of the widgets of a table where something else answers:
  /// `Apple's guideline: 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18`.
  /// A table of several lines names the widgets.
  /// Nil if no number of the table is known, if the guideline answers for it, or if it says nothing.
  func textOfGuideline(
    for screen: Screen, _ lines: [(name: String, width: Evidence, height: Evidence)]
  ) -> String? {
    let known = lines.filter { $0.width.state.isKnown || $0.height.state.isKnown }
    let parts = known.compactMap { line -> (last: OSVersion, text: String)? in
      let numbers = [line.width.guideline, line.height.guideline]
      let claims = numbers.compactMap(\.self).flatMap(\.claims)
      guard let last = claims.map({ catalog.claims[$0].os.upperBound }).max() else { return nil }
      let size = numbers.map { $0?.value.description ?? "?" }.joined(by: " × ")
      let name = lines.count > 1 ? "\(line.name) " : ""
      return (last, "\(name)\(size) pt (\(catalog.ids(of: claims).joined(by: ", ")))")
    }
    let groups = parts.grouped(by: \.last).map { last, parts in
      parts.map(\.text).joined(by: "; ")
        + ", up to \(catalog.name(of: last, on: screen.platform))"
    }
    return groups.isEmpty ? nil : "Apple's guideline: \(groups.joined(by: "; "))"
  }

  /// That Apple's guideline says nothing of a screen; nil if it has a row for it. Macs have no screens
  /// that count, and Today extensions no guideline.
  package func textOfMissingGuideline(for screen: Screen, _ kind: WidgetKind) -> String? {
    guard kind == .widgetKit, !hasGuidelineRow(for: screen) else { return nil }
    return screen.screenClass == nil
      ? "Apple's guideline has no row for \(screen.platform.rawValue)"
      : "Apple's guideline has no row for this screen"
  }
}
