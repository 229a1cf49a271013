internal import Documents

extension ReportFormat {
  /// One drawing, to scale.
  public static let svg = ReportFormat("svg", of: .sizes) { report, _, output in
    if let drawing = report.question.drawing?() { output.write(drawing.svg()) }
  }
}
