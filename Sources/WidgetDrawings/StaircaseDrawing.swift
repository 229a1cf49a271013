internal import Documents
internal import WidgetSizing
internal import Wording

/// The rule *whole-rows* in one group, for one row height: the steps that it allows, and every
/// measurement that they come from.
struct StaircaseDrawing {
  static let leastDashes: [Drawing.Length] = [4, 3]

  let title: String
  let drawing: Drawing

  /// Draws a group that has measurements with rows of `row` points.
  init(_ group: RuleGroup, row: Points, _ measurements: [Measurement], _ catalog: Catalog) {
    title = "\(catalog.name(of: group.os)), \(catalog.text(of: group)), rows of \(row) points"
    var dots: [StaircasePlot.Dot] = []
    for measurement in measurements {
      let name = catalog.name(of: measurement)
      let place = dots.firstIndex {
        $0.screenHeight == measurement.screenHeight && $0.height == measurement.height
      }
      if let place {
        let isNamed = dots[place].name.split(separator: ", ").contains { $0 == name }
        if !isNamed { dots[place].name += ", " + name }
      } else {
        dots.append(
          .init(
            screenHeight: measurement.screenHeight, height: measurement.height, name: name))
      }
    }
    let plot: Panel
    let verdict: String
    var side = "the height of the screen as it is held"
    switch group.parameter {
    case .reservedHeight(let above, let upTo, let isShortSide):
      plot = StaircasePlot(dots, row: row, reserved: .init(above: above, upTo: upTo)).panel
      verdict =
        "The measurements allow \(above) < k ≤ \(upTo), where k is what the system keeps."
      if isShortSide { side = "the short side of the screen" }
    default:
      plot = StaircasePlot(dots, row: row, reserved: nil).panel
      verdict =
        "The measurements of this group contradict the rule: no k fits them all, and nothing is "
        + "derived."
    }
    let legend = Self.legend(group.parameter, within: max(plot.width, 360))
    let words = Panel.text(["H is \(side). \(verdict)"], within: max(plot.width, 360), .note)
    let points = dots.map { "\($0.name) \($0.height) at H \($0.screenHeight)" }
    drawing = Panel.column([plot, legend, words], gap: 10).drawing(
      title: title,
      alternative: "Expanded heights over H, \(side). \(verdict) "
        + "Measured: \(points.joined(by: "; ")).", kind: "staircase")
  }

  /// What the lines mean.
  private static func legend(_ parameter: RuleGroup.Parameter, within width: Drawing.Length)
    -> Panel
  {
    let sample: Drawing.Length = 28
    func entry(_ shapes: [Drawing.Shape], _ text: String) -> Panel {
      .row(
        [
          Panel(shapes: shapes, width: sample, height: Pen.lineHeight),
          .text([text], within: width - sample - 8, .note),
        ], gap: 8)
    }
    let line = Drawing.Shape.path([[.init(x: 0, y: 7), .init(x: sample, y: 7)]])
    var entries = [
      entry(Pen.point.draw([.circle(x: sample / 2, y: 7, radius: 4)]), "a measurement")
    ]
    if case .reservedHeight(let above, let upTo, _) = parameter {
      entries += [
        entry(Pen.bound.draw([line]), "as many whole rows as fit if k = \(upTo), the most"),
        entry(
          Pen.bound.draw([.group([line], kind: "least", style: .init(dashes: leastDashes))]),
          "the same if k is just more than \(above), the least"),
        entry(
          Pen.band.draw([.rectangle(x: 0, y: 2, width: sample, height: 10)]),
          "here the rule allows both"),
      ]
    }
    return .column(entries, gap: 0)
  }
}

extension Catalog {
  /// What was measured, in short: `5.5-inch landscape`.
  fileprivate func name(of measurement: Measurement) -> String {
    screenClasses[measurement.screenClass].name
      + (measurement.orientation == .landscape ? " landscape" : "")
      + (measurement.textSize == .l ? "" : " at \(measurement.textSize.rawValue)")
  }
}
