package import WidgetSizing
internal import Wording

/// The largest size that fits everywhere an app supports, of each family or display mode.
package struct SafeQuestion: Question, AnsweringAsked {
  package typealias Row = Canvas

  /// The canvas of one shape.
  package struct Canvas {
    let all: ShapeCanvas
    /// The canvases of single platforms; none if there is one.
    let platforms: [(platform: Platform, canvas: ShapeCanvas)]
    /// The canvases of screens with so many pixels a point.
    let scales: [(scale: Int, canvas: ShapeCanvas)]
    /// The canvas of the variant on the Lock Screen of iPads, which a bare name does not mean; nil if there is none.
    let lockScreen: ShapeCanvas?
    let tightest: [Tightest]
  }

  /// Cells that allow no more than one side of a canvas.
  struct Tightest {
    let side: Quantity
    let place: String
    let answers: [Evidence]
    let cells: [Cell]

    /// How well the side is known.
    var mark: Mark { answers.map { Mark($0) }.min() ?? .sourced }
  }

  package let engine: Engine
  package let remarks: [String]
  package let asked: Asked
  /// Whether a side that is not known is a failure.
  private let isStrict: Bool
  /// The cells, also those of devices that share a screen.
  let blocks: [CellBlock]
  package let rows: [Canvas]
  /// What was understood of the question, in one line.
  let scope: String

  package let title = "What fits everywhere?"
  package let key: String? = "canvases"

  /// Finds the canvas of each shape for all cells that are asked for, all of one kind.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - asked: The widgets.
  ///   - unit: What people see the canvas in, besides points.
  ///   - isStrict: Whether a side that is not known is a failure.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, asked: Asked, unit: LengthUnit = .points, isStrict: Bool = false,
    remarks: [String] = []
  ) {
    self.engine = engine
    self.isStrict = isStrict
    self.remarks = remarks
    // Each device stands in the scope, also beside one with its screen.
    let blocks = engine.blocks(asked), catalog = engine.catalog
    (self.asked, self.blocks) = (asked, blocks)
    scope = catalog.scopeLine(of: asked, blocks, textSizes: asked.textSizes)
    func canvases(on isMeant: (Screen) -> Bool) -> [ShapeCanvas] {
      engine.safeCanvases(blocks.filter { isMeant($0.screen) })
    }
    let screens = blocks.map(\.screen)
    let all = screens.map(\.platform).withoutRepetition
    let platforms = (all.count > 1 ? all : []).map { platform in
      (platform, canvases { $0.platform == platform })
    }
    let scales = unit == .points ? [] : screens.compactMap(catalog.scale).withoutRepetition.sorted()
    let canvasesOfScales = scales.map { scale in
      (scale, canvases { catalog.scale(of: $0) == scale })
    }
    let padsOnLockScreen = asked.boxes.filter { $0.kind == .widgetKit && $0.variants == nil }.map {
      var box = $0.on(catalog.screens(of: $0).filter { $0.platform == .iPadOS })
      box.variants = [.lockScreen]
      return box
    }
    let onLockScreen = engine.safeCanvases(engine.blocks(Asked(padsOnLockScreen))).filter {
      $0.cells.allSatisfy { $0.cell[WidgetVariant.self] == .lockScreen }
    }
    let axes = asked.kind.axes(besides: catalog.versionLine(of: blocks))
    rows = engine.safeCanvases(blocks).map { canvas in
      func own(_ canvases: [ShapeCanvas]) -> ShapeCanvas? {
        canvases.first { $0.shape == canvas.shape && $0.canvas.isKnown }
      }
      return Canvas(
        all: canvas,
        platforms: platforms.compactMap { platform, canvases in
          own(canvases).map { (platform, $0) }
        },
        scales: canvasesOfScales.compactMap { scale, canvases in own(canvases).map { (scale, $0) }
        },
        lockScreen: own(onLockScreen), tightest: engine.tightest(of: canvas, axes))
    }
  }

  /// Whether at least one side of a canvas is known; of a strict result, whether every side of every cell is.
  package var succeeds: Bool {
    rows.contains { $0.all.canvas.isKnown }
      && !(isStrict && rows.contains { !$0.all.canvas.unknown.isEmpty })
  }

  package var fields: [Field<Canvas>] {
    [
      .text("kind") { _ in kind.rawValue },
      Field.text(kind.shapeAxis.key) { $0.all.shape }.seenAsLabel,
      .points("width") { $0.all.canvas.width?.length },
      .points("height") { $0.all.canvas.height?.length },
      .count("cells") { $0.all.cells.count },
      .texts("unknown") { $0.all.canvas.unknown.map { catalog.id(of: $0.cell) } },
      Field("platforms", platformFields) { $0.platforms },
      Field("tightest", tightestFields, title: "The tightest", text: words(ofTightest:)) {
        $0.tightest
      },
      Field("gains", gainFields, title: "Leaving out") { row in row.all.gains.map { ($0, row.all) }
      },
    ]
  }

  /// What allows no more, in a row: `width 292: 4-inch; height 141: 4-inch and 8.3-inch`.
  private func words(ofTightest row: Canvas) -> String {
    row.tightest.map { "\($0.side.rawValue) \($0.answers[0].short): \($0.place)" }.joined(by: "; ")
  }

  private var platformFields: [Field<(platform: Platform, canvas: ShapeCanvas)>] {
    [
      .text("platform") { $0.platform.rawValue },
      .points("width") { $0.canvas.canvas.width?.length },
      .points("height") { $0.canvas.canvas.height?.length },
    ]
  }

  private var tightestFields: [Field<Tightest>] {
    [
      Field.text("side") { $0.side.rawValue }.seenAsLabel,
      // A range shows as one: its smallest counts.
      Field.points("value") { $0.answers.first?.value }
        .seen(.init("points", isNumeric: true)) { tightest in
          .init(tightest.answers.min { Mark($0) < Mark($1) }?.short)
        },
      .count("pixels") { tightest in
        let pixels = tightest.answers.map(\.pixels).withoutRepetition
        return pixels.count == 1 ? pixels[0] : nil
      },
      Field.text("where") { $0.place }.seen(.init("where", isWrapped: true)),
      Field.text("by") { catalog.evidence(of: $0.answers) }.seen(.evidence("by", isWrapped: true)),
      .texts("cells") { $0.cells.map(catalog.id) },
    ]
  }

  private var gainFields: [Field<(gain: CanvasGain, canvas: ShapeCanvas)>] {
    typealias Gain = (gain: CanvasGain, canvas: ShapeCanvas)
    let what: Field<Gain> = .column(.init("what", isWrapped: true)) {
      .init(catalog.words(for: $0.gain.omission, of: $0.canvas))
    }
    let added: Field<Gain> = .column(.init("gains")) { part in
      .init(
        [
          part.gain.addedWidth > .zero ? "\(part.gain.addedWidth) of width" : nil,
          part.gain.addedHeight > .zero ? "\(part.gain.addedHeight) of height" : nil,
        ].compactMap(\.self).list)
    }
    let canvas: Field<Gain> = .column(.init("canvas")) {
      .init("\($0.gain.width?.description ?? "?") × \($0.gain.height?.description ?? "?")")
    }
    return [
      what, added, canvas, .text("leavingOut") { $0.gain.omission.axis },
      .text("value") { $0.gain.omission.value },
      .points("width") { $0.gain.width }, .points("height") { $0.gain.height },
      .points("addedWidth") { $0.gain.addedWidth }, .points("addedHeight") { $0.gain.addedHeight },
    ]
  }
}

extension Engine {
  /// The cells that allow no more than each side of a canvas, in groups, the best evidence first.
  fileprivate func tightest(of canvas: ShapeCanvas, _ axes: [Axis]) -> [SafeQuestion.Tightest] {
    let groups = CellGroups(universe: canvas.cells.map(\.cell), axes: axes, catalog)
    return Quantity.sides.flatMap { side -> [SafeQuestion.Tightest] in
      let cells = canvas.canvas[side]?.tightest.map(\.cell) ?? []
      return groups.groups(of: cells).map { group in
        let own = group.members.map { cells[$0] }
        return SafeQuestion.Tightest(
          side: side,
          place: catalog.words(
            for: group, axes.filter { $0 != canvas.cells[0].cell.kind.shapeAxis }),
          answers: own.map { evidence(side, of: $0) }, cells: own)
      }.sorted { $0.mark < $1.mark }
    }
  }
}

extension Catalog {
  /// How many pixels a point has on a screen; nil if it depends on the display.
  fileprivate func scale(of screen: Screen) -> Int? {
    screen.screenClass.map { screenClasses[$0].scale }
  }
}

extension SafeCanvas {
  /// Whether a side is known.
  fileprivate var isKnown: Bool { width != nil || height != nil }
}

extension Catalog {
  /// The models of a screen class that run one of some versions, or may run it.
  package func models(
    of key: Key<ScreenClass>, running versions: some Sequence<OSVersion>
  ) -> [Key<Device>] {
    screenClasses[key].devices.filter { device in
      versions.contains { devices[device].runs($0) != false }
    }
  }

  /// What is left out, in words; of a screen, the models that run one of the versions.
  fileprivate func words(for omission: CanvasGain.Omission, of canvas: ShapeCanvas) -> String {
    guard let key = omission.box[only: Key<ScreenClass>.self] else { return words(for: omission) }
    let cells = canvas.cells.lazy.filter { $0.cell.screenClass == key }
    let models = models(of: key, running: Set(cells.map(\.cell.os)))
    return "\(screenClasses[key].name) (\(phrase(of: models)))"
  }

  /// What is left out, in words.
  package func words(for omission: CanvasGain.Omission) -> String {
    if let release = omission.box[only: Release.self] {
      return name(of: release.os, on: release.platform)
    }
    if let entryPoint = omission.box[only: EntryPoint.self] { return name(of: entryPoint) }
    return switch omission.axis {
    case Axis.textSize.key: "text size \(omission.value)"
    case Axis.zoom.key:
      "Display Zoom \(omission.value == DisplayZoom.standard.rawValue ? "off" : omission.value)"
    default: omission.value
    }
  }
}
