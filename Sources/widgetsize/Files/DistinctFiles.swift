internal import ProgramSupport

extension FileSystem {
  /// Paths without those that are an earlier one in another form: `./a`, `b/../a`, an absolute path. A
  /// link to a file is another file, because reports name it.
  static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<Path> = []
    return paths.filter { path in
      let path = Path(path)
      // `-` is standard input, and './-' a file.
      let folder = path.bytes == Array("-".utf8) ? nil : resolved(path.parent + ".")
      return seen.insert(folder.map { $0 + "/" + path.name } ?? path).inserted
    }
  }

  /// The first of some paths that names the place of an earlier one; nil if there is none.
  static func repeated(_ paths: [String]) -> String? {
    paths.indices.first { distinct(Array(paths[...$0])).count <= $0 }.map { paths[$0] }
  }
}
