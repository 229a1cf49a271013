internal import WidgetSizing

/// The fewest lines of text of each shape of widget and style, and what they rest on: all that is kept of the numbers
/// of many widgets.
struct LinesSummary: Sendable {
  /// What a number is the fewest of.
  struct Name: Hashable, Sendable {
    let shape: String
    /// What the size of the widget is told by beside the shape; nil for the usual.
    let variant: String?
    let style: TextStyle

    /// `systemSmall`, `accessoryRectangular (smart-stack)`.
    var words: String { shape + (variant.map { " (\($0))" } ?? "") }
  }

  /// The fewest lines.
  struct Row: Sendable {
    let name: Name
    /// The height that is left for text, in points.
    fileprivate(set) var room: Points
    /// The number of lines at each text size; nil if it is not known.
    fileprivate(set) var lines: [Int?]
    /// The widgets without more room.
    fileprivate(set) var tightest: [Cell]
    /// How many widgets there are.
    fileprivate(set) var count = 1
  }

  /// The rows of widgets of which a number is known, as they came.
  private(set) var rows: [Row] = []
  private var places: [Name: Int] = [:]
  /// The widgets that exist.
  private(set) var cells: [Cell] = []
  private var known: Set<Cell> = []
  /// Why others do not exist, each reason once.
  private(set) var reasons: [String] = []
  /// Those of which no number is known, each once for each style.
  private(set) var unknown: [Cell] = []
  /// Those of which a number is known, and the content margin is not.
  private(set) var withoutMargin: [Cell] = []
  /// Whether any number is not known.
  private(set) var hasUnknownNumber = false
  /// The claims that the heights rest on.
  private(set) var claims: Set<Key<Claim>> = []
  /// The text whose line heights were used.
  private(set) var platforms: [Platform: Set<TextStyle>] = [:]

  mutating func add(_ counts: LineCounts, _ catalog: Catalog) {
    let cell = counts.cell, fit = counts.fits[0]
    if let reason = fit.maximum.reason, !counts.exists {
      let text = catalog.text(of: reason)
      if !reasons.contains(text) { reasons.append(text) }
    }
    guard counts.exists else { return }
    if known.insert(cell).inserted { cells.append(cell) }
    let lines = counts.fits.map { $0.verdict?.rows }
    if lines.contains(nil) { hasUnknownNumber = true }
    guard let room = counts.fits.compactMap(\.verdict?.room).min() else {
      unknown.append(cell)
      return
    }
    if !fit.isMarginKnown { withoutMargin.append(cell) }
    claims.formUnion(fit.maximum.claims + (fit.margin?.claims ?? []))
    platforms[cell.platform, default: []].insert(counts.style)
    let name = Name(
      shape: catalog.shape(of: cell), variant: catalog.unusualVariant(of: cell), style: counts.style
    )
    guard let place = places[name] else {
      places[name] = rows.count
      rows.append(Row(name: name, room: room, lines: lines, tightest: [cell]))
      return
    }
    rows[place].add(cell, room, lines)
  }
}

extension LinesSummary.Row {
  fileprivate mutating func add(_ cell: Cell, _ room: Points, _ lines: [Int?]) {
    count += 1
    for (place, number) in lines.enumerated() {
      self.lines[place] = [self.lines[place], number].compactMap(\.self).min()
    }
    if room < self.room {
      self.room = room
      tightest = []
    }
    if room == self.room { tightest.append(cell) }
  }
}

extension Catalog {
  /// The variant of a widget that is not the usual one of its family. Large icons count with the usual ones.
  fileprivate func unusualVariant(of cell: Cell) -> String? {
    guard let widget = cell.widget, let variant = widget.variant, variant != .iconsLarge,
      variant != usualVariant(of: widget.family, on: cell.platform, cell.os)
    else { return nil }
    return id(of: variant)
  }
}
