/// What a file is read as, by its name and its first lines.
enum FileShape {
  /// One table with a byte between the cells.
  case delimited(UInt8)
  case text(hasHashComments: Bool)

  init(_ path: String, _ bytes: [UInt8]) {
    let lower = path.lowercased()
    if ["csv", "tsv", "txt"].contains(where: { lower.hasSuffix(".\($0)") }) || path == "-",
      let delimiter = Self.delimiter(of: bytes, isNamed: !lower.hasSuffix(".txt") && path != "-")
    {
      self = .delimited(delimiter)
    } else {
      let kinds = [
        "py", "rb", "sh", "yml", "yaml", "toml", "pl", "r", "jl", "ex", "cfg", "ini", "properties",
      ]
      self = .text(hasHashComments: kinds.contains { lower.hasSuffix(".\($0)") })
    }
  }

  /// The byte that each of the first lines has as often as the others; nil if there is none.
  private static func delimiter(of bytes: [UInt8], isNamed: Bool) -> UInt8? {
    let lines = bytes.prefix(10_000).split(whereSeparator: \.isNewline).filter { $0.first != "#" }
      .prefix(3)
    guard let first = lines.first, isNamed || lines.count > 1 else { return nil }
    func count(_ line: ArraySlice<UInt8>, _ delimiter: UInt8) -> Int {
      var (count, isQuoted) = (0, false)
      for byte in line {
        if byte == "\"" { isQuoted.toggle() }
        if byte == delimiter, !isQuoted { count += 1 }
      }
      return count
    }
    if !isNamed, lines.contains(where: { $0.contains { "{}[]=|".utf8.contains($0) } }) {
      return nil
    }
    return "\t;,".utf8.first { delimiter in
      let own = count(first, delimiter)
      return own > 0 && (isNamed || lines.allSatisfy { count($0, delimiter) == own })
    }
  }
}

extension ReadText {
  /// Reads a file whose bytes are clean.
  init(_ path: String, _ bytes: [UInt8]) {
    var reader: TextReader
    switch FileShape(path, bytes) {
    case .delimited(let delimiter):
      reader = TextReader(bytes, hasHashComments: false)
      reader.readDelimited(delimiter)
    case .text(let hasHashComments):
      reader = TextReader(bytes, hasHashComments: hasHashComments)
      reader.headingsEndBrackets = [".md", ".markdown"].contains { path.lowercased().hasSuffix($0) }
      reader.read()
    }
    self = reader.text
  }
}
