internal import DataTables
internal import WidgetSizing

extension CheckResult {
  /// Writes a workflow command of GitHub for each difference, which marks its line of the file.
  ///
  /// Numbers that moved alike share one, for GitHub shows only the first ten of a step.
  public func writeGitHubAnnotations(to output: inout some TextOutputStream) {
    for group in ChangeGroups(engine).groups(of: failures) {
      let cells = group.changes.count > 1 ? " (\(counted(group.changes.count, "cell")))" : ""
      write(
        "error", group.first.isOfValue ? "Another size" : "Other evidence for a size",
        "\(group.place)\(cells): \(group.first.sentence)", at: sizes.lines[group.first.id],
        to: &output)
    }
    for id in comparison.missing {
      write("error", "No such cell", missingMessage(id), at: sizes.lines[id], to: &output)
    }
    if !comparison.new.isEmpty {
      let cells = counted(comparison.new.count, "cell")
      write(
        "notice", "New cells", "\(cells) new: the file does not have them", at: nil, to: &output)
    }
  }

  private func write(
    _ command: String, _ title: String, _ message: String, at line: Int?,
    to output: inout some TextOutputStream
  ) {
    let place = line.map { ",line=\($0)" } ?? ""
    output.write(
      "::\(command) file=\(Self.encoded(sizes.path, isProperty: true))\(place)"
        + ",title=\(title)::\(Self.encoded(escaped(message), isProperty: false))\n")
  }

  /// A text with what ends a command, or a property of one, in percent encoding, as the runner
  /// decodes it. What is not seen is written out.
  private static func encoded(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += isSeen(scalar) ? String(scalar) : escaped(String(scalar))
      }
    }
    return result
  }
}
