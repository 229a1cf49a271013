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
          "\(path):\(annotation.line ?? 1):\(annotation.column ?? 1): \(annotation.level.wordOfCompilers): "
            + "\(escaped(annotation.message))\n")
      }
    }
  }
}
