internal import Documents
internal import WidgetSizing

/// What the marks and the dashes of a drawing mean.
enum LineLegend {
  /// A line for each mark, with a sample of the dashes that go with it.
  static func panel(of marks: [Mark], within width: Length) -> Panel {
    let marks = Mark.allCases.filter { marks.contains($0) && !$0.isWithoutNumber }
    return .legend(
      marks.map { mark in
        let line = Drawing.Shape.group([Panel.sampleLine], style: .init(dashes: mark.dashes))
        let sign = mark.rawValue.isEmpty ? "no mark" : mark.rawValue
        return (Pen.bound.draw([line]), "\(sign), \(mark.lineName): \(mark.meaning)")
      }, within: width)
  }
}

extension Mark {
  fileprivate var isWithoutNumber: Bool { self == .unknown || self == .notApplicable }
}
