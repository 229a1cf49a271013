internal import Documents
internal import WidgetSizing
internal import Wording

/// The rule *whole-rows* in one group, for one row height: the steps that it allows, and every
/// measurement that they come from.
struct StaircaseDrawing {
  static let leastDashes: [Length] = [4, 3]

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
  private static func legend(_ parameter: RuleGroup.Parameter, within width: Length)
    -> Panel
  {
    var entries: [([Drawing.Shape], String)] = [
      (Pen.point.draw([.circle(x: Panel.sample / 2, y: 7, radius: 4)]), "a measurement")
    ]
    if case .reservedHeight(let above, let upTo, _) = parameter {
      let least = Drawing.Shape.group(
        [Panel.sampleLine], kind: "least", style: .init(dashes: leastDashes))
      let both = Drawing.Shape.rectangle(x: 0, y: 2, width: Panel.sample, height: 10)
      entries += [
        (Pen.bound.draw([Panel.sampleLine]), "as many whole rows as fit if k = \(upTo), the most"),
        (Pen.bound.draw([least]), "the same if k is just more than \(above), the least"),
        (Pen.band.draw([both]), "here the rule allows both"),
      ]
    }
    return .legend(entries, within: width)
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
