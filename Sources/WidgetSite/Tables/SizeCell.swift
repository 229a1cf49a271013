internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// A size for people who design: points, which lead to their evidence, below them pixels, and a word for each state but
  /// that of a number which a source states. Its data are those of `data(of:)`.
  ///
  /// - Parameters:
  ///   - answer: The size.
  ///   - place: Where its evidence is; nil if no page has it.
  ///   - words: What stands below in place of the word for the state.
  /// - Returns: The cell; of a size that nobody published it says so.
  func sizeCell(
    _ answer: CellEvidence, at place: Destination?, words: [Inline]? = nil
  ) -> Table.Cell {
    guard answer.mark.state != .notApplicable else {
      return Table.Cell([chip(.notApplicable)], kind: "none")
    }
    guard answer.isKnown else {
      return Table.Cell([.span(["not published"], kind: "near")], kind: "unknown")
    }
    var content: [Inline] = [.span([link(answer.sizeText, to: place)], kind: "pt")]
    if let pixels = answer.pixelSize {
      content += [.lineBreak, .span([Inline("\(pixels) px")], kind: "meta")]
    }
    content += words ?? (answer.mark == .sourced ? [] : [.lineBreak, chip(answer.mark)])
    return Table.Cell(content, kind: "size", data: data(of: answer))
  }

  /// A size with a link to its evidence on the page of one of some models.
  func sizeCell(_ answer: CellEvidence, on models: [Key<Device>]? = nil) -> Table.Cell {
    sizeCell(answer, at: evidence(of: answer.cell, on: models))
  }

  /// A state in words.
  func chip(_ mark: Mark) -> Inline { .span([Inline(mark.label)], kind: mark.chipKind) }

  /// A size to copy: in pixels, with the pixels of a point; where the scale depends on a display, in whole
  /// points. Its margin and the radius of its corners are in hundredths of a point; `g` is of a radius that is a guess.
  func data(of answer: CellEvidence) -> [Table.Datum] {
    let found = radii.radius(of: answer.cell)
    let radius = found?.value ?? answer[.cornerRadius].value
    let further =
      [("m", answer[.margin].value), ("r", radius)].compactMap { name, length in
        length?.pixels(atScale: 100).map { Table.Datum(Slug(cleaning: name), $0) }
      } + (found?.isOfScreen == false ? [Table.Datum("g", 1)] : [])
    func data(_ width: Int, _ height: Int, _ scale: Int) -> [Table.Datum] {
      [Table.Datum("w", width), Table.Datum("h", height), Table.Datum("s", scale)] + further
    }
    if let key = answer.cell.screenClass, let pixels = answer.pixelSize {
      return data(pixels.width, pixels.height, catalog.screenClasses[key].scale)
    }
    guard answer.cell.screenClass == nil || answer.cell.isOnOtherDisplay,
      let width = answer.width.value?.pixels(atScale: 1),
      let height = answer.height.value?.pixels(atScale: 1)
    else { return [] }
    return data(width, height, 1)
  }

  /// The nearest known sizes of the same widget: `iPhone 16 has 359 × 169`.
  func nearestWords(_ answer: CellEvidence) -> [String] {
    let side = answer.width.nearest.isEmpty ? answer.height : answer.width
    return side.nearest.map { "\(name(of: $0)) has \([$0.width, $0.height].sizeText)" }
  }

  /// What the nearest size is of: the other version, or the newest model of the other screen.
  private func name(of nearest: NearestSize) -> String {
    let cell = nearest.cell
    guard nearest.axis != .os else { return catalog.name(of: cell.os, on: cell.platform) }
    return catalog.newestFirst(catalog.devices(of: cell.screen, on: cell.os)).first
      .map { catalog.devices[$0].name }
      ?? catalog.name(of: cell.screen)
  }

  /// The models of a screen, the newest first.
  func models(of screen: Screen) -> [Key<Device>] {
    screen.screenClass.map { catalog.newestFirst(catalog.screenClasses[$0].devices) } ?? []
  }

  /// The models of a screen that run one of some versions, or may run it, the newest first.
  func models(of screen: Screen, running versions: [OSVersion]) -> [Key<Device>] {
    screen.screenClass.map { catalog.newestFirst(catalog.models(of: $0, running: versions)) } ?? []
  }
}

extension CellEvidence {
  /// The mark of the size: disputed if one of its known sides is, otherwise that of the known side of
  /// which less is known.
  var mark: Mark {
    let known = [width, height].filter { $0.value != nil }
    let marks = (known.isEmpty ? [width] : known).map { Mark($0) }
    return marks.contains(.disputed) ? .disputed : marks.max() ?? .unknown
  }

  /// Both numbers without their marks: `158 × 158`; of a widget that grows `371 × 84 to 160`.
  var plainText: String {
    "\(plainText(width, .minimumWidth)) × \(plainText(height, .minimumHeight))"
  }

  /// The size without marks; of a widget that grows `371 wide, 84 to 160 high`, of one with one known side that side:
  /// `84 to 160 high`.
  var sizeText: String {
    let grows = isRange(width, .minimumWidth) || isRange(height, .minimumHeight)
    let sides = [
      width.value.map { _ in "\(plainText(width, .minimumWidth)) wide" },
      height.value.map { _ in "\(plainText(height, .minimumHeight)) high" },
    ].compactMap(\.self)
    return grows || sides.count == 1 ? sides.joined(by: ", ") : plainText
  }

  private func plainText(_ side: Evidence, _ minimum: Quantity) -> String {
    range(side, minimum)?.words ?? "?"
  }

  /// From the smallest to the largest that a side can be, in points; nil if it is unknown.
  private func range(_ side: Evidence, _ minimum: Quantity) -> ClosedRange<Points>? {
    guard let value = side.value else { return nil }
    let least = cell.kind.hasFamilies && has(minimum) ? self[minimum].value : nil
    // The tables of a user may state a minimum above the maximum.
    return side.range ?? min(least ?? value, value)...value
  }

  private func isRange(_ side: Evidence, _ minimum: Quantity) -> Bool {
    range(side, minimum).map { $0.lowerBound < $0.upperBound } == true
  }

  /// What the margin leaves of the size in which the widget is laid out: `317.67 × 132.33`; nil if the margin is not
  /// known, or is nothing.
  var contentText: String? {
    guard let width = width.exactValue, let height = height.exactValue,
      let margin = self[.margin].exactValue, margin > .zero,
      cell[WidgetVariant.self] != .device
    else { return nil }
    return [width, height].map { "\($0 - margin - margin)" }.joined(separator: " × ")
  }

  /// Both numbers in whole pixels; nil if one is not known or is a range.
  var pixelSize: PixelSize? {
    guard !isRange(width, .minimumWidth), !isRange(height, .minimumHeight),
      let width = width.pixels, let height = height.pixels
    else { return nil }
    return PixelSize(width: width, height: height)
  }
}

extension Mark {
  /// The state in a few words; of a mark with several parts those of each.
  var label: String {
    parts.map { mark in
      switch mark {
      case .sourced: "sourced"
      case .disputed: "disputed"
      case .derived: "derived"
      case .extrapolated: "extrapolated"
      case .drawn: "from screenshots"
      case .unknown: "unknown"
      case .notApplicable: "none"
      case .derivedFromDrawn, .extrapolatedFromDrawn: ""
      }
    }.joined(by: ", ")
  }

  /// The class of the words for the state.
  var chipKind: Slug { Slug(cleaning: "chip-" + kind.string) }
}
