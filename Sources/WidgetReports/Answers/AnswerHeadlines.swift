internal import WidgetSizing
internal import Wording

// The first line of an answer.
extension AnswerSheet {
  /// `iPhone 16 Pro, iOS 27, systemMedium: 349.67 × 164.33 points, 1049 × 493 pixels`, or without a size if there are
  /// several families.
  func headline(of block: BlockAnswers) -> String {
    let line = known[0].line
    let place = words(of: known[0], beside: block)
    guard shapes.count == 1 else {
      let screen = block.screen.map { " (\($0))" } ?? ""
      return "\(place)\(screen): \(kind.subject), in \(unit(of: block))"
        + (result.showsAspectRatio ? "; ratio is width : height" : "")
    }
    let sides = Quantity.sides.filter(line.knows)
    let isWhole = sides.count == Quantity.sides.count && result.askedSides.count != 1
    let shown = sides.first(where: result.askedSides.contains) ?? sides[0]
    let size =
      isWhole
      ? block.size(of: line, isMarked: false)
      : "\(shown.name) \(block.text(shown, of: line, isMarked: false) ?? "")"
    var parts = ["\(place), \(shapes[0]): \(size) \(unit(of: block))"]
    if block.unitsPerPoint > 1 {
      parts.append("\(block.unitsPerPoint) a point")
    } else if isWhole, let pixels = block.pixels(of: line) {
      parts.append("\(pixels) pixels")
    }
    if result.showsAspectRatio, let ratio = line.ratio {
      parts.append("width : height \(Pivot.decimal(ratio))")
    }
    parts += asked.map { number($0, of: line, in: block) }
    if let doubt = sides.compactMap({ Mark(line[$0]).doubt }).first {
      parts.append(doubt)
    }
    return parts.joined(by: ", ")
  }

  /// `iPhone 8, iOS 12, portrait, Today view, text size l: compact 359 × 110, expanded 359 × 528 points`, before a
  /// table of all settings; nil if nothing is known, or if the table has no more than that.
  var headlineOfUsual: String? {
    let (block, shown) = (blocks[0], usual(blocks[0]))
    guard let first = shown.first, block.lines.count > 1 || block.block.textSizes.count > 1 else {
      return nil
    }
    let sizes = spans(of: shown)
    return "\(words(of: first, beside: block)): "
      + (sizes.isEmpty ? halves(of: shown, in: block) : "\(sizes) \(block.unitWord)")
  }

  /// The heights, and why no width is known: `compact height 110≈ points; width: no source …`.
  private func halves(of entries: [Pivot.Entry], in block: BlockAnswers) -> String {
    let heights = entries.map { entry in
      "\(catalog.shape(of: entry.line.cell)) height "
        + (block.text(.height, of: entry.line) ?? Mark.unknown.rawValue)
    }
    let reason = catalog.text(ofReasonFor: entries[0].line.width).map { "; width: \($0)" } ?? ""
    return "\(heights.joined(by: ", ")) \(block.unitWord)\(reason)"
  }

  /// `systemMedium, iOS 27: 292 × 141 to 372 × 174 points`, or without a size if there are several families.
  var headlineOfMany: String {
    let groups = self.groups
    let isOneFamily = kind.hasFamilies && shapes.count == 1
    let isSpanned = isOneFamily || !kind.hasFamilies && Set(groups.map { $0.title }).count == 1
    var words = [isOneFamily ? shapes[0] : kind.subject] + (versions.count == 1 ? versions : [])
    if !result.namesZooms, let zoom = known.first?.line.cell.zoom.wordsInNames {
      words.append(zoom)
    }
    if isSpanned, let setting = groups.first?.title, !setting.isEmpty { words.append(setting) }
    let spans = isSpanned ? spans(of: groups.flatMap { $0.entries }) : ""
    let place = words.joined(by: ", ")
    let unit = unit(of: blocks[0])
    guard !spans.isEmpty else {
      let subject = result.showsAspectRatio ? "width : height" : "in \(unit)"
      return "\(place), \(asked.isEmpty ? subject : "\(asked.map(\.name).list) in \(unit)")"
    }
    let ratios = result.showsAspectRatio ? known.compactMap(\.line.ratio) : []
    let ratio = ratios.min().map { least -> String in
      let texts = [least, ratios.max() ?? least].map(Pivot.decimal).withoutRepetition
      return ", width : height \(texts.joined(by: " to "))"
    }
    let others = asked.compactMap { quantity in
      known.span(by: { $0.line[quantity].value?.threeHundredths }) {
        $0.block.text(quantity, of: $0.line, isMarked: false) ?? ""
      }.map { ", \(quantity.name) \($0)" }
    }
    let content = (asked.contains(.margin) ? known : []).span(by: { $0.line.contentArea }) {
      $0.block.content(of: $0.line, isMarked: false) ?? ""
    }
    return "\(place): \(spans) \(unit)" + (ratio ?? "") + others.joined(by: "")
      + (content.map { ", content \($0)" } ?? "")
  }

  /// The smallest and the largest size, of each mode: `compact 304 × 110 to 672 × 130`. Where the widest is not the
  /// highest, or the narrowest not the lowest, both sides: `344.67 to 354 × 158 to 162.67`.
  private func spans(of entries: [Pivot.Entry]) -> String {
    entries.grouped { catalog.shape(of: $0.line.cell) }.compactMap { shape, entries in
      let doubt = entries.count == 1 ? entries[0].line.mark.doubt.map { " (\($0))" } : nil
      let size =
        entries.riseTogether
        ? entries.span { $0.block.size(of: $0.line, isMarked: false) }
        : Quantity.sides.compactMap { side in
          entries.span(by: { $0.line[side].value?.threeHundredths }) {
            $0.block.text(side, of: $0.line, isMarked: false) ?? ""
          }
        }.joined(by: " × ")
      return size.map { (kind.hasFamilies ? "" : shape + " ") + $0 + (doubt ?? "") }
    }.joined(by: ", ")
  }

  func unit(of block: BlockAnswers) -> String {
    block.unitWord
      + (block.unit == .pixels && block.unitWord == "points"
        ? ", as pixels depend on the display" : "")
  }

  /// The place, the version and the setting of a line.
  private func words(of entry: Pivot.Entry, beside block: BlockAnswers) -> String {
    // All models of a screen that was named, where there is room.
    let models = block.devices
    let name = block.model ?? (1..<50 ~= models.count ? models : block.place)
    let version = block.version.hasPrefix("\(name) ") ? block.version : "\(name), \(block.version)"
    let zoom = result.namesZooms ? nil : entry.line.cell.zoom.wordsInNames
    return ([version, zoom].compactMap(\.self) + [setting(of: entry)]).filter { !$0.isEmpty }
      .joined(by: ", ")
  }

  /// A number besides the sides, `corner radius 16`. Where the line that the headline is about has none, it is that of
  /// another line, which is named.
  private func number(
    _ quantity: Quantity, of line: CellEvidence, in block: BlockAnswers
  ) -> String {
    guard let known = ([line] + block.lines).first(where: { $0.knows(quantity) }) else {
      return "\(quantity.name) not known"
    }
    let content = quantity == .margin ? block.content(of: known, isMarked: false) : nil
    let number = block.text(quantity, of: known, isMarked: false) ?? ""
    let text =
      content.map { "content \($0) within a margin of \(number)" } ?? "\(quantity.name) \(number)"
    let labels = block.axes.map { block.block.words(of: known.cell, on: $0, catalog) }
    return text
      + (known.cell == line.cell ? "" : " (\(labels.joined(by: ", ")))")
  }
}

extension [Pivot.Entry] {
  /// Whether the smallest of the known sizes has the least of both sides, and the largest the most.
  var riseTogether: Bool {
    let known = filter { $0.line.area != nil }.map(\.line)
    let sorted = known.sorted { ($0.area ?? 0) < ($1.area ?? 0) }
    return Quantity.sides.allSatisfy { side in
      let lengths = known.compactMap { $0[side].value }
      return lengths.min() == sorted.first?[side].value && lengths.max() == sorted.last?[side].value
    }
  }

  /// The smallest and the largest of known sizes, `292 × 141 to 372 × 174`, or the one size that all are; nil if none is
  /// known. Those of another unit than the first are passed over.
  ///
  /// - Parameters:
  ///   - area: What the sizes are compared by.
  ///   - words: A size as a text.
  /// - Returns: The text.
  func span(
    by area: (Pivot.Entry) -> Int? = { $0.line.area }, _ words: (Pivot.Entry) -> String
  ) -> String? {
    let known = filter { $0.block.unitWord == self[0].block.unitWord && area($0) != nil }
    func isLess(_ one: Pivot.Entry, _ other: Pivot.Entry) -> Bool {
      (area(one) ?? 0) < (area(other) ?? 0)
    }
    guard let smallest = known.min(by: isLess).map(words),
      let largest = known.max(by: isLess).map(words)
    else { return nil }
    guard smallest != largest else { return smallest }
    // A side may be a range itself.
    return [smallest, largest].contains { $0.contains(" to ") }
      ? "between \(smallest) and \(largest)" : "\(smallest) to \(largest)"
  }
}
