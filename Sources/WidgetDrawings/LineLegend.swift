internal import Documents
internal import WidgetSizing

/// What the marks and the dashes of a drawing mean.
enum LineLegend {
  /// A line for each mark, with a sample of the dashes that go with it.
  static func panel(of marks: [Mark], within width: Drawing.Length) -> Panel {
    let sample: Drawing.Length = 28
    let rows = Mark.allCases.filter { marks.contains($0) && !$0.isWithoutNumber }.map { mark in
      let line = Pen.bound.draw([
        .group(
          [.path([[.init(x: 0, y: 7), .init(x: sample, y: 7)]])], kind: mark.lineKind,
          style: .init(dashes: mark.dashes))
      ])
      let sign = mark.rawValue.isEmpty ? "no mark" : mark.rawValue
      let text = Panel.text(
        ["\(sign), \(mark.lineName): \(mark.meaning)"], within: width - sample - 8, .note)
      return Panel.row(
        [Panel(shapes: line, width: sample, height: Pen.lineHeight), text], gap: 8)
    }
    return .column(rows, gap: 0)
  }
}

extension Mark {
  fileprivate var isWithoutNumber: Bool { self == .unknown || self == .notApplicable }
}
