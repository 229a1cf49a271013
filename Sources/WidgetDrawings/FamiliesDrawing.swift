internal import Documents
internal import WidgetSizing
internal import Wording

/// Widgets of one screen beside each other, to scale: where nobody measured where they stand.
struct FamiliesDrawing {
  private let answers: [CellEvidence]
  private let catalog: Catalog

  /// Draws those of some widgets whose size is known; nil if there is none.
  init?(_ cells: [Cell], in engine: Engine) {
    catalog = engine.catalog
    answers = cells.map { engine.evidence($0) }.filter {
      $0.width.value != nil && $0.height.value != nil
    }
    if answers.isEmpty { return nil }
  }

  /// The widgets, as many beside each other as fit.
  var panel: Panel {
    .column(Panel.rows(of: answers.map(panel), within: 640, gap: 24), gap: 16)
  }

  /// The drawing in words.
  var alternative: String {
    answers.map { "\(catalog.widgetName(of: $0.cell)) \($0.short) points" }.joined(by: "; ") + "."
  }

  private func panel(of answer: CellEvidence) -> Panel {
    let scale = DrawingScale.reduced(by: 3)
    let width = scale(answer.width.value ?? .zero), height = scale(answer.height.value ?? .zero)
    let shape = Drawing.Shape.rectangle(x: 0, y: 0, width: width, height: height)
    let room = max(width, 130)
    return .column(
      [
        .text([catalog.widgetName(of: answer.cell)], within: room, .heading),
        .text(["\(answer.short) pt"], within: room, .label),
        Panel(
          shapes: Pen.widget2.draw([shape]), width: width,
          height: height),
      ], gap: 4)
  }
}
