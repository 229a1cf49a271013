internal import CLibrary
internal import ProgramSupport
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// The files that a check was given: names, patterns such as `Sources/*.swift`, and folders with what is in them.
struct CheckedPaths {
  /// The files in their order, each once.
  let files: [String]
  /// Those that were found in a folder or by a pattern, and not named.
  private let found: Set<String>
  /// How many files of folders are left out, by what they are.
  private let leftOut: [LeftOut: Int]

  /// What is left out of a folder.
  private enum LeftOut: String, CaseIterable {
    case hidden = "hidden or in node_modules"
    case drawing = "with drawings"
    case link = "behind links"
  }

  init(_ names: [String]) throws {
    var (files, found): ([String], Set<String>) = ([], [])
    var leftOut: [LeftOut: Int] = [:]
    for name in names {
      if name != "-", FileSystem.kind(of: name) == .folder {
        let inside = try Self.files(in: name, &leftOut)
        files += inside
        found.formUnion(inside)
      } else if name != "-", FileSystem.kind(of: name) == .nothing,
        name.contains(where: { "*?[".contains($0) })
      {
        let matches = Self.matches(name)
        guard !matches.isEmpty else {
          throw Failure(.data, ["\(quoted(name, limit: 1_000)) matches no file"])
        }
        files += matches
      } else {
        files.append(name)
      }
    }
    self.files = FileSystem.distinct(files)
    (self.found, self.leftOut) = (found, leftOut)
  }

  /// `left out of folders: 3 hidden or in node_modules`; nil if nothing is. Files that were found are perhaps no text.
  func remark(withoutText count: Int) -> String? {
    var parts = LeftOut.allCases.compactMap { kind in
      leftOut[kind].map { "\($0) \(kind.rawValue)" }
    }
    if count > 0 { parts.append("\(count) without text") }
    return parts.isEmpty ? nil : "left out of folders: \(parts.joined(by: ", "))"
  }

  /// Whether a file was found in a folder: if it is no text, it is passed over.
  func isFound(_ file: String) -> Bool { found.contains(file) }

  /// The files below a folder in the order of their names, without hidden ones, links and drawings.
  private static func files(
    in folder: String, _ leftOut: inout [LeftOut: Int]
  ) throws -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    for path in try FileSystem.contents(of: Path(folder)).map(\.text)
    where !path.hasSuffix("/") {
      let parts = path.split(separator: "/")
      if parts.contains(where: { $0.hasPrefix(".") || $0 == "node_modules" }) {
        leftOut[.hidden, default: 0] += 1
      } else if path.lowercased().hasSuffix(".svg") {
        leftOut[.drawing, default: 0] += 1
      } else if let status = FileSystem.status(of: Path(base + path), followsLink: false) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: files.append(base + path)
        case S_IFLNK: leftOut[.link, default: 0] += 1
        default: break
        }
      }
    }
    return files.sorted()
  }

  /// The files that a pattern names, in the order of the system.
  private static func matches(_ pattern: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    guard unsafe glob(Path(pattern).cString, 0, nil, &found) == 0 else { return [] }
    return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
      unsafe found.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }
}
