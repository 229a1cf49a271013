internal import Documents

/// A part of a drawing: shapes, and the room that they take from their top left corner.
struct Panel {
  var shapes: [Drawing.Shape] = []
  var width: Length = 0
  var height: Length = 0

  /// Panels below each other, at the left or around a common middle.
  static func column(
    _ panels: [Panel], gap: Length, isCentred: Bool = false
  ) -> Panel {
    var result = Panel()
    let widest = panels.map(\.width).max() ?? 0
    for panel in panels where !panel.shapes.isEmpty {
      if !result.shapes.isEmpty { result.height += gap }
      let x = isCentred ? (widest - panel.width) / 2 : 0
      result.place(panel, at: .init(x: x, y: result.height))
      result.height += panel.height
      result.width = max(result.width, panel.width)
    }
    return result
  }

  /// Panels beside each other.
  static func row(_ panels: [Panel], gap: Length) -> Panel {
    var result = Panel()
    for panel in panels where !panel.shapes.isEmpty {
      if !result.shapes.isEmpty { result.width += gap }
      result.place(panel, at: .init(x: result.width, y: 0))
      result.width += panel.width
      result.height = max(result.height, panel.height)
    }
    return result
  }

  /// Panels in rows, as many beside each other as have room.
  static func rows(of panels: [Panel], within room: Length, gap: Length) -> [Panel] {
    var rows: [[Panel]] = [[]]
    var width: Length = 0
    for panel in panels {
      if width > 0, width + panel.width > room {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(panel)
      width += panel.width + gap
    }
    return rows.map { row($0, gap: gap) }
  }

  /// Takes in the shapes of another panel.
  private mutating func place(_ panel: Panel, at place: Drawing.Point) {
    shapes += place == .origin ? panel.shapes : [.group(panel.shapes, at: place)]
  }

  /// Paragraphs of text, broken into lines no wider than `width`.
  static func text(_ paragraphs: [String], within width: Length, _ pen: Pen) -> Panel {
    let lines = paragraphs.flatMap { TextMeasure.lines(of: $0, within: width, in: pen) }
    let lineHeight = Pen.lineHeight + Length(pen.fontSize - Pen.textSize)
    let shapes = lines.enumerated().map { index, line in
      Drawing.Shape.text(PlainText(line), x: 0, y: (index + 1) * lineHeight - 3)
    }
    return Panel(shapes: pen.draw(shapes), width: width, height: lines.count * lineHeight)
  }

  /// The panel on paper, with a margin around it, and notes below it.
  func drawing(
    title: String, alternative: String, notes: [String] = [], kind: Slug? = nil
  ) -> Drawing {
    let margin: Length = 8
    let words = notes.isEmpty ? [] : [Panel.text(notes, within: max(width, 300), .note)]
    let all = Panel.column([self] + words, gap: 16)
    return Drawing(
      onPaper: .init(width: all.width + 2 * margin, height: all.height + 2 * margin), title: title,
      alternative: alternative, kind: kind, [.group(all.shapes, at: .init(x: margin, y: margin))])
  }
}

extension Drawing {
  /// Makes a drawing of shapes on paper.
  init(
    onPaper size: Size, title: String, alternative: String, kind: Slug?, _ shapes: [Shape]
  ) {
    let paper = Pen.paper.draw([.rectangle(x: 0, y: 0, width: size.width, height: size.height)])
    self.init(
      width: size.width, height: size.height, title: PlainText(title),
      alternative: PlainText(alternative), kind: kind, paper + shapes)
  }
}
