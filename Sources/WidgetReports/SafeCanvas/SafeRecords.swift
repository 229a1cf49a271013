internal import WidgetSizing

extension SafeResult {
  /// The canvases as a report.
  package var report: Report {
    Report(
      dataVersion: catalog.dataVersion, notes: remarks,
      records: [
        Records("canvases", canvasFields, canvases),
        Records(
          nil, cellFields, canvases.flatMap { canvas in canvas.cells.map { (canvas, $0) } }),
      ]
    ) { sheet }
  }

  /// A canvas, what makes it as small as it is, and what would make it larger. JSON has them.
  private var canvasFields: [Field<ShapeCanvas>] {
    let tightest: [Field<ShapeCanvas>] = Quantity.sides.map { quantity in
      let fields =
        catalog.cellFields(of: kind).map { $0.of(\SizedCell.cell) }
        + [
          catalog.answerField("answer", of: kind) { (cell: SizedCell) in
            engine.evidence(quantity, of: cell.cell)
          }
        ]
      return Field(quantity.rawValue, fields) { $0.canvas[quantity]?.tightest ?? [] }
    }
    let gains: [Field<CanvasGain>] = [
      .text("leavingOut") { $0.omission.axis }, .text("value") { $0.omission.value },
      .points("width") { $0.width }, .points("height") { $0.height },
      .points("addedWidth") { $0.addedWidth }, .points("addedHeight") { $0.addedHeight },
    ]
    let fields: [Field<ShapeCanvas>] = [
      .text("kind") { _ in kind.rawValue },
      .text(kind.shapeAxis.key) { $0.shape },
      .points("width") { $0.canvas.width?.length }, .points("height") { $0.canvas.height?.length },
      .count("cells") { $0.cells.count },
      Field("tightest", tightest) { $0 },
      Field("gains", gains) { $0.gains },
      .texts("unknown") { $0.canvas.unknown.map { catalog.id(of: $0.cell) } },
    ]
    return fields.map(\.onlyInJSON)
  }

  /// A cell, and whether it makes its canvas as small as it is. Rows have them.
  private var cellFields: [Field<(canvas: ShapeCanvas, cell: SizedCell)>] {
    typealias Pair = (canvas: ShapeCanvas, cell: SizedCell)
    let canvas: [Field<Pair>] = [
      .points("canvasWidth") { $0.canvas.canvas.width?.length },
      .points("canvasHeight") { $0.canvas.canvas.height?.length },
      .boolean("isTightestWidth") { $0.canvas.isTightest($0.cell, .width) },
      .boolean("isTightestHeight") { $0.canvas.isTightest($0.cell, .height) },
    ]
    return catalog.cellFields(of: kind).map { $0.of { (pair: Pair) in pair.cell.cell } } + canvas
      + Quantity.sides.map { quantity in
        catalog.answerField(quantity.rawValue, of: kind) { (pair: Pair) in
          engine.evidence(quantity, of: pair.cell.cell)
        }
      }
  }
}

extension ShapeCanvas {
  /// Whether a cell allows no more than the canvas has.
  fileprivate func isTightest(_ cell: SizedCell, _ quantity: Quantity) -> Bool {
    cell[quantity].value != nil && cell[quantity].value == canvas[quantity]?.length
  }
}
