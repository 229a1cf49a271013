package import WidgetSizing
internal import Wording

/// The largest size that fits everywhere an app supports, of each family or display mode.
package struct SafeQuestion: Scoped {
  package typealias Row = Canvas

  /// The canvas of one shape.
  package struct Canvas {
    let all: ShapeCanvas
    /// The canvas of the variant on the Lock Screen of iPads, which a bare name does not mean; nil if there is none.
    let lockScreen: ShapeCanvas?
    let tightest: [Tightest]
  }

  /// The canvas of the cells of a platform, or of the screens with so many pixels a point.
  typealias Part<Key> = (key: Key, canvas: SafeCanvas)

  /// Cells that allow no more than one side of a canvas.
  struct Tightest {
    let side: Quantity
    let place: String
    let answers: [Evidence]
    let cells: [Cell]

    /// How well the side is known.
    var mark: Mark { answers.map { Mark($0) }.min() ?? .sourced }
  }

  let scope: QuestionScope
  /// What people see the canvas in, besides points.
  let unit: LengthUnit
  package let rows: [Canvas]

  package let key: String? = "canvases"

  /// Finds the canvas of each shape for all cells of a scope in which each device stands apart, for people to see in a
  /// unit besides points.
  package init(_ scope: QuestionScope, unit: LengthUnit = .points) {
    (self.scope, self.unit) = (scope, unit)
    let engine = scope.engine, asked = scope.asked, blocks = scope.blocks, catalog = engine.catalog
    let padsOnLockScreen = asked.boxes.filter { $0.kind == .widgetKit && $0.variants == nil }.map {
      var box = $0.on(catalog.screens(of: $0).filter { $0.platform == .iPadOS })
      box.variants = [.lockScreen]
      return box
    }
    let onLockScreen = engine.safeCanvases(engine.blocks(Asked(padsOnLockScreen))).filter {
      $0.cells.allSatisfy { $0.cell[WidgetVariant.self] == .lockScreen }
    }
    let axes = blocks.spokenAxes
    rows = engine.safeCanvases(blocks).map { canvas in
      Canvas(
        all: canvas,
        lockScreen: onLockScreen.first { $0.shape == canvas.shape && $0.canvas.isKnown },
        tightest: engine.tightest(of: canvas, axes))
    }
  }

  /// The canvas of each platform.
  func platforms(_ row: Canvas) -> [Part<Platform>] { row.all.parts { $0.platform } }

  /// The canvas of the screens of each scale, the smallest first.
  func scales(_ row: Canvas) -> [Part<Int>] {
    row.all.parts { catalog.scale(of: $0.screen) }.sorted { $0.key < $1.key }
  }

  /// Whether at least one side of a canvas is known; of a strict result, whether every side of every cell is.
  package var succeeds: Bool {
    rows.contains { $0.all.canvas.isKnown }
      && !(isStrict && rows.contains { !$0.all.canvas.unknown.isEmpty })
  }

  /// The least length of a side, from which on the tightest cells grow with their content; nil if they do not.
  func least(_ side: Quantity, of canvas: SafeCanvas) -> Points? {
    guard kind == .activity, let minimum = side.minimum else { return nil }
    return canvas[side]?.tightest.compactMap { engine.answer(minimum, of: $0.cell).value }.max()
  }

  package var fields: [Field<Canvas>] {
    let minimums: [Field<Canvas>] =
      kind != .activity
      ? []
      : Quantity.sides.map { side in
        .points(side.minimum?.rawValue ?? "") { least(side, of: $0.all.canvas) }
      }
    return [
      .text("kind") { _ in kind.rawValue },
      Field.text(kind.shapeAxis.key) { $0.all.shape }.seenAsLabel,
      .points("width") { $0.all.canvas.width?.length },
      .points("height") { $0.all.canvas.height?.length },
      .count("cells") { $0.all.cells.count },
      .texts("unknown") { $0.all.canvas.unknown.map { catalog.id(of: $0.cell) } },
      Field(
        "platforms",
        [.text("platform") { $0.key.rawValue }] + canvasFields.map { $0.of(\Part<Platform>.canvas) }
      ) { platforms($0) },
      Field("scales", [.count("scale") { $0.key }] + canvasFields.map { $0.of(\Part<Int>.canvas) })
      {
        scales($0)
      },
      Field("lockScreen", canvasFields) { $0.lockScreen?.canvas }.onlyInJSON,
      Field("tightest", tightestFields, title: "The tightest", text: words(ofTightest:)) {
        $0.tightest
      },
      Field("gains", gainFields, title: "Leaving out") { row in row.all.gains.map { ($0, row.all) }
      },
    ] + minimums
  }

  /// What allows no more, in a row: `width 292: 4-inch; height 141: 4-inch and 8.3-inch`.
  private func words(ofTightest row: Canvas) -> String {
    row.tightest.map { "\($0.side.rawValue) \($0.answers[0].short): \($0.place)" }.joined(by: "; ")
  }

  private var canvasFields: [Field<SafeCanvas>] {
    [.points("width") { $0.width?.length }, .points("height") { $0.height?.length }]
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
    func side(_ heading: String) -> Sheet.Table.Column { .init(heading, isNumeric: true) }
    return [
      .text("leavingOut") { $0.gain.omission.axis },
      Field<Gain>.text("value") { $0.gain.omission.value }.seen(.init("what", isWrapped: true)) {
        .init(catalog.words(for: $0.gain.omission, of: $0.canvas))
      },
      Field<Gain>.points("width") { $0.gain.width }.seen(side("width")),
      Field<Gain>.points("height") { $0.gain.height }.seen(side("height")),
      Field<Gain>.points("addedWidth") { $0.gain.addedWidth }.seen(side("wider by")),
      Field<Gain>.points("addedHeight") { $0.gain.addedHeight }.seen(side("higher by")),
    ]
  }
}

extension ShapeCanvas {
  /// The known canvases of the cells with each value of a key; cells without a value count for none.
  fileprivate func parts<Key: Hashable>(
    by key: (Cell) -> Key?
  ) -> [(key: Key, canvas: SafeCanvas)] {
    cells.grouped { key($0.cell) }.compactMap { own, cells in
      let canvas = SafeCanvas(of: cells)
      return canvas.isKnown ? own.map { ($0, canvas) } : nil
    }
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
    case Axis.zoom.key: (omission.box[only: DisplayZoom.self] ?? .standard).stateWords
    default: omission.value
    }
  }
}
