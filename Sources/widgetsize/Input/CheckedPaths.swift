internal import CLibrary
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

extension SizeFile {
  /// Whether a file has pinned sizes: it is called `sizes.lock`, or it has the column or the key `id` with the
  /// identifier of a cell, or beside columns such as `height_pt`.
  static func isPinned(_ bytes: [UInt8], _ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasSuffix("sizes.lock") || name.contains("sizes.lock.") { return true }
    // White space, and the bytes of a byte order mark.
    let text = bytes.drop { [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") {
      let key = Array("\"id\"".utf8)
      return zip(text.indices, text).contains { index, byte in
        guard byte == key[0], text[index...].starts(with: key) else { return false }
        let value = text[(index + key.count)...].drop { $0 == 0x20 }
        return value.first == UInt8(ascii: ":")
          && isCell(value.dropFirst().drop { $0 == 0x20 || $0 == key[0] })
      }
    }
    let lines = text.split(maxSplits: 2, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    guard let head = lines.first else { return false }
    let separator = UInt8(ascii: head.contains(UInt8(ascii: "\t")) ? "\t" : ",")
    let columns = head.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).lowercased().filter { $0 != "\"" }
    }
    guard let id = columns.firstIndex(of: "id") else { return false }
    let first = lines.dropFirst().first?.split(
      separator: separator, omittingEmptySubsequences: false)
    return columns.contains { $0.hasSuffix("_pt") }
      || first.map { id < $0.count && isCell($0[id].drop { $0 == UInt8(ascii: "\"") }) } ?? false
  }

  /// Whether a text begins as the identifier of a cell does: with a kind of widget.
  private static func isCell(_ text: ArraySlice<UInt8>) -> Bool {
    WidgetKind.allCases.contains { text.starts(with: "\($0.rawValue).".utf8) }
  }
}
