internal import Wording

extension ReportFormat {
  /// A patch in the unified format, which `git apply` takes: the corrections of all files.
  public static let patch = ReportFormat("patch", of: .checks, holdsNotes: false) {
    report, _, output in
    for checks in report.checks {
      let corrections = checks.corrections()
      guard !corrections.isEmpty, checks.path != "-" else { continue }
      // `git apply` finds files by their paths from the current folder.
      let isInside = !report.folder.isEmpty && checks.path.hasPrefix(report.folder)
      let name = gitName(
        isInside ? String(checks.path.dropFirst(report.folder.count)) : checks.path)
      output.write("--- \(gitQuoted("a/" + name))\n+++ \(gitQuoted("b/" + name))\n")
      for hunk in hunks(of: corrections, in: checks.bytes) { output.write(hunk) }
    }
  }
}

/// How many lines around a change a hunk has.
private let contextLines = 3

/// The changes of a file, those that are near to each other together. They are bytes, since the file may be in any
/// encoding.
private func hunks(of corrections: [CheckList.Correction], in bytes: [UInt8]) -> [[UInt8]] {
  var starts = [0]
  for (index, byte) in bytes.enumerated()
  where byte == UInt8(ascii: "\n") && index + 1 < bytes.count {
    starts.append(index + 1)
  }
  func end(_ line: Int) -> Int { line + 1 < starts.count ? starts[line + 1] : bytes.count }
  var changed: [Int: [CheckList.Correction]] = [:]
  var line = 0
  for correction in corrections.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
    while line + 1 < starts.count, starts[line + 1] <= correction.bytes.lowerBound { line += 1 }
    if changed[line]?.last?.bytes.lowerBound != correction.bytes.lowerBound {
      changed[line, default: []].append(correction)
    }
  }
  /// A line with its sign; one without a line break says so.
  func written(_ sign: Character, _ line: some Collection<UInt8>) -> [UInt8] {
    let isEnded = line.suffix(1).elementsEqual("\n".utf8)
    return Array("\(sign)".utf8) + line
      + Array((isEnded ? "" : "\n\\ No newline at end of file\n").utf8)
  }
  func corrected(_ line: Int, _ own: [CheckList.Correction]) -> [UInt8] {
    var (result, place) = ([UInt8](), starts[line])
    for correction in own {
      result += bytes[place..<correction.bytes.lowerBound] + Array(correction.text.utf8)
      place = correction.bytes.upperBound
    }
    return result + bytes[place..<end(line)]
  }
  var hunks: [[UInt8]] = []
  var rest = changed.keys.sorted()[...]
  while let first = rest.first {
    var last = first
    while let next = rest.first, next <= last + 2 * contextLines + 1 {
      last = next
      rest.removeFirst()
    }
    let lines = max(first - contextLines, 0)...min(last + contextLines, starts.count - 1)
    let place = "\(lines.lowerBound + 1),\(lines.count)"
    hunks.append(Array("@@ -\(place) +\(place) @@\n".utf8))
    for line in lines {
      let old = bytes[starts[line]..<end(line)]
      guard let own = changed[line] else {
        hunks.append(written(" ", old))
        continue
      }
      hunks.append(written("-", old) + written("+", corrected(line, own)))
    }
  }
  return hunks
}

/// A path as patches have it: without a slash at its beginning, `.`, and `..` behind a folder.
private func gitName(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", parts.last ?? ".." != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

/// A name, in quotes if it has a character that a patch cannot have.
private func gitQuoted(_ name: String) -> String {
  var (result, isQuoted) = ("", false)
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      result += "\\" + String(UnicodeScalar(byte))
      isQuoted = true
    case 0..<0x20, 0x7F...:
      result += "\\" + byte.digits(radix: 8, count: 3)
      isQuoted = true
    default: result.unicodeScalars.append(UnicodeScalar(byte))
    }
  }
  return isQuoted ? "\"\(result)\"" : result
}
