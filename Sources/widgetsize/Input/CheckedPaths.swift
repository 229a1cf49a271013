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

  init(_ names: [String]) throws {
    var (files, found): ([String], Set<String>) = ([], [])
    for name in names {
      if name != "-", FileSystem.kind(of: name) == .folder {
        let inside = try Self.files(in: name)
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
    self.found = found
  }

  /// Whether a file was found in a folder: if it is no text, it is passed over.
  func isFound(_ file: String) -> Bool { found.contains(file) }

  /// The files below a folder in the order of their names, without hidden ones, links and drawings.
  private static func files(in folder: String) throws -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return try FileSystem.contents(of: Path(folder)).map(\.text).filter { path in
      let parts = path.split(separator: "/")
      guard !path.hasSuffix("/"),
        !path.lowercased().hasSuffix(".svg"),
        !parts.contains(where: { $0.hasPrefix(".") || $0 == "node_modules" }),
        let status = FileSystem.status(of: Path(base + path), followsLink: false)
      else { return false }
      return status.st_mode & S_IFMT == S_IFREG
    }.sorted().map { base + $0 }
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
