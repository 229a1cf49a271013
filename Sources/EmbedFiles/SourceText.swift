/// A file to embed.
struct EmbeddedFile {
  /// The name by which the program asks for it.
  var name: String
  /// Where it lies.
  var path: String
  /// What it holds, or nil if it cannot be read.
  var bytes: [UInt8]?
}

/// The Swift source that holds these files.
///
/// A picture becomes a text with a character for each byte. Any other file that is not text becomes an
/// `#error` at the file's own place: then the compiler stops the build and names the file and the line, on
/// every platform.
func sourceText(of files: [EmbeddedFile]) -> String {
  var faults = ""
  var cases = ""
  for file in files {
    guard let bytes = file.bytes else {
      faults += fault(file.path, line: 1, "the file cannot be read")
      continue
    }
    let isPicture = file.name.hasSuffix(".png")
    let text =
      isPicture
      ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      : String(decoding: bytes, as: UTF8.self)
    if isPicture || text.utf8.elementsEqual(bytes) {
      cases += "    case \(literal(file.name)): \(literal(text))\n"
    } else {
      // Decoding replaced the first wrong byte by another character.
      let good = zip(bytes, text.utf8).prefix { $0 == $1 }
      let line = good.count { $0.0 == UInt8(ascii: "\n") } + 1
      faults += fault(file.path, line: line, "not UTF-8; only text and PNG files can be embedded")
    }
  }
  let names = files.map { "\n    \(literal($0.name))," }.joined()
  return """
    // Made by EmbedFiles when the package is built.
    \(faults)
    enum EmbeddedFiles {
      /// The names of the files, sorted.
      static let names: [String] = [\(names)
      ]

      /// The text of a file: a constant of the program, neither copied nor checked again.
      static func text(of name: String) -> String? {
        switch name {
    \(cases)    default: nil
        }
      }
    }

    """
}

/// A diagnostic at a line of a file.
func fault(_ path: String, line: Int, _ message: String) -> String {
  """
  #sourceLocation(file: \(literal(path)), line: \(line))
  #error(\(literal(message)))
  #sourceLocation()

  """
}

/// `text` as a literal on one line.
///
/// Everything but printable ASCII is escaped, so that the compiler reads exactly this text. In a literal of
/// several lines, for example, it would turn CR LF into LF.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    case "\n": result += "\\n"
    case " "..."~": result.unicodeScalars.append(scalar)
    default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
  return result + "\""
}
