internal import Wording

extension ReportFormat {
  /// Lines that Xcode shows beside those of the files, if a build phase prints them: the whole path, line and
  /// column, then `error`, `warning` or `note`.
  public static let xcode = ReportFormat("xcode", of: .checks) { report, _, output in
    for checks in report.checks {
      let folder = checks.path.hasPrefix("/") || checks.path == "-" ? "" : report.folder
      let path = withoutCommands(escaped(folder + checks.path, limit: 10_000))
      for annotation in checks.annotations() {
        output.write(
          "\(path):\(annotation.line ?? 1):\(annotation.column ?? 1): \(annotation.level.word): "
            + "\(escaped(annotation.message))\n")
      }
    }
  }
}

extension CheckList.Annotation.Level {
  /// The word that compilers use.
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .notice: "note"
    }
  }
}
