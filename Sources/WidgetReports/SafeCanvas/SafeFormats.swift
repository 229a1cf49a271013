internal import WidgetSizing

extension SafeResult {
  /// A row for each cell, and whether it makes the canvas as small as it is.
  package var records: Listing {
    var listing = Listing(
      "safe",
      system.axisHeadings.map { .init($0) } + [
        .init("canvas_width_pt"), .init("canvas_height_pt"), .init("is_tightest_width"),
        .init("is_tightest_height"),
      ] + Listing.answerColumns("width") + Listing.answerColumns("height"))
    for canvas in canvases {
      for cell in canvas.cells {
        listing.append(
          catalog.axisValues(of: cell.cell) + [
            canvas.canvas.width?.length.description, canvas.canvas.height?.length.description,
            "\(canvas.isTightest(cell, .width))", "\(canvas.isTightest(cell, .height))",
          ]
            + Quantity.allCases.flatMap {
              catalog.answerValues(of: engine.evidence($0, of: cell.cell))
            })
      }
    }
    return listing
  }

  /// Writes one object with a canvas for each shape of widget, or an object a line for each canvas.
  package func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: remarks, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.objects("canvases", canvases) { write($0, to: &$1) }
      } lines: { line in
        for canvas in canvases { line { write(canvas, to: &$0) } }
      }
  }

  private func write(
    _ canvas: ShapeCanvas, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.key("system")
    json.string(system.rawValue)
    json.key(system.shapeAxis.name)
    json.string(canvas.shape.id)
    json.key("width")
    json.points(canvas.canvas.width?.length)
    json.key("height")
    json.points(canvas.canvas.height?.length)
    json.key("cells")
    json.raw("\(canvas.cells.count)")
    json.key("tightest")
    json.object { json in
      for quantity in Quantity.allCases {
        let tightest = canvas.canvas[quantity]?.tightest ?? []
        json.objects(quantity.rawValue, tightest) { cell, json in
          json.axes(of: cell.cell, catalog)
          json.key("answer")
          json.answer(engine.evidence(quantity, of: cell.cell), catalog)
        }
      }
    }
    json.objects("gains", canvas.gains) { gain, json in
      json.key("leavingOut")
      json.string(gain.omission.axisName)
      json.key("value")
      json.string(catalog.id(of: gain.omission))
      json.key("width")
      json.points(gain.width)
      json.key("height")
      json.points(gain.height)
      json.key("addedWidth")
      json.points(gain.addedWidth)
      json.key("addedHeight")
      json.points(gain.addedHeight)
    }
    json.key("unknown")
    json.strings(canvas.canvas.unknown.map { catalog.id(of: $0.cell) })
  }
}

extension ShapeCanvas {
  /// Whether a cell allows no more than the canvas has.
  fileprivate func isTightest(_ cell: SizedCell, _ quantity: Quantity) -> Bool {
    cell[quantity].value != nil && cell[quantity].value == canvas[quantity]?.length
  }
}

extension CanvasGain.Omission {
  /// The axis of what is left out.
  fileprivate var axisName: String {
    switch self {
    case .screenClass: "screenClass"
    case .platform: "platform"
    case .os: "os"
    case .orientation: "orientation"
    case .entryPoint: "entryPoint"
    case .textSize: "textSize"
    case .variant: "variant"
    case .zoom: "zoom"
    }
  }
}

extension Catalog {
  /// What is left out, as data formats name it.
  fileprivate func id(of omission: CanvasGain.Omission) -> String {
    switch omission {
    case .screenClass(let key): screenClasses[key].id
    case .platform(let platform): platform.rawValue
    case .os(_, let os): os.description
    case .orientation(let orientation): orientation.rawValue
    case .entryPoint(let entryPoint): entryPoint.rawValue
    case .textSize(let textSize): textSize.rawValue
    case .variant(let variant): variant.rawValue
    case .zoom(let zoom): zoom.rawValue
    }
  }
}
