extension Sighting {
  /// Reads the file name of a system snapshot of a widget, which the console log has if saving it fails:
  /// `PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact`. Source: S09.
  ///
  /// The text may have the path around it. The parts of the name are the kind of screen, the width in
  /// points, the locale, the text size as UIKit names it and the mode.
  ///
  /// Nil if the text is no such name, or if `catalog` does not have its text size.
  public init?(snapshotName text: String, _ catalog: Catalog) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let modes: [(name: String, mode: Mode)] = [
      ("NCWidgetDisplayModeCompact", .compact), ("NCWidgetDisplayModeExpanded", .expanded),
    ]
    // What ends the path, such as `.ca/assets`, follows the mode.
    func names(_ part: Substring, _ mode: String) -> Bool {
      let end = part.dropFirst(mode.count).first
      return part.hasPrefix(mode) && !(end?.isLetter ?? false) && !(end?.isNumber ?? false)
    }
    guard let last = parts.lastIndex(where: { part in modes.contains { names(part, $0.name) } }),
      let mode = modes.first(where: { names(parts[last], $0.name) })?.mode,
      last >= 3,
      case let name = String(parts[last - 1]),
      let textSize = catalog.textSizeRows.first(where: { $0.uikitName == name })?.textSize
    else { return nil }
    // A locale may have a number too (`es-419`), but it does not begin with one: the width is the
    // last number that another part than the text size follows.
    guard
      let place = parts[..<(last - 2)].indices.last(where: { place in
        place > 0 && parts[place].utf8.allSatisfy { 0x30...0x39 ~= $0 }
          && parts[place].utf8.count <= 4
      }), let width = Int(parts[place]), width > 0
    else { return nil }
    self.init(width: .points(Points(width)))
    self.textSize = textSize
    self.mode = mode
    // What comes before the kind belongs to the identifier of the widget.
    if parts[place - 1].hasSuffix("PhoneTall") { idiom = .phone }
  }
}
