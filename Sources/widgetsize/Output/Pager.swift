internal import CLibrary

/// Shows long text with the program that `PAGER` names, or with `less`.
enum Pager {
  /// Shows a text page by page, if it is longer than the terminal, unless `NO_PAGER` is set, or `PAGER`
  /// is set and empty.
  ///
  /// - Returns: Whether the pager has shown the text; false too if it cannot be run.
  static func show(_ text: String) -> Bool {
    guard StandardOutput.isInteractive, Program.environment("NO_PAGER") == nil,
      let pager = command, let rows = StandardOutput.size.map({ Int($0.ws_row) }), rows > 0,
      text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return false }
    // The options that git uses: show colours, and quit at once if the text fits on a screen.
    _ = unsafe setenv("LESS", "FRX", 0)
    guard let pipe = unsafe popen(pager, "w") else { return false }
    // The pager handles interrupts while it runs.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    var text = text
    _ = text.withUTF8 { unsafe fwrite($0.baseAddress, 1, $0.count, pipe) }
    let status = unsafe pclose(pipe)
    // The shell ends with 126 or 127 if it cannot run the program.
    return status != 126 << 8 && status != 127 << 8
  }

  /// The line of shell that runs the pager; nil if `PAGER` is set and empty.
  private static var command: String? {
    guard let value = unsafe getenv("PAGER") else { return "less" }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
